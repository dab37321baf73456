/// What elements of a scene or xib say of others in it, wherever these stand: it is found before views are read.
struct NibReferences {
  private(set) var names = ViewNames()
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
      names.add(element, of: xml)
    } else if xml.isNamed(element, "variation") {
      uninstalled.add(element, of: xml)
    } else if !isOwnerFound, xml.isNamed(element, "placeholder"),
      let kind = xml.attribute("placeholderIdentifier", of: element),
      xml.source.isEqual(kind.value, "IBFilesOwner")
    {
      isOwnerFound = true
      owner = xml.customClass(of: element).map { xml.text(of: $0) }
    }
  }
}

/// The names that outlets give to views: `<outlet property="avatar" destination="id">`.
struct ViewNames {
  /// The property that names each view, by its id.
  private var properties: [String: Node] = [:]

  /// The first property that is not a controller's `view` counts, else the last.
  ///
  /// - Parameter element: an outlet or outlet collection.
  mutating func add(_ element: Int, of xml: XMLTree) {
    guard let destination = xml.attribute("destination", of: element),
      let property = xml.attribute("property", of: element), Self.isName(xml.text(of: property))
    else { return }
    let id = xml.source.string(destination.value)
    if let known = properties[id].flatMap(xml.attribute(at:)), xml.text(of: known) != "view" { return }
    properties[id] = xml.node(of: property)
  }

  /// The outlet's property that names a view.
  func property(of element: Int, in xml: XMLTree) -> Node? {
    properties.isEmpty
      ? nil : xml.attribute("id", of: element).flatMap { properties[xml.source.string($0.value)] }
  }

  /// A view that helps another one is named by what it is, not by whom it serves.
  private static func isName(_ property: String) -> Bool {
    !property.isEmpty && !property.hasSuffix("elegate") && !property.hasSuffix("ataSource")
  }
}
