/// Reads the views of one document, all of its errors in one run, without recursion.
struct HierarchyReader {
  var hierarchy: Hierarchy
  var errors = DiagnosticList()
  /// What the errors leave in doubt.
  var doubts = Doubts()
  /// Of the view last read; empty where none is wrong.
  var faults = KeyFaults()

  /// Children that are still to be read: the values from one node to another.
  private struct Work {
    var next: Node
    let end: Node
    let parent: ViewIndex
    let place: ViewPlace
    /// The number of the parent's modifier that holds them.
    var modifier: Int?
    let depth: Int
  }

  private var work: [Work] = []
  /// The keys of the view last read that hold its views.
  var children: [HeldViews] = []

  /// What makes the document's skeletons, and the keys that its views do not have.
  var system = System.skeletonView
  var otherKeys = System.skeletonView.otherKeys
  /// What a document of SwiftUI says of its views.
  var swiftUI = SwiftUIFacts()
  /// What a document of layers by hand does.
  var layers = LayerFacts()
  /// Of the view last read; none in other systems.
  var modifiers: [Modifier] = []
  /// The views that they hold: they come after the view's children.
  var heldContents: [HeldViews] = []

  /// A key that holds views, or the number of a modifier that holds one.
  struct HeldViews {
    let key: ViewKey
    let keyNode: Node
    let value: Node
    var content: (place: ViewPlace, modifier: Int)?
  }

  /// What is read for every view is handed it: a property would be copied each time.
  let document: Document

  init(_ document: Document, _ origin: Origin = .said) {
    self.document = document
    hierarchy = Hierarchy(.values(Shared(document)), origin)
  }

  /// The hierarchies of all documents of a stream, and the errors of all.
  ///
  /// - Parameter exceptions: the documents that have another origin.
  static func read(
    _ document: Document, _ origin: Origin, except exceptions: [Node: Origin] = [:],
    _ settings: ReaderSettings
  ) -> HierarchyReading {
    var hierarchies: [Hierarchy] = []
    var doubts: [Doubts] = []
    var errors = DiagnosticList(document.problems)
    var viewCount = 0
    for root in document.roots {
      var reader = HierarchyReader(document, exceptions[root] ?? origin)
      reader.hierarchy.firstViewNumber = viewCount
      reader.hierarchy.appearance = settings.appearance
      reader.hierarchy.warnings = document.remarks[root] ?? []
      reader.doubts.isWhole = !document.problems.isEmpty
      swap(&reader.errors, &errors)
      reader.readDocument(root, of: document)
      reader.finish()
      swap(&reader.errors, &errors)
      viewCount += reader.hierarchy.views.count
      hierarchies.append(reader.hierarchy)
      doubts.append(reader.doubts)
    }
    if document.roots.isEmpty {
      errors.append(
        .invalidValue(
          "no hierarchy in the file: it is empty or holds comments only", at: document.source.place(0..<0)))
    }
    KeyEdits.settle(&errors, of: document)
    return HierarchyReading(
      hierarchies: hierarchies, doubts: doubts,
      error: errors.isEmpty ? nil : ReadError(errors, in: document.source))
  }

  private mutating func finish() {
    switch system {
    case .skeletonView: hierarchy.settleOrigin()
    case .swiftUI: hierarchy.systemFacts = .swiftUI(swiftUI)
    case .layers: hierarchy.systemFacts = .layers(layers)
    }
    doubts = doubts.settled(in: hierarchy)
  }

  /// Reads the root view and all that it holds.
  mutating func readTree(_ root: Node, of document: Document) {
    let count = document.next(after: root) - root
    hierarchy.views.reserveCapacity(hierarchy.views.count + count / 3 + 1)
    hierarchy.frames.reserveCapacity(hierarchy.views.count + count / 3 + 1)
    hierarchy.attributes.reserveCapacity(hierarchy.attributes.count + count / 4)
    let first = hierarchy.views.count
    open(root, nil, in: document)
    while let last = work.indices.last {
      let list = work[last]
      if list.next < list.end {
        work[last].next = document.next(after: list.next)
        open(document.resolved(list.next), list, in: document)
      } else {
        work.removeLast()
      }
    }
    hierarchy.settleEnds(from: first)
  }

  /// Reads a view's own keys and leaves its children as work.
  ///
  /// - Parameter list: nil for the root.
  private mutating func open(_ node: Node, _ list: Work?, in document: Document) {
    let (parent, place, depth) = (list?.parent, list?.place ?? .root, list?.depth ?? 0)
    guard document.kind(node) == .mapping else {
      errors.append(
        document.mismatch(
          "a view, a mapping with a 'type'", at: node, help: Self.help(for: node, at: place, in: document)))
      return doubt(parent)
    }
    guard depth < Hierarchy.maximumDepth else {
      errors.append(.tooDeep(at: document.place(node)))
      return doubt(parent)
    }
    if let modifier = list?.modifier { swiftUI.contents[hierarchy.views.count] = modifier }
    readView(node, parent: parent, place: place, in: document)
    // The last work is done first; a table's header and footer come before its other views (rule T1).
    for standsFirst in [false, true] {
      for child in children.reversed() where child.key.standsFirst == standsFirst {
        addWork(child, depth: depth + 1, in: document)
      }
    }
  }

  /// What was probably meant where something else stands in a view's place.
  private static func help(for node: Node, at place: ViewPlace, in document: Document) -> String? {
    if document.kind(node) == .list, place == .root {
      return document.format == .json
        ? "take the view out of the list: a file is one view"
        : "a document is one view; several in one YAML file are separated by ---"
    }
    guard let text = document.text(node) else { return nil }
    if text.contains(":"), !text.contains(text: ": ") { return "YAML needs a space after ':'" }
    return ViewClass(named: text) == nil ? nil : "write {type: \(text)}"
  }

  private mutating func addWork(_ child: HeldViews, depth: Int, in document: Document) {
    let (key, value, view) = (child.key, child.value, hierarchy.views.count - 1)
    let end = document.next(after: value)
    if let (place, modifier) = child.content {
      return work.append(
        Work(next: value, end: end, parent: view, place: place, modifier: modifier, depth: depth))
    }
    let family = hierarchy.views[view].family
    guard let place = key.place(in: family) else {
      let misplaced = misplaced(key, at: document.place(child.keyNode), in: view)
      errors.append(misplaced)
      return doubt(view)
    }
    if key.shape != .views {
      work.append(Work(next: value, end: end, parent: view, place: place, depth: depth))
    } else if document.kind(value) == .list {
      work.append(
        Work(next: document.first(in: value), end: end, parent: view, place: place, depth: depth))
    } else {
      errors.append(
        document.mismatch(
          "a list of views for '\(key.rawValue)'", at: value,
          help: document.kind(value) == .mapping
            ? "a list has a dash before each view: - type: UIView" : "write a list, [] for none"))
      doubt(view)
    }
  }

  /// An error in what a view holds; in the root itself where it is in none.
  private mutating func doubt(_ view: ViewIndex?) {
    if let view { doubts.add(view) } else { doubts.isWhole = true }
  }

  private func misplaced(_ key: ViewKey, at place: Place, in view: ViewIndex) -> Diagnostic {
    let type = hierarchy.typeName(of: view)
    let viewClass = hierarchy.views[view].viewClass.name
    let isKnown = type == viewClass || hierarchy.says(.baseClass, of: view)
    let what = type == viewClass ? type : "\(type.shortened) counts as a \(viewClass), which"
    let classes = key.key.owners.classNames
    let owners = classes.listed
    let help =
      isKnown
      ? "'\(key.rawValue)' belongs to \(owners)"
      : nearMiss(of: type, among: classes).map { "did you mean '\($0)'?" }
        ?? "say what it inherits from: baseClass: \(owners)"
    return .invalidValue("\(what) has no '\(key.rawValue)'", at: place, help: help)
  }
}

extension Hierarchy {
  /// A tree that is printed says so by its keys, in a log and elsewhere.
  fileprivate mutating func settleOrigin() {
    if origin == .dumped { return }
    if capture != nil {
      origin = .live
      let showsSkeleton = views.indices.contains(where: hasLiveLayer)
      capture?.showsSkeleton = showsSkeleton
      return
    }
    origin = isPrinted(inLog: origin == .printed) ? .printed : .said
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
