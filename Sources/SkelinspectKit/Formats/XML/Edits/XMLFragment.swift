/// An element that is to be written: its attributes in order, and the elements in it.
struct XMLFragment {
  let name: String
  var attributes: [(name: String, value: String)] = []
  var children: [XMLFragment] = []

  /// How lines of a file begin and end.
  struct Layout {
    /// Before the element itself.
    let indentation: String
    /// What one level more adds.
    let unit: String
    let lineBreak: String
  }

  /// Its text from its `<` on; on one line without a layout.
  func text(_ layout: Layout?) -> String {
    let tag = "<" + name + attributes.map { " \($0.name)=\"\($0.value.escapedInXML)\"" }.joined()
    guard !children.isEmpty else { return tag + "/>" }
    guard let layout else { return tag + ">" + children.map { $0.text(nil) }.joined() + "</\(name)>" }
    let inner = Layout(
      indentation: layout.indentation + layout.unit, unit: layout.unit, lineBreak: layout.lineBreak)
    let lines = children.map { inner.lineBreak + inner.indentation + $0.text(inner) }
    return tag + ">" + lines.joined() + layout.lineBreak + layout.indentation + "</\(name)>"
  }
}
