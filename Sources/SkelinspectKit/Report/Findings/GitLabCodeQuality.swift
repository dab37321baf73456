/// GitLab's Code Quality report: a list of issues, each with a fingerprint that survives moved lines.
struct GitLabCodeQuality {
  let settings: ReportSettings

  func text(of report: LintReport) -> String {
    var fingerprints = Fingerprints()
    let issues = report.placedFindings(settings).map { diagnostic, name, region -> OrderedJSON in
      [
        "description": .text(diagnostic.messageWithHelp), "check_name": .text(diagnostic.rule),
        "fingerprint": .text(fingerprints.next(of: diagnostic, in: name)),
        "severity": .text(diagnostic.severity.word(error: "major", warning: "minor", note: "info")),
        "location": [
          "path": .text(name),
          "lines": ["begin": .number(region.start.line), "end": .number(region.end.line)],
        ],
      ]
    }
    return OrderedJSON.rows(issues, indent: 1).safeText
  }
}
