/// `_TtC4Shop9BuyButton`, as Xcode 6 wrote the class `Shop.BuyButton`; the runtime finds it, and prints
/// `BuyButton`.
enum MangledName {
  /// The class's own name, without its module and the types around it; nil for any other text.
  static func unqualified(_ name: String) -> String? { identifiers(name)?.last }

  /// The same with the types around it: `Outer.Inner`.
  static func qualified(_ name: String) -> String? {
    identifiers(name)?.dropFirst().joined(separator: ".")
  }

  /// The module's first; at least two.
  private static func identifiers(_ name: String) -> [String]? {
    guard name.hasPrefix("_TtC") else { return nil }
    var rest = name.utf8.dropFirst(3).drop { $0 == "C" || $0 == "V" }
    var identifiers: [String] = []
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCIIDigit }
      guard let count = Int(Substring(digits)), count > 0, rest.count >= digits.count + count else {
        return nil
      }
      identifiers.append(String(decoding: rest.dropFirst(digits.count).prefix(count), as: UTF8.self))
      rest = rest.dropFirst(digits.count + count)
    }
    return identifiers.count > 1 ? identifiers : nil
  }
}
