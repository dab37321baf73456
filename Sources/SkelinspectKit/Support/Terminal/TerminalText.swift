extension String {
  /// The text with everything escaped that is invisible, or could move a terminal's cursor, colour it, or reorder
  /// its letters.
  package var escapedForTerminal: String {
    replacingScalars { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: scalar.isUnsafeOnTerminals ? "\\u{\(hexadecimal(UInt64(scalar.value), digits: 2))}" : nil
      }
    }
  }

  /// As a screen shows it: with blanks for controls, and without what is invisible.
  var withoutControls: String {
    replacingScalars { $0.isUnsafeOnTerminals ? $0.properties.isDefaultIgnorableCodePoint ? "" : " " : nil }
  }

  /// JSON, or an outline that is escaped already, with what is unsafe on terminals as `\\u` escapes; line
  /// breaks and colours stay.
  package var escapedInJSON: String {
    replacingScalars { scalar in
      guard scalar.value >= 0x7F, scalar.isUnsafeOnTerminals else { return nil }
      return String(scalar).utf16.map { "\\u" + hexadecimal(UInt64($0), digits: 4) }.joined()
    }
  }
}

extension Unicode.Scalar {
  /// Control characters, line separators, marks that turn the direction of text, and all that is invisible.
  var isUnsafeOnTerminals: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x2028...0x202E, 0xFFF9...0xFFFB: true
    // Nearly all letters are of these.
    case 0..<0xAD, 0xAE..<0x34F, 0x2190..<0x3164, 0x3165..<0xFE00: false
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// The terminal cells that a character takes: two for East Asian wide ones and emoji, none for combining
  /// marks.
  var cellWidth: Int {
    if value < 0xAD { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
