extension String {
  /// For texts and for attributes in double quotes: what marks elements, line breaks and what turns the
  /// direction of text as references; what XML 1.0 forbids is left out.
  var escapedInXML: String {
    replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t", "\n", "\r": "&#\(scalar.value);"
      case "\u{00}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": ""
      default:
        scalar.isUnsafeOnTerminals ? "&#x\(hexadecimal(UInt64(scalar.value), digits: 2));" : nil
      }
    }
  }
}
