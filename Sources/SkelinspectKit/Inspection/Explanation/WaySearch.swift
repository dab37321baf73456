/// Finds the way on which show comes to a view, or would come to it: from the root that receives show,
/// through the templates of tables and collections.
struct WaySearch {
  private let inspection: Inspection
  private let hierarchy: Hierarchy
  private let roots: Set<ViewIndex>

  init(_ inspection: Inspection) {
    self.inspection = inspection
    hierarchy = inspection.hierarchy
    roots = Set(hierarchy.show.roots)
  }

  func way(to view: ViewIndex) -> Way {
    var way = Way(obstacles: [])
    var target: ViewIndex? = view
    while let view = target {
      let leg = leg(to: view)
      way = Way(start: leg.way.start, obstacles: leg.way.obstacles + way.obstacles)
      target = nil
      guard let template = leg.template, let owner = hierarchy.views[template].parent,
        !isShownByItself(view, in: template)
      else { continue }
      way.obstacles.insert(contentsOf: obstacles(before: template, of: owner), at: 0)
      target = owner
    }
    return way
  }

  /// In a cell on which code calls show, or in which it does: no matter whether its table makes dummy cells.
  private func isShownByItself(_ view: ViewIndex, in template: ViewIndex) -> Bool {
    guard hierarchy.evidence?.areRootsKnown == true, let root = inspection.coverage[view].root else {
      return false
    }
    return root >= template && roots.contains(root)
  }

  /// The part of a way inside one tree: from the root whose show decided what becomes of the view, which may be
  /// a template, for those have a show of their own as soon as something is made of them.
  private func leg(to view: ViewIndex) -> (way: Way, template: ViewIndex?) {
    let template = hierarchy.template(around: view)
    guard let root = inspection.coverage[view].root ?? template else {
      let start = startOfMissingCall(to: view)
      let unmarked =
        hierarchy.views[view].isSkeletonable ? [] : [Obstacle(kind: .notSkeletonable, view: view)]
      return (Way(obstacles: [Obstacle(kind: .noShowCall, view: start)] + unmarked), template)
    }
    var below: [Obstacle] = []
    var current = view
    while current != root, let next = step(up: current, &below) { current = next }
    return (Way(start: root, obstacles: obstacles(atRoot: root) + below.reversed()), template)
  }

  private func obstacles(atRoot root: ViewIndex) -> [Obstacle] {
    guard hierarchy.views[root].isSkeletonable else {
      return [Obstacle(kind: .rootNotSkeletonable, view: root)]
    }
    if inspection.shownRoots.contains(root) || hierarchy.views[root].place.isTemplate { return [] }
    return [Obstacle(kind: .alreadyActive, view: root)]
  }

  /// The view from which recursion would come to a view, itself stepped over; notes what is in the way.
  private func step(up view: ViewIndex, _ obstacles: inout [Obstacle]) -> ViewIndex? {
    let candidacy = hierarchy.candidacy(of: view)
    let stop = hierarchy.stop(at: view, candidacy)
    if let owner = candidacy.owner, isReplaced(view, in: owner) {
      obstacles.append(Obstacle(kind: .replacedByDummyCells, view: view))
    }
    if let stop, stop.reason != .notSkeletonable, !hierarchy.views[view].isSkeletonable {
      obstacles.append(Obstacle(kind: .notSkeletonable, view: view))
    }
    if let obstacle = stop.flatMap(Obstacle.init) { obstacles.append(obstacle) }
    return switch candidacy {
    case .separate: nil
    case .kid(of: let owner): owner
    case .excluded(.noWindow): stop?.view
    case .excluded: hierarchy.views[view].parent
    }
  }

  /// A cell on screen whose place a dummy cell takes, once its table or collection is reached.
  private func isReplaced(_ cell: ViewIndex, in owner: ViewIndex) -> Bool {
    hierarchy.hasWindow && hierarchy.isCellOnScreen(cell, in: owner)
      && hierarchy.hasSkeletonDataSource(owner) && !hierarchy.environment.isRunningXCTest
  }

  /// The topmost view on which show would come to a view, other views' shows left alone.
  private func startOfMissingCall(to view: ViewIndex) -> ViewIndex {
    let outer = Reach(in: hierarchy).way(to: view).dropFirst().prefix { owner in
      let range = owner..<hierarchy.views[owner].end
      return hierarchy.views[owner].isSkeletonable && !roots.contains(where: range.contains)
    }
    return Array(outer).last ?? view
  }

  /// Why a table or collection that is reached makes nothing of one of its templates.
  private func obstacles(before template: ViewIndex, of owner: ViewIndex) -> [Obstacle] {
    if hierarchy.environment.isRunningXCTest { return [Obstacle(kind: .runningTests, view: owner)] }
    if hierarchy.mayHaveCellsOnScreen(owner), inspection.coverage[template].isReached { return [] }
    var obstacles: [Obstacle] = []
    if !hierarchy.hasSkeletonDataSource(owner) {
      obstacles.append(Obstacle(kind: .unsupportedDataSource, view: owner))
    }
    if !hierarchy.hasWindow { obstacles.append(Obstacle(kind: .noWindow, view: owner)) }
    let cells = DummyCells(of: owner, in: hierarchy)
    let count = hierarchy.cellCount(of: owner)
    if hierarchy.views[template].place == .prototype {
      if !cells.prototypesInUse.contains(template) {
        obstacles.append(Obstacle(kind: .otherPrototype, view: owner, template: template))
      }
      if cells.cells(perSection: count) == 0 {
        obstacles.append(Obstacle(kind: .noCells, view: owner, template: template))
      }
    } else {
      let isRequested =
        cells.sectionViews.contains { $0.view == template && $0.perSection > 0 }
        || inspection.presence.copies[template] == nil && !hierarchy.isPlainSupplementaryView(template)
      if !isRequested { obstacles.append(Obstacle(kind: .notRequested, view: owner, template: template)) }
      if cells.headers(perSection: count) == 0 {
        obstacles.append(Obstacle(kind: .noCells, view: owner, template: template))
      }
    }
    return obstacles
  }
}
