/// What became of a screen from one file to another, as a list: badge, the line of `diff`, what follows from it.
struct PageChanges {
  /// Changes beyond which only a count is given.
  private static let maximum = 300

  let html: String

  init(_ changed: ChangedScreen) {
    guard !changed.entries.isEmpty else {
      html = "<p>This screen is \(changed.summary.inHTML).</p>\n"
      return
    }
    var number = 0
    let items = changed.entries.prefix(Self.maximum).map { entry in
      var badge = ""
      if !entry.changes.isEmpty {
        // It leads to the view, where that is still there.
        badge = entry.severity.badge(number, entry.changes.compactMap(\.new).first)
        number += 1
      }
      let effects = entry.effects.listItems(upTo: 20) { "<li>\($0.inHTML)</li>" }
      return "<li class=\"finding finding-\(entry.severity.pageClass)\"><p class=\"message\">"
        + "\(badge)\(entry.line.inHTML)</p>\n"
        + (effects.isEmpty ? "" : "<ul class=\"notes\">\(effects)</ul>\n") + "</li>\n"
    }
    let more = changed.entries.count - Self.maximum
    html =
      "<ol class=\"findings\">\n\(items.joined())</ol>\n"
      + (more > 0
        ? "<p class=\"quiet\">And \(more.counted("more change")): skelinspect diff lists them all.</p>\n"
        : "")
  }
}
