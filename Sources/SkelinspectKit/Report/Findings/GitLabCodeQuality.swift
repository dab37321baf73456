/// GitLab's Code Quality report: a list of issues, each with a fingerprint that survives moved lines.
struct GitLabCodeQuality {
  private let settings: ReportSettings

  init(_ settings: ReportSettings) { self.settings = settings }

  func text(of report: LintReport) -> String {
    var output = OutputBuffer()
    var fingerprints = Fingerprints()
    var isFirst = true
    output.append("[")
    for file in report.files where !file.diagnostics.isEmpty {
      let lines = LineTable(file.source)
      let name = FileAddress(file.name, settings).name
      for diagnostic in file.diagnostics {
        let region = lines.region(of: diagnostic.place)
        let issue: JSONValue = [
          "description": .text(diagnostic.messageWithHelp), "check_name": .text(diagnostic.rule),
          "fingerprint": .text(fingerprints.next(of: diagnostic, in: name)),
          "severity": .text(severity(of: diagnostic)),
          "location": [
            "path": .text(name),
            "lines": ["begin": .number(region.start.line), "end": .number(region.end.line)],
          ],
        ]
        output.append(issue, isFirst: &isFirst, indent: " ")
      }
    }
    output.append(isFirst ? "]\n" : "\n]\n")
    return output.text
  }

  private func severity(of diagnostic: Diagnostic) -> String {
    switch diagnostic.severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
