/// A report to read on a web page, such as a step's summary on GitHub, which takes 1 MiB.
struct MarkdownReport {
  /// UTF-8 bytes of findings beyond which only a count is given.
  private static let maximumSize = 900_000
  /// Paths that could not be read beyond which only a count is given.
  private static let maximumUnread = 50

  let settings: ReportSettings

  func text(of report: LintReport) -> String {
    let summary = ReportSummary(report)
    var text = (settings.isQuiet ? "" : heading(summary)) + unread(report.unread)
    var left = summary.findings
    for file in report.files where !file.diagnostics.isEmpty {
      let name = FileAddress(file.name, settings).name
      var table = "### \(name.asMarkdownCode)\n\n| | Line | Finding | Rule |\n|---|---|---|---|\n"
      var isEmpty = true
      for diagnostic in file.diagnostics {
        let row = row(diagnostic, at: diagnostic.place.position)
        guard text.utf8.count + table.utf8.count + row.utf8.count <= Self.maximumSize else { break }
        table += row
        isEmpty = false
        left -= 1
      }
      if isEmpty { break }
      text += table + "\n"
    }
    return left == 0 ? text : text + "And \(left.counted("more finding")).\n"
  }

  private func heading(_ summary: ReportSummary) -> String {
    let sentence = summary.sentence(Paint(isColored: false))
    let remark = summary.remark.map { " " + $0 } ?? ""
    return "## \(ToolIdentity.name)\n\n\(sentence)\(remark)\n\n"
  }

  private func unread(_ notices: [LintReport.Notice]) -> String {
    guard !notices.isEmpty else { return "" }
    let items = notices.prefix(Self.maximumUnread).map { notice in
      "- \(FileAddress(notice.name, settings).name.asMarkdownCode): \(notice.message.escapedInMarkdown)\n"
    }
    let more = notices.count - items.count
    return "### Not read\n\n\(items.joined())\(more > 0 ? "- and \(more) more\n" : "")\n"
  }

  private func row(_ diagnostic: Diagnostic, at position: SourcePosition) -> String {
    var finding = [diagnostic.message.escapedInMarkdown]
    if let help = diagnostic.help { finding.append("**Help:** \(help.escapedInMarkdown)") }
    if !diagnostic.path.isEmpty { finding.append(ViewPaths.readablePath(diagnostic.path).asMarkdownCode) }
    let rule = diagnostic.rule.escapedInMarkdown
    let link = diagnostic.link.map { "[\(rule)](\($0))" } ?? rule
    let cells = [
      diagnostic.severity.word(error: "❌ error", warning: "⚠️ warning", note: "ℹ️ note"),
      "\(position.line):\(position.column)", finding.joined(separator: "<br>"),
      link,
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }
}
