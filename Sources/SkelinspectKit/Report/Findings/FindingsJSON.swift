/// Findings as `Schemas/findings.schema.json` has them, one line each.
enum FindingsJSON {
  static func text(of report: LintReport) -> String {
    var output = OutputBuffer()
    output.append("{\"schemaVersion\": 1,\n \"summary\": ")
    output.append(summary(of: report))
    output.append(",\n \"files\": [")
    appendFiles(of: report, to: &output)
    output.append("],\n \"findings\": [")
    appendFindings(of: report, to: &output) { $0.diagnostics.map { ($0, nil) } }
    output.append("],\n \"suppressed\": [")
    appendFindings(of: report, to: &output) { file in
      file.sortedSuppressed.map { ($0.diagnostic, ["reason": OrderedJSON($0.reason)]) }
    }
    output.append("]}\n")
    return output.text
  }

  private static func summary(of report: LintReport) -> OrderedJSON {
    let summary = ReportSummary(report)
    return [
      "files": .number(summary.files),
      "findings": .number(summary.findings - summary.omitted),
      "errors": .number(summary.errors - summary.omitted),
      "warnings": .number(summary.warnings),
      "notes": .number(summary.notes),
      "omitted": .number(summary.omitted),
      "suppressed": .number(summary.suppressed),
      "hidden": .number(summary.hidden),
    ]
  }

  private static func appendFiles(of report: LintReport, to output: inout OutputBuffer) {
    var isFirst = true
    for file in report.files {
      let value: OrderedJSON = [
        "file": .text(file.name), "isRead": .boolean(file.isRead),
        "findings": .number(file.diagnostics.count), "omitted": .number(file.omitted),
        "suppressed": .number(file.suppressed.count),
      ]
      output.append(value, isFirst: &isFirst, indent: "  ")
    }
    output.append(isFirst ? "" : "\n ")
  }

  /// - Parameter findings: of a file, each with keys that stand after its own.
  private static func appendFindings(
    of report: LintReport, to output: inout OutputBuffer,
    _ findings: (LintedFile) -> [(diagnostic: Diagnostic, more: OrderedJSON?)]
  ) {
    var isFirst = true
    for file in report.files {
      let findings = findings(file)
      guard !findings.isEmpty else { continue }
      let lines = LineTable(file.source)
      for (diagnostic, more) in findings {
        let value = value(of: diagnostic, in: file, lines)
        output.append(more.map(value.adding) ?? value, isFirst: &isFirst, indent: "  ")
      }
    }
    output.append(isFirst ? "" : "\n ")
  }

  private static func value(of diagnostic: Diagnostic, in file: LintedFile, _ lines: LineTable) -> OrderedJSON
  {
    let place: OrderedJSON = ["file": .text(file.name)]
    let related = diagnostic.notesInItsFile.map { note in
      region(lines.region(of: note.place)).adding(["message": .text(note.message)])
    }
    return place.adding(region(lines.region(of: diagnostic.place))).adding([
      "rule": .text(diagnostic.rule), "severity": .text(diagnostic.severity.rawValue),
      "message": .text(diagnostic.message), "help": OrderedJSON(diagnostic.help),
      "why": OrderedJSON(diagnostic.why), "path": OrderedJSON(diagnostic.viewPath),
      "related": .list(related), "link": OrderedJSON(diagnostic.link),
    ])
  }

  private static func region(_ region: SourceRegion) -> OrderedJSON {
    [
      "line": .number(region.start.line), "column": .number(region.start.column),
      "endLine": .number(region.end.line), "endColumn": .number(region.end.column),
    ]
  }
}
