/// Checkstyle's XML, which many review tools read.
struct CheckstyleReport {
  let settings: ReportSettings

  func text(of report: LintReport) -> String {
    let files = report.files.map { file in
      let name = FileAddress(file.name, settings).name.escapedInXML
      guard !file.diagnostics.isEmpty else { return "  <file name=\"\(name)\"/>\n" }
      let errors = file.diagnostics.map(element)
      return "  <file name=\"\(name)\">\n\(errors.joined())  </file>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <checkstyle version="4.3">
      \(files.joined())</checkstyle>

      """
  }

  private func element(for diagnostic: Diagnostic) -> String {
    let position = diagnostic.place.position
    let place = "line=\"\(position.line)\" column=\"\(position.column)\""
    let message = diagnostic.messageWithHelp.escapedInXML
    let source = "\(ToolIdentity.name).\(diagnostic.rule)".escapedInXML
    let severity = diagnostic.severity.word(error: "error", warning: "warning", note: "info")
    return "    <error \(place) severity=\"\(severity)\" message=\"\(message)\" source=\"\(source)\"/>\n"
  }
}
