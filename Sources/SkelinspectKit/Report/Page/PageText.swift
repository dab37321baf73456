extension String {
  /// Text from anywhere for elements and for attributes in double quotes; what is invisible or turns the
  /// direction of text is shown as an escape.
  var inHTML: String { escapedForTerminal.escapedInXML }

  /// JSON for a `<script>`, which ends at no `</script>` in it.
  var escapedInScript: String {
    guard utf8.contains(where: { $0 == 0x3C || $0 == 0x3E || $0 == 0x26 || $0 == 0xE2 }) else { return self }
    var result = ""
    result.reserveCapacity(utf8.count + utf8.count / 8)
    for scalar in unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        result += "\\u" + hexadecimal(UInt64(scalar.value), digits: 4)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Diagnostic.Severity {
  /// The last letter of the class of its badge, as in a picture.
  var pageClass: String { word(error: "E", warning: "W", note: "N") }
}
