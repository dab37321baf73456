/// The views and constraints that are not installed on a phone held upright: size classes leave them out.
///
/// Files before Xcode 8 carry a mask for a view's subviews and constraints in each `<variation>`; later ones
/// do so where "Installed" was taken back.
struct Uninstalled {
  private var ids: Set<ArraySlice<UInt8>> = []

  init(_ xml: XMLTree) {
    var added: [ArraySlice<UInt8>] = []
    for element in xml.elements.indices where xml.isNamed(element, "variation") {
      guard let key = xml.attribute("key", of: element) else { continue }
      let sizeClass = xml.text(of: key)
      for mask in xml.children(of: element) where xml.isNamed(mask, "mask") {
        guard xml.hasKey(mask, "subviews") || xml.hasKey(mask, "constraints") else { continue }
        for change in xml.children(of: mask) {
          guard let reference = xml.attribute("reference", of: change) else { continue }
          let id = xml.source.bytes(xml.value(of: reference))
          if sizeClass == "default", xml.isNamed(change, "exclude") { ids.insert(id) }
          if Self.isPhone(sizeClass), xml.isNamed(change, "include") { added.append(id) }
        }
      }
    }
    ids.subtract(added)
  }

  var isEmpty: Bool { ids.isEmpty }

  func contains(_ element: Int, of xml: XMLTree) -> Bool {
    guard !ids.isEmpty, let id = xml.attribute("id", of: element) else { return false }
    return ids.contains(xml.source.bytes(xml.value(of: id)))
  }

  /// Compact width and regular height, or one of both.
  private static func isPhone(_ sizeClass: String) -> Bool {
    let parts = sizeClass.split(separator: "-")
    return !parts.isEmpty && parts.allSatisfy { $0 == "widthClass=compact" || $0 == "heightClass=regular" }
  }
}
