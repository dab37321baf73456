/// RFC 4180 for spreadsheets, which must not take a text for a formula.
struct CSVReport {
  private static let header = [
    "file", "line", "column", "endLine", "endColumn", "severity", "rule", "message", "help", "path", "link",
  ]

  let settings: ReportSettings

  func text(of report: LintReport) -> String {
    var text = row(Self.header)
    for (diagnostic, name, region) in report.placedFindings(settings) {
      text += row([
        name, "\(region.start.line)", "\(region.start.column)", "\(region.end.line)",
        "\(region.end.column)", diagnostic.severity.rawValue, diagnostic.rule, diagnostic.message,
        diagnostic.help ?? "", diagnostic.viewPath ?? "", diagnostic.link ?? "",
      ])
    }
    return text
  }

  private func row(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\r\n" }

  private func cell(_ text: String) -> String {
    let escaped = text.escapedForTerminal
    let isFormula = text.unicodeScalars.first.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) } ?? false
    let needsQuotes =
      isFormula || escaped.utf8.contains { [UInt8(ascii: "\""), UInt8(ascii: ",")].contains($0) }
    guard needsQuotes else { return escaped }
    let quoted = escaped.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
    return "\"\(isFormula ? "'" : "")\(quoted)\""
  }
}
