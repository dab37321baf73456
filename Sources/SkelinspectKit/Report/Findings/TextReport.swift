/// Findings for people at a terminal, file by file, and what they add up to.
struct TextReport {
  let settings: ReportSettings

  func text(of report: LintReport) -> String {
    let files = report.files.filter { !$0.diagnostics.isEmpty || $0.omitted > 0 }
    var explained: Set<String>? = settings.lineWidth.map { _ in [] }
    var texts = files.map { file in
      var text = DiagnosticText(
        file.source, paint: settings.paint, width: settings.lineWidth ?? 100, explained: explained)
      defer { explained = text.explained }
      return text.text(of: file.diagnostics, omitted: file.omitted, separator: "\n")
    }
    if !settings.isQuiet { texts.append(summary(of: report)) }
    return texts.joined(separator: "\n")
  }

  private func summary(of report: LintReport) -> String {
    let summary = ReportSummary(report)
    let remarks = [summary.remark, summary.fixes].compactMap(\.self).map { settings.paint.dim($0) + "\n" }
    return remarks.joined() + summary.sentence(settings.paint) + "\n"
  }
}
