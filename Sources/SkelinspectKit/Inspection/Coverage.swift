/// What the recursion of one show, or of several, makes of a view, and what decided it.
struct Coverage: Equatable, Sendable {
  let role: Role
  /// Of the show that decided it.
  let root: ViewIndex?
  /// Where recursion stops on the way from the root to the view, first of all; nil where it does not.
  let stop: Stop?
  /// The view around it that is drawn as one block.
  let block: ViewIndex?
  /// How much stands in the way from the root to the view.
  let obstacles: Int
  /// Of text lines: more than an app would live to see.
  let isRunaway: Bool

  init(
    _ role: Role, root: ViewIndex?, stop: Stop? = nil, block: ViewIndex? = nil, obstacles: Int = 0,
    isRunaway: Bool = false
  ) {
    (self.role, self.root, self.stop, self.block) = (role, root, stop, block)
    (self.obstacles, self.isRunaway) = (obstacles, isRunaway)
  }

  /// No show call comes near it.
  static let untouched = Coverage(.unreached, root: nil)

  /// Nobody knows whether one does.
  static let unknown = Coverage(.unknown, root: nil)

  /// The same for what is at or around a view.
  static func unknown(_ reason: StopReason, at view: ViewIndex) -> Coverage {
    Coverage(.unknown, root: nil, stop: Stop(view: view, reason: reason))
  }

  var isReached: Bool {
    switch role {
    case .lines, .block, .container, .collection: true
    // Of a view that recursion comes to nobody knows what is in it; of others not even their flags.
    case .unknown: root != nil
    case .uncovered, .underBlock, .unreached: false
    }
  }

  /// Whether SkeletonView holds the view itself for active: it has a layer, or is a table or collection.
  var isActive: Bool { isReached && role != .container }

  /// What becomes of a view that recursion would come to from this one, which it does not reach or does not
  /// go on from.
  func below(_ role: Role, stop: Stop?, block: ViewIndex? = nil, obstacles: Int) -> Coverage {
    Coverage(
      role, root: root, stop: self.stop ?? stop, block: block, obstacles: self.obstacles + obstacles)
  }

  /// Of several shows the one that does most for a view counts, of those the one with the least in its way.
  mutating func improve(by other: Coverage) {
    if other.rank > rank || other.rank == rank && other.obstacles < obstacles { self = other }
  }

  private var rank: Int {
    switch role {
    case .lines, .block, .container, .collection: 3
    case .unknown: root == nil ? -1 : 3
    case .underBlock: 2
    case .uncovered: 1
    case .unreached: root == nil ? -1 : 0
    }
  }
}
