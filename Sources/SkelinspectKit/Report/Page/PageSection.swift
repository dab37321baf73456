/// One opened screen: its tree, both pictures, the steps, the findings.
struct PageSection {
  private let entry: PageEntry
  private let isAlone: Bool

  init(_ entry: PageEntry, isAlone: Bool) { (self.entry, self.isAlone) = (entry, isAlone) }

  func write(to output: inout OutputBuffer) {
    let id = entry.id
    output.append("<section class=\"screen\" id=\"\(id)\" aria-labelledby=\"\(id)-title\">\n")
    if !isAlone {
      output.append("<nav class=\"controls\" aria-label=\"Screens\"><a href=\"#gallery\">All screens</a> ")
      output.append(
        "<a class=\"previous\" href=\"#gallery\">Previous</a> "
          + "<a class=\"next\" href=\"#gallery\">Next</a></nav>\n"
      )
    }
    let isSaid = isAlone && entry.file.name.hasSuffix(entry.title)
    output.append(
      "<h2 id=\"\(id)-title\" tabindex=\"-1\"\(isSaid ? " class=\"hidden-text\"" : "")>"
        + "\(entry.title.inHTML)</h2>\n"
    )
    let file = isAlone ? "" : "<code>\(entry.file.name.inHTML)</code> "
    output.append("<p class=\"about-screen\">\(entry.countsInHTML) \(file)")
    output.append("<span>\((entry.screen?.counts ?? "").inHTML)</span></p>\n")
    guard let screen = entry.screen else { return writeFileOnly(to: &output) }
    output.append("<div class=\"columns\">\n")
    writeTree(screen, to: &output)
    writePictures(screen, to: &output)
    output.append("<div class=\"side\">\n")
    writeSteps(to: &output)
    writeFindings(badges: screen.badges, to: &output)
    output.append("</div></div>\n<script type=\"application/json\">\(screen.data)</script>\n</section>\n")
  }

  private func writeFileOnly(to output: inout OutputBuffer) {
    let why =
      entry.file.isRead ? "There is no picture of it." : "It could not be read, so there is no picture of it."
    output.append("<p>\(why)</p>\n")
    writeFindings(badges: [:], to: &output)
    output.append("</section>\n")
  }

  private func writeTree(_ screen: PageScreen, to output: inout OutputBuffer) {
    let id = entry.id
    output.append("<section class=\"panel tree-panel\" aria-labelledby=\"\(id)-tree\">")
    output.append("<h3 id=\"\(id)-tree\">\(screen.viewCount.counted("view"))</h3>\n")
    output.append("<div class=\"tree\" tabindex=\"0\" role=\"region\" aria-labelledby=\"\(id)-tree\"><ol>\n")
    output.append("\(screen.rows)</ol></div></section>\n")
  }

  private func writePictures(_ screen: PageScreen, to output: inout OutputBuffer) {
    let id = entry.id
    output.append("<section class=\"pictures\" aria-labelledby=\"\(id)-pictures\">")
    output.append("<div class=\"bar\"><h3 id=\"\(id)-pictures\">Before and after</h3>\n")
    output.append("<div class=\"controls\"><label>Skeleton <select class=\"style\">")
    for style in ShowSettings.Style.allCases { output.append("<option>\(style.rawValue)</option>") }
    output.append(
      "</select></label>\n<label>Show <select class=\"mode\"><option value=\"pair\">side by side</option>")
    output.append("<option value=\"slider\">with a slider</option></select></label></div></div>\n")
    output.append(screen.stage)
    output.append("<p class=\"about controls\">Point at a view, or choose a row of the tree.</p>\n")
    if !screen.remarks.isEmpty {
      let items = screen.remarks.prefix(20).map { "<li>\($0.inHTML)</li>" }.joined()
      let more = screen.remarks.count - min(screen.remarks.count, 20)
      output.append("<ul class=\"remarks\">\(items)\(more > 0 ? "<li>and \(more) more</li>" : "")</ul>\n")
    }
    output.append("</section>\n")
  }

  private func writeSteps(to output: inout OutputBuffer) {
    let id = entry.id
    output.append("<section class=\"panel steps controls\" aria-labelledby=\"\(id)-steps\">")
    output.append("<h3 id=\"\(id)-steps\">Step through the recursion</h3>\n")
    output.append(
      "<p><button type=\"button\" class=\"back\">Back</button> "
        + "<button type=\"button\" class=\"forth\">Next</button> "
    )
    output.append(
      "<span class=\"counter quiet\"></span></p>\n<p class=\"step\" role=\"status\"></p></section>\n")
  }

  private func writeFindings(badges: [ViewIndex: Int], to output: inout OutputBuffer) {
    let list = PageFindings(entry.file, badges: badges)
    output.append("<section class=\"panel\" aria-labelledby=\"\(entry.id)-findings\">")
    output.append("<h3 id=\"\(entry.id)-findings\">Findings</h3>\n")
    output.append(list.html(entry.findings, omitted: entry.omitted))
    output.append(list.html(suppressed: entry.suppressed))
    output.append("</section>\n")
  }
}
