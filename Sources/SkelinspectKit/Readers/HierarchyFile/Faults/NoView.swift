/// What was probably meant where something else stands in a view's place.
enum NoView {
  static func help(for node: Node, at place: ViewPlace, in document: Document) -> String? {
    if document.kind(node) == .list, place == .root {
      return document.format == .json
        ? "take the view out of the list: a file is one view"
        : "a document is one view; several in one YAML file are separated by ---"
    }
    guard let text = document.text(node) else { return nil }
    if text.contains(":"), !text.contains(text: ": ") { return "YAML needs a space after ':'" }
    return ViewClass(named: text) == nil ? nil : "write {type: \(text)}"
  }
}
