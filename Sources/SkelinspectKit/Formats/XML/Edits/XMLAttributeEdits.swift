/// Attributes of a start tag.
extension XMLTree {
  /// The value alone, in the quotes that it has.
  func setting(_ attribute: Attribute, to value: String) -> TextEdit {
    let range = attribute.value
    let escaped = value.escapedInXML
    let isSingle = source[range.lowerBound - 1] == "'"
    return TextEdit(range, isSingle ? escaped.replacingScalars { $0 == "'" ? "&apos;" : nil } : escaped)
  }

  /// After another attribute, or before all.
  func inserting(
    _ name: String, _ value: String, into element: ElementIndex, after sibling: Attribute?
  ) -> TextEdit {
    let position = sibling.map { $0.value.upperBound + 1 } ?? self.name(of: element).upperBound
    return .insert(" \(name)=\"\(value.escapedInXML)\"", at: position)
  }

  /// With the blanks before it.
  func removing(_ attribute: Attribute) -> TextEdit {
    let start = source.start(from: attribute.name.lowerBound) { $0 <= 0x20 }
    return .remove(start..<attribute.value.upperBound + 1)
  }

  func renaming(_ attribute: Attribute, to name: String) -> TextEdit {
    TextEdit(attribute.name, name)
  }

  /// The tags of an element.
  func renaming(_ element: ElementIndex, to name: String) -> [TextEdit] {
    let start = TextEdit(self.name(of: element), name)
    guard !hasOneTag(element) else { return [start] }
    let end = content(of: element).upperBound + 2
    return [start, TextEdit(end..<end + self.name(of: element).count, name)]
  }
}
