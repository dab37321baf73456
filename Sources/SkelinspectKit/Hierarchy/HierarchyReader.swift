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
    case close(ViewIndex)
  }

  private var work: [Work] = []
  private var depth = 0
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

  init(_ document: Document) { hierarchy = Hierarchy(document: document) }

  /// The hierarchies of all documents of a stream, or the errors of all.
  ///
  static func read(
    _ document: Document, settings: ReadingSettings = ReadingSettings()
  ) throws(ReadError) -> [Hierarchy] {
    var hierarchies: [Hierarchy] = []
    var errors = DiagnosticList(document.problems)
    var viewCount = 0
    for root in document.roots {
      var reader = HierarchyReader(document)
      reader.hierarchy.firstViewNumber = viewCount
      reader.hierarchy.appearance = settings.appearance
      reader.hierarchy.warnings = document.remarks[root] ?? []
      swap(&reader.errors, &errors)
      reader.readDocument(root, of: document)
      if document.format == .interfaceBuilder { reader.hierarchy.show.roots = reader.hierarchy.presumedRoots }
      swap(&reader.errors, &errors)
      viewCount += reader.hierarchy.views.count
      hierarchies.append(reader.hierarchy)
    }
    if document.roots.isEmpty, document.format != .interfaceBuilder {
      errors.append(.invalidValue("no hierarchy in the file: it is empty or holds comments only", at: 0..<0))
    }
    guard errors.isEmpty else { throw ReadError(errors, in: document.source) }
    return hierarchies
  }

  /// Reads a view and all that it holds.
  mutating func readTree(_ root: Node, of document: Document) {
    let count = document.next(after: root) - root
    hierarchy.views.reserveCapacity(hierarchy.views.count + count / 3 + 1)
    hierarchy.views.adviseHugePages()
    hierarchy.attributes.reserveCapacity(hierarchy.attributes.count + count / 4)
    hierarchy.attributes.adviseHugePages()
    open(root, parent: nil, place: .root, in: document)
    while let last = work.indices.last {
      switch work[last] {
      case .close(let view):
        work.removeLast()
        hierarchy.views[view].end = hierarchy.views.count
        depth -= 1
      case .single(let node, let parent, let place):
        work.removeLast()
        open(node, parent: parent, place: place, in: document)
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
    guard document.kind(node) == .mapping else {
      errors.append(
        .invalidValue(
          "expected a view, a mapping with a 'type', found \(document.kindName(node))",
          at: document.range(node), help: NoView.help(for: node, at: place, in: document)))
      return
    }
    guard depth < Self.maximumDepth else {
      errors.append(
        .invalidValue(
          "views nested deeper than \(Self.maximumDepth) levels, the limit", at: document.range(node)))
      return
    }
    depth += 1
    readView(node, parent: parent, place: place, in: document)
    let view = hierarchy.views.count - 1
    work.append(.close(view))
    // The last work is done first; a table's header and footer come before its other views (rule T1).
    for child in children.reversed() where !child.standsFirst { addWork(child, of: view, in: document) }
    for child in children.reversed() where child.standsFirst { addWork(child, of: view, in: document) }
  }

  private mutating func addWork(
    _ child: HeldViews, of view: ViewIndex, in document: Document
  ) {
    let (key, value) = (child.key, child.value)
    let family = hierarchy.views[view].family
    guard let place = key.place(in: family) else {
      errors.append(misplaced(key, at: document.range(child.keyNode), in: view))
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
          at: document.range(value), help: "write a list, [] for none"))
    }
  }

  private func misplaced(_ key: ViewKey, at range: Range<Int>, in view: ViewIndex) -> Diagnostic {
    let type = hierarchy.typeName(of: view)
    let viewClass = hierarchy.views[view].viewClass.name
    let isKnown = type == viewClass || hierarchy.value(.baseClass, of: view) != nil
    let what = type == viewClass ? type : "\(type.shortened) counts as a \(viewClass), which"
    let owners = key.key.owners.classNames.listed
    return .invalidValue(
      "\(what) has no '\(key.rawValue)'", at: range,
      help: isKnown
        ? "'\(key.rawValue)' belongs to \(owners)" : "say what it inherits from: baseClass: \(owners)")
  }
}

extension HierarchyReader {
  var document: Document { hierarchy.document }
}
