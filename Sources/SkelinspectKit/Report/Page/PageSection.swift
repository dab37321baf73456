/// One opened screen: its tree, both pictures, the steps, the findings.
struct PageSection {
  let entry: PageEntry
  let isAlone: Bool

  var html: String {
    guard let screen = entry.screen else { return head + fileOnly }
    return """
      \(head)<div class="columns">
      \(tree(screen))\(pictures(screen))<div class="side">
      \(screen.isSkeletonView ? steps : "")\(panel)\(findings(on: screen))</div></div>
      \(screen.film)<script type="application/json">\(screen.tree.json)</script>
      </section>

      """
  }

  private var head: String {
    let navigation = """
      <nav class="controls" aria-label="Screens"><a href="#gallery">All screens</a> \
      <a class="previous" href="#gallery">Previous</a> <a class="next" href="#gallery">Next</a> \
      <span class="where quiet"></span></nav>

      """
    let isSaid = isAlone && entry.file.name.hasSuffix(entry.title)
    let file = isAlone ? "" : "<code>\(entry.file.name.inHTML)</code> "
    return """
      <section class="screen" id="\(entry.id)" aria-labelledby="\(entry.id)-title">
      \(isAlone ? "" : navigation)\
      <h2 id="\(entry.id)-title" tabindex="-1"\(isSaid ? " class=\"hidden-text\"" : "")>\(entry.title.brokenInHTML)</h2>
      <p class="about-screen">\(entry.countsInHTML) \(file)<span>\((entry.screen?.counts ?? "").inHTML)</span></p>

      """
  }

  private var fileOnly: String {
    let why = entry.file.isRead ? "There" : "It has errors, so there"
    return "<p>\(why) is not a picture of it.</p>\n\(findings(on: nil))</section>\n"
  }

  private func tree(_ screen: PageScreen) -> String {
    """
    <section class="panel tree-panel" aria-labelledby="\(entry.id)-tree">\
    <h3 id="\(entry.id)-tree">\(screen.viewCount.counted("view"))</h3>
    <div class="tree" tabindex="0" role="region" aria-labelledby="\(entry.id)-tree"><ol>
    \(screen.tree.html)</ol></div></section>

    """
  }

  private func pictures(_ screen: PageScreen) -> String {
    let styles = ShowSettings.Style.allCases.map { "<option>\($0.rawValue)</option>" }.joined()
    let style =
      screen.isSkeletonView ? "<label>Skeleton <select class=\"style\">\(styles)</select></label>\n" : ""
    let mode =
      screen.scenes.count == 1
      ? ""
      : "<label>Show <select class=\"mode\"><option value=\"pair\">side by side</option>"
        + "<option value=\"slider\">with a slider</option></select></label>"
    let remarks = screen.remarks.listItems(upTo: 20) { "<li>\($0.inHTML)</li>" }
    return """
      <section class="pictures" aria-labelledby="\(entry.id)-pictures">\
      <div class="bar"><h3 id="\(entry.id)-pictures">\(screen.scenes.count == 1 ? "Picture" : "Before and after")</h3>
      <div class="controls">\(style)\(mode)\(Self.zoom)</div></div>
      \(screen.stage)\(screen.moves ? time : "")<p class="about controls">Point at a view, or choose a row of the tree.</p>
      \(screen.whatIfs.isEmpty ? "" : Self.whatIf)\
      \(remarks.isEmpty ? "" : "<ul class=\"remarks\">\(remarks)</ul>\n")</section>

      """
  }

  private static let zoom = """
    <div class="zoom" role="group" aria-label="Zoom">\
    <button type="button" aria-label="Zoom out" aria-keyshortcuts="-">−</button> \
    <output aria-label="Size of the pictures"></output> \
    <button type="button" aria-label="Zoom in" aria-keyshortcuts="+">+</button> \
    <button type="button" aria-keyshortcuts="0">Fit</button></div>
    """

  private static let whatIf = """
    <div class="what-if controls" hidden><button type="button" aria-pressed="false"></button>
    <p role="status"></p><div class="texts"></div></div>

    """

  private var time: String {
    """
    <div class="time controls" role="group" aria-label="Time"><button type="button">Pause</button>
    <input type="range" min="0" max="1" step="0.01" value="0" aria-label="Seconds since the skeleton showed">
    <output class="quiet">0.00 s</output></div>

    """
  }

  private var steps: String {
    """
    <section class="panel steps controls" aria-labelledby="\(entry.id)-steps">\
    <h3 id="\(entry.id)-steps">Step through the recursion</h3>
    <p><button type="button" class="back">Back</button> <button type="button" class="forth">Next</button> \
    <span class="counter quiet"></span></p>
    <p class="step" role="status"></p></section>

    """
  }

  /// Of the view that is chosen.
  private var panel: String {
    """
    <section class="panel view-panel" aria-labelledby="\(entry.id)-view" hidden><h3 id="\(entry.id)-view"></h3>
    <dl class="facts-of-view"></dl></section>

    """
  }

  private func findings(on screen: PageScreen?) -> String {
    if let screen, screen.summary != nil {
      return """
        <section class="panel" aria-labelledby="\(entry.id)-changes"><h3 id="\(entry.id)-changes">What changed</h3>
        \(screen.changes)</section>

        """
    }
    let list = PageFindings(screen: screen)
    var filters = PageFilters.html(entry.counts)
    if !filters.isEmpty { filters += "<p class=\"filtered quiet\" role=\"status\"></p>\n" }
    return """
      <section class="panel" aria-labelledby="\(entry.id)-findings"><h3 id="\(entry.id)-findings">Findings</h3>
      \(filters)\(list.html(entry.findings, omitted: entry.omitted))\
      \(list.html(suppressed: entry.suppressed))\
      \(list.html(baselined: entry.baselined))</section>

      """
  }
}
