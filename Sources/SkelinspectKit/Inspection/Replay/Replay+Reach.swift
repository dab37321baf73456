/// What the library's recursions go through at this moment.
extension Replay {
  private var reach: Reach { Reach(in: hierarchy, children) }

  /// `subviewsToSkeleton`, those that are skeletonable.
  func kids(of view: ViewIndex) -> [ViewIndex] { reach.kids(of: view) }

  /// What a recursion from a view would come to, itself first: what `skeletonTreeDescription` lists.
  func recursion(from root: ViewIndex) -> Recursion {
    reach.recursion(from: root) { states[$0].isOn }
  }

  /// `isSkeletonActive`.
  func isActive(_ view: ViewIndex) -> Bool { recursion(from: view).members[0].isActive }

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
