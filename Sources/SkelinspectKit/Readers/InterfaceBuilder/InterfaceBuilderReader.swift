/// Reads the view hierarchies of a storyboard or xib: each view of a controller, each loose view of a scene
/// and each top-level view of a xib is one.
struct InterfaceBuilderReader {
  /// Of the part of the file that is read now.
  var structure: ViewStructure
  var references: NibReferences
  let runtimeKeys: RuntimeAttributeKeys
  /// The one that is read now, and those before it.
  var hierarchy: Hierarchy
  private var hierarchies: [Hierarchy] = []
  /// The view that is read now, what is said of it beside its keys, and the keys that it has.
  var view = View(node: 0, parent: nil, place: .root)
  var facts = InterfaceBuilderFacts.View()
  var written = KeySet()
  /// The class of the object that loads a xib.
  private var owner: String?
  private var controllers: [String: InterfaceBuilderFacts.Controller] = [:]
  private var viewCount = 0

  /// A view that is still to be read.
  private struct Work {
    let element: Int
    let parent: ViewIndex?
    let place: ViewPlace
    let depth: Int
  }

  static func read(_ file: XMLFile, _ settings: ReaderSettings) throws(Diagnostic) -> [Hierarchy] {
    var reader = InterfaceBuilderReader(file, settings)
    let empty = reader.hierarchy
    try file.readParts { part throws(Diagnostic) in try reader.readHierarchies(of: part, empty) }
    for index in reader.hierarchies.indices {
      reader.hierarchies[index].interfaceBuilder.controllers = reader.controllers
      reader.hierarchies[index].interfaceBuilder.owner = reader.owner
    }
    return reader.hierarchies
  }

  private init(_ file: XMLFile, _ settings: ReaderSettings) {
    references = NibReferences()
    structure = ViewStructure(xml: file.head, uninstalled: references.uninstalled)
    runtimeKeys = RuntimeAttributeKeys(settings)
    hierarchy = Hierarchy(.elements(file), .presumed)
    hierarchy.appearance = settings.appearance
  }

  var xml: XMLTree { structure.xml }

  /// What stands in another view is read with that one.
  private mutating func readHierarchies(of part: XMLPart, _ empty: Hierarchy) throws(Diagnostic) {
    references = NibReferences(part)
    if owner == nil { owner = references.owner }
    structure = ViewStructure(xml: part.tree, uninstalled: references.uninstalled)
    let isFlagged = xml.holdsFlag(among: runtimeKeys)
    var isRead = Array(repeating: false, count: xml.elements.count)
    for element in part.elements where !isRead[element] {
      if structure.uninstalled.contains(element, of: xml), structure.isView(element) {
        for inner in element..<xml.end(of: element) { isRead[inner] = true }
      } else if isRoot(element, isFlagged) {
        hierarchy = empty
        hierarchy.firstViewNumber = viewCount
        hierarchy.name = name(of: element).map { xml.text(of: $0) }
        try readTree(element, &isRead)
        hierarchy.show.roots = hierarchy.presumedRoots
        addController(ofView: element)
        viewCount += hierarchy.views.count
        hierarchies.append(hierarchy)
      }
    }
  }

  /// The view of a controller, one that stands loose in a scene or file; any other where it has a flag, such
  /// as the title view of a navigation item.
  ///
  /// - Parameter isFlagged: whether a view with a flag stands in each element, or is it.
  private func isRoot(_ element: Int, _ isFlagged: [Bool]) -> Bool {
    guard let parent = xml.parent(of: element),
      isFlagged[element] || xml.hasKey(element, "view")
        || xml.isNamed(parent, "objects")
    else { return false }
    return structure.isView(element)
  }

  /// The class of the root's controller, or the name by which the storyboard makes it.
  private func name(of root: Int) -> XMLTree.Attribute? {
    guard xml.hasKey(root, "view"), let controller = xml.parent(of: root) else { return nil }
    return xml.customClass(of: controller) ?? xml.attribute("storyboardIdentifier", of: controller)
  }

  /// Container views name the controller whose view they show.
  private mutating func addController(ofView root: Int) {
    guard xml.hasKey(root, "view"), let controller = xml.parent(of: root),
      let id = xml.attribute("id", of: controller)
    else { return }
    controllers[xml.source.string(id.value)] = InterfaceBuilderFacts.Controller(
      name: xml.customClass(of: controller).map { xml.text(of: $0) } ?? "its controller",
      place: hierarchy.place(of: 0), isViewMarked: hierarchy.views[0].isSkeletonable)
  }

  private mutating func readTree(_ root: Int, _ isRead: inout [Bool]) throws(Diagnostic) {
    var work = [Work(element: root, parent: nil, place: .root, depth: 0)]
    while let next = work.popLast() {
      let element = next.element
      guard next.depth < Hierarchy.maximumDepth else {
        throw .tooDeep(at: xml.source.place(xml.start(of: element)..<xml.name(of: element).upperBound))
      }
      isRead[element] = true
      readView(element, parent: next.parent, place: next.place)
      addWork(of: structure.holders(of: element), depth: next.depth + 1, to: &work)
    }
    hierarchy.settleEnds()
  }

  /// The last work is done first; a table's header and footer come before its other views (rule T1).
  private func addWork(of holders: [ViewStructure.Holder], depth: Int, to work: inout [Work]) {
    let parent = hierarchy.views.count - 1
    for standsFirst in [false, true] {
      for holder in holders.reversed() where holder.key.standsFirst == standsFirst {
        guard let place = holder.key.place(in: hierarchy.views[parent].family) else { continue }
        work += holder.views.reversed().map {
          Work(element: $0, parent: parent, place: place, depth: depth)
        }
      }
    }
  }
}

extension XMLTree {
  /// For each element whether it, or one in it, has a flag of SkeletonView's.
  fileprivate func holdsFlag(among keys: RuntimeAttributeKeys) -> [Bool] {
    var holds = Array(repeating: false, count: elements.count)
    for element in elements.indices where isNamed(element, "userDefinedRuntimeAttribute") {
      guard let keyPath = attribute("keyPath", of: element),
        case .view(let key)? = keys.key(at: keyPath.value, in: source),
        RuntimeAttributeKeys.skeletonKeys.contains(key)
      else { continue }
      var ancestor: Int? = element
      while let index = ancestor, !holds[index] {
        holds[index] = true
        ancestor = parent(of: index)
      }
    }
    return holds
  }
}

/// What an XML file is to Interface Builder.
enum InterfaceBuilderFile {
  /// The elements of a storyboard or xib.
  ///
  /// - Throws: an error, or what the file is where it is none of UIKit's (`ReadError.isForeign`).
  static func read(_ source: SourceText) throws(ReadError) -> HierarchyDocument {
    if let foreign = foreignText(source) { throw ReadError(foreign: foreign, in: source) }
    let file: XMLFile
    do throws(Diagnostic) { file = try XMLFile.read(source) } catch { throw ReadError(error, in: source) }
    if let foreign = foreignDocument(file.head) { throw ReadError(foreign: foreign, in: source) }
    return HierarchyDocument(file)
  }

  /// Whether a text begins as Interface Builder's files do; a console log may begin with `<UIView: 0x…`.
  static func looksLikeXML(_ source: SourceText) -> Bool {
    let rest = source.bytes.prefix(4096).drop { $0 <= 0x20 }
    return ["<?xml", "<!--", "<!DOCTYPE", "<document ", "<archive "].contains { rest.starts(with: $0.utf8) }
  }

  private static func foreignText(_ source: SourceText) -> Diagnostic? {
    if source.bytes.allSatisfy({ $0 <= 0x20 && $0 > 0 }) {
      return .invalidValue(
        "the file is empty", at: source.place(0..<0), help: "is it the one that Xcode saved?")
    }
    guard source.begins("version https://git-lfs", at: 0) else { return nil }
    return .invalidValue(
      "a pointer of Git LFS, which stands for the file", at: source.place(0..<7),
      help: "git lfs pull fetches the file")
  }

  private static func foreignDocument(_ xml: XMLTree) -> Diagnostic? {
    guard let root = xml.root else { return nil }
    let place = xml.source.place(xml.start(of: root)..<xml.name(of: root).upperBound)
    if xml.isNamed(root, "archive") {
      return .invalidValue(
        "an Interface Builder archive from before Xcode 5, which holds no tree of views", at: place,
        help: "open it in Xcode and save it: File › Save writes today's format")
    }
    guard xml.isNamed(root, "document") else {
      return .invalidValue(
        "not an Interface Builder file: its root element is <\(xml.nameText(of: root).shortened)>", at: place,
        help: "storyboards and xibs begin with <document type=\"com.apple.InterfaceBuilder3.CocoaTouch…\">")
    }
    let words = ["type", "targetRuntime"].compactMap { name in
      xml.attributes(of: root).first { xml.source.string($0.name) == name }
    }
    for word in words {
      let text = xml.text(of: word).lowercased()
      guard let platform = platforms.first(where: { text.contains(text: $0.word) }) else { continue }
      return .invalidValue(
        "an Interface Builder file for \(platform.name): SkeletonView draws on UIKit's views only",
        at: xml.source.place(word.value))
    }
    return nil
  }

  /// `com.apple.InterfaceBuilder3.Cocoa.XIB`, `MacOSX.Cocoa`, `watchKit`.
  private static let platforms = [
    (word: "watchkit", name: "watchOS"), (word: "macosx", name: "macOS"), (word: ".cocoa.", name: "macOS"),
  ]
}

extension Hierarchy {
  /// The views on which the app probably calls show: the top view if it is marked, else every topmost marked
  /// one. The file does not say; where nothing is marked, the top view.
  ///
  /// A cell or reusable view in a file of its own is shown by its table or collection; the flag of a
  /// contentView is never read, and nobody shows one.
  var presumedRoots: [ViewIndex] {
    guard let top = views.first else { return [] }
    if top.isSkeletonable || top.family.hasContentView || top.viewClass == .reusableView { return [0] }
    var end = 0
    let marked = views.indices.filter { view in
      let isContentOfCell =
        views[view].place == .contentView
        && views[view].parent.map { views[$0].family.hasContentView } ?? false
      guard view >= end, views[view].isSkeletonable, !isContentOfCell else { return false }
      end = views[view].end
      return true
    }
    return marked.isEmpty ? [0] : marked
  }
}
