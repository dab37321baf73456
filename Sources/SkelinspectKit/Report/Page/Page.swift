/// One self-contained page of HTML for a whole run: a gallery of its screens, and each with both pictures, its
/// tree, its findings and the steps of the recursion. It asks nothing of any network.
package struct Page {
  /// Views of all screens that stand in the page as they are; those of further ones wait in templates.
  private static let maximumOpenViews = 4_000

  private let report: LintReport
  private let entries: [PageEntry]
  private let isDark: Bool
  /// What the page says first, with its title, where it is not about findings.
  private var difference: (title: String, summary: String)?

  /// - Parameters:
  ///   - parts: of the files; those of files with the same name in the report's order.
  ///   - isDark: the page opens in dark mode, whatever the system says.
  init(_ report: LintReport, _ parts: [PagePart], isDark: Bool = false) {
    (self.report, self.isDark) = (report, isDark)
    var waiting = Dictionary(grouping: parts.reversed(), by: \.fileName)
    entries = report.files.flatMap { file in
      PageEntry.all(in: file, waiting[file.name]?.popLast()?.screens ?? [])
    }
  }

  /// The screens that differ.
  package init(of difference: Difference, _ settings: PictureSettings) {
    (report, isDark) = (LintReport([]), settings.isDark)
    entries = zip(0..., difference.changedScreens(settings)).map { number, changed in
      PageEntry(changed, number, settings)
    }
    self.difference = (
      "\(difference.oldName.shortenedPath) → \(difference.newName.shortenedPath)",
      DifferenceSummary(difference).sentence(Paint(isColored: false))
    )
  }

  package var text: String {
    var (viewCount, hasWaiting) = (0, false)
    let sections = entries.map { entry in
      viewCount += entry.screen?.viewCount ?? 0
      let section = PageSection(entry: entry, isAlone: entries.count == 1).html
      hasWaiting = viewCount > Self.maximumOpenViews && entries.count > 1
      return hasWaiting ? "<template id=\"t-\(entry.id)\">\n\(section)</template>\n" : section
    }
    let more =
      hasWaiting
      ? "<noscript><p class=\"quiet\">Further screens are shown where scripts may run.</p></noscript>\n" : ""
    return """
      \(head)<body>
      <a class="skip" href="#main">Skip to the screens</a>
      \(header)<main id="main" tabindex="-1">
      \(notices)\(entries.count > 1 ? PageGallery(entries: entries).html : "")\(sections.joined())\(more)</main>
      <p class="hidden-text" role="status" id="status"></p>
      <script>\(PageAssets.script)</script>
      </body>
      </html>

      """
  }

  private var title: String {
    if let difference { return difference.title }
    let names = report.files.map(\.name)
    return names.count == 1 ? names[0].shortenedPath : names.count.counted("file")
  }

  /// Where the title is cut.
  private var wholePath: String {
    report.files.count == 1 ? report.files[0].name.wholePathTitle : ""
  }

  private var head: String {
    """
    <!DOCTYPE html>
    <html lang="en"\(isDark ? " data-theme=\"dark\"" : "")>
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
    script-src '\(PageAssets.scriptHash)'; img-src data:; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <link rel="icon" href="data:,">
    <title>\(title.inHTML) · \(ToolIdentity.name)</title>
    <style>\(PageAssets.style)</style>
    </head>

    """
  }

  private var sentence: String {
    if let difference { return difference.summary.inHTML }
    let summary = ReportSummary(report)
    var remarks: [String] = []
    if summary.hidden > 0 {
      remarks.append("Not shown: \(summary.hidden.counted("finding")) below --min-level.")
    }
    if summary.suppressed > 0 { remarks.append("\(summary.suppressed) suppressed.") }
    remarks += summary.known.map { "\($0).".inHTML }
    if let gone = summary.goneText { remarks.append(gone.inHTML) }
    if let stale = summary.staleText { remarks.append("\(stale.inHTML).") }
    let remark = remarks.map { "<span class=\"quiet\">\($0)</span>" }.joined(separator: " ")
    return "\(summary.sentence(Paint(isColored: false)).inHTML) \(remark)"
  }

  private var header: String {
    let themes = [("auto", "as the system"), ("light", "light"), ("dark", "dark")].map { value, name in
      "<option value=\"\(value)\"\(isDark && value == "dark" ? " selected" : "")>\(name)</option>"
    }
    return """
      <header class="top"><div><h1\(wholePath)>Skeletons: \(title.brokenInHTML)</h1>
      <p>\(sentence)</p></div>
      <div class="controls"><label>Appearance <select id="theme">\(themes.joined())</select></label>
      <button type="button" id="contrast" aria-pressed="false">More contrast</button></div></header>

      """
  }

  /// What could not be read or was left out.
  private var notices: String {
    guard !report.notices.isEmpty else { return "" }
    let items = report.notices.map { notice in
      "<li class=\"\(notice.isError ? "unread" : "left-out")\"><code>\(notice.name.inHTML)</code>: "
        + "\(notice.message.inHTML)</li>\n"
    }
    return
      "<section class=\"notices\" aria-labelledby=\"notices\"><h2 id=\"notices\">Not in this report</h2>\n<ul>"
      + items.joined() + "</ul></section>\n"
  }
}
