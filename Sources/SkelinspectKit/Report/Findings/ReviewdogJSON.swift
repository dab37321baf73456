/// The Reviewdog Diagnostic Format; its columns count UTF-8 bytes.
struct ReviewdogJSON {
  let settings: ReportSettings

  func text(of report: LintReport) -> String {
    let source: OrderedJSON = ["name": .text(ToolIdentity.name), "url": .text(ToolIdentity.address)]
    var output = OutputBuffer()
    var isFirst = true
    output.append("{\"source\": ")
    output.append(source)
    output.append(",\n \"diagnostics\": [")
    for (diagnostic, name, region) in report.placedFindings(settings, unit: .bytes) {
      let value: OrderedJSON = [
        "message": .text(diagnostic.messageAndHelp),
        "severity": .text(diagnostic.severity.word(error: "ERROR", warning: "WARNING", note: "INFO")),
        "location": [
          "path": .text(name), "range": ["start": position(region.start), "end": position(region.end)],
        ],
        "code": ["value": .text(diagnostic.rule), "url": .text(diagnostic.link ?? ToolIdentity.address)],
      ]
      output.append(value, isFirst: &isFirst, indent: "  ")
    }
    output.append(isFirst ? "]}\n" : "\n ]}\n")
    return output.text
  }

  private func position(_ position: SourcePosition) -> OrderedJSON {
    ["line": .number(position.line), "column": .number(position.column)]
  }
}
