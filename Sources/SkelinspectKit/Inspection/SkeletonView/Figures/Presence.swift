/// How many copies of each view are on screen while the skeleton shows, and what tables and collections
/// count.
struct Presence {
  /// Nil where a count is unknown.
  private(set) var copies: [Int?]
  /// Tables and collections whose dummy data source is installed.
  private(set) var counts: [ViewIndex: CellCount] = [:]
  /// The frame's size of dummy cells.
  private(set) var cellSizes: [ViewIndex: PartialSize] = [:]
  private let hierarchy: Hierarchy

  /// Of a system that counts by itself.
  init(_ hierarchy: Hierarchy, copies: [Int?]) { (self.hierarchy, self.copies) = (hierarchy, copies) }

  init(_ hierarchy: Hierarchy, coverage: [Coverage]) {
    self.hierarchy = hierarchy
    copies = Array(repeating: 1, count: hierarchy.views.count)
    let showing = hierarchy.showingTemplates
    let repeated = hierarchy.evidence?.repeated ?? [:]
    for view in hierarchy.views.indices {
      let family = hierarchy.views[view].family
      if let parent = hierarchy.views[view].parent, !hierarchy.views[view].place.isTemplate {
        copies[view] = isReplaced(view) ? 0 : copies[parent]
        if !repeated.isEmpty, let count = repeated[view] { copies[view] = multiply(copies[view], count) }
      }
      guard family.isCollection else { continue }
      for child in hierarchy.children(of: view) where hierarchy.views[child].place.isTemplate {
        let isOnScreen = coverage[child].isReached && hierarchy.mayHaveCellsOnScreen(view)
        copies[child] = isOnScreen || showing.contains(child) ? nil : 0
      }
      if coverage[view].role == .collection, hierarchy.hasSkeletonDataSource(view) {
        installDummySource(in: view)
      }
    }
  }

  private mutating func installDummySource(in view: ViewIndex) {
    let count = hierarchy.cellCount(of: view)
    counts[view] = count
    guard hierarchy.hasWindow else { return }
    let cells = DummyCells(of: view, in: hierarchy)
    let prototypes = cells.prototypesInUse
    for prototype in prototypes {
      let total = multiply(copies[view], cells.cells(perSection: count))
      // How many of them each of several makes is not said.
      copies[prototype] = prototypes.count == 1 || total == 0 ? total : nil
      cellSizes[prototype] = cells.cellSize
    }
    for (header, perSection) in cells.sectionViews {
      let perTable = multiply(cells.headers(perSection: count), perSection)
      copies[header] = add(copies[header], multiply(copies[view], perTable))
    }
    for open in hierarchy.evidence?.sectionViews[view] ?? []
    where hierarchy.evidence?.openSectionViews.contains(open) == true { copies[open] = nil }
    for plain in hierarchy.children(of: view)
    where hierarchy.evidence?.plainSectionViews.contains(plain) == true { copies[plain] = nil }
  }

  /// Cells that were on screen leave it when the dummy cells come (rule C1).
  private func isReplaced(_ view: ViewIndex) -> Bool {
    guard hierarchy.hasWindow, hierarchy.views[view].family.isCell,
      let owner = hierarchy.owner(of: view)
    else { return false }
    return hierarchy.isCellOnScreen(view, in: owner) && counts[owner] != nil
  }

  private func multiply(_ first: Int?, _ second: Int?) -> Int? {
    if first == 0 || second == 0 { return 0 }
    return first.flatMap { first in second.map(first.times) }
  }

  private func add(_ first: Int?, _ second: Int?) -> Int? {
    guard let first, let second else { return nil }
    let sum = first.addingReportingOverflow(second)
    return sum.overflow ? Int.max : sum.partialValue
  }
}

extension Hierarchy {
  /// Cells, headers and footers in which code calls show, dummy or not: how many there are is not known.
  var showingTemplates: Set<ViewIndex> {
    guard evidence?.areRootsKnown == true else { return [] }
    return Set(show.roots.flatMap { outwards(from: $0).filter { views[$0].place.isTemplate } })
  }
}
