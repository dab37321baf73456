/// The names that outlets give to views: `<outlet property="avatar" destination="id">`.
struct ViewNames {
  /// By the destination's id.
  private var properties: [String: XMLTree.Attribute] = [:]

  init(_ xml: XMLTree) {
    for element in xml.elements.indices {
      guard xml.isNamed(element, "outlet") || xml.isNamed(element, "outletCollection"),
        let destination = xml.attribute("destination", of: element),
        let property = xml.attribute("property", of: element), Self.isName(xml.text(of: property))
      else { continue }
      let id = xml.source.string(xml.value(of: destination))
      if let earlier = properties[id], xml.text(of: earlier) != "view" { continue }
      properties[id] = property
    }
  }

  /// The outlet's property that names a view.
  func property(of element: Int, in xml: XMLTree) -> XMLTree.Attribute? {
    xml.attribute("id", of: element).flatMap { properties[xml.source.string(xml.value(of: $0))] }
  }

  /// A view that helps another one is named by what it is, not by whom it serves.
  private static func isName(_ property: String) -> Bool {
    !property.isEmpty && !property.hasSuffix("elegate") && !property.hasSuffix("ataSource")
  }
}
