/// GitHub's workflow commands; what is beyond the annotations that it shows of a step stands in the log.
struct GitHubAnnotations {
  /// Of each kind in one step.
  private static let maximum = 10

  let settings: ReportSettings

  func text(of report: LintReport) -> String {
    let omitted = report.files.reduce(0) { $0 + $1.omitted }
    let isTooMuch =
      omitted > 0 || Diagnostic.Severity.allCases.contains { report.count(of: $0) > Self.maximum }
    var settings = settings
    settings.repository = settings.workspace ?? settings.repository
    let found = Dictionary(grouping: report.placedFindings(settings), by: \.diagnostic.severity)
    let order = Diagnostic.Severity.allCases.reversed().map { severity in
      // One notice is needed for what is left out.
      let room = Self.maximum - (isTooMuch && severity == .note ? 1 : 0)
      let findings = found[severity] ?? []
      return (severity: severity, shown: findings.prefix(room), rest: findings.dropFirst(room))
    }
    let left = order.map { ($0.severity, $0.rest.count + ($0.severity == .error ? omitted : 0)) }
    let rest = order.flatMap { $0.rest.map(logLine) }
    return (order.flatMap { $0.shown.map(command) } + notice(of: left) + rest).joined()
  }

  private func command(_ diagnostic: Diagnostic, _ name: String, _ region: SourceRegion) -> String {
    var properties = ["file=\(property(name))", "line=\(region.start.line)", "endLine=\(region.end.line)"]
    // GitHub ignores columns of more than one line.
    if region.start.line == region.end.line {
      properties += ["col=\(region.start.column)", "endColumn=\(region.end.column)"]
    }
    properties.append("title=\(property(diagnostic.rule))")
    let help = diagnostic.help.map { "%0Ahelp: \(data($0))" } ?? ""
    let kind = diagnostic.severity.word(error: "error", warning: "warning", note: "notice")
    let head = "\(kind) \(properties.joined(separator: ","))"
    return "::\(head)::\(data(diagnostic.message))\(help)\n"
  }

  private func notice(of left: [(Diagnostic.Severity, Int)]) -> [String] {
    let counts = left.filter { $0.1 > 0 }.map { $0.1.counted("more \($0.0.rawValue)") }
    guard !counts.isEmpty else { return [] }
    let limit = "GitHub shows \(Self.maximum) annotations of a kind"
    return ["::notice title=\(ToolIdentity.name)::\(limit); found \(counts.listed("and"))\n"]
  }

  /// A finding that GitHub would not show; nothing in the line is a command.
  private func logLine(_ diagnostic: Diagnostic, _ name: String, _ region: SourceRegion) -> String {
    let text = "\(region.start.text(in: name)): \(diagnostic.messageWithHelp)".escapedForTerminal
      .replacing(text: "##[", with: "##\\u{5b}")
    return "\(diagnostic.severity.rawValue): \(text) [\(diagnostic.rule)]\n"
  }

  private func data(_ text: String) -> String {
    text.escapedForTerminal.replacingScalars { $0 == "%" ? "%25" : nil }
  }

  /// File names keep their line breaks.
  private func property(_ text: String) -> String {
    text.replacingScalars { character in
      switch character {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":": "%3A"
      case ",": "%2C"
      case let other where other.isUnsafeOnTerminals: String(other).escapedForTerminal
      default: nil
      }
    }
  }
}
