/// What `<variation>` elements change on a phone held upright: compact width, regular height.
///
/// Interface Builder keeps an attribute or property for some size classes in a `<variation>` of the element.
extension XMLTree {
  /// The variations of an element that hold there, those for one size class after those for both.
  func phoneVariations(of element: ElementIndex) -> [ElementIndex] {
    var found: [(element: ElementIndex, rank: Int)] = []
    for child in children(of: element) where isNamed(child, "variation") {
      if let rank = phoneRank(of: child), rank > 0 { found.append((child, rank)) }
    }
    if found.count < 2 { return found.map(\.element) }
    return found.sorted { ($1.rank, $1.element) < ($0.rank, $0.element) }.map(\.element)
  }

  /// An attribute as it is on a phone.
  func phoneAttribute(_ name: StaticString, of element: ElementIndex) -> Attribute? {
    for variation in phoneVariations(of: element) {
      if let attribute = attribute(name, of: variation) { return attribute }
    }
    return attribute(name, of: element)
  }

  /// How many size classes a variation names: 0 for the default, 2 at most; nil where it is for other
  /// devices.
  func phoneRank(of variation: ElementIndex) -> Int? {
    if hasKey(variation, "default") { return 0 }
    guard let key = attribute("key", of: variation) else { return nil }
    let parts = text(of: key).split(separator: "-")
    let isPhone = parts.allSatisfy { $0 == "widthClass=compact" || $0 == "heightClass=regular" }
    return isPhone && !parts.isEmpty ? parts.count : nil
  }
}
