/// Reads numbers as JSON and YAML's core schema write them.
enum NumberText {
  /// The nearest Double; infinite when out of range.
  static func value(of bytes: ArraySlice<UInt8>) -> Double {
    shortDecimal(bytes) ?? special(bytes) ?? Double(String(decoding: bytes, as: UTF8.self)) ?? .nan
  }

  /// Decimals of up to 15 digits are exact in a Double, and so is the power of ten that divides them.
  private static func shortDecimal(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard bytes.count <= 16 else { return nil }
    var digits = 0
    var mantissa = 0
    var decimals: Int?
    var isNegative = false
    for (index, byte) in zip(0..., bytes) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        mantissa = mantissa * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
        decimals = decimals.map { $0 + 1 }
      case UInt8(ascii: "-") where index == 0: isNegative = true
      case UInt8(ascii: ".") where decimals == nil: decimals = 0
      default: return nil
      }
    }
    guard digits > 0, digits <= 15 else { return nil }
    let magnitude = Double(mantissa) / powersOfTen[decimals ?? 0]
    return isNegative ? -magnitude : magnitude
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// `0x1F`, `0o17`, `.inf` and `.nan` of YAML's core schema.
  private static func special(_ bytes: ArraySlice<UInt8>) -> Double? {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map(Double.init) ?? .infinity }
    if text.hasPrefix("0o") { return UInt64(text.dropFirst(2), radix: 8).map(Double.init) ?? .infinity }
    if text.lowercased().hasSuffix(".inf") { return text.hasPrefix("-") ? -.infinity : .infinity }
    return text.lowercased() == ".nan" ? .nan : nil
  }
}
