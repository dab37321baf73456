/// What show makes of a view, without sizes and lines of files: what stays when a file is edited elsewhere.
struct ExpectedOutcome: Sendable {
  /// What a view can be to a skeleton that is compared.
  enum Kind: Sendable {
    case drawn
    /// What is in it draws.
    case container
    case collection
    /// It has no skeleton.
    case bare
  }

  let kind: Kind
  /// Some copy of it is on screen.
  let isOnScreen: Bool
  /// `2 lines, × 4`.
  let role: String
  let isHidden: Bool
  /// Why, as it stands after the role; empty where there is nothing to say.
  let explanation: String

  /// Lines, a block, or dummy cells are seen.
  var hasSkeleton: Bool { isOnScreen && (kind == .drawn || kind == .collection) }

  /// A block that became a container, or the other way round: drawn either way.
  func isRegrouped(from other: ExpectedOutcome) -> Bool {
    guard isOnScreen, other.isOnScreen else { return false }
    return kind == .drawn && other.kind == .container || kind == .container && other.kind == .drawn
  }
}

extension ExpectedOutcome: Equatable {
  /// The words are all that there is to it.
  static func == (first: Self, second: Self) -> Bool {
    first.role == second.role && first.explanation == second.explanation
  }
}
