/// The dummy cells, headers and footers that UIKit asks for while a table or collection shows its skeleton
/// (rules C5, C6 and C9): only those that begin inside the frame.
struct DummyCells {
  private let hierarchy: Hierarchy
  private let view: ViewIndex
  private let sections: Int

  init(of view: ViewIndex, in hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    self.view = view
    sections = hierarchy.numberOfSkeletonSections(of: view)
  }

  /// Cells of all sections together; nil where a size is unknown.
  func cells(perSection count: CellCount) -> Int? {
    guard case .known(let perSection) = count else { return nil }
    return visibleCells(upTo: perSection.times(sections), perSection: perSection)
  }

  /// Cells among so many of all sections that begin inside the frame; nil where a size is unknown.
  func visibleCells(upTo total: Int, perSection: Int) -> Int? {
    guard total > 0 else { return 0 }
    return hierarchy.views[view].family == .table
      ? rows(upTo: total) : items(of: total, perSection: perSection)
  }

  /// Points; nil where it is the cell's own.
  var cellSize: PartialSize? {
    if hierarchy.views[view].family == .table {
      return PartialSize(width: hierarchy.frameSize(of: view).width, height: rowHeight)
    }
    guard hierarchy.hasFlowLayout(view), hierarchy.evidence?.hasOpenItemSize(view) != true else { return nil }
    let size = hierarchy.itemSize(of: view)
    return PartialSize(width: size.width, height: size.height)
  }

  /// Headers or footers of all sections together; they need an extent only where there are several.
  func headers(perSection count: CellCount) -> Int? {
    guard sections > 1 else { return max(sections, 0) }
    guard case .known(let perSection) = count else { return nil }
    if hierarchy.views[view].family == .collection {
      return FlowLines(of: view, in: hierarchy, perSection: perSection)?.sections(upTo: sections)
    }
    return rows(upTo: sections, every: Double(perSection))
  }

  /// Of rows, which follow one another below the table's header view, every first, second …
  private func rows(upTo total: Int, every number: Double = 1) -> Int? {
    guard let start = firstRowStart, let height = rowHeight, let extent = hierarchy.frameSize(of: view).height
    else { return nil }
    return FlowLines.count(upTo: total, from: start, step: height * number, extent: extent)
  }

  private var firstRowStart: Double? {
    let header = hierarchy.children(of: view).first { hierarchy.views[$0].place == .tableHeaderView }
    return header.map { hierarchy.frameSize(of: $0).height } ?? .some(0)
  }

  /// Points; where both heights are automatic, the prototype's own.
  var rowHeight: Double? {
    if let height = hierarchy.evidence?.rowHeights[view] { return height }
    let height = hierarchy.skeletonRowHeight(of: view)
    guard height == -1 else { return height }
    return prototype.flatMap { hierarchy.frameSize(of: $0).height }
  }

  /// Items as a flow layout places them; any other layout is code that no file shows.
  private func items(of total: Int, perSection: Int) -> Int? {
    guard hierarchy.hasFlowLayout(view) else { return total }
    if hierarchy.evidence?.hasOpenItemSize(view) == true { return nil }
    return FlowLines(of: view, in: hierarchy, perSection: perSection)?.items(inSections: sections)
  }

  /// The prototypes that the file lists.
  var prototypes: [ViewIndex] { children(at: .prototype) }

  var supplementaryViews: [ViewIndex] { children(at: .supplementaryView) }

  /// The prototypes that skeletons use: several where code names several, or any of them.
  var prototypesInUse: [ViewIndex] {
    guard let code = hierarchy.evidence else { return [prototype].compactMap(\.self) }
    if let cells = code.dummyCells[view] { return cells.sorted() }
    return code.isUnknown(.skeletonCellIdentifier, of: view) ? prototypes : [prototype].compactMap(\.self)
  }

  /// The prototype that skeletons use: the one that is named, else the first.
  var prototype: ViewIndex? {
    if isPrototypeNamed { return template(.skeletonCellIdentifier, among: prototypes) }
    if let known = hierarchy.evidence?.dummyCells[view] { return known.min() }
    return onlyMarkedPrototype ?? prototypes.first
  }

  private var isPrototypeNamed: Bool { hierarchy.text(.skeletonCellIdentifier, of: view) != nil }

  /// Code names the cell, which Interface Builder does not see: whoever marks one of several means that one.
  private var onlyMarkedPrototype: ViewIndex? {
    guard isNameOpen else { return nil }
    let marked = prototypes.filter { hierarchy.views[$0].isSkeletonable }
    return marked.count == 1 ? marked[0] : nil
  }

  /// Whether code that was not read names the cell.
  private var isNameOpen: Bool {
    switch hierarchy.origin(of: view) {
    case .presumed, .code:
      hierarchy.evidence?.dummyCells[view] == nil
        && hierarchy.evidence?.isUnknown(.skeletonCellIdentifier, of: view) != true
    case .said, .printed, .dumped, .live: false
    }
  }

  /// Which of several prototypes is taken for the one that code names, and why; nil where nothing is presumed.
  var presumption: String? {
    guard isNameOpen, !isPrototypeNamed, prototypes.count > 1,
      let prototype
    else { return nil }
    let why =
      onlyMarkedPrototype == nil
      ? "the first of its \(prototypes.count) prototypes" : "the only one of its prototypes that is marked"
    let identifier = hierarchy.text(.reuseIdentifier, of: prototype).map { " \($0.quoted)" } ?? ""
    let cell = hierarchy.name(of: prototype) + identifier
    return "\(hierarchy.name(of: view)) makes its dummy cells from \(cell), \(why) "
      + "(the file does not name the cell)"
  }

  /// The identifier that is asked for though no listed prototype has it.
  var unregisteredCell: String? { unregistered(.skeletonCellIdentifier, among: prototypes) }

  /// The same for a collection's headers and footers; a table answers nil for those, which is not an error.
  var unregisteredSupplementaryView: String? {
    guard supplementaryKinds > 0 else { return nil }
    return unregistered(.supplementaryIdentifier, among: supplementaryViews)
  }

  /// The views that stand at the head and foot of sections, with how many of those each has.
  var sectionViews: [(view: ViewIndex, perSection: Int)] {
    if hierarchy.views[view].family == .collection {
      let supplementary = template(.supplementaryIdentifier, among: supplementaryViews)
      return supplementary.map { [($0, supplementaryKinds)] } ?? []
    }
    return [sectionHeader, sectionFooter].compactMap { $0 }.map { ($0, 1) }
  }

  /// The view at the head of each section.
  var sectionHeader: ViewIndex? { sectionEnd(.headerIdentifier, .headerReferenceSize) }

  /// The view at the foot of each section.
  var sectionFooter: ViewIndex? { sectionEnd(.footerIdentifier, .footerReferenceSize) }

  private func sectionEnd(_ identifier: ViewKey, _ size: ViewKey) -> ViewIndex? {
    if hierarchy.views[view].family == .collection {
      guard makesRoom(size) else { return nil }
      return template(.supplementaryIdentifier, among: supplementaryViews)
    }
    let height: ViewKey = identifier == .headerIdentifier ? .sectionHeaderHeight : .sectionFooterHeight
    guard hierarchy.hasSkeletonDelegate(view), hierarchy.number(height, of: view) != 0 else { return nil }
    return template(identifier, among: children(at: .headerFooterView))
  }

  /// Headers and footers that a flow layout makes room for.
  var supplementaryKinds: Int {
    [ViewKey.headerReferenceSize, .footerReferenceSize].count(where: makesRoom)
  }

  private func makesRoom(_ size: ViewKey) -> Bool {
    guard hierarchy.hasFlowLayout(view), let size = hierarchy.size(size, of: view) else { return false }
    return (hierarchy.scrollsHorizontally(view) ? size.width : size.height) > 0
  }

  private func children(at place: ViewPlace) -> [ViewIndex] {
    let all = hierarchy.children(of: view).filter { hierarchy.views[$0].place == place }
    guard let replaced = hierarchy.evidence?.replaced, !replaced.isEmpty else { return all }
    return all.filter { !replaced.contains($0) }
  }

  private func template(_ key: ViewKey, among templates: [ViewIndex]) -> ViewIndex? {
    guard let identifier = hierarchy.text(key, of: view) else { return nil }
    // One whose identifier the file does not say may be the one.
    return templates.first { hierarchy.text(.reuseIdentifier, of: $0) == identifier }
      ?? templates.first { hierarchy.text(.reuseIdentifier, of: $0) == nil }
  }

  private func unregistered(_ key: ViewKey, among templates: [ViewIndex]) -> String? {
    guard let identifier = hierarchy.text(key, of: view) else { return nil }
    if let code = hierarchy.evidence, code.areRootsKnown {
      if code.mayRegister(identifier, in: view) { return nil }
    } else if templates.isEmpty {
      return nil
    }
    return template(key, among: templates) == nil ? identifier : nil
  }
}

extension Hierarchy {
  /// Points.
  func tallestPrototypeHeight(of table: ViewIndex) -> Double? {
    DummyCells(of: table, in: self).prototypes.compactMap { rowHeight(ofPrototype: $0) }.max()
  }
}
