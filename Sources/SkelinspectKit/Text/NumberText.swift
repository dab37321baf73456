/// Reads numbers as JSON and YAML's core schema write them.
enum NumberText {
  /// The nearest Double; infinite when out of range.
  static func value(of range: Range<Int>, in bytes: [UInt8]) -> Double {
    shortInteger(range, bytes) ?? shortDecimal(range, bytes)
      ?? longNumber(String(decoding: bytes[range], as: UTF8.self))
  }

  /// Up to four digits and nothing else: what most frames are made of.
  private static func shortInteger(_ range: Range<Int>, _ bytes: [UInt8]) -> Double? {
    guard range.count <= 4 else { return nil }
    var number: UInt32 = 0
    for index in range {
      let digit = UInt32(bytes[index]) &- 0x30
      guard digit < 10 else { return nil }
      number = number &* 10 &+ digit
    }
    return Double(number)
  }

  private static func longNumber(_ text: String) -> Double { special(text) ?? Double(text) ?? .nan }

  /// Decimals of up to 15 digits are exact in a Double, and so is the power of ten that divides them.
  private static func shortDecimal(_ range: Range<Int>, _ bytes: [UInt8]) -> Double? {
    guard range.count <= 16 else { return nil }
    var digits = 0
    var mantissa = 0
    var point: Int?
    var isNegative = false
    for index in range {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        mantissa = mantissa &* 10 &+ Int(byte &- UInt8(ascii: "0"))
        digits &+= 1
      case UInt8(ascii: "-") where index == range.lowerBound: isNegative = true
      case UInt8(ascii: ".") where point == nil: point = digits
      default: return nil
      }
    }
    guard digits > 0, digits <= 15 else { return nil }
    let magnitude = point.map { Double(mantissa) / powersOfTen[digits - $0] } ?? Double(mantissa)
    return isNegative ? -magnitude : magnitude
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// `0x1F`, `0o17`, `.inf` and `.nan` of YAML's core schema.
  private static func special(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map { Double($0) } ?? .infinity }
    if text.hasPrefix("0o") { return UInt64(text.dropFirst(2), radix: 8).map { Double($0) } ?? .infinity }
    if text.lowercased().hasSuffix(".inf") { return text.hasPrefix("-") ? -.infinity : .infinity }
    return text.lowercased() == ".nan" ? .nan : nil
  }
}
