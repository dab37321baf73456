extension String {
  /// Text from anywhere for elements and for attributes in double quotes; what is invisible or turns the
  /// direction of text is shown as an escape.
  var inHTML: String { escapedForTerminal.escapedInXML }

  /// The same of a name or a path, which may be broken behind a slash and before the next word of a name.
  var brokenInHTML: String {
    var parts: [String] = [""]
    var last: Character = " "
    for character in self {
      if last == "/" || last.isLowercase && character.isUppercase { parts.append("") }
      parts[parts.count - 1].append(character)
      last = character
    }
    return parts.map(\.inHTML).joined(separator: "<wbr>")
  }

  /// An attribute `title` that says a file's path whole, where its text cuts it.
  var wholePathTitle: String { shortenedPath == self ? "" : " title=\"\(inHTML)\"" }

  /// JSON for a `<script>`, which ends at no `</script>` in it.
  var escapedInScript: String {
    guard utf8.contains(where: { $0 == 0x3C || $0 == 0x3E || $0 == 0x26 || $0 == 0xE2 }) else { return self }
    return replacingScalars { scalar in
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}": "\\u" + hexadecimal(UInt64(scalar.value), digits: 4)
      default: nil
      }
    }
  }
}

extension Collection {
  /// The first as items of a list, and how many more there are.
  func listItems(upTo maximum: Int, _ item: (Element) -> String) -> String {
    let items = prefix(maximum).map(item).joined()
    return count > maximum ? "\(items)<li>and \(count - maximum) more</li>" : items
  }
}

extension Diagnostic.Severity {
  /// The last letter of the class of its badge, as in a picture.
  var pageClass: String { word(error: "E", warning: "W", note: "N") }

  /// A finding's number, from 0, which leads to its view in the picture.
  func badge(_ number: Int, _ view: ViewIndex?) -> String {
    let style = "badge badge-\(pageClass)"
    guard let view else { return "<span class=\"\(style)\">\(number + 1)</span> " }
    return "<button type=\"button\" class=\"\(style)\" data-view=\"\(view)\""
      + " aria-label=\"Show number \(number + 1) in the picture\">\(number + 1)</button> "
  }
}
