/// The findings of a screen or a file as a list: badge, message, help, place, the line itself.
struct PageFindings {
  /// Findings beyond which only a count is given.
  private static let maximum = 300

  let screen: PageScreen?

  func html(_ findings: [Diagnostic], omitted: Int) -> String {
    guard !findings.isEmpty else { return "<p class=\"quiet\">No findings.</p>\n" }
    let items = findings.prefix(Self.maximum).map(item).joined()
    let more = findings.count - min(findings.count, Self.maximum) + omitted
    return "<ol class=\"findings\">\n\(items)</ol>\n"
      + (more > 0 ? "<p class=\"quiet\">And \(more.counted("more finding")).</p>\n" : "")
  }

  /// What comments or keys hide, with the reason.
  func html(suppressed: [LintedFile.Suppressed]) -> String {
    html(suppressed.map { ($0.diagnostic, $0.reason) }, "suppressed finding")
  }

  /// What is not new.
  func html(baselined: [Diagnostic]) -> String { html(baselined.map { ($0, nil) }, "known finding") }

  private func html(_ hidden: [(finding: Diagnostic, reason: String?)], _ noun: String) -> String {
    guard !hidden.isEmpty else { return "" }
    let items = hidden.listItems(upTo: Self.maximum) { finding, reason in
      let why = reason.map { "<br>Reason: \($0.inHTML)" } ?? ""
      return "<li>\(finding.message.inHTML) <code>\(finding.rule.inHTML)</code>\(why)\(place(finding))</li>\n"
    }
    let title = hidden.count.counted(noun)
    return "<details class=\"suppressed\"><summary>\(title)</summary>\n<ul>\(items)</ul></details>\n"
  }

  private func item(_ finding: Diagnostic) -> String {
    let severity = finding.severity
    var html = "<li class=\"finding finding-\(severity.pageClass)\"><p class=\"message\">\(badge(finding))"
    html += "<span class=\"severity\">\(severity.rawValue)</span> \(finding.message.inHTML)</p>\n"
    if let help = finding.help { html += "<p class=\"help\"><b>Help:</b> \(help.inHTML)</p>\n" }
    html += place(finding) + excerpt(finding) + whatIf(finding) + (finding.fixes.first?.html ?? "")
    if let why = finding.why {
      html += "<details><summary>Why</summary><p>\(why.inHTML)</p>\(notes(finding))</details>\n"
    } else {
      html += notes(finding)
    }
    return html + "</li>\n"
  }

  /// Leads to the view in the picture, or to the step of its call.
  private func badge(_ finding: Diagnostic) -> String {
    guard let number = screen?.numbers[Linter.Key(finding)] else { return "" }
    guard let step = step(of: finding) else {
      return finding.severity.badge(number, finding.subject?.index)
    }
    return "<a class=\"badge badge-\(finding.severity.pageClass)\" href=\"\(step.address)\""
      + " aria-label=\"Show number \(number + 1) in call \(step.number)\">\(number + 1)</a> "
  }

  /// That of its call, if that is told.
  private func step(of finding: Diagnostic) -> (number: Int, address: String)? {
    guard let screen, let step = finding.sightings.first?.steps.lowerBound, step <= PageCalls.maximumSteps
    else { return nil }
    return (step, "#\(screen.id)-m\(step)")
  }

  /// Tries it in the picture.
  private func whatIf(_ finding: Diagnostic) -> String {
    guard let view = finding.subject?.index, let number = screen?.whatIfs.number(for: finding) else {
      return ""
    }
    return
      "<p class=\"controls\"><button type=\"button\" data-view=\"\(view)\" data-if=\"\(number)\">What if?"
      + "<span class=\"hidden-text\"> Try it in the picture</span></button></p>\n"
  }

  private func place(_ finding: Diagnostic) -> String {
    let place = finding.place.position.text(in: finding.place.fileName.inHTML)
    let path = finding.path.isEmpty ? "" : "<br>\(ViewPaths.readablePath(finding.path).inHTML)"
    let rule = finding.rule.inHTML
    let link = finding.link.map { "<a href=\"\($0.inHTML)\" rel=\"noreferrer\">\(rule)</a>" } ?? rule
    let call = step(of: finding).map { " · <a href=\"\($0.address)\">call \($0.number)</a>" } ?? ""
    return "<p class=\"place\"><code>\(place)</code> · \(link)\(call)\(path)</p>\n"
  }

  /// The line that it is about.
  private func excerpt(_ finding: Diagnostic) -> String {
    let source = finding.place.file
    let line = LineTable(source).line(around: finding.place.range.lowerBound, reach: 160)
    let text = source.string(line).drop { $0 == " " || $0 == "\t" }
    return text.isEmpty ? "" : "<pre><code>\(String(text).inHTML)</code></pre>\n"
  }

  private func notes(_ finding: Diagnostic) -> String {
    guard !finding.notes.isEmpty else { return "" }
    let items = finding.notesInItsFile.listItems(upTo: 20) { note in
      "<li>line \(note.place.position.line): \(note.message.inHTML)</li>"
    }
    return "<ul class=\"notes\">\(items)</ul>\n"
  }
}
