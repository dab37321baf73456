/// Reads the view hierarchies of a storyboard or xib: each view of a controller, each loose view of a scene
/// and each top-level view of a xib is one.
///
/// Each becomes a view of a hierarchy file, with its values where they stand in the XML.
struct InterfaceBuilderReader {
  let structure: ViewStructure
  let names: ViewNames
  let runtimeKeys: RuntimeAttributeKeys
  var tape: HierarchyTape
  private var roots: [Node] = []
  private var facts = InterfaceBuilderFacts()
  /// What is said of values that cannot be read, by the hierarchy that they stand in.
  private var remarks: [Node: [Diagnostic]] = [:]
  /// Whether a view with a flag stands in each element, or is it.
  private let isFlagged: [Bool]

  /// What is still to be written.
  private enum Work {
    case view(Int)
    case holder(ViewStructure.Holder)
    case close(Node)
  }

  static func read(_ xml: XMLTree, _ settings: ReadingSettings) throws(Diagnostic) -> HierarchyDocument {
    var (entries, reader) = try TapeWriter.write(upTo: 2 * xml.source.count + 64, for: xml.source) {
      tape throws(Diagnostic) in
      var reader = InterfaceBuilderReader(xml, RuntimeAttributeKeys(settings), tape)
      try reader.readViews()
      tape = reader.tape.tape
      return reader
    }
    var document = Document(
      source: xml.source, format: .interfaceBuilder, entries: entries, decoded: reader.tape.decoded,
      roots: reader.roots, problems: [])
    document.remarks = reader.remarks
    reader.facts.owner = reader.owner
    return HierarchyDocument(document, .presumed, interfaceBuilder: reader.facts)
  }

  private init(_ xml: XMLTree, _ runtimeKeys: RuntimeAttributeKeys, _ tape: TapeWriter) {
    structure = ViewStructure(xml)
    names = ViewNames(xml)
    self.tape = HierarchyTape(xml, tape: tape)
    self.runtimeKeys = runtimeKeys
    isFlagged = xml.holdsFlag(among: runtimeKeys)
  }

  var xml: XMLTree { structure.xml }

  /// The class of the object that loads a xib.
  private var owner: String? {
    for element in xml.elements.indices where xml.isNamed(element, "placeholder") {
      guard let kind = xml.attribute("placeholderIdentifier", of: element),
        xml.source.isEqual(xml.value(of: kind), "IBFilesOwner")
      else { continue }
      return structure.customClass(of: element).map { xml.text(of: $0) }
    }
    return nil
  }

  /// What stands in another view is written with that one.
  private mutating func readViews() throws(Diagnostic) {
    var isWritten = Array(repeating: false, count: xml.elements.count)
    for element in xml.elements.indices where !isWritten[element] {
      if structure.uninstalled.contains(element, of: xml), structure.isView(element) {
        for inner in element..<xml.end(of: element) { isWritten[inner] = true }
      } else if isRoot(element) {
        try writeHierarchy(element, &isWritten)
      }
    }
  }

  /// The view of a controller, one that stands loose in a scene or file; any other where it has a flag, such
  /// as the title view of a navigation item.
  private func isRoot(_ element: Int) -> Bool {
    guard let parent = xml.parent(of: element),
      isFlagged[element] || xml.hasKey(element, "view")
        || xml.isNamed(parent, "objects")
    else { return false }
    return structure.isView(element)
  }

  private mutating func writeHierarchy(_ root: Int, _ isWritten: inout [Bool]) throws(Diagnostic) {
    let envelope = try tape.open(.mapping, at: xml.start(of: root))
    roots.append(envelope)
    if let name = name(of: root) {
      try tape.append(word: EnvelopeKey.name.rawValue, at: xml.name(of: name))
      try tape.append(name)
    }
    try tape.append(word: EnvelopeKey.root.rawValue, at: xml.name(of: root))
    let remarkCount = tape.remarks.count
    try writeTree(root, &isWritten)
    tape.close(envelope)
    addController(ofView: root)
    if tape.remarks.count > remarkCount { remarks[envelope] = Array(tape.remarks[remarkCount...]) }
  }

  /// The class of the root's controller, or the name by which the storyboard makes it.
  private func name(of root: Int) -> XMLTree.Attribute? {
    guard xml.hasKey(root, "view"), let controller = xml.parent(of: root) else { return nil }
    return structure.customClass(of: controller) ?? xml.attribute("storyboardIdentifier", of: controller)
  }

  /// Container views name the controller whose view they show.
  private mutating func addController(ofView root: Int) {
    guard xml.hasKey(root, "view"), let controller = xml.parent(of: root),
      let id = xml.attribute("id", of: controller)
    else { return }
    let runtime = RuntimeAttributes(of: root, in: xml, runtimeKeys)
    let flag = runtime.views.first { $0.key == .isSkeletonable }?.value.value
    facts.controllers[xml.source.string(xml.value(of: id))] = InterfaceBuilderFacts.Controller(
      name: structure.customClass(of: controller).map { xml.text(of: $0) } ?? "its controller",
      place: xml.source.place(xml.start(of: root)..<xml.name(of: root).upperBound),
      isViewMarked: flag.map { xml.source.boolean(xml.value(of: $0)) } ?? false)
  }

  private mutating func writeTree(_ root: Int, _ isWritten: inout [Bool]) throws(Diagnostic) {
    var work = [Work.view(root)]
    while let next = work.popLast() {
      switch next {
      case .close(let node): tape.close(node)
      case .view(let element):
        isWritten[element] = true
        let node = try tape.open(.mapping, at: xml.start(of: element))
        let view = try writeKeys(of: element)
        if !view.isEmpty { facts.views[node] = view }
        work.append(.close(node))
        work += structure.holders(of: element).reversed().map(Work.holder)
      case .holder(let holder):
        try tape.append(holder.key, at: xml.name(of: holder.element))
        if holder.key.shape == .views {
          work.append(.close(try tape.open(.list, at: xml.start(of: holder.element))))
        }
        work += holder.views.reversed().map(Work.view)
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
        case .view(let key)? = keys.key(at: value(of: keyPath), in: source),
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
