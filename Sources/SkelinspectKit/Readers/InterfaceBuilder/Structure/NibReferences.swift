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
