/// `_TtC4Shop9BuyButton`, as Xcode 6 wrote the class `Shop.BuyButton`; the runtime finds it, and prints
/// `BuyButton`.
enum MangledName {
  /// The class's own name, without its module and the types around it; nil for any other text.
  static func unqualified(_ name: String) -> String? {
    guard name.hasPrefix("_TtC") else { return nil }
    var rest = name.utf8.dropFirst(3).drop { $0 == UInt8(ascii: "C") || $0 == UInt8(ascii: "V") }
    var last: Substring.UTF8View?
    while !rest.isEmpty {
      let digits = rest.prefix { $0 &- UInt8(ascii: "0") < 10 }
      guard let count = Int(Substring(digits)), count > 0, rest.count >= digits.count + count else {
        return nil
      }
      let identifier = rest.dropFirst(digits.count).prefix(count)
      rest = rest.dropFirst(digits.count + count)
      last = identifier
    }
    return last.map { String(decoding: $0, as: UTF8.self) }
  }
}
