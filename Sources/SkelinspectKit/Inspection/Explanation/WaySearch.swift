/// Finds the way on which show comes to a view, or would come to it: from the root that receives show,
/// through the templates of tables and collections.
struct WaySearch {
  private let inspection: Inspection
  private let hierarchy: Hierarchy
  /// The number of each root's first call.
  private let calls: [ViewIndex: Int]

  init(_ inspection: Inspection) {
    self.inspection = inspection
    hierarchy = inspection.hierarchy
    calls = Dictionary(zip(hierarchy.show.roots, 0...), uniquingKeysWith: min)
  }

  func way(to view: ViewIndex) -> Way {
    var way = Way(obstacles: [])
    var target: ViewIndex? = view
    while let view = target {
      let leg = leg(to: view)
      way = Way(start: leg.way.start, obstacles: leg.way.obstacles + way.obstacles)
      target = nil
      guard let template = leg.template, let owner = hierarchy.views[template].parent else { continue }
      way.obstacles.insert(contentsOf: obstacles(before: template, of: owner), at: 0)
      target = owner
    }
    return way
  }

  /// The part of a way inside one tree: up to the hierarchy's root, or to a template, which has a show of its
  /// own. Of several roots the one with the fewest obstacles counts, of those the one that is shown first.
  private func leg(to view: ViewIndex) -> (way: Way, template: ViewIndex?) {
    var below: [Obstacle] = []
    var best: (obstacles: Int, call: Int, start: ViewIndex, atStart: Obstacle?)?
    var current: ViewIndex? = view
    var template: ViewIndex?
    while let index = current {
      if let call = call(on: index) {
        let atStart = obstacle(atRoot: index)
        let count = below.count + (atStart == nil ? 0 : 1)
        if best.map({ (count, call) < ($0.obstacles, $0.call) }) ?? true {
          best = (count, call, index, atStart)
        }
      }
      if hierarchy.views[index].place.isTemplate { template = index }
      current = template == nil ? step(up: index, &below) : nil
    }
    guard let best else {
      let start = startOfMissingCall(to: view)
      let unmarked =
        hierarchy.views[view].isSkeletonable ? [] : [Obstacle(kind: .notSkeletonable, view: view)]
      return (Way(obstacles: [Obstacle(kind: .noShowCall, view: start)] + unmarked), template)
    }
    let kept = below.prefix(best.obstacles - (best.atStart == nil ? 0 : 1)).reversed()
    return (Way(start: best.start, obstacles: [best.atStart].compactMap(\.self) + kept), template)
  }

  private func call(on view: ViewIndex) -> Int? {
    calls[view] ?? (hierarchy.views[view].place.isTemplate ? .max : nil)
  }

  private func obstacle(atRoot root: ViewIndex) -> Obstacle? {
    guard hierarchy.views[root].isSkeletonable else {
      let isTemplate = hierarchy.views[root].place.isTemplate
      return Obstacle(kind: isTemplate ? .notSkeletonable : .rootNotSkeletonable, view: root)
    }
    if inspection.shownRoots.contains(root) || hierarchy.views[root].place.isTemplate { return nil }
    return Obstacle(kind: .alreadyActive, view: root)
  }

  /// The view from which recursion would come to a view, itself stepped over; notes what is in the way.
  private func step(up view: ViewIndex, _ obstacles: inout [Obstacle]) -> ViewIndex? {
    let parent = hierarchy.views[view].parent
    switch hierarchy.candidacy(of: view) {
    case .separate: return nil
    case .kid(of: let owner):
      if isReplaced(view, in: owner) { obstacles.append(Obstacle(kind: .replacedByDummyCells, view: view)) }
      if !hierarchy.views[view].isSkeletonable {
        obstacles.append(Obstacle(kind: .notSkeletonable, view: view))
      }
      return owner
    case .excluded(.contentViewIgnored): return parent
    case .excluded(let reason):
      if !hierarchy.views[view].isSkeletonable {
        obstacles.append(Obstacle(kind: .notSkeletonable, view: view))
      }
      guard reason == .noWindow else {
        obstacles.append(
          Obstacle(kind: reason == .notArranged ? .notArranged : .outsideContentView, view: view))
        return parent
      }
      let table = hierarchy.table(above: view) ?? parent
      if let table { obstacles.append(Obstacle(kind: .noWindow, view: table)) }
      return table
    }
  }

  /// A cell on screen whose place a dummy cell takes, once its table or collection is reached.
  private func isReplaced(_ cell: ViewIndex, in owner: ViewIndex) -> Bool {
    hierarchy.hasWindow && hierarchy.views[cell].family.isCell && hierarchy.views[owner].family.isCollection
      && hierarchy.hasSkeletonDataSource(owner) && !hierarchy.environment.isRunningXCTest
  }

  /// The topmost view on which show would come to a view, other views' shows left alone.
  private func startOfMissingCall(to view: ViewIndex) -> ViewIndex {
    var start = view
    while hierarchy.views[start].isSkeletonable, case .kid(of: let owner) = hierarchy.candidacy(of: start),
      hierarchy.views[owner].isSkeletonable, !hierarchy.views[start].place.isTemplate
    {
      let range = owner..<hierarchy.views[owner].end
      if calls.keys.contains(where: range.contains) { break }
      start = owner
    }
    return start
  }
}

extension WaySearch {
  /// Why a table or collection that is reached makes nothing of one of its templates.
  private func obstacles(before template: ViewIndex, of owner: ViewIndex) -> [Obstacle] {
    if hierarchy.environment.isRunningXCTest { return [Obstacle(kind: .runningTests, view: owner)] }
    var obstacles: [Obstacle] = []
    if !hierarchy.hasSkeletonDataSource(owner) {
      obstacles.append(Obstacle(kind: .unsupportedDataSource, view: owner))
    }
    if !hierarchy.hasWindow { obstacles.append(Obstacle(kind: .noWindow, view: owner)) }
    let cells = DummyCells(of: owner, in: hierarchy)
    let count = hierarchy.cellCount(of: owner)
    if hierarchy.views[template].place == .prototype {
      if cells.prototype != template {
        obstacles.append(Obstacle(kind: .otherPrototype, view: owner, template: template))
      }
      if cells.cells(perSection: count) == 0 {
        obstacles.append(Obstacle(kind: .noCells, view: owner, template: template))
      }
    } else {
      let isRequested = cells.sectionViews.contains { $0.view == template && $0.perSection > 0 }
      if !isRequested { obstacles.append(Obstacle(kind: .notRequested, view: owner, template: template)) }
      if cells.headers(perSection: count) == 0 {
        obstacles.append(Obstacle(kind: .noCells, view: owner, template: template))
      }
    }
    return obstacles
  }
}
