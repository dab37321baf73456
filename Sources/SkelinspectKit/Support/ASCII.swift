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

/// A number in lower-case hexadecimal digits, with zeros before it up to a width.
func hexadecimal(_ number: UInt64, digits: Int) -> String {
  let text = String(number, radix: 16)
  return String(repeating: "0", count: max(digits - text.count, 0)) + text
}

/// What a hexadecimal digit in ASCII counts; nil for any other byte.
func hexadecimalValue(of letter: UInt8) -> UInt8? {
  switch letter {
  case "0"..."9": letter - UInt8(ascii: "0")
  case "a"..."f": letter - UInt8(ascii: "a") + 10
  case "A"..."F": letter - UInt8(ascii: "A") + 10
  default: nil
  }
}
