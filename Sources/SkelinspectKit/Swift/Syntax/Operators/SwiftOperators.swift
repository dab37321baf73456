/// The operators that stand between two values, each with its precedence: Swift's own, and a project's.
struct SwiftOperators: Sendable {
  /// `infix operator ** : PowerPrecedence`.
  struct Declaration: Sendable {
    let sign: String
    /// `DefaultPrecedence` where none is said.
    let group: String
  }

  /// `precedencegroup PowerPrecedence { higherThan: MultiplicationPrecedence }`.
  struct Group: Hashable, Sendable {
    var name = ""
    var associativity = SwiftPrecedence.Associativity.none
    /// Those that it binds tighter than.
    var lower: [String] = []
    /// Those that bind tighter.
    var higher: [String] = []

    /// As far as Swift's own groups say it.
    fileprivate var precedence: SwiftPrecedence? {
      SwiftPrecedence(
        name, associativity, above: lower.compactMap { SwiftPrecedence.swift[$0] },
        below: higher.compactMap { SwiftPrecedence.swift[$0] })
    }
  }

  /// What a project declares.
  private var own: [String: SwiftPrecedence] = [:]

  init() {}

  /// What files declare; where two say different things of one name, it counts as undeclared.
  init(_ declarations: [Declaration], _ groups: [Group]) {
    guard !declarations.isEmpty else { return }
    let groups = Dictionary(grouping: Set(groups), by: \.name)
    for (sign, names) in Dictionary(grouping: declarations, by: \.sign).mapValues({ Set($0.map(\.group)) }) {
      guard names.count == 1, let name = names.first else { continue }
      own[sign] =
        SwiftPrecedence.swift[name] ?? groups[name].flatMap { $0.count == 1 ? $0[0].precedence : nil }
    }
  }

  /// - Parameter sign: its letters.
  func precedence(of sign: ArraySlice<UInt8>) -> SwiftPrecedence {
    if let key = Self.key(sign), let precedence = Self.swift[key] { return precedence }
    let name = String(decoding: sign, as: UTF8.self)
    if let precedence = own[name] { return precedence }
    // One of another module that changes its left side, such as `**=`.
    return sign.last == UInt8(ascii: "=") ? .assignment : SwiftPrecedence(undeclared: name)
  }

  // MARK: Swift's own

  private static let swift: [UInt32: SwiftPrecedence] = {
    let signs: [(SwiftPrecedence, String)] = [
      (.assignment, "= += -= *= /= %= <<= >>= &= |= ^= &+= &-= &*= &<<= &>>="),
      (.functionArrow, "->"),
      (.logicalDisjunction, "||"),
      (.logicalConjunction, "&&"),
      (.comparison, "== != === !== < <= > >= ~="),
      (.nilCoalescing, "??"),
      (.rangeFormation, "... ..<"),
      (.addition, "+ - &+ &- | ^"),
      (.multiplication, "* / % &* &"),
      (.bitwiseShift, "<< >> &<< &>>"),
    ]
    let pairs = signs.flatMap { precedence, signs in
      signs.split(separator: " ").compactMap { sign in key(sign.utf8).map { ($0, precedence) } }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// The letters of a short sign as a number.
  private static func key(_ sign: some Collection<UInt8>) -> UInt32? {
    sign.count > 4 ? nil : sign.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
