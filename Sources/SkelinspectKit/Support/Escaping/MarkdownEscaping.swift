extension String {
  /// A text of one line in which Markdown, as GitHub has it, finds nothing to mark, in a table's cell too.
  var escapedInMarkdown: String {
    var result = ""
    let text = escapedForTerminal.unicodeScalars
    for (scalar, next) in zip(text, Array(text.dropFirst()) + [" "]) {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "@", "|", "$": result += "&#\(scalar.value);"
      // Addresses, and names of emoji.
      case ":" where next != " ": result += "&#58;"
      case "." where result.hasSuffix("www"): result += "&#46;"
      case "\\", "`", "*", "_", "[", "]", "~": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The same between `<code>` tags.
  var asMarkdownCode: String { "<code>\(escapedInMarkdown)</code>" }
}
