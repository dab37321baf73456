/// Reads numbers as JSON and YAML's core schema write them.
enum NumberText {
  /// The nearest Double; infinite when out of range.
  static func value(of range: Range<Int>, in bytes: [UInt8]) -> Double {
    let text = String(decoding: bytes[range], as: UTF8.self)
    return Double(text) ?? special(text)
  }

  /// `0o17`, `.inf` and `.nan` of YAML's core schema; Swift reads its `0x1F`.
  private static func special(_ text: String) -> Double {
    if text.hasPrefix("0o") { return UInt64(text.dropFirst(2), radix: 8).map { Double($0) } ?? .infinity }
    guard text.lowercased().hasSuffix(".inf") else { return .nan }
    return text.hasPrefix("-") ? -.infinity : .infinity
  }
}
