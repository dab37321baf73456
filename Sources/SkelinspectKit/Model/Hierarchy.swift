/// A view hierarchy as a file describes it, and how the app shows its skeletons.
public struct Hierarchy: Sendable {
  /// The `name` of the document's envelope.
  public internal(set) var name: String?
  /// What does not stop the hierarchy from being read, such as YAML's `yes` for `true`.
  public internal(set) var warnings: [Diagnostic] = []

  /// The files that the views are read from, its own first.
  private(set) var files: [File]
  /// What an Interface Builder file says of its views beside their keys.
  var interfaceBuilder = InterfaceBuilderFacts()
  /// In document order, parents before children.
  var views: [View] = []
  /// The views' other keys, one view's after the other's.
  var attributes: [Attribute] = []
  /// The views' frames in points; nil where they are unknown.
  var frames: [Rect?] = []
  var environment = RuntimeEnvironment()
  /// How a running app wrote it; nil where none did.
  var capture: Capture?
  /// What views say beside those keys, in the words of their system.
  var systemFacts = SystemFacts.skeletonView
  /// The root view has a window.
  var hasWindow = true
  /// The views before it in its file, for references that are made up.
  var firstViewNumber = 0
  @Boxed var show = ShowSettings()
  @Boxed var appearance = Appearance()
  /// What the app does after the views are there; nil where the file says only its first show.
  @Boxed var calls: CallSequence?
  /// What code said of the views; nil where none was read.
  @Boxed var evidence: Evidence?

  struct File: Sendable {
    var tree: LocatedTree
    var origin: Origin
  }

  init(_ tree: LocatedTree, _ origin: Origin) { files = [File(tree: tree, origin: origin)] }

  /// The name of the file, as it was given to the reader.
  public var fileName: String { source.name }

  /// The text of its own file.
  var source: SourceText { files[0].tree.source }

  /// Of its own file.
  var origin: Origin {
    get { files[0].origin }
    set { files[0].origin = newValue }
  }

  /// The number of a hierarchy's own file, or of the one that describes a view of it, among its files; nil where
  /// there are too many.
  mutating func number(ofFileOf other: Hierarchy, of view: ViewIndex? = nil) -> Int? {
    let file = view.map { other.views[$0].file } ?? 0
    let source = other.tree(ofFile: file).source
    if let known = files.firstIndex(where: { $0.tree.source.isSame(as: source) }) { return known }
    guard files.count <= View.maximumFile else { return nil }
    files.append(other.files[file])
    return files.count - 1
  }

  /// A view that Swift code makes, without keys; nil where there are too many files.
  mutating func makeView(
    _ type: String, _ viewClass: ViewClass, _ id: String?, _ place: Place, parent: ViewIndex?,
    _ where: ViewPlace
  ) -> View? {
    var number = files.firstIndex {
      if case .code(let tree) = $0.tree { tree.value.source.isSame(as: place.file) } else { false }
    }
    if number == nil {
      guard files.count <= View.maximumFile else { return nil }
      files.append(File(tree: .code(Shared(CodeTree(place.file))), origin: .code))
      number = files.count - 1
    }
    guard let number, var tree = files[number].tree.code else { return nil }
    var view = View(node: tree.add(type, at: place.range), parent: parent, place: `where`)
    view.typeNode = view.node
    view.viewClass = viewClass
    view.idNode = id.map { tree.add($0, at: place.range) }
    view.file = number
    files[number].tree = .code(Shared(tree))
    return view
  }
}

extension Hierarchy {
  /// Takes over what a view of another hierarchy says.
  mutating func takeAttributes(of view: inout View, in other: Hierarchy) {
    let start = attributes.count
    attributes += other.attributes[view.attributes]
    view.attributes = start..<attributes.count
  }

  /// A place in the file that makes a view; nil in any other file.
  mutating func makeNode(_ text: String, at place: Place, besides view: ViewIndex) -> Node? {
    let file = views[view].file
    guard files[file].tree.code?.source.isSame(as: place.file) == true else { return nil }
    return addCodeNode(text, at: place.range, ofFile: file)
  }

  /// A further place in a file of Swift code whose views are in the hierarchy.
  mutating func addCodeNode(_ text: String, at range: Range<Int>, ofFile file: Int) -> Node {
    guard var tree = files[file].tree.code else { return 0 }
    let node = tree.add(text, at: range)
    files[file].tree = .code(Shared(tree))
    return node
  }

  /// The file that describes a view.
  func tree(of view: ViewIndex) -> LocatedTree { files[views[view].file].tree }

  func tree(ofFile file: Int) -> LocatedTree { files[file].tree }

  func origin(of view: ViewIndex) -> Origin { files[views[view].file].origin }

  /// A view's key, but for those that hold views, `type` and `id`; nil where it is not said.
  func attribute(_ key: ViewKey, of view: ViewIndex) -> Attribute? {
    attribute(key, among: views[view].attributes)
  }

  func attribute(_ key: ViewKey, among some: Range<Int>) -> Attribute? {
    for index in some where attributes[index].key == key { return attributes[index] }
    return nil
  }

  func says(_ key: ViewKey, of view: ViewIndex) -> Bool { attribute(key, of: view) != nil }

  /// The class's name as `skeletonTreeDescription` prints it, without its module and outer types (rule T6).
  func typeName(of view: ViewIndex) -> String {
    guard let node = views[view].typeNode else { return views[view].viewClass.name }
    return tree(of: view).typeName(node) ?? views[view].viewClass.name
  }

  func id(of view: ViewIndex) -> String? {
    views[view].idNode.flatMap { tree(of: view).id($0) }
  }

  /// `views` between a view and the end of what it holds, itself left out, that stand directly in it.
  func children(of view: ViewIndex) -> some Sequence<ViewIndex> {
    ChildViews(views: views, child: view + 1, end: views[view].end)
  }

  /// A view and all that it stands in, from the inside out.
  func outwards(from view: ViewIndex) -> some Sequence<ViewIndex> {
    OutwardViews(views: views, view: view)
  }

  func ancestors(of view: ViewIndex) -> some Sequence<ViewIndex> {
    OutwardViews(views: views, view: views[view].parent)
  }

  /// Some views and all that they stand in, in document order.
  func outwards(from some: [ViewIndex]) -> [ViewIndex] {
    var isAmong = Array(repeating: false, count: views.count)
    for view in some {
      var next = Optional(view)
      while let view = next, !isAmong[view] {
        isAmong[view] = true
        next = views[view].parent
      }
    }
    return views.indices.filter { isAmong[$0] }
  }

  /// What makes its skeletons: the document's `system`, else told by its views.
  public var system: System {
    switch systemFacts {
    case .skeletonView: .skeletonView
    case .swiftUI: .swiftUI
    case .layers: .layers
    }
  }

  /// Nil in another system.
  var swiftUI: SwiftUIFacts? {
    if case .swiftUI(let facts) = systemFacts { facts } else { nil }
  }

  /// Nil in another system.
  var layers: LayerFacts? {
    if case .layers(let facts) = systemFacts { facts } else { nil }
  }
}

private struct ChildViews: Sequence, IteratorProtocol {
  let views: [View]
  var child: ViewIndex
  let end: ViewIndex

  mutating func next() -> ViewIndex? {
    guard child < end else { return nil }
    defer { child = views[child].end }
    return child
  }
}

private struct OutwardViews: Sequence, IteratorProtocol {
  let views: [View]
  var view: ViewIndex?

  mutating func next() -> ViewIndex? {
    defer { view = view.flatMap { views[$0].parent } }
    return view
  }
}

/// Where messages point.
extension Hierarchy {
  /// A view: from the beginning of its mapping to its type where that stands on the same line, else its first
  /// key.
  func place(of view: ViewIndex) -> Place {
    let tree = tree(of: view)
    return tree.source.place(tree.range(of: views[view]))
  }

  /// A key of a view with its value; the key alone where the value is long or stands elsewhere. The view
  /// where it has no such key.
  func place(of key: ViewKey, in view: ViewIndex) -> Place {
    if let fact = evidence?.facts[view]?.last(where: { $0.key == key }) { return fact.place }
    let tree = tree(of: view)
    let range =
      attribute(key, of: view)?.node.map { tree.range(ofKey: $0, of: views[view]) }
      ?? tree.range(of: key, in: views[view])
    return range.map(tree.source.place) ?? place(of: view)
  }

  /// A part of what a view says: a modifier, a layer, an animation.
  func place(ofNode node: Node, in view: ViewIndex) -> Place {
    let tree = tree(of: view)
    return tree.source.place(tree.range(ofNode: node))
  }

  /// A view of another file than the hierarchy's own.
  func isElsewhere(_ view: ViewIndex) -> Bool { views[view].file != 0 }

  /// The file that a view is described in, where it is not the hierarchy's own.
  func otherFileName(of view: ViewIndex) -> String? { isElsewhere(view) ? fileName(of: view) : nil }

  /// The file that a view is described in.
  func fileName(of view: ViewIndex) -> String { tree(of: view).source.name }

  /// Of the longest of the files that its views are read from.
  var lastLine: Int { files.lazy.map { LineTable($0.tree.source).lastLine }.max() ?? 1 }
}

/// What makes the skeletons of a hierarchy: each system has an evaluator of its own, and all fill the same
/// verdicts.
public enum System: String, CaseIterable, Sendable {
  /// SkeletonView: marked views and a call of show.
  case skeletonView
  /// SwiftUI's redaction, overlays and shimmer.
  case swiftUI
  /// Layers that an app's own code puts into UIKit views and animates.
  case layers
}

/// What the views of a hierarchy say beside the keys that every system has.
enum SystemFacts: Sendable {
  case skeletonView
  indirect case swiftUI(SwiftUIFacts)
  indirect case layers(LayerFacts)
}
