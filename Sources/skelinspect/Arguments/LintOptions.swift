import SkelinspectKit

/// What the flags of `lint` say.
struct LintOptions {
  /// Without a configuration, which each file has of its own.
  private(set) var settings: LintSettings
  /// Nil where no fix is made.
  let fixing: FixChoice?
  /// Findings of that commit are old.
  let since: SinceChoice?
  private(set) var targets: [ReportRequest]
  /// A configuration names them, whose folders a fresh checkout does not have.
  private(set) var areTargetsConfigured = false
  /// Findings from this level on are status 1; nil: never.
  private(set) var failLevel: Diagnostic.Severity?
  let configuration: ConfigurationChoice
  var code: CodeChoice
  let exclude: [FilePattern]
  let usesGitignore: Bool
  /// How many files are read at a time.
  let jobs: Int
  /// Findings are compared with a baseline, by their paths.
  var hasBaseline = false
  private let shownLevel: Diagnostic.Severity
  private let saysFailLevel: Bool
  private let saysFormats: Bool

  init(_ invocation: Invocation) throws(UsageError) {
    var settings = LintSettings()
    if invocation.has(.select) { settings.selected = try RuleArguments.ids(.select, in: invocation) }
    settings.ignored = try RuleArguments.ids(.ignore, in: invocation)
    settings.severities = try RuleArguments.severities(in: invocation)
    settings.roots = invocation.all(.root)
    self.settings = settings
    targets = try ReportRequest.all(in: invocation)
    saysFormats = invocation.has(.format)
    shownLevel = invocation.last(.minLevel).flatMap(Diagnostic.Severity.init) ?? .note
    saysFailLevel = invocation.has(.failLevel)
    failLevel = Diagnostic.Severity(rawValue: invocation.last(.failLevel) ?? "error")
    configuration = try ConfigurationChoice(invocation)
    code = try CodeChoice(invocation)
    since = try SinceChoice(invocation)
    hasBaseline = since != nil
    exclude = try Self.patterns(invocation.all(.exclude))
    usesGitignore = !invocation.has(.noGitignore)
    jobs = try invocation.wholeNumber(.jobs, from: 1) ?? Environment.processorCount
    fixing = try FixChoice(invocation)
    setFixRoom()
    self.settings.reasonToIgnore = fixing?.reasonToIgnore
  }

  /// Proving fixes takes time: all the more where somebody only reads that there are some.
  private mutating func setFixRoom() {
    let carriers: Set<ReportFormat> = [.json, .sarif, .rdjson, .html]
    if fixing != nil {
      settings.fixRoom = 4_000_000
    } else if targets.contains(where: { carriers.contains($0.format) }) {
      settings.fixRoom = 100_000
    } else if targets.contains(where: { $0.format == .text }) {
      settings.fixRoom = LintSettings.roomForReaders
    }
  }

  /// Without any report: what is said of a baseline is another thing.
  mutating func reportNothing() {
    targets = []
    settings.fixRoom = 0
  }

  /// Takes from the working folder's configuration what the command line leaves open.
  mutating func adopt(_ file: ConfigurationFile, from workingFolder: Path) {
    let configuration = file.configuration
    if !saysFailLevel, let level = configuration.failLevel { failLevel = level.severity }
    if !saysFormats, !configuration.formats.isEmpty {
      areTargetsConfigured = true
      targets = ReportRequest.inOrder(
        configuration.formats.map { report in
          let place = report.file.map { (file.folder / Path($0).bytes).shown(from: workingFolder) }
          return ReportRequest(format: report.format, file: place)
        })
      setFixRoom()
    }
  }

  /// Findings below it are not shown: that of `--min-level`, or a lower one that decides the status.
  var minimumLevel: Diagnostic.Severity { min(shownLevel, failLevel ?? shownLevel) }

  /// Where some findings are not shown, the first that are may stand far after.
  var pathCount: Int {
    guard fixing == nil, !hasBaseline, minimumLevel == .note else { return .max }
    return targets.map(\.format.pathCount).max() ?? .max
  }

  /// Only where a page is written it is made, which takes the time of a picture for each file.
  var pageLevel: Diagnostic.Severity? { targets.contains { $0.format == .html } ? minimumLevel : nil }

  private static func patterns(_ texts: [String]) throws(UsageError) -> [FilePattern] {
    var patterns: [FilePattern] = []
    for text in texts {
      do throws(PatternMistake) { patterns.append(try FilePattern(validating: text)) } catch {
        let isAboutFolder = error.help.contains(text: "configuration")
        throw UsageError(
          message: "'--exclude': \(error.message(text))",
          help: isAboutFolder ? "patterns start from the working folder" : error.help)
      }
    }
    return patterns
  }
}

/// Which fixes are made, and whether they are written.
struct FixChoice {
  let allowsUnsafe: Bool
  let isWritten: Bool
  /// Findings are hidden for this reason, which may be empty, and none is fixed.
  let reasonToIgnore: String?

  init?(_ invocation: Invocation) throws(UsageError) {
    let isFixing = invocation.has(.fix)
    guard isFixing || invocation.has(.addIgnores) || invocation.has(.diff) else { return nil }
    reasonToIgnore = invocation.last(.addIgnores)
    if reasonToIgnore != nil, isFixing {
      throw UsageError(
        message: "'--add-ignores' hides what '--fix' would fix", help: "fix first, then hide what is left")
    }
    allowsUnsafe = invocation.has(.unsafeFixes)
    isWritten = !invocation.has(.diff)
    if !isWritten, let format = invocation.all(.format).first(where: { !$0.contains("=") && $0 != "text" }) {
      throw UsageError(
        message: "standard output has the diff, and '--format \(format)' too",
        help: "write the report to a file: --format \(format)=FILE")
    }
    if isWritten, invocation.operands.contains("-") {
      throw UsageError(
        message: "standard input cannot be fixed in place", help: "print the fixes with --diff")
    }
  }
}

/// Which configuration holds.
enum ConfigurationChoice: Equatable {
  /// The nearest `.skelinspect.yml` of each file.
  case nearest
  case file(String)
  case none

  init(_ invocation: Invocation) throws(UsageError) {
    switch (invocation.last(.config), invocation.has(.isolated)) {
    case (nil, false): self = .nearest
    case (nil, true): self = .none
    case ("", _): throw UsageError(message: "the name of the configuration is empty")
    case (let file?, false): self = .file(file)
    case (_?, true): throw UsageError(message: "'--config' and '--isolated' contradict each other")
    }
  }
}

extension ReportRequest {
  /// The values of `--format`, else what is usual here.
  static func all(in invocation: Invocation) throws(UsageError) -> [ReportRequest] {
    var targets: [ReportRequest] = []
    for value in invocation.all(.format) {
      let target = try target(value)
      if let twin = targets.first(where: { $0.file == target.file }) {
        let place = target.file.map { "'\($0)'" } ?? "standard output"
        let (first, second) = (twin.format.rawValue, target.format.rawValue)
        throw UsageError(
          message: "two formats for \(place), \(first) and \(second)",
          help: "write one to a file of its own: --format \(second)=FILE")
      }
      targets.append(target)
    }
    let usual = Environment.isOnGitHub ? ReportFormat.github : .text
    if targets.isEmpty { return [ReportRequest(format: usual, file: nil)] }
    return inOrder(targets)
  }

  /// SARIF is last: it says whether all else was written.
  static func inOrder(_ targets: [ReportRequest]) -> [ReportRequest] {
    targets.filter { $0.format != .sarif } + targets.filter { $0.format == .sarif }
  }

  private static func target(_ value: String) throws(UsageError) -> ReportRequest {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = ReportFormat(rawValue: parts[0]) else {
      throw UsageError(noValue: parts[0], of: .format, among: ReportFormat.allCases.map(\.rawValue))
    }
    if parts.count == 2, parts[1].isEmpty {
      throw UsageError(
        message: "'--format \(value)' names no file", help: "write --format \(format.rawValue)=FILE")
    }
    let file = parts.count < 2 || parts[1] == "-" ? nil : Path(parts[1]).text
    return ReportRequest(format: format, file: file)
  }
}
