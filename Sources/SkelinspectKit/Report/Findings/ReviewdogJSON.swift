/// The Reviewdog Diagnostic Format; its columns count UTF-8 bytes.
struct ReviewdogJSON {
  private let settings: ReportSettings

  init(_ settings: ReportSettings) { self.settings = settings }

  func text(of report: LintReport) -> String {
    let source: JSONValue = ["name": .text(ToolIdentity.name), "url": .text(ToolIdentity.address)]
    var output = OutputBuffer()
    var isFirst = true
    output.append("{\"source\": ")
    output.append(source)
    output.append(",\n \"diagnostics\": [")
    for file in report.files where !file.diagnostics.isEmpty {
      let lines = LineTable(file.source, unit: .bytes)
      let name = FileAddress(file.name, settings).name
      for diagnostic in file.diagnostics {
        let region = lines.region(of: diagnostic.place)
        let value: JSONValue = [
          "message": .text(diagnostic.messageAndHelp), "severity": .text(severity(of: diagnostic)),
          "location": [
            "path": .text(name), "range": ["start": position(region.start), "end": position(region.end)],
          ],
          "code": ["value": .text(diagnostic.rule), "url": .text(diagnostic.link ?? ToolIdentity.address)],
        ]
        output.append(value, isFirst: &isFirst, indent: "  ")
      }
    }
    output.append(isFirst ? "]}\n" : "\n ]}\n")
    return output.text
  }

  private func position(_ position: SourcePosition) -> JSONValue {
    ["line": .number(position.line), "column": .number(position.column)]
  }

  private func severity(of diagnostic: Diagnostic) -> String {
    switch diagnostic.severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }
}
