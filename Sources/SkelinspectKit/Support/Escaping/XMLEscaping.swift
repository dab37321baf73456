extension String {
  /// For texts and for attributes in double quotes: what marks elements, line breaks and what turns the
  /// direction of text as references; what XML 1.0 forbids is left out.
  var escapedInXML: String {
    guard unicodeScalars.contains(where: \.isSpecialInXML) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{00}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": break
      case let scalar where scalar.isUnsafeOnTerminals:
        result += "&#x" + hexadecimal(UInt64(scalar.value), digits: 2) + ";"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var isSpecialInXML: Bool {
    switch self {
    case "&", "<", ">", "\"", "\u{FFFE}", "\u{FFFF}": true
    default: isUnsafeOnTerminals
    }
  }
}
