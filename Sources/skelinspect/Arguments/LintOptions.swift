import SkelinspectKit

/// What the flags of `lint` say.
struct LintOptions {
  /// Without a configuration, which each file has of its own.
  let settings: LintSettings
  private(set) var targets: [ReportTarget]
  /// Findings from this level on are status 1; nil: never.
  private(set) var failLevel: Diagnostic.Severity?
  let configuration: ConfigurationChoice
  let code: CodeChoice
  let exclude: [FilePattern]
  let usesGitignore: Bool
  /// How many files are read at a time.
  let jobs: Int
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
    targets = try ReportTarget.all(in: invocation)
    saysFormats = invocation.has(.format)
    shownLevel = invocation.last(.minLevel).flatMap(Diagnostic.Severity.init) ?? .note
    saysFailLevel = invocation.has(.failLevel)
    failLevel = Diagnostic.Severity(rawValue: invocation.last(.failLevel) ?? "error")
    configuration = try ConfigurationChoice(invocation)
    code = try CodeChoice(invocation)
    exclude = try Self.patterns(invocation.all(.exclude))
    usesGitignore = !invocation.has(.noGitignore)
    jobs = try Self.jobs(in: invocation)
  }

  /// Takes from the working folder's configuration what the command line leaves open.
  mutating func adopt(_ file: ConfigurationFile, from workingFolder: Path) {
    let configuration = file.configuration
    if !saysFailLevel, let level = configuration.failLevel { failLevel = level.severity }
    if !saysFormats, !configuration.formats.isEmpty {
      targets = ReportTarget.inOrder(
        configuration.formats.map { report in
          let place = report.file.map { (file.folder / Path($0).bytes).shown(from: workingFolder) }
          return ReportTarget(format: report.format, file: place, makesFolder: true)
        })
    }
  }

  /// Findings below it are not shown: that of `--min-level`, or a lower one that decides the status.
  var minimumLevel: Diagnostic.Severity { min(shownLevel, failLevel ?? shownLevel) }

  /// Where some findings are not shown, the first that are may stand far after.
  var pathCount: Int {
    minimumLevel == .note ? targets.map(\.format.pathCount).max() ?? .max : .max
  }

  /// Only where a page is written it is made, which takes the time of a picture for each file.
  var pageLevel: Diagnostic.Severity? { targets.contains { $0.format == .html } ? minimumLevel : nil }

  private static func patterns(_ texts: [String]) throws(UsageError) -> [FilePattern] {
    var patterns: [FilePattern] = []
    for text in texts {
      do throws(FilePatternError) { patterns.append(try FilePattern(validating: text)) } catch {
        let isAboutFolder = error.help.contains("configuration")
        throw UsageError(
          message: "'--exclude': \(error.message)",
          help: isAboutFolder ? "patterns start from the working folder" : error.help)
      }
    }
    return patterns
  }

  private static func jobs(in invocation: Invocation) throws(UsageError) -> Int {
    guard let value = invocation.last(.jobs) else { return Environment.processorCount }
    guard let count = Int(value), count >= 1 else {
      throw UsageError(
        message: "'\(value)' is not a value of '--jobs'", help: "it takes a whole number from 1")
    }
    return count
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

/// A format and where it goes.
struct ReportTarget {
  let format: ReportFormat
  /// Nil: standard output.
  let file: String?
  /// A configuration names it, whose folders a fresh checkout does not have.
  var makesFolder = false

  /// The values of `--format`, else what is usual here.
  static func all(in invocation: Invocation) throws(UsageError) -> [ReportTarget] {
    var targets: [ReportTarget] = []
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
    if targets.isEmpty { return [ReportTarget(format: usual, file: nil)] }
    return inOrder(targets)
  }

  /// SARIF is last: it says whether all else was written.
  static func inOrder(_ targets: [ReportTarget]) -> [ReportTarget] {
    targets.filter { $0.format != .sarif } + targets.filter { $0.format == .sarif }
  }

  private static func target(_ value: String) throws(UsageError) -> ReportTarget {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = ReportFormat(rawValue: parts[0]) else {
      throw UsageError(noValue: parts[0], of: .format, among: ReportFormat.allCases.map(\.rawValue))
    }
    if parts.count == 2, parts[1].isEmpty {
      throw UsageError(
        message: "'--format \(value)' names no file", help: "write --format \(format.rawValue)=FILE")
    }
    return ReportTarget(format: format, file: parts.count < 2 || parts[1] == "-" ? nil : Path(parts[1]).text)
  }
}
