import SkelinspectKit

/// What came of a run, file by file.
struct LintSummary {
  private(set) var report: LintReport
  /// Where a page is made.
  var pageParts: [PagePart] { results.compactMap(\.pagePart) }
  /// The files of `--list-files`.
  let listed: [LintRun.Result]
  private(set) var results: [LintRun.Result]
  private let search: FileSearch

  /// - Parameter known: findings that are not new.
  init(
    _ results: [LintRun.Result], _ search: FileSearch, _ known: KnownFindings, _ options: LintOptions
  ) {
    (self.results, self.search) = (results, search)
    var report = LintReport(results.compactMap(\.linted))
    report.notices = Self.notices(results, search)
    self.report = report
    listed = results.filter { if case .listed = $0.outcome { true } else { false } }
    if !known.isEmpty { compare(with: known, options) }
  }

  /// Nothing was linted or listed.
  var isEmpty: Bool { report.files.isEmpty && listed.isEmpty }

  /// How many files of code make no hierarchy, with nothing found in them.
  var codeWithoutViewsCount: Int { codeWithoutViews.count }

  private var codeWithoutViews: [LintRun.Result] {
    results.filter { if case .codeWithoutViews = $0.outcome { true } else { false } }
  }

  /// How many of them have outlets: files that are not here hold the views.
  var codeOfOtherFilesCount: Int {
    codeWithoutViews.count { (try? $0.file.read()).map { AppCode($0).hasOutlets } ?? false }
  }

  /// No file is well-formed: the report says nothing about any view.
  var isUnparsable: Bool {
    !report.files.isEmpty
      && report.files.allSatisfy { file in
        !file.isRead && file.diagnostics.contains { $0.rule == "syntax-error" }
      }
  }

  /// Parts the findings into new ones and those that a baseline has; where a page is made, it marks the new ones.
  private mutating func compare(with known: KnownFindings, _ options: LintOptions) {
    let baseline = known.baseline.map { (entries: $0.baseline, files: $0.files(of: results, search)) }
    let earlier = known.earlier.map {
      (name: $0.name, findings: $0.baseline, files: $0.files(of: results, search))
    }
    report = report.compared(with: baseline, since: earlier) { options.settings.leavesOut($0) }
    guard let level = options.pageLevel else { return }
    let linted = Dictionary(grouping: report.files, by: \.name)
    for index in results.indices {
      guard let file = linted[results[index].file.name]?.first else { continue }
      results[index].pagePart = PagePart(of: file, marking: level)
    }
  }

  /// Each file and how it was linted, and what was passed over and why.
  var account: String {
    let configurations = search.filter.configurations.files
    let files = results.compactMap { result -> (name: String, message: String)? in
      let configuration = result.file.configuration.map { configurations[$0].name }
      switch result.outcome {
      case .linted, .listed:
        let how = configuration.map { "with \($0)" } ?? "without a configuration"
        return (result.file.name, "linted \(how)")
      case .passedOver(let reason), .foreign(let reason):
        return (result.file.name, "skipped: \(reason)")
      case .codeWithoutViews:
        return (result.file.name, "linted: it makes no hierarchy and has no findings")
      case .failed: return nil
      }
    }
    return (files + search.passedOver.map { ($0.name, $0.message) }).sorted { $0.name.precedes($1.name) }.map
    { "\($0.name.escapedForTerminal): \($0.message.escapedForTerminal)\n" }.joined()
  }

  /// Says which files could not be read; false when there are any.
  func reportFailures(to messages: Messages) -> Bool {
    let failures = report.notices.filter(\.isError)
    for failure in failures { messages.error(failure.name, failure.message) }
    return failures.isEmpty
  }

  /// Says which overrides of the configurations changed nothing, where all of their files were looked at.
  func reportUnusedOverrides(to messages: Messages) {
    for (number, file) in zip(0..., search.filter.configurations.files) where search.covers(file.folder) {
      let own = results.filter { $0.file.configuration == number }
      let matched = own.reduce(into: Set<Int>()) { $0.formUnion($1.overrides) }
      let unused = file.configuration.unusedOverrides(matched)
      messages.say(unused.map { LintReport.Notice($0.place, $0.message) })
    }
  }

  /// False where `--root` names no view, or more than one: then the findings are about other roots.
  func checkRoots(_ messages: Messages) -> Bool {
    let found = results.reduce(into: Set<String>()) { $0.formUnion($1.roots.found) }
    let errors = results.flatMap { result in
      result.roots.errors.map { (name: result.file.name, root: $0.root, error: $0.error) }
    }
    let fatal = errors.filter { $0.error.kind != .notFound || !found.contains($0.root) }
    for (name, _, error) in fatal.prefix(Messages.maximumNotes) {
      messages.error(name, error.message, help: error.help)
    }
    return fatal.isEmpty
  }
}

extension LintRun.Result {
  var linted: LintedFile? {
    guard case .linted(let file) = outcome else { return nil }
    return file
  }
}

extension LintSummary {
  /// What could not be read, and what is gone or holds none of our views, in the order of their names.
  private static func notices(_ results: [LintRun.Result], _ search: FileSearch) -> [LintReport.Notice] {
    let found = results.compactMap { result -> LintReport.Notice? in
      switch result.outcome {
      case .failed(let message): .init(result.file.name, message, isError: true)
      case .foreign(let message):
        .init(result.file.name, "left out: \(message)")
      case .linted, .listed, .passedOver, .codeWithoutViews: nil
      }
    }
    return (found + search.notices).sorted { $0.name.precedes($1.name) }
  }
}

extension LintReport {
  /// Whether something is found of that level or above.
  func has(_ level: Diagnostic.Severity) -> Bool {
    files.contains { $0.diagnostics.contains { $0.severity >= level } }
  }
}
