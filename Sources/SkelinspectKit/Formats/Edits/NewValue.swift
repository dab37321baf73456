/// A value that is to be written into YAML or JSON.
enum NewValue: Equatable, Sendable {
  case boolean(Bool)
  case number(Double)
  case text(String)
  case numbers([Double])
  /// As it is to stand in the text.
  case written(String)
}

/// How values are written in a format.
struct ValueWriter {
  let isJSON: Bool

  init(_ format: Document.Format) { isJSON = format == .json }

  /// Nil for a number that has no digits.
  ///
  /// - Parameter style: of the value that it takes the place of; a text keeps its quotes.
  func text(_ value: NewValue, instead style: ValueLayout.Style? = nil) -> String? {
    switch value {
    case .boolean(let isTrue): "\(isTrue)"
    case .number(let number): number.isFinite ? number.jsonText : nil
    case .numbers(let numbers):
      numbers.allSatisfy(\.isFinite) ? "[" + numbers.map(\.jsonText).joined(separator: ", ") + "]" : nil
    case .text(let text): self.text(text, instead: style)
    case .written(let text): text
    }
  }

  /// Plain where every reader takes it for a text, else in quotes.
  func text(_ text: String, instead style: ValueLayout.Style? = nil) -> String {
    if isJSON { return text.inJSON }
    if style == .singleQuoted, text.unicodeScalars.allSatisfy(Self.standsInQuotes) {
      return "'" + text.replacing(text: "'", with: "''") + "'"
    }
    return style != .doubleQuoted && Self.isPlain(text) ? text : Self.doubleQuoted(text)
  }

  /// Letters first, and nothing in it that means anything to YAML, in either style.
  private static func isPlain(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, first.isASCIILetter || first == "_", bytes.last != 0x20 else {
      return false
    }
    let isWordLike = bytes.allSatisfy {
      $0.isASCIILetterOrDigit || [0x20, 0x2D, 0x2E, 0x2F, 0x5F].contains($0)
    }
    return isWordLike && !words.contains(text.lowercased())
  }

  /// What is not text to YAML 1.1 or 1.2.
  private static let words: Set<String> = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]

  private static func standsInQuotes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF, 0xD800...0xDFFF: false
    default: true
    }
  }

  private static func doubleQuoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where standsInQuotes(scalar): quoted.unicodeScalars.append(scalar)
      case _ where scalar.value <= 0xFF: quoted += "\\x" + hexadecimal(UInt64(scalar.value), digits: 2)
      default: quoted += "\\u" + hexadecimal(UInt64(scalar.value), digits: 4)
      }
    }
    return quoted + "\""
  }
}
