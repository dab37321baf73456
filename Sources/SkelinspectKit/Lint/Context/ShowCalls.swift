/// The calls of show, the first one on each view, and what stands in their way.
struct ShowCalls {
  /// The roots on which show does nothing, because something that it reaches is covered already.
  let inVain: [ViewIndex]
  /// For each of them the roots shown before in it, in the order of the calls.
  private(set) var inner: [ViewIndex: [ViewIndex]] = [:]
  private let context: RuleContext
  private let order: [ViewIndex: Int]
  private let shown: Set<ViewIndex>
  private let hasKid: [Bool]

  init(in context: RuleContext) {
    let hierarchy = context.hierarchy
    self.context = context
    order = Dictionary(zip(hierarchy.show.roots, 0...), uniquingKeysWith: { first, _ in first })
    shown = Set(context.inspection.shownRoots)
    hasKid = hierarchy.skeletonableKids()
    let silent = Set(hierarchy.silentRoots.filter { $0.reason == .alreadyActive }.map(\.view))
    inVain = silent.subtracting(shown).sorted()
    for root in context.inspection.shownRoots {
      for outer in outers(of: root) where !shown.contains(outer) && isEarlier(root, than: outer) {
        inner[outer, default: []].append(root)
      }
    }
  }

  /// The next root above a root that was shown before and reached it.
  func outer(of root: ViewIndex) -> ViewIndex? {
    outers(of: root).first { shown.contains($0) && isEarlier($0, than: root) }
  }

  /// The other roots that show on a root would reach, in document order.
  func roots(within root: ViewIndex) -> [ViewIndex] {
    order.keys.filter { outers(of: $0).contains(root) }.sorted()
  }

  /// The leaves, tables and collections that show on a root would have covered.
  func uncovered(in root: ViewIndex) -> [ViewIndex] {
    context.marked(below: root).filter { view in
      outers(of: view).first { _ in true } == root
        && context.coverage(of: view).stop?.reason == .alreadyActive
        && (!hasKid[view] || context.hierarchy.views[view].family.isCollection)
    }
  }

  /// The roots above a view from which recursion comes to it, the innermost first.
  private func outers(of view: ViewIndex) -> some Sequence<ViewIndex> {
    context.way(to: view).dropFirst().lazy.filter {
      order[$0] != nil && context.hierarchy.views[$0].isSkeletonable
    }
  }

  private func isEarlier(_ root: ViewIndex, than other: ViewIndex) -> Bool {
    guard let first = order[root], let second = order[other] else { return false }
    return first < second
  }
}
