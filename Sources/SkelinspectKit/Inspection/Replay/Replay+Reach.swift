/// What the library's recursions go through: skeletonable kids, from a view down.
struct Reach: Sendable {
  struct Member: Sendable {
    let view: ViewIndex
    /// Without skeletonable kids.
    let isLeaf: Bool
    /// The place after the last one below it.
    let end: Int
    /// `isSkeletonActive`: its own status, or that of any below.
    let isActive: Bool
  }

  /// Parents before their kids.
  let members: [Member]

  /// Handed every member; where that says false, what lies below it is left out.
  func forEach(_ body: (Member) -> Bool) {
    var index = 0
    while index < members.count { index = body(members[index]) ? index + 1 : members[index].end }
  }
}

extension Replay {
  /// `subviewsToSkeleton`, those that are skeletonable.
  func kids(of view: ViewIndex) -> [ViewIndex] {
    var kids: [ViewIndex] = []
    for child in children[view] {
      switch hierarchy.candidacy(of: child) {
      case .kid(of: view): kids.append(child)
      case .excluded(.contentViewIgnored):
        kids += children[child].filter { hierarchy.candidacy(of: $0) == .kid(of: view) }
      default: break
      }
    }
    return kids.filter { hierarchy.views[$0].isSkeletonable }
  }

  /// What a recursion from a view would come to, itself first.
  func reach(from root: ViewIndex) -> Reach {
    var found: [(view: ViewIndex, isLeaf: Bool, parent: Int)] = []
    var waiting: [(view: ViewIndex, parent: Int)] = [(root, -1)]
    while let next = waiting.popLast() {
      let kids = kids(of: next.view)
      found.append((next.view, kids.isEmpty, next.parent))
      for kid in kids.reversed() { waiting.append((kid, found.count - 1)) }
    }
    var ends = Array(found.indices.map { $0 + 1 })
    var active = found.map { states[$0.view].isOn }
    for index in found.indices.reversed() where found[index].parent >= 0 {
      let parent = found[index].parent
      ends[parent] = max(ends[parent], ends[index])
      if active[index] { active[parent] = true }
    }
    return Reach(
      members: found.indices.map {
        Reach.Member(view: found[$0].view, isLeaf: found[$0].isLeaf, end: ends[$0], isActive: active[$0])
      })
  }

  /// `isSkeletonActive`.
  func isActive(_ view: ViewIndex) -> Bool { reach(from: view).members[0].isActive }

  /// What `skeletonTreeDescription` lists.
  func tree(of root: ViewIndex) -> ReplayTree {
    var entries: [ReplayTree.Entry] = []
    var waiting = [(view: root, depth: 0)]
    while let next = waiting.popLast() {
      entries.append(
        ReplayTree.Entry(
          view: next.view, depth: next.depth, isSkeletonable: hierarchy.views[next.view].isSkeletonable))
      for kid in kids(of: next.view).reversed() { waiting.append((kid, next.depth + 1)) }
    }
    return ReplayTree(entries: entries)
  }

  /// A view and all that is in it, parents before their views.
  func subtree(of root: ViewIndex) -> [ViewIndex] {
    var found: [ViewIndex] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      found.append(view)
      waiting += children[view].reversed()
    }
    return found
  }

  /// Whether a view is in the root's tree, and that in a window.
  func isInWindow(_ view: ViewIndex) -> Bool {
    hierarchy.hasWindow && hierarchy.outwards(from: view).contains(0)
  }
}
