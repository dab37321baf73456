/// A button for each severity of a screen's findings, with how many it has: it hides and shows them and their marks.
enum PageFilters {
  /// Nothing where there are no findings.
  static func html(_ counts: [(severity: Diagnostic.Severity, count: Int)]) -> String {
    if counts.isEmpty { return "" }
    let buttons = counts.map { severity, count in
      "<button type=\"button\" class=\"filter-\(severity.pageClass)\" aria-pressed=\"true\">"
        + "\(count.counted(severity.rawValue))</button>\n"
    }
    return "<div class=\"filters controls\" role=\"group\" aria-label=\"Findings to show\">\n"
      + "\(buttons.joined())</div>\n"
      + "<p class=\"filtered quiet\" role=\"status\"></p>\n"
  }
}
