/// Views that a file's errors leave in doubt: those with a key that could not be read, what is inside them, and
/// what they are in, whose skeletons depend on theirs.
struct Doubts: Sendable {
  /// Everything is: the error is about the whole hierarchy.
  var isWhole = false
  /// Those with an error; in the order of the hierarchy once they are `settled`.
  private var views: [ViewIndex] = []
  /// Those among them on which it may depend whether the view around them is a block.
  private var deciding: [ViewIndex] = []
  /// What is inside of those that are in no other one of them.
  private var subtrees: [Range<ViewIndex>] = []

  var isEmpty: Bool { !isWhole && views.isEmpty }

  mutating func add(_ view: ViewIndex) {
    if views.last != view { views.append(view) }
  }

  /// - Parameter decides: whether the views beside it may depend on it too.
  mutating func add(_ view: ViewIndex, decides: Bool) {
    add(view)
    if decides { deciding.append(view) }
  }

  /// Ready to be asked.
  func settled(in hierarchy: Hierarchy) -> Doubts {
    var settled = self
    let doubtful = Set(views)
    var known: [Siblings: Bool] = [:]
    for view in deciding {
      guard let parent = hierarchy.views[view].parent else { continue }
      let siblings = Siblings(parent: parent, place: hierarchy.views[view].place)
      let isContainer = known[siblings] ?? siblings.areMarked(in: hierarchy, apartFrom: doubtful)
      known[siblings] = isContainer
      if !isContainer { settled.views.append(parent) }
    }
    settled.views.sort()
    settled.subtrees = []
    for view in settled.views where view >= settled.subtrees.last?.upperBound ?? 0 {
      settled.subtrees.append(view..<hierarchy.views[view].end)
    }
    return settled
  }

  /// Views that recursion comes to alike: where another one of them is marked, the view around them is a container
  /// whatever becomes of those in doubt.
  private struct Siblings: Hashable {
    let parent: ViewIndex
    let place: ViewPlace

    func areMarked(in hierarchy: Hierarchy, apartFrom doubtful: Set<ViewIndex>) -> Bool {
      hierarchy.children(of: parent).contains { child in
        hierarchy.views[child].place == place && hierarchy.views[child].isSkeletonable
          && !doubtful.contains(child)
      }
    }
  }

  /// Whether the errors may have to do with a view of the hierarchy.
  func hold(_ view: ViewIndex, of hierarchy: Hierarchy) -> Bool {
    if isEmpty { return false }
    if isWhole { return true }
    let inside = views.endOfPrefix { $0 < view }
    if inside < views.count, views[inside] < hierarchy.views[view].end { return true }
    let around = subtrees.endOfPrefix { $0.lowerBound <= view }
    return around > 0 && subtrees[around - 1].contains(view)
  }
}

/// What is wrong with the keys of one view.
struct KeyFaults {
  /// Unknown keys that another one was meant by: they count as that one.
  var misspelt: [(key: ViewKey, field: Fields.Field)] = []
  /// Errors that leave nothing in doubt.
  var understood = 0
  /// Values that decide nothing about the views beside this one.
  var own = 0

  /// - Parameter errors: all there were.
  func leaveDoubt(_ errors: Int) -> Bool { errors > understood }
  func areOwn(_ errors: Int) -> Bool { errors == understood + own }
}
