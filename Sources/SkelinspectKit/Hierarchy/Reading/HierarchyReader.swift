/// Reads the views of one document, all of its errors in one run, without recursion.
struct HierarchyReader {
  /// Views below one another; a printed tree takes space that grows with the square of its depth.
  static let maximumDepth = 1_000

  var hierarchy: Hierarchy
  var errors = DiagnosticList()

  /// Children that are still to be read, or a view that ends here.
  private enum Work {
    case list(next: Node, end: Node, parent: ViewIndex, place: ViewPlace)
    case single(Node, parent: ViewIndex, place: ViewPlace)
    /// By its number among the cells in use.
    case cell(Int, parent: ViewIndex, place: ViewPlace)
    case close(ViewIndex)
  }

  private var work: [Work] = []
  private var depth = 0
  /// The cells of other files that stand in the views' places.
  private let uses: CellUses
  /// Of the file that is read now: 0, or that of a cell's.
  private(set) var documentNumber = 0
  /// The keys of the view last read that hold its views.
  var children: [HeldViews] = []

  /// Values of the view last read that its completion needs.
  var completing = CompletingKeys()

  /// Of the last mapping in which a key stood twice.
  var firstKeys = FirstKeys()

  /// A key that holds views.
  struct HeldViews {
    let key: ViewKey
    let keyNode: Node
    let value: Node

    var standsFirst: Bool { key == .tableHeaderView || key == .tableFooterView }
  }

  init(_ file: HierarchyDocument, _ uses: CellUses = CellUses()) {
    hierarchy = Hierarchy(file)
    self.uses = uses
  }

  /// The hierarchies of all documents of a stream, or the errors of all.
  static func read(
    _ file: HierarchyDocument, settings: ReadingSettings = ReadingSettings(),
    joining uses: CellUses = CellUses()
  ) throws(ReadError) -> [Hierarchy] {
    let document = file.document
    var hierarchies: [Hierarchy] = []
    var errors = DiagnosticList(document.problems)
    var viewCount = 0
    for root in document.roots {
      var reader = HierarchyReader(file, uses)
      reader.hierarchy.firstViewNumber = viewCount
      reader.hierarchy.appearance = settings.appearance
      reader.hierarchy.warnings = document.remarks[root] ?? []
      swap(&reader.errors, &errors)
      reader.readDocument(root, of: document)
      reader.hierarchy.settle(file)
      if reader.hierarchy.values.isTooLarge {
        reader.errors.append(
          .invalidValue(
            "a hierarchy with more than \(StoredValue.smallNumbers.upperBound) fractions, the limit",
            at: document.place(root)))
      }
      swap(&reader.errors, &errors)
      viewCount += reader.hierarchy.views.count
      hierarchies.append(reader.hierarchy)
    }
    if document.roots.isEmpty, file.origin != .presumed {
      errors.append(
        .invalidValue(
          "no hierarchy in the file: it is empty or holds comments only", at: document.source.place(0..<0)))
    }
    guard errors.isEmpty else { throw ReadError(errors, in: document.source) }
    return hierarchies
  }

  /// Reads the root view and all that it holds.
  mutating func readTree(_ root: Node, of document: Document) {
    let count = document.next(after: root) - root
    hierarchy.views.reserveCapacity(hierarchy.views.count + count / 3 + 1)
    hierarchy.views.adviseHugePages()
    hierarchy.frames.reserveCapacity(hierarchy.views.count + count / 3 + 1)
    hierarchy.attributes.reserveCapacity(hierarchy.attributes.count + count / 4)
    hierarchy.attributes.adviseHugePages()
    readTree(root, parent: nil, place: .root, in: document)
  }

  private mutating func readTree(
    _ root: Node, parent: ViewIndex?, place: ViewPlace, in document: Document
  ) {
    open(root, parent: parent, place: place, in: document)
    while let last = work.indices.last {
      switch work[last] {
      case .close(let view):
        work.removeLast()
        hierarchy.views[view].end = hierarchy.views.count
        depth -= 1
      case .single(let node, let parent, let place):
        work.removeLast()
        open(node, parent: parent, place: place, in: document)
      case .cell(let cell, let parent, let place):
        work.removeLast()
        readCell(cell, parent: parent, place: place)
      case .list(let next, let end, _, _) where next >= end:
        work.removeLast()
      case .list(let next, let end, let parent, let place):
        work[last] = .list(next: document.next(after: next), end: end, parent: parent, place: place)
        open(document.resolved(next), parent: parent, place: place, in: document)
      }
    }
  }

  /// Reads a view's own keys and leaves its children as work.
  private mutating func open(_ node: Node, parent: ViewIndex?, place: ViewPlace, in document: Document) {
    if !uses.isEmpty, documentNumber == 0, let cell = uses.replacements[node],
      readCell(cell, parent: parent, place: place)
    {
      return
    }
    guard document.kind(node) == .mapping else {
      errors.append(
        .invalidValue(
          "expected a view, a mapping with a 'type', found \(document.kindName(node))",
          at: document.place(node), help: NoView.help(for: node, at: place, in: document)))
      return
    }
    guard depth < Self.maximumDepth else {
      errors.append(
        .invalidValue(
          "views nested deeper than \(Self.maximumDepth) levels, the limit", at: document.place(node)))
      return
    }
    depth += 1
    readView(node, parent: parent, place: place, in: document)
    let view = hierarchy.views.count - 1
    work.append(.close(view))
    // The last work is done first; a table's header and footer come before its other views (rule T1).
    for child in children.reversed() where !child.standsFirst { addWork(child, of: view, in: document) }
    if !uses.isEmpty, documentNumber == 0 { addCells(to: view) }
    for child in children.reversed() where child.standsFirst { addWork(child, of: view, in: document) }
  }

  /// Goes on in the cell's own file; the cells that it uses in turn are left out.
  ///
  /// - Returns: false where there are too many files.
  @discardableResult
  private mutating func readCell(_ number: Int, parent: ViewIndex?, place: ViewPlace) -> Bool {
    let cell = uses.cells[number]
    guard let file = hierarchy.number(of: cell.file) else { return false }
    var work: [Work] = []
    swap(&work, &self.work)
    (documentNumber, firstKeys) = (file, FirstKeys())
    readTree(cell.node, parent: parent, place: place, in: cell.file.document)
    (documentNumber, firstKeys) = (0, FirstKeys())
    swap(&work, &self.work)
    return true
  }

  /// The cells that a table or collection names and does not list.
  private mutating func addCells(to view: ViewIndex) {
    for (key, cell) in (uses.additions[hierarchy.views[view].node] ?? []).reversed() {
      guard let place = key.place(in: hierarchy.views[view].family) else { continue }
      work.append(.cell(cell, parent: view, place: place))
    }
  }

  private mutating func addWork(
    _ child: HeldViews, of view: ViewIndex, in document: Document
  ) {
    let (key, value) = (child.key, child.value)
    let family = hierarchy.views[view].family
    guard let place = key.place(in: family) else {
      errors.append(misplaced(key, at: document.place(child.keyNode), in: view))
      return
    }
    if key.shape != .views {
      work.append(.single(value, parent: view, place: place))
    } else if document.kind(value) == .list {
      work.append(.list(next: value + 1, end: document.next(after: value), parent: view, place: place))
    } else {
      errors.append(
        .invalidValue(
          "expected a list of views for '\(key.rawValue)', found \(document.kindName(value))",
          at: document.place(value), help: "write a list, [] for none"))
    }
  }

  private func misplaced(_ key: ViewKey, at place: Place, in view: ViewIndex) -> Diagnostic {
    let type = hierarchy.typeName(of: view)
    let viewClass = hierarchy.views[view].viewClass.name
    let isKnown = type == viewClass || hierarchy.says(.baseClass, of: view)
    let what = type == viewClass ? type : "\(type.shortened) counts as a \(viewClass), which"
    let owners = key.key.owners.classNames.listed
    return .invalidValue(
      "\(what) has no '\(key.rawValue)'", at: place,
      help: isKnown
        ? "'\(key.rawValue)' belongs to \(owners)" : "say what it inherits from: baseClass: \(owners)")
  }
}

extension HierarchyReader {
  var document: Document { hierarchy.document }
}

extension Hierarchy {
  /// What follows from the whole of it: the roots that a file does not say, where one knows from what it says,
  /// and what Interface Builder says of its views.
  fileprivate mutating func settle(_ file: HierarchyDocument) {
    switch file.origin {
    case .presumed: show.roots = presumedRoots
    case .said, .printed: origin = isPrinted(inLog: file.origin == .printed) ? .printed : .said
    }
    // Only Interface Builder says more of its views than keys hold.
    guard file.origin == .presumed else { return }
    let facts = file.interfaceBuilder
    interfaceBuilder = facts
    interfaceBuilder.views = [:]
    guard !facts.views.isEmpty else { return }
    for (index, view) in zip(views.indices, views) where view.document == 0 {
      if let said = facts.views[view.node] { interfaceBuilder.views[index] = said }
    }
  }

  /// A printed tree has the four keys of `skeletonTreeDescription` and no other; in a log it may lack some.
  private func isPrinted(inLog: Bool) -> Bool {
    var isPrinted = inLog
    for view in views {
      if view.place != .root, view.place != .child || view.idNode != nil { return false }
      isPrinted = isPrinted || view.place == .child || view.flags.contains(.hasReference)
    }
    return isPrinted && attributes.allSatisfy { $0.key == .isSkeletonable || $0.key == .reference }
  }
}
