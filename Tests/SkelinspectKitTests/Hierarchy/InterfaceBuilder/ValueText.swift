@testable import SkelinspectKit

extension Hierarchy {
  /// A line for each view: where it stands, and its values in YAML's flow style, the views in it left out.
  var valueText: String {
    let lines = LineTable(document.source)
    return zip(views.indices, views).map { index, view in
      let place = lines.position(of: document.range(view.node).lowerBound)
      let values = document.fields(of: view.node).filter { !$0.key.holdsViews }.map {
        "\($0.key): \(document.flow($0.value))"
      }
      return "\(place.line):\(place.column) " + (values + remarks(on: index)).joined(separator: ", ")
        + "\n"
    }.joined()
  }

  /// What no key says.
  private func remarks(on view: ViewIndex) -> [String] {
    guard let facts = interfaceBuilder.views[view] else { return [] }
    var remarks = facts.strangers.map { stranger in
      switch stranger.mistake {
      case .misspelt(let key): "misspelt: \(stranger.keyPath) for \(key)"
      case .wrongType(let key, let found): "wrong type: \(found) for \(key)"
      }
    }
    if let notes = facts.notes { remarks.append("notes: \(notes.text.count) bytes") }
    if let embedded = facts.embedded { remarks.append("embeds: \(embedded.text)") }
    return remarks
  }
}

extension Document {
  fileprivate func fields(of mapping: Node) -> [(key: ViewKey, value: Node)] {
    var found: [(key: ViewKey, value: Node)] = []
    var fields = Fields(of: mapping, in: self)
    while let field = fields.next(in: self) {
      if let key = ViewKey(rawValue: keyName(field.key)) { found.append((key, field.value)) }
    }
    return found
  }

  fileprivate func flow(_ node: Node) -> String {
    switch kind(node) {
    case .mapping:
      var values: [String] = []
      var fields = Fields(of: node, in: self)
      while let field = fields.next(in: self) { values.append("\(keyName(field.key)): \(flow(field.value))") }
      return "{" + values.joined(separator: ", ") + "}"
    case .list: return "[" + elements(node).map(flow).joined(separator: ", ") + "]"
    case .number: return source.string(range(node))
    case .true: return "true"
    case .false: return "false"
    default: return "\"" + (text(node) ?? "").replacing("\n", with: "\\n") + "\""
    }
  }
}
