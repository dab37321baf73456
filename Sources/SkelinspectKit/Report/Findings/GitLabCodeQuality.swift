/// GitLab's Code Quality report: a list of issues, each with a fingerprint that survives moved lines.
struct GitLabCodeQuality {
  let settings: ReportSettings

  func text(of report: LintReport) -> String {
    var output = OutputBuffer()
    var fingerprints = Fingerprints()
    var isFirst = true
    output.append("[")
    for (diagnostic, name, region) in report.placedFindings(settings) {
      let issue: OrderedJSON = [
        "description": .text(diagnostic.messageWithHelp), "check_name": .text(diagnostic.rule),
        "fingerprint": .text(fingerprints.next(of: diagnostic, in: name)),
        "severity": .text(diagnostic.severity.word(error: "major", warning: "minor", note: "info")),
        "location": [
          "path": .text(name),
          "lines": ["begin": .number(region.start.line), "end": .number(region.end.line)],
        ],
      ]
      output.append(issue, isFirst: &isFirst, indent: " ")
    }
    output.append(isFirst ? "]\n" : "\n]\n")
    return output.text
  }
}
