/// A rule whole, for people: what, why, examples as lint shows them, the fix.
package struct RuleText {
  private let paint: Paint
  /// Terminal cells of one line.
  private let width: Int

  package init(paint: Paint, width: Int = 100) {
    (self.paint, self.width) = (paint, min(max(width, 40), 100))
  }

  /// - Parameter settings: those that hold where the user is.
  package func text(of rule: Rule, _ settings: LintSettings) -> String {
    var text = "\(paint.bold(rule.id))\n\n" + rule.summary.paragraph(of: width) + "\n"
    text += facts(of: rule, settings) + "\n"
    if !rule.why.isEmpty { text += "\(paint.bold("Why"))\n\(rule.why.paragraph(of: width, indent: 2))\n" }
    if !rule.fix.isEmpty { text += "\(paint.bold("Fix"))\n\(rule.fix.paragraph(of: width, indent: 2))\n" }
    if let example = rule.reports.first {
      text += "\(paint.bold("Reported"))\n\(reported(example.unmarked, by: rule))\n"
    }
    if let example = rule.accepts.first {
      text += "\(paint.bold("Not reported"))\n\(listing(example.text) { _ in "" })\n"
    }
    return text + "\(paint.bold("Read on"))\n  \(rule.link.address)\n"
  }

  /// A section of the page of all rules, under its id.
  func section(of rule: Rule) -> String {
    func fence(_ title: String, _ listing: String?) -> String {
      listing.map { "\n\(title):\n\n```text\n\($0)```\n" } ?? ""
    }
    func words(_ label: String, _ text: String) -> String {
      text.isEmpty ? "" : (label + text.escapedInMarkdown).paragraph(of: width) + "\n"
    }
    return "\n### \(rule.id)\n\n" + words("", rule.summary) + words("", rule.why)
      + words("**Fix:** ", rule.fix) + "[Read on](\(rule.link.address))\n"
      + fence("Reported", rule.reports.first.map { reported($0.unmarked, by: rule) })
      + fence("Not reported", rule.accepts.first.map { listing($0.text) { _ in "" } })
  }

  private func facts(of rule: Rule, _ settings: LintSettings) -> String {
    let rows = [
      ("system", [rule.systems.words]), ("by default", defaults(of: rule)),
      ("in force here", settings.force(of: rule)),
    ]
    return rows.flatMap { name, lines in
      zip(lines, [name] + Array(repeating: "", count: lines.count)).map { line, name in
        "  \(paint.dim(name.padded(to: 13)))  \(line.escapedForTerminal)\n"
      }
    }.joined()
  }

  /// The levels that its examples have.
  private func defaults(of rule: Rule) -> [String] {
    let levels = Set([rule.severity] + rule.reports.compactMap(\.severity)).sorted().reversed()
    let text = levels.map(\.rawValue).listed
    return [rule.isOnByDefault ? text : "off; \(text) when it is on"]
  }

  /// An example with what lint says below the lines that it says it of.
  private func reported(_ example: String, by rule: Rule) -> String {
    var settings = LintSettings()
    // Only what a rule that runs left standing is unused.
    settings.selected = rule.id == Rule.unusedSuppression.id ? nil : [rule.id]
    let file = Linter(settings).lint(example: example)
    let found = file.diagnostics.filter { $0.rule == rule.id }
    let places = found.map(\.place.position)
    return listing(example) { number in
      zip(places, found).filter { $0.0.line == number }.map {
        remark($0.1, at: $0.0, in: file.source)
      }
      .joined()
    }
  }

  /// Numbered lines; what is said of one stands below it.
  private func listing(_ example: String, _ remark: (Int) -> String) -> String {
    let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(1..., lines).map { number, line in
      let label = String(repeating: " ", count: max(3 - "\(number)".count, 0)) + "\(number) |"
      return "\(paint.blue(label)) \(line)\n\(remark(number))"
    }.joined()
  }

  private func remark(_ diagnostic: Diagnostic, at position: SourcePosition, in source: SourceText) -> String
  {
    let gutter = paint.blue("    |") + " "
    let marked = source.string(diagnostic.place.range).prefix { !$0.isNewline }
    let carets = String(repeating: "^", count: max(marked.unicodeScalars.reduce(0) { $0 + $1.cellWidth }, 1))
    let indent = String(repeating: " ", count: position.column - 1)
    let label = diagnostic.severity.rawValue
    let shift = min(position.column - 1, 12)
    let room = width - 6 - shift
    var lines = "\(label): \(diagnostic.message)".wrapped(to: room)
    lines[0] = paint.label(diagnostic.severity) + lines[0].dropFirst(label.count)
    lines += diagnostic.help.map { "help: \($0)".wrapped(to: room) } ?? []
    let before = gutter + String(repeating: " ", count: shift)
    return "\(gutter)\(indent)\(paint.red(carets))\n" + lines.map { "\(before)\($0)\n" }.joined()
  }
}

extension LintSettings {
  /// What holds for a rule, and who says so.
  fileprivate func force(of rule: Rule) -> [String] {
    if rule.isAlwaysError { return ["error, always"] }
    let (level, origin) = standing(of: rule)
    let overrides = zip(0..., configuration.overrides).compactMap { number, override -> String? in
      guard let level = override.rules[rule.id] else { return nil }
      let places = (override.files.map(\.text) + override.views).joined(separator: ", ")
      let origin = configuration.origins["overrides/\(number)/rules/\(rule.id)"] ?? "configuration"
      return "\(level.rawValue) for \(places.shortened) (\(origin))"
    }
    return ["\(level.rawValue) (\(origin))"] + overrides
  }
}
