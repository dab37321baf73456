/// What the recursion of one show, or of several, makes of a view, and what decided it.
struct Coverage: Equatable, Sendable {
  let role: Role
  /// Of text lines: more than an app would live to see.
  let isRunaway: Bool
  private let reason: StopReason?
  /// How much stands in the way from the root to the view.
  private let obstacles: UInt16
  // Half as wide as indices are: there is one coverage for each view.
  private let stopped: Int32
  private let covering: Int32
  private let start: Int32

  init(
    _ role: Role, root: ViewIndex?, stop: Stop? = nil, block: ViewIndex? = nil, obstacles: Int = 0,
    isRunaway: Bool = false
  ) {
    self.role = role
    self.isRunaway = isRunaway
    self.obstacles = UInt16(clamping: obstacles)
    reason = stop?.reason
    stopped = Int32(truncatingIfNeeded: stop?.view ?? -1)
    covering = Int32(truncatingIfNeeded: block ?? -1)
    start = Int32(truncatingIfNeeded: root ?? -1)
  }

  /// No show call comes near it.
  static let untouched = Coverage(.unreached, root: nil)

  /// Nobody knows whether one does.
  static let unknown = Coverage(.unknown, root: nil)

  /// Where recursion stops on the way from the root to the view, first of all; nil where it does not.
  var stop: Stop? { reason.map { Stop(view: Int(stopped), reason: $0) } }

  /// The view around it that is drawn as one block.
  var block: ViewIndex? { covering < 0 ? nil : Int(covering) }

  /// Of the show that decided it.
  var root: ViewIndex? { start < 0 ? nil : Int(start) }

  var isReached: Bool {
    switch role {
    case .lines, .block, .container, .collection: true
    // Of a view that recursion comes to nobody knows what is in it; of others not even their flags.
    case .unknown: start >= 0
    case .uncovered, .underBlock, .unreached: false
    }
  }

  /// Whether SkeletonView holds the view itself for active: it has a layer, or is a table or collection.
  var isActive: Bool { isReached && role != .container }

  /// What becomes of a view that recursion would come to from this one, which it does not reach or does not
  /// go on from.
  func below(_ role: Role, stop: Stop?, block: ViewIndex? = nil, obstacles: Int) -> Coverage {
    Coverage(
      role, root: root, stop: self.stop ?? stop, block: block, obstacles: Int(self.obstacles) + obstacles)
  }

  /// Of several shows the one that does most for a view counts, of those the one with the least in its way.
  mutating func improve(by other: Coverage) {
    if other.rank > rank || other.rank == rank && other.obstacles < obstacles { self = other }
  }

  private var rank: Int {
    switch role {
    case .lines, .block, .container, .collection: 3
    case .unknown: start < 0 ? -1 : 3
    case .underBlock: 2
    case .uncovered: 1
    case .unreached: start < 0 ? -1 : 0
    }
  }
}
