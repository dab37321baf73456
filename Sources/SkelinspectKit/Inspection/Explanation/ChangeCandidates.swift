/// Changes that may take something away that is in the way: each is one thing to try, the likeliest first.
extension Inspection {
  /// Against an obstacle; none where nothing in the hierarchy helps.
  func candidates(against obstacle: Obstacle) -> [[Change]] {
    switch obstacle.kind {
    case .noCells: return candidatesAgainstNoCells(of: obstacle.view)
    case .otherPrototype: return obstacle.template.map { [identifying($0) + [.useCell($0)]] } ?? []
    case .notRequested:
      guard let template = obstacle.template else { return [] }
      return [identifying(template) + makingRoom(in: obstacle.view) + [.useSectionView(template)]]
    default: return hierarchy.change(against: obstacle).map { [[$0]] } ?? []
    }
  }

  /// Against what crashes the app at a view.
  func candidatesAgainstCrash(at view: ViewIndex) -> [[Change]] {
    guard hierarchy.views[view].family.isCollection else {
      return [[.set(.skeletonTextNumberOfLines, of: view, to: .number(1))]]
    }
    let cells = DummyCells(of: view, in: hierarchy)
    let isNamed = { (template: ViewIndex) in hierarchy.text(.reuseIdentifier, of: template) != nil }
    return candidatesAgainstNoCells(of: view)
      + cells.prototypes.filter(isNamed).prefix(1).map { [.useCell($0)] }
      + cells.supplementaryViews.filter(isNamed).prefix(1).map { [.useSectionView($0)] }
  }

  /// Sections, an estimate or size, and a count, as few of them as will do.
  private func candidatesAgainstNoCells(of owner: ViewIndex) -> [[Change]] {
    let sections =
      (1...FlowLines.maximumSections).contains(hierarchy.numberOfSkeletonSections(of: owner))
      ? [] : [Change.set(.numberOfSkeletonSections, of: owner, to: .number(1))]
    // Whatever its rows: it has its size later.
    if hierarchy.evidence?.sizelessTables.contains(owner) == true, hierarchy.hasAutomaticCount(owner) {
      return []
    }
    let length = length(of: owner)
    let count = Change.set(hierarchy.countKey(of: owner), of: owner, to: .number(1))
    return [sections, sections + length, sections + [count], sections + length + [count]].filter {
      !$0.isEmpty
    }
  }

  /// The size of rows or items by which a count is divided.
  private func length(of owner: ViewIndex) -> [Change] {
    guard hierarchy.views[owner].family == .table else {
      return [.set(.itemSize, of: owner, to: .size(Size(width: 50, height: 50)))]
    }
    let key: ViewKey = hierarchy.hasAutomaticRowHeight(owner) ? .estimatedRowHeight : .rowHeight
    return [.set(key, of: owner, to: .number(hierarchy.tallestPrototypeHeight(of: owner) ?? 44))]
  }

  /// Gives a template the identifier by which it is dequeued, where it has none.
  private func identifying(_ template: ViewIndex) -> [Change] {
    guard hierarchy.text(.reuseIdentifier, of: template) == nil else { return [] }
    return [.set(.reuseIdentifier, of: template, to: .text(hierarchy.typeName(of: template)))]
  }

  /// Room for a header in each section of a collection; a table has it.
  private func makingRoom(in owner: ViewIndex) -> [Change] {
    guard hierarchy.views[owner].family == .collection,
      DummyCells(of: owner, in: hierarchy).supplementaryKinds == 0
    else { return [] }
    return [.set(.headerReferenceSize, of: owner, to: .size(Size(width: 50, height: 50)))]
  }
}

extension Hierarchy {
  /// The one change that takes an obstacle away; nil where nothing in the hierarchy does, or several things may.
  fileprivate func change(against obstacle: Obstacle) -> Change? {
    let view = obstacle.view
    switch obstacle.kind {
    case .notSkeletonable, .rootNotSkeletonable: return .mark(view)
    case .notArranged: return .arrange(view)
    case .outsideContentView: return .moveToContentView(view)
    case .noWindow: return hasWindow ? nil : .putInWindow
    // Cells are shown by their tables.
    case .noShowCall where evidence?.areRootsKnown == true && views[0].family.isCell: return nil
    case .noShowCall: return .callShow(on: view)
    case .alreadyActive: return .callShowFirst(on: view)
    case .unsupportedDataSource: return .adoptSkeletonDataSource(view, in: self)
    case .otherPrototype, .notRequested, .noCells, .replacedByDummyCells, .runningTests: return nil
    }
  }
}
