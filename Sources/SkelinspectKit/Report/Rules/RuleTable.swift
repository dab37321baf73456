/// A form in which rules and keys are listed.
package enum ListFormat: String, CaseIterable, Sendable {
  case text, json, markdown

  /// - Parameter width: terminal cells of one line of text.
  package func text(of rules: [Rule], paint: Paint, width: Int) -> String {
    switch self {
    case .text: RuleTable.text(of: rules, paint: paint, width: width)
    case .json: RuleTable.json(of: rules)
    case .markdown: RuleTable.markdown(of: rules)
    }
  }
}

private enum RuleTable {
  static func text(of rules: [Rule], paint: Paint, width: Int) -> String {
    let idWidth = rules.map(\.id.count).max() ?? 0
    let indent = String(repeating: " ", count: idWidth + 13)
    func rows(_ rules: [Rule]) -> String {
      rules.map { rule in
        let lines = rule.summary.wrapped(to: max(width - indent.count, 30))
        let id = paint.bold(rule.id.padded(to: idWidth))
        let level = paint.label(rule.severity, width: 7)
        return "  \(id)  \(level)  \(lines.joined(separator: "\n" + indent))\n"
      }.joined()
    }
    return "On by default:\n" + rows(rules.filter(\.isOnByDefault))
      + "\nOff by default, until --select or the configuration turns them on:\n"
      + rows(rules.filter { !$0.isOnByDefault })
      + "\n`skelinspect rules ID` says more about one.\n"
  }

  /// A table, and below it a section for each rule.
  static func markdown(of rules: [Rule]) -> String {
    let rows = rules.map { rule in
      let level = rule.severity.rawValue + (rule.isOnByDefault ? "" : ", off")
      return "| [`\(rule.id)`](#\(rule.id)) | \(rule.systems.words) | \(level) "
        + "| \(rule.summary.replacing(text: "|", with: "\\|")) |\n"
    }
    return "| rule | system | severity | what it finds |\n|---|---|---|---|\n" + rows.joined()
      + rules.map(RuleText(paint: Paint(isColored: false)).section).joined()
  }

  static func json(of rules: [Rule]) -> String {
    let objects = rules.map { rule -> OrderedJSON in
      .object(
        [
          ("id", .text(rule.id)), ("level", .text(rule.severity.rawValue)),
          ("isOnByDefault", .boolean(rule.isOnByDefault)), ("systems", OrderedJSON(rule.systems.names)),
          ("summary", .text(rule.summary)), ("why", .text(rule.why)), ("fix", .text(rule.fix)),
          ("page", .text(rule.page)), ("url", .text(rule.link.address)),
          ("accepts", OrderedJSON(rule.accepts.map(\.text))),
          ("reports", OrderedJSON(rule.reports.map(\.unmarked))),
        ], .rows(indent: 6, end: 4))
    }
    return OrderedJSON.object(
      [("schemaVersion", 1), ("rules", .list(objects, .rows(indent: 4, end: 2)))], .rows(indent: 2, end: 0)
    ).lineText + "\n"
  }
}

extension LintReport {
  /// How many findings each rule has, the most frequent first.
  package func statistics(paint: Paint) -> String {
    let findings = Dictionary(grouping: files.flatMap(\.diagnostics), by: \.rule)
    return findings.mapValues(\.count).ranking.map { count, id in
      let severity = findings[id]?.map(\.severity).max() ?? .note
      return "\(count)  \(paint.label(severity, width: 7))  \(id)\n"
    }.joined()
  }
}

extension [String: Int] {
  /// The largest number first, all as wide as that.
  var ranking: [(count: String, name: String)] {
    let rows = sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let width = rows.first.map { "\($0.value)".count } ?? 0
    return rows.map { ("\($0.value)".padded(to: width, before: true), $0.key) }
  }
}

extension RuleExample {
  /// Without the marks.
  var unmarked: String { text.filter { $0 != "↓" } }
}

extension String {
  func padded(to width: Int, before: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(width - count, 0))
    return before ? blanks + self : self + blanks
  }
}
