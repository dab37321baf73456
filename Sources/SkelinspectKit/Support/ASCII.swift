extension UInt8 {
  package var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  package var isASCIILetterOrDigit: Bool { isASCIIDigit || isASCIILetter }
  var isHexadecimalDigit: Bool { hexadecimalValue(of: self) != nil }
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
  /// What JSON and XML take for white space.
  var isWhitespace: Bool { isBlank || isLineBreak }
}

/// A byte is compared with the letter of ASCII that it may be: `byte == "{"`.
extension UInt8 {
  static func == (byte: UInt8, letter: Unicode.Scalar) -> Bool { UInt32(byte) == letter.value }
  static func != (byte: UInt8, letter: Unicode.Scalar) -> Bool { UInt32(byte) != letter.value }
  static func ~= (letter: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == letter.value }
  static func ~= (letters: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
    letters.contains(Unicode.Scalar(byte))
  }
}

extension UInt8? {
  static func == (byte: UInt8?, letter: Unicode.Scalar) -> Bool { byte.map { $0 == letter } ?? false }
  static func != (byte: UInt8?, letter: Unicode.Scalar) -> Bool { !(byte == letter) }
  static func ~= (letter: Unicode.Scalar, byte: UInt8?) -> Bool { byte == letter }
}
