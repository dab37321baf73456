/// What show does below its roots: SkeletonView's `recursiveShowSkeleton` (rules S1 to S6).
struct ShowPass {
  enum Start {
    /// The app calls show on a view; it does nothing where that view is active already.
    case show(on: ViewIndex, isActive: Bool)
    /// Every cell, header and supplementary view gets a show of its own.
    case templates
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
    case .templates: break
    case .show(_, let isActive):
      if hierarchy.views[view].isSkeletonable, isActive { return .unreached(view, .alreadyActive) }
    }
    guard hierarchy.views[view].isSkeletonable else { return .unreached(view, .rootNotSkeletonable) }
    return Coverage(role: role(ofReached: view))
  }

  private func role(ofReached view: ViewIndex) -> Role {
    if hierarchy.views[view].family.isCollection, !hierarchy.environment.isRunningXCTest {
      return .collection
    }
    if hasKid[view] { return .container }
    return hierarchy.hasTextLines(view) ? .lines : .block
  }

  private subscript(view: ViewIndex) -> Coverage { coverage[view - first] }

  /// Parents come before their views, so that their coverage is known.
  private func coverage(of view: ViewIndex) -> Coverage {
    if let root = coverage(ofRoot: view) { return root }
    switch hierarchy.candidacy(of: view) {
    case .separate: return .untouched
    case .kid(of: let owner): return owner < first ? .untouched : coverage(ofKid: view, of: owner)
    case .excluded(let reason):
      guard let parent = hierarchy.views[view].parent, parent >= first else { return .untouched }
      return coverage(ofExcluded: view, reason, in: parent)
    }
  }

  private func coverage(ofKid view: ViewIndex, of owner: ViewIndex) -> Coverage {
    switch self[owner].role {
    case .container, .collection, .lines:
      hierarchy.views[view].isSkeletonable
        ? Coverage(role: role(ofReached: view)) : Coverage(role: .uncovered)
    case .block: .underBlock(owner)
    case .uncovered: .unreached(owner, .notSkeletonable)
    case .underBlock, .unreached: self[owner]
    }
  }

  private func coverage(ofExcluded view: ViewIndex, _ reason: StopReason, in parent: ViewIndex) -> Coverage {
    switch self[parent].role {
    case .block: .underBlock(parent)
    case .uncovered: .unreached(parent, .notSkeletonable)
    case .underBlock, .unreached: self[parent]
    case .container, .collection, .lines:
      switch reason {
      case .noWindow: .unreached(hierarchy.table(above: view) ?? parent, .noWindow)
      case .contentViewIgnored where !hierarchy.views[view].isSkeletonable: Coverage(role: .uncovered)
      default: .unreached(view, reason)
      }
    }
  }
}

extension Hierarchy {
  func table(above view: ViewIndex) -> ViewIndex? {
    var ancestor = views[view].parent
    while let index = ancestor, views[index].family != .table { ancestor = views[index].parent }
    return ancestor
  }

  /// Whether a leaf is drawn as text lines.
  func hasTextLines(_ view: ViewIndex) -> Bool {
    guard let lines = textLines(of: view, frame: nil) else { return false }
    return lines.content != .none
  }
}
