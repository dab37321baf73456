/// A precedence group: which of two operators gets the value between them.
struct SwiftPrecedence: Sendable {
  enum Associativity: Sendable { case left, right, none }

  let name: String
  let associativity: Associativity
  /// Where it stands: Swift's own groups have the even numbers, from the loosest on. What a project declares stands
  /// between two of them, or, where it says less, anywhere in a range.
  private let levels: ClosedRange<Int>

  private init(_ name: String, _ level: Int, _ associativity: Associativity = .none) {
    (self.name, self.associativity, levels) = (name, associativity, level...level)
  }

  /// Of an operator that nobody declares: Swift's `DefaultPrecedence`, which only says that it binds tighter than `?:`.
  /// Beside itself it is read from the left.
  init(undeclared sign: String) {
    (name, associativity, levels) = (sign, .left, Self.ternary.levels.upperBound + 1...Self.tightest)
  }

  /// Of a group that a project declares; nil where it says what cannot be.
  ///
  /// - Parameters:
  ///   - lower: those that it binds tighter than.
  ///   - higher: those that bind tighter.
  init?(
    _ name: String, _ associativity: Associativity, above lower: [SwiftPrecedence],
    below higher: [SwiftPrecedence]
  ) {
    // Whatever it says: beside an assignment nothing else could be meant.
    let first = lower.map { $0.levels.lowerBound | 1 }.max() ?? 1
    let last = higher.map { $0.levels.upperBound - 1 | 1 }.min() ?? Self.tightest
    guard first <= last else { return nil }
    (self.name, self.associativity, levels) = (name, associativity, first...last)
  }

  private init(anyOf levels: ClosedRange<Int>) {
    (name, associativity, self.levels) = ("", Associativity.none, levels)
  }

  /// Of two operators beside each other of which it is not said which binds tighter: all that either may bind like.
  func spanning(_ other: SwiftPrecedence) -> SwiftPrecedence {
    let first = min(levels.lowerBound, other.levels.lowerBound)
    return SwiftPrecedence(anyOf: first...max(levels.upperBound, other.levels.upperBound))
  }

  /// Whether it is that of one operator.
  var isKnown: Bool { !name.isEmpty }

  enum Order { case tighter, looser, unordered }

  /// How the operator on the left of a value binds it, compared with the one on its right.
  func order(beside right: SwiftPrecedence) -> Order {
    if name == right.name {
      return switch associativity {
      case .left: .tighter
      case .right: .looser
      case .none: .unordered
      }
    }
    if levels.lowerBound > right.levels.upperBound { return .tighter }
    return levels.upperBound < right.levels.lowerBound ? .looser : .unordered
  }
}

// MARK: - Swift's own

extension SwiftPrecedence {
  static let assignment = SwiftPrecedence("AssignmentPrecedence", 0, .right)
  static let functionArrow = SwiftPrecedence("FunctionArrowPrecedence", 2, .right)
  static let ternary = SwiftPrecedence("TernaryPrecedence", 4, .right)
  static let logicalDisjunction = SwiftPrecedence("LogicalDisjunctionPrecedence", 6, .left)
  static let logicalConjunction = SwiftPrecedence("LogicalConjunctionPrecedence", 8, .left)
  static let comparison = SwiftPrecedence("ComparisonPrecedence", 10)
  static let nilCoalescing = SwiftPrecedence("NilCoalescingPrecedence", 12, .right)
  static let casting = SwiftPrecedence("CastingPrecedence", 14, .left)
  static let rangeFormation = SwiftPrecedence("RangeFormationPrecedence", 16)
  static let addition = SwiftPrecedence("AdditionPrecedence", 18, .left)
  static let multiplication = SwiftPrecedence("MultiplicationPrecedence", 20, .left)
  static let bitwiseShift = SwiftPrecedence("BitwiseShiftPrecedence", 22)

  /// By name.
  static let swift = Dictionary(
    uniqueKeysWithValues: [
      assignment, functionArrow, ternary, logicalDisjunction, logicalConjunction, comparison, nilCoalescing,
      casting, rangeFormation, addition, multiplication, bitwiseShift,
    ].map { ($0.name, $0) })

  private static let tightest = 23
}
