/// Words in a picture: where they are cut and broken.
enum SVGText {
  static let fontFamily = "-apple-system,'Helvetica Neue',Arial,sans-serif"

  /// Of a letter's height, as far as one can know without the font.
  private static let letterWidth = 0.56

  /// A text without its control characters, cut to a width in points; empty where not even two letters fit.
  static func cut(_ text: String, fontSize: Double, width: Double) -> String {
    var room = width / (fontSize * letterWidth)
    guard room >= 2 else { return "" }
    var result = ""
    for character in text {
      guard let scalar = character.unicodeScalars.first, !scalar.isUnsafeOnTerminals else {
        if !result.hasSuffix(" ") { result += " " }
        continue
      }
      let cells = Double(max(scalar.cellWidth, 1))
      if room < cells + 1, result.utf8.count + String(character).utf8.count < text.utf8.count {
        return result + "…"
      }
      // A letter may carry a thousand marks.
      for scalar in character.unicodeScalars.prefix(8) { result.unicodeScalars.append(scalar) }
      room -= cells
    }
    return result
  }

  /// A sentence in lines of at most that many points.
  static func lines(_ text: String, fontSize: Double, width: Double) -> [String] {
    text.wrappedLines(of: max(Int(width / (fontSize * 0.52)), 12))
  }
}
