/// JUnit's XML: a suite a file, a failing test a finding, one passing test for a file without any, one with an
/// error for a file that could not be read.
struct JUnitReport {
  let settings: ReportSettings

  func text(of report: LintReport) -> String {
    let failures = report.files.reduce(0) { $0 + ($1.isRead ? $1.diagnostics.count : 0) }
    let unread = report.unread.count
    let errors = report.files.reduce(unread) { $0 + ($1.isRead ? 0 : $1.diagnostics.count) }
    let tests = report.files.reduce(unread) { $0 + max($1.diagnostics.count, 1) }
    let suites = report.byFile(suite(of:), unread: suite(ofUnread:)).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(ToolIdentity.name)" tests="\(tests)" failures="\(failures)" errors="\(errors)">
      \(suites)</testsuites>

      """
  }

  /// Findings that kept a file from being read are errors, all others failures.
  private func suite(of file: LintedFile) -> String {
    let name = FileAddress(file.name, settings).name.escapedInXML
    let count = file.diagnostics.count
    let counts = "failures=\"\(file.isRead ? count : 0)\" errors=\"\(file.isRead ? 0 : count)\""
    var text = "  <testsuite name=\"\(name)\" tests=\"\(max(count, 1))\" \(counts)>\n"
    if file.diagnostics.isEmpty {
      text += "    <testcase name=\"no findings\" classname=\"\(name)\"/>\n"
    }
    var fingerprints = Fingerprints()
    for diagnostic in file.diagnostics {
      _ = fingerprints.next(of: diagnostic, in: "")
      let number = fingerprints.occurrence == 0 ? "" : " (\(fingerprints.occurrence + 1))"
      let title = [diagnostic.rule, diagnostic.viewPath].compactMap(\.self).joined(separator: " ") + number
      text += "    <testcase name=\"\(title.escapedInXML)\" classname=\"\(name)\">\n"
      text += problem(diagnostic, name, element: file.isRead ? "failure" : "error")
      text += "    </testcase>\n"
    }
    if file.omitted > 0 { text += "    <system-err>and \(file.omitted) more</system-err>\n" }
    return text + "  </testsuite>\n"
  }

  private func suite(ofUnread notice: LintReport.Notice) -> String {
    let name = FileAddress(notice.name, settings).name.escapedInXML
    let message = notice.message.escapedInXML
    return """
        <testsuite name="\(name)" tests="1" failures="0" errors="1">
          <testcase name="cannot be read" classname="\(name)">
            <error type="error" message="\(message)">\(name): error: \(message)</error>
          </testcase>
        </testsuite>

      """
  }

  private func problem(_ diagnostic: Diagnostic, _ name: String, element: String) -> String {
    let message = diagnostic.message.escapedInXML
    let severity = diagnostic.severity.rawValue
    var body = ["\(diagnostic.place.position.text(in: name)): \(severity): \(message)"]
    for note in diagnostic.notesInItsFile {
      body.append("\(note.place.position.text(in: name)): note: \(note.message.escapedInXML)")
    }
    if let help = diagnostic.help { body.append("help: \(help.escapedInXML)") }
    if let why = diagnostic.why { body.append("why: \(why.escapedInXML)") }
    let text = body.joined(separator: "\n")
    return "      <\(element) type=\"\(severity)\" message=\"\(message)\">\(text)</\(element)>\n"
  }
}
