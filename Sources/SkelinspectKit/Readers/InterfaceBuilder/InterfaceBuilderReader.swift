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
