/// The Reviewdog Diagnostic Format; its columns count UTF-8 bytes.
struct ReviewdogJSON {
  let settings: ReportSettings

  func text(of report: LintReport) -> String {
    let findings = report.placedFindings(settings, unit: .bytes).map {
      diagnostic, name, region -> OrderedJSON in
      let suggestions = diagnostic.fixes.first?.suggestions(in: diagnostic.place.fileName) ?? []
      return [
        "message": .text(diagnostic.messageAndHelp),
        "severity": .text(diagnostic.severity.word(error: "ERROR", warning: "WARNING", note: "INFO")),
        "location": ["path": .text(name), "range": region.reviewdog],
        "code": ["value": .text(diagnostic.rule), "url": .text(diagnostic.link ?? ToolIdentity.address)],
        "suggestions": suggestions.isEmpty ? nil : .list(suggestions),
      ]
    }
    let document: OrderedJSON = [
      "source": ["name": .text(ToolIdentity.name), "url": .text(ToolIdentity.address)],
      "diagnostics": .line(1, .rows(findings, indent: 2)),
    ]
    return document.safeText
  }
}
