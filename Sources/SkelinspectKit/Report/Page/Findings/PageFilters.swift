/// A button for each severity of findings, with how many there are: it hides and shows them and their marks, in a
/// gallery the screens that have them.
enum PageFilters {
  /// Nothing where there are no findings.
  ///
  /// - Parameter cleanCount: screens of a gallery that have none.
  static func html(
    _ counts: [(severity: Diagnostic.Severity, count: Int)], cleanCount: Int = 0
  ) -> String {
    if counts.isEmpty { return "" }
    var choices = counts.map { ($0.severity.pageClass, $0.count.counted($0.severity.rawValue)) }
    if cleanCount > 0 { choices.append(("C", "\(cleanCount.counted("screen")) without findings")) }
    let buttons = choices.map { letter, words in
      "<button type=\"button\" class=\"filter-\(letter)\" aria-pressed=\"true\">\(words)</button>\n"
    }
    return "<div class=\"filters controls\" role=\"group\" aria-label=\"Findings to show\">\n"
      + "\(buttons.joined())</div>\n"
  }
}
