/// The names that outlets give to views: `<outlet property="avatar" destination="id">`.
struct ViewNames {
  /// Where its destination and its property stand in the text.
  private struct Outlet {
    /// Of the destination's id.
    let hash: UInt32
    let id: UInt32
    let property: UInt32
  }

  /// By their hashes, those of one hash in the file's order.
  private var outlets: [Outlet] = []

  /// - Parameter element: an outlet or outlet collection.
  mutating func add(_ element: Int, of xml: XMLTree) {
    guard let destination = xml.attribute("destination", of: element),
      let property = xml.attribute("property", of: element), Self.isName(xml.text(of: property))
    else { return }
    outlets.append(
      Outlet(
        hash: xml.source.hash(of: destination.value),
        id: UInt32(truncatingIfNeeded: destination.value.lowerBound),
        property: UInt32(truncatingIfNeeded: xml.node(of: property))))
  }

  /// After the last one is added.
  mutating func sort() { outlets.sort { ($0.hash, $0.property) < ($1.hash, $1.property) } }

  /// The outlet's property that names a view: the first that is not a controller's `view`, else the last.
  func property(of element: Int, in xml: XMLTree) -> Node? {
    guard !outlets.isEmpty, let id = xml.attribute("id", of: element)?.value else { return nil }
    let hash = xml.source.hash(of: id)
    var found: Node?
    for outlet in outlets[outlets.endOfPrefix { $0.hash < hash }...] {
      guard outlet.hash == hash else { break }
      guard xml.source.holds(id, upToQuoteFrom: Int(outlet.id)) else { continue }
      found = Node(outlet.property)
      let property = XMLTree.Attribute(at: Int(outlet.property), in: xml.source)
      if property.text(in: xml.source) != "view" { break }
    }
    return found
  }

  /// A view that helps another one is named by what it is, not by whom it serves.
  private static func isName(_ property: String) -> Bool {
    !property.isEmpty && !property.hasSuffix("elegate") && !property.hasSuffix("ataSource")
  }
}

extension SourceText {
  /// FNV-1a.
  fileprivate func hash(of range: Range<Int>) -> UInt32 {
    range.reduce(0x811C_9DC5) { ($0 ^ UInt32(self[$1])) &* 0x0100_0193 }
  }

  /// Whether an attribute's value that begins at a place has the letters of a range.
  fileprivate func holds(_ letters: Range<Int>, upToQuoteFrom start: Int) -> Bool {
    guard start + letters.count < count, self[start + letters.count] == self[start - 1] else { return false }
    return bytes(letters).elementsEqual(bytes(start..<start + letters.count))
  }
}
