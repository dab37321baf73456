/// What elements of a scene or xib say of others in it, wherever these stand: it is found before views are read.
struct NibReferences {
  /// The property of an outlet that names each view, by its id: `<outlet property="avatar" destination="id">`.
  private var outlets: [String: Node] = [:]
  private(set) var uninstalled = Uninstalled()
  /// The class of the object that loads a xib.
  private(set) var owner: String?
  private var isOwnerFound = false

  init() {}

  init(_ part: XMLPart) {
    for element in part.elements { add(element, of: part.tree) }
    uninstalled.settle()
  }

  private mutating func add(_ element: Int, of xml: XMLTree) {
    if xml.isNamed(element, "outlet") || xml.isNamed(element, "outletCollection") {
      addOutlet(element, of: xml)
    } else if xml.isNamed(element, "variation") {
      uninstalled.add(element, of: xml)
    } else if !isOwnerFound, xml.isNamed(element, "placeholder"),
      xml.says("placeholderIdentifier", "IBFilesOwner", in: element)
    {
      isOwnerFound = true
      owner = xml.customClass(of: element).map { xml.text(of: $0) }
    }
  }

  /// The first property that is not a controller's `view` counts, else the last.
  private mutating func addOutlet(_ element: Int, of xml: XMLTree) {
    guard let destination = xml.attribute("destination", of: element),
      let property = xml.attribute("property", of: element), Self.isName(xml.text(of: property))
    else { return }
    let id = xml.source.string(destination.value)
    if let known = outlets[id].flatMap(xml.attribute(at:)), xml.text(of: known) != "view" { return }
    outlets[id] = xml.node(of: property)
  }

  /// The outlet's property that names a view.
  func outlet(to element: Int, in xml: XMLTree) -> Node? {
    outlets.isEmpty ? nil : xml.attribute("id", of: element).flatMap { outlets[xml.source.string($0.value)] }
  }

  /// A view that helps another one is named by what it is, not by whom it serves.
  private static func isName(_ property: String) -> Bool {
    !property.isEmpty && !property.hasSuffix("elegate") && !property.hasSuffix("ataSource")
  }
}
