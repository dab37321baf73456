/// Views that stand in another order after some of them were moved, matched with what they were before.
struct MovedViews {
  /// For each view of the edited hierarchy its number before; nil for a contentView that was made.
  private(set) var numbers: [ViewIndex?]

  /// Nil where it cannot be told which of several a view was.
  ///
  /// - Parameter before: with the moves made in memory, in the order of the text before them.
  init?(from before: Hierarchy, to after: Hierarchy) {
    guard !before.views.isEmpty, !after.views.isEmpty else { return nil }
    numbers = Array(repeating: nil, count: after.views.count)
    let (old, new) = (Side(before), Side(after))
    var pairs: [(old: ViewIndex, new: ViewIndex)] = [(0, 0)]
    while let pair = pairs.popLast() {
      numbers[pair.new] = pair.old
      if let contentView = new.contentView(of: pair.new) {
        numbers[contentView] = old.contentView(of: pair.old)
      }
      guard let inside = Self.matched(old.views(in: pair.old), old, new.views(in: pair.new), new) else {
        return nil
      }
      pairs += inside
    }
  }

  private static func matched(
    _ before: [ViewIndex], _ old: Side, _ after: [ViewIndex], _ new: Side
  ) -> [(old: ViewIndex, new: ViewIndex)]? {
    guard before.count == after.count else { return nil }
    var alike = Dictionary(grouping: before, by: old.likeness)
    var pairs: [(old: ViewIndex, new: ViewIndex)] = []
    for (likeness, views) in Dictionary(grouping: after, by: new.likeness) {
      guard let own = alike.removeValue(forKey: likeness), own.count == views.count,
        let found = own.count == 1 ? [(own[0], views[0])] : matchedByText(own, old, views, new)
      else { return nil }
      pairs += found
    }
    return pairs
  }

  /// One whose text was edited is the one that is left.
  private static func matchedByText(
    _ before: [ViewIndex], _ old: Side, _ after: [ViewIndex], _ new: Side
  ) -> [(old: ViewIndex, new: ViewIndex)]? {
    var rest = Dictionary(grouping: before, by: old.text)
    var (pairs, left) = ([(old: ViewIndex, new: ViewIndex)](), [ViewIndex]())
    for view in after {
      let text = new.text(of: view)
      // Two with the same text are alike in all that it says, but not in where they stood.
      if let known = rest[text], known.count == 1 {
        pairs.append((known[0], view))
        rest[text] = nil
      } else {
        left.append(view)
      }
    }
    let others = rest.values.flatMap(\.self)
    guard left.count == others.count, left.count < 2 else { return nil }
    return pairs + zip(others, left).map { ($0, $1) }
  }
}

/// One of the two hierarchies.
private struct Side {
  /// What tells views in one view apart.
  struct Likeness: Hashable {
    let name: String
    let place: ViewPlace
    /// Of the names inside, in whatever order.
    let inside: Int
  }

  let hierarchy: Hierarchy
  /// Of the names in each view, contentViews left out.
  private let inside: [Int]

  init(_ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    var inside = Array(repeating: 0, count: hierarchy.views.count)
    for view in hierarchy.views.indices.reversed() {
      guard let parent = hierarchy.views[view].parent else { continue }
      guard !hierarchy.isPassedThrough(view) else {
        inside[parent] &+= inside[view]
        continue
      }
      var hasher = Hasher()
      hasher.combine(hierarchy.name(of: view))
      hasher.combine(inside[view])
      inside[parent] &+= hasher.finalize()
    }
    self.inside = inside
  }

  func contentView(of view: ViewIndex) -> ViewIndex? {
    hierarchy.children(of: view).first(where: hierarchy.isPassedThrough)
  }

  /// Those in a view and in its contentView.
  func views(in view: ViewIndex) -> [ViewIndex] {
    hierarchy.children(of: view).flatMap { child in
      hierarchy.isPassedThrough(child) ? Array(hierarchy.children(of: child)) : [child]
    }
  }

  func likeness(of view: ViewIndex) -> Likeness {
    let isInContentView = hierarchy.views[view].parent.map(hierarchy.isPassedThrough) ?? false
    return Likeness(
      name: hierarchy.name(of: view), place: isInContentView ? .child : hierarchy.views[view].place,
      inside: inside[view])
  }

  /// Without blanks and line breaks.
  func text(of view: ViewIndex) -> [UInt8] {
    let tree = hierarchy.tree(of: view)
    var range = hierarchy.place(of: view).range
    if let document = tree.document {
      let node = hierarchy.views[view].node
      let end = (node..<document.next(after: node)).lazy.map { document.range($0).upperBound }.max()
      range = Range(from: document.range(node).lowerBound, to: end ?? 0)
    }
    return tree.source.bytes(range).filter { !TextTrivia.isBlank($0) && !TextTrivia.isBreak($0) }
  }
}
