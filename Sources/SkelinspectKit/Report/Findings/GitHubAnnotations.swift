/// GitHub's workflow commands; what is beyond the annotations that it shows of a step stands in the log.
struct GitHubAnnotations {
  /// Of each kind in one step.
  private static let maximum = 10

  let settings: ReportSettings

  func text(of report: LintReport) -> String {
    let omitted = report.files.reduce(0) { $0 + $1.omitted }
    let isTooMuch =
      omitted > 0 || Diagnostic.Severity.allCases.contains { report.count(of: $0) > Self.maximum }
    var commands: [Diagnostic.Severity: [String]] = [:]
    var rest: [Diagnostic.Severity: [String]] = [:]
    var settings = settings
    settings.repository = settings.workspace ?? settings.repository
    for (diagnostic, name, region) in report.placedFindings(settings) {
      let severity = diagnostic.severity
      // One notice is needed for what is left out.
      let room = Self.maximum - (isTooMuch && severity == .note ? 1 : 0)
      if commands[severity]?.count ?? 0 < room {
        commands[severity, default: []].append(command(for: diagnostic, name, region))
      } else {
        rest[severity, default: []].append(logLine(for: diagnostic, name, region.start))
      }
    }
    let order = Diagnostic.Severity.allCases.reversed()
    let left = order.map { ($0, rest[$0, default: []].count + ($0 == .error ? omitted : 0)) }
    return (order.flatMap { commands[$0] ?? [] } + notice(of: left) + order.flatMap { rest[$0] ?? [] })
      .joined()
  }

  private func command(for diagnostic: Diagnostic, _ name: String, _ region: SourceRegion) -> String {
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
  private func logLine(for diagnostic: Diagnostic, _ name: String, _ position: SourcePosition) -> String {
    let place = "\(name):\(position.line):\(position.column)"
    let text = "\(place): \(diagnostic.messageWithHelp)".escapedForTerminal
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
