/// What a byte of Swift code begins.
enum SwiftByteClass: UInt8 {
  case space, newline, zero, slash, sign, quote, hash, punctuation, digit, letter

  static func of(_ byte: UInt8) -> SwiftByteClass {
    unsafeBitCast(table.utf8Start[Int(byte)] &- UInt8(ascii: "0"), to: SwiftByteClass.self)
  }

  /// Letters, digits and all that is not ASCII.
  static func continuesWord(_ byte: UInt8) -> Bool { table.utf8Start[Int(byte)] >= UInt8(ascii: "8") }

  /// Whether an operator that follows stands right after a value.
  static func endsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "`"),
      UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">"), UInt8(ascii: "#"):
      true
    default: continuesWord(byte)
    }
  }

  static func beginsValue(_ byte: UInt8) -> Bool {
    continuesWord(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "[")
      || byte == UInt8(ascii: "(")
  }

  /// A digit for each byte: the number of its case.
  private static var table: StaticString {
    """
    2000000000100100\
    0000000000000000\
    0456944777447443\
    8888888888774444\
    7999999999999999\
    9999999999977749\
    7999999999999999\
    9999999999974740\
    99999999999999999999999999999999\
    99999999999999999999999999999999\
    99999999999999999999999999999999\
    99999999999999999999999999999999
    """
  }
}
