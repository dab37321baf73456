/// The objects of an Interface Builder file that have classes of their own, with their outlets.
struct NibOwners: Sendable {
  struct Owner: Sendable {
    enum Kind: Sendable { case controller, filesOwner, view, object }

    let kind: Kind
    /// Without its module.
    let className: String
    /// The object id.
    let id: String
    /// The ids of the views that its outlets and outlet collections lead to, by property, in order.
    var outlets: [String: [String]] = [:]
    /// The object id of a controller's own view.
    var view: String?
  }

  private(set) var owners: [Owner] = []
  /// The ids of the objects that tables and collections have as data source and delegate, by their own.
  private(set) var dataSources: [String: String] = [:]
  private(set) var delegates: [String: String] = [:]
  private var numbers: [String: Int] = [:]
  /// The owners that are a view, have it, or lead to it, by the view's id.
  private var numbersByView: [String: [Int]] = [:]

  init(_ xml: XMLTree) {
    let structure = ViewStructure(xml: xml, uninstalled: Uninstalled())
    for element in xml.elements.indices {
      guard let id = xml.text(ofAttribute: "id", of: element),
        let custom = xml.customClass(of: element), numbers[id] == nil
      else { continue }
      let name = xml.text(of: custom)
      let view = xml.children(of: element).first { xml.hasKey($0, "view") }
      var owner = Owner(
        kind: Self.kind(of: element, hasView: view != nil, structure),
        className: TypeName.unqualified(name), id: id)
      owner.view = view.flatMap { xml.text(ofAttribute: "id", of: $0) }
      numbers[id] = owners.count
      owners.append(owner)
    }
    for element in xml.elements.indices { addOutlet(element, xml) }
    for number in owners.indices where owners[number].view == nil {
      owners[number].view = owners[number].outlets["view"]?.first
    }
    for (number, owner) in owners.enumerated() {
      for id in Set(owner.outlets.values.joined()).union([owner.id, owner.view].compactMap { $0 }) {
        numbersByView[id, default: []].append(number)
      }
    }
  }

  /// Those that are one of some views, have one, or lead to one; in the file's order.
  func owners(of views: some Sequence<String>) -> [Owner] {
    Set(views.lazy.compactMap { numbersByView[$0] }.joined()).sorted().map { owners[$0] }
  }

  func owner(_ id: String) -> Owner? { numbers[id].map { owners[$0] } }

  private static func kind(of element: Int, hasView: Bool, _ structure: ViewStructure) -> Owner.Kind {
    let xml = structure.xml
    if xml.says("placeholderIdentifier", "IBFilesOwner", in: element) { return .filesOwner }
    if xml.attribute("placeholderIdentifier", of: element) != nil { return .object }
    if hasView || xml.nameText(of: element).hasSuffix("Controller") { return .controller }
    return structure.isView(element) ? .view : .object
  }

  private mutating func addOutlet(_ element: Int, _ xml: XMLTree) {
    guard xml.isNamed(element, "outlet") || xml.isNamed(element, "outletCollection"),
      let connections = xml.parent(of: element), let object = xml.parent(of: connections),
      let id = xml.text(ofAttribute: "id", of: object),
      let property = xml.text(ofAttribute: "property", of: element),
      let destination = xml.text(ofAttribute: "destination", of: element)
    else { return }
    if property == "dataSource" { dataSources[id] = destination }
    if property == "delegate" { delegates[id] = destination }
    if let number = numbers[id] { owners[number].outlets[property, default: []].append(destination) }
  }
}

/// Those of the files of a run: a file with a hundred scenes is looked through once.
struct KnownOwners {
  private var known: [String: (source: SourceText, owners: NibOwners)] = [:]

  mutating func owners(in file: XMLFile) -> NibOwners {
    let source = file.source
    if let known = known[source.name], known.source.isSame(as: source) { return known.owners }
    let owners = NibOwners(file.tree)
    known[source.name] = (source, owners)
    return owners
  }
}

extension XMLTree {
  func text(ofAttribute name: StaticString, of element: Int) -> String? {
    attribute(name, of: element).map { text(of: $0) }
  }
}
