/// What show makes of a view, and which view decided it.
struct Coverage: Equatable, Sendable {
  var role: Role
  /// The view that is drawn as a block above it, or the first one that recursion does not enter.
  var cause: ViewIndex?
  var reason: StopReason?

  static func underBlock(_ block: ViewIndex) -> Coverage { Coverage(role: .underBlock, cause: block) }

  static func unreached(_ cause: ViewIndex, _ reason: StopReason) -> Coverage {
    Coverage(role: .unreached, cause: cause, reason: reason)
  }

  /// No show call comes near it.
  static let untouched = Coverage(role: .unreached)

  var isReached: Bool {
    switch role {
    case .lines, .block, .container, .collection: true
    case .uncovered, .underBlock, .unreached: false
    }
  }

  /// Whether SkeletonView holds the view itself for active: it has a layer, or is a table or collection.
  var isActive: Bool { isReached && role != .container }

  /// Of several shows the one that does most for a view counts.
  fileprivate var rank: Int {
    switch role {
    case .lines, .block, .container, .collection: 3
    case .underBlock: 2
    case .uncovered: 1
    case .unreached: reason == nil ? -1 : 0
    }
  }

  mutating func improve(by other: Coverage) {
    if other.rank > rank { self = other }
  }
}
