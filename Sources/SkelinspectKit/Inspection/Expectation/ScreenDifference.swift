/// One screen against what was expected of it.
struct ScreenDifference: Sendable {
  /// A view that differs; nil on the side that does not have it.
  struct Change: Sendable {
    let old: Int?
    let new: Int?
  }

  let old: FileExpectation.Screen
  let new: FileExpectation.Screen
  /// In the order of the views now; what is gone stands after the view before it.
  private(set) var changes: [Change] = []
  /// For each view the one that it is on the other side.
  private(set) var toNew: [Int?]
  private(set) var toOld: [Int?]
  /// By view now.
  private(set) var moves: [Int: Moves.Move] = [:]

  init(_ old: FileExpectation.Screen, _ new: FileExpectation.Screen) {
    (self.old, self.new) = (old, new)
    toNew = Array(repeating: nil, count: old.views.count)
    toOld = Array(repeating: nil, count: new.views.count)
    let listed = new.views.indices.filter { new.views[$0].isListed }
    if isSame(as: listed) { return }
    var names = TextNumbers()
    let matching = TreeMatching.match(
      ComparedTree(old.views, names: &names), ComparedTree(new.views, listed, names: &names))
    for (node, partner) in zip(0..., matching.toNew) {
      if let partner { pair(node, listed[partner]) }
    }
    for (node, move) in Moves(matching).moves { moves[listed[node]] = move }
    pairUnlisted()
    changes = matching.pairs.compactMap { before, now in
      change(before, now.map { listed[$0] } ?? before.flatMap { toNew[$0] })
    }
  }

  var isEmpty: Bool { changes.isEmpty && old.crash == new.crash }

  /// It is not drawn any more.
  func hasLostSkeleton(_ first: Int, _ second: Int) -> Bool {
    isOther(first, second) && now(first).hasSkeleton
  }

  /// It is drawn, and was not before.
  func hasGainedSkeleton(_ first: Int, _ second: Int) -> Bool {
    isOther(first, second) && !now(first).hasSkeleton
  }

  private func now(_ view: Int) -> ViewOutcome { old.views[view].outcome }

  private func isOther(_ first: Int, _ second: Int) -> Bool {
    let (before, now) = (old.views[first].outcome, new.views[second].outcome)
    return before.hasSkeleton != now.hasSkeleton && !now.isRegrouped(from: before)
  }

  private func change(_ before: Int?, _ now: Int?) -> Change? {
    guard let before, let now else { return Change(old: before, new: now) }
    let (first, second) = (old.views[before], new.views[now])
    let isSame = moves[now] == nil && first.label == second.label && first.outcome == second.outcome
    return isSame ? nil : Change(old: before, new: now)
  }

  /// Line by line, which no matching of equal siblings can tell better.
  private func isSame(as listed: [Int]) -> Bool {
    listed.count == old.views.count
      && zip(old.views, listed).allSatisfy { view, other in
        let other = new.views[other]
        return view.depth == other.depth && view.label == other.label && view.outcome == other.outcome
      }
  }

  private mutating func pair(_ first: Int, _ second: Int) { (toNew[first], toOld[second]) = (second, first) }

  /// What lost all marks around it is not listed any more: there a view is the one of its name in its place.
  private mutating func pairUnlisted() {
    var free: [UnlistedPlace: [Int]] = [:]
    for view in new.views.indices.reversed() where !new.views[view].isListed {
      free[UnlistedPlace(parent: new.views[view].parent, name: new.views[view].name), default: []].append(
        view)
    }
    if free.isEmpty { return }
    for view in old.views.indices where toNew[view] == nil {
      guard let above = old.views[view].parent, let parent = toNew[above] else { continue }
      let place = UnlistedPlace(parent: parent, name: old.views[view].name)
      if let other = free[place]?.popLast() { pair(view, other) }
    }
  }
}

/// Where a view is looked for that an expectation would not list.
private struct UnlistedPlace: Hashable {
  let parent: Int?
  let name: String
}

extension ComparedTree {
  init(_ views: [ExpectedView], _ listed: [Int], names: inout TextNumbers) {
    var nodes: [Int?] = Array(repeating: nil, count: views.count)
    for (node, view) in zip(0..., listed) { nodes[view] = node }
    self.init(
      listed.map { view in
        (
          parent: views[view].parent.flatMap { nodes[$0] }, type: names.number(of: views[view].type),
          id: views[view].id.map { names.number(of: $0) }
        )
      })
  }

  init(_ views: [ExpectedView], names: inout TextNumbers) {
    self.init(views, Array(views.indices), names: &names)
  }
}
