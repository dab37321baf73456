/// What show does below its roots: SkeletonView's `recursiveShowSkeleton` (rules S1 to S6).
struct ShowPass {
  enum Start {
    /// The app calls show on a view; it does nothing where that view is active already.
    case show(on: ViewIndex, isActive: Bool)
    /// Every cell, header and supplementary view gets a show of its own, after those that the app calls.
    case templates(after: [Coverage])
  }

  private let hierarchy: Hierarchy
  private let hasKid: [Bool]
  private let start: Start
  private let first: ViewIndex
  /// From the first view on, up to the last one below the roots.
  private(set) var coverage: [Coverage] = []

  init(_ start: Start, in hierarchy: Hierarchy, hasKid: [Bool]) {
    self.hierarchy = hierarchy
    self.hasKid = hasKid
    self.start = start
    let range: Range<ViewIndex>
    switch start {
    case .show(on: let root, _): range = root..<hierarchy.views[root].end
    case .templates: range = hierarchy.views.indices
    }
    first = range.lowerBound
    coverage.reserveCapacity(range.count)
    for view in range { coverage.append(coverage(of: view)) }
  }

  /// Whether the first view's show passed its guard.
  var isShown: Bool { coverage.first?.isReached == true }

  /// Coverage of a root; nil for any other view.
  private func coverage(ofRoot view: ViewIndex) -> Coverage? {
    switch start {
    case .templates where !hierarchy.views[view].place.isTemplate: return nil
    case .show(on: let root, _) where view != root: return nil
    case .templates(let called):
      guard isMade(view, after: called) else { return nil }
    case .show(_, let isActive):
      if hierarchy.views[view].isSkeletonable, isActive { return stopped(atRoot: view, .alreadyActive) }
    }
    guard hierarchy.views[view].isSkeletonable else { return stopped(atRoot: view, .rootNotSkeletonable) }
    return reached(view, from: view)
  }

  /// Whether a template may be a dummy cell, header or footer, where the code is known that decides it.
  private func isMade(_ template: ViewIndex, after called: [Coverage]) -> Bool {
    guard let code = hierarchy.evidence, code.areRootsKnown, let owner = hierarchy.views[template].parent
    else {
      return true
    }
    return (called[owner].isReached || self[owner].isReached)
      && hierarchy.mayBeCell(template, of: owner, code)
  }

  private func stopped(atRoot root: ViewIndex, _ reason: StopReason) -> Coverage {
    Coverage(.unreached, root: root, stop: Stop(view: root, reason: reason), obstacles: 1)
  }

  private func reached(_ view: ViewIndex, from root: ViewIndex?) -> Coverage {
    if hierarchy.views[view].family.isCollection, !hierarchy.environment.isRunningXCTest {
      return Coverage(.collection, root: root)
    }
    if hasKid[view] { return Coverage(.container, root: root) }
    if hierarchy.evidence?.openViews[view] != nil || hierarchy.openKid(of: view) != nil {
      return Coverage(.unknown, root: root)
    }
    switch TextLines(of: view, in: hierarchy, frame: nil)?.amount {
    case nil, .some(.none): return Coverage(.block, root: root)
    case .lines, .unknown: return Coverage(.lines, root: root)
    case .runaway: return Coverage(.lines, root: root, isRunaway: true)
    }
  }

  private subscript(view: ViewIndex) -> Coverage { coverage[view - first] }

  /// Parents come before their views, so that their coverage is known.
  private func coverage(of view: ViewIndex) -> Coverage {
    if let root = coverage(ofRoot: view) { return root }
    let candidacy = hierarchy.candidacy(of: view)
    if case .separate = candidacy { return .untouched }
    guard let outer = candidacy.owner ?? hierarchy.views[view].parent, outer >= first else {
      return .untouched
    }
    let (above, isMarked) = (self[outer], hierarchy.views[view].isSkeletonable)
    let stop = hierarchy.stop(at: view, candidacy)
    let obstacles = stop == nil ? 0 : isMarked || candidacy.owner != nil ? 1 : 2
    guard above.isReached, above.role != .block else { return beyond(outer, stop, obstacles) }
    switch candidacy {
    case .kid where isMarked: return reached(view, from: above.root)
    case .kid where above.role != .unknown, .excluded(.contentViewIgnored) where !isMarked:
      return above.below(.uncovered, stop: stop, obstacles: obstacles)
    case .excluded(.contentViewIgnored):
      return above.below(.unreached, stop: Stop(view: view, reason: .contentViewIgnored), obstacles: 0)
    default: return above.below(.unreached, stop: stop, obstacles: obstacles)
    }
  }

  /// Of a view in one that is a block, or that recursion did not come to.
  private func beyond(_ above: ViewIndex, _ stop: Stop?, _ obstacles: Int) -> Coverage {
    let coverage = self[above]
    if coverage.root == nil { return .untouched }
    let block = coverage.role == .block ? above : coverage.block
    // The layer is the last of the sublayers when it comes: it lies below what comes later.
    if let view = stop?.view, coverage.role == .block, hierarchy.evidence?.addedOnTop.contains(view) == true {
      return coverage.below(.uncovered, stop: stop, obstacles: obstacles)
    }
    return coverage.below(
      block == nil ? .unreached : .underBlock, stop: stop, block: block, obstacles: obstacles)
  }
}

extension Hierarchy {
  /// What stands in a view and may be marked by its class, so that this is a container.
  func openKid(of owner: ViewIndex) -> ViewIndex? {
    guard let open = evidence?.mayMarkThemselves, !open.isEmpty else { return nil }
    return (owner + 1..<views[owner].end).first { open.contains($0) && candidacy(of: $0).owner == owner }
  }
}
