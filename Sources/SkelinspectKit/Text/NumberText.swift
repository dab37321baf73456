/// Reads numbers as JSON and YAML's core schema write them.
enum NumberText {
  /// The nearest Double; infinite when out of range.
  static func value(of range: Range<Int>, in bytes: [UInt8]) -> Double {
    let text = String(decoding: bytes[range], as: UTF8.self)
    return special(text) ?? Double(text) ?? .nan
  }

  /// `0x1F`, `0o17`, `.inf` and `.nan` of YAML's core schema.
  private static func special(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map { Double($0) } ?? .infinity }
    if text.hasPrefix("0o") { return UInt64(text.dropFirst(2), radix: 8).map { Double($0) } ?? .infinity }
    if text.lowercased().hasSuffix(".inf") { return text.hasPrefix("-") ? -.infinity : .infinity }
    return text.lowercased() == ".nan" ? .nan : nil
  }
}
