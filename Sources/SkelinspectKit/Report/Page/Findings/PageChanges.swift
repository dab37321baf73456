extension ChangedScreen {
  /// Changes beyond which only a count is given.
  private static let maximum = 300

  /// What became of it from one file to another, as a list: badge, the line of `diff`, what follows from it.
  var html: String {
    if entries.isEmpty { return "<p>This screen is \(summary.inHTML).</p>\n" }
    var number = 0
    let items = entries.prefix(Self.maximum).map { entry in
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
    let more = entries.count - Self.maximum
    return "<ol class=\"findings\">\n\(items.joined())</ol>\n"
      + (more > 0
        ? "<p class=\"quiet\">And \(more.counted("more change")): skelinspect diff lists them all.</p>\n"
        : "")
  }
}
