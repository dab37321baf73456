extension HierarchyReader {
  /// Reads a view, or an envelope: a mapping that has `root`.
  mutating func readDocument(_ root: Node, of document: Document) {
    let root = document.resolved(root)
    let isEnvelope =
      document.kind(root) == .mapping && document.firstKey(named: EnvelopeKey.root.rawValue, in: root) != nil
    guard isEnvelope else {
      readTree(root, of: document)
      hierarchy.show.roots = hierarchy.views.isEmpty ? [] : [0]
      return
    }
    let values = fields(of: root, EnvelopeKey.self, in: "an envelope")
    if let view = values[.root] { readTree(view, of: document) }
    hierarchy.show.roots = hierarchy.views.isEmpty ? [] : [0]
    attempt { reader throws(Diagnostic) in
      guard let name = values[.name] else { return }
      try reader.hierarchy.document.checkText(name, for: "'name'")
      reader.hierarchy.name = reader.hierarchy.document.text(name)
    }
    if let show = values[.show] { readShow(show) }
    if let appearance = values[.appearance] { readAppearance(appearance) }
    if let environment = values[.environment] { readEnvironment(environment) }
  }

  /// The values of a mapping by its keys; unknown and repeated ones are errors.
  func fieldsAndErrors<Key: RawRepresentable<String> & CaseIterable & Hashable>(
    of mapping: Node, _ keys: Key.Type, in place: String
  ) -> (values: [Key: Node], errors: DiagnosticList) {
    var errors = DiagnosticList()
    guard document.kind(mapping) == .mapping else {
      errors.append(
        .invalidValue(
          "expected a mapping for \(place), found \(document.kindName(mapping))", at: document.range(mapping))
      )
      return ([:], errors)
    }
    var values: [Key: Node] = [:]
    var first: [String: Node] = [:]
    var fields = Fields(of: mapping, in: document)
    while let field = fields.next(in: document) {
      let name = document.keyName(field.key)
      if let earlier = first[name] {
        if !field.isMerged { errors.append(document.duplicateKey(field.key, first: earlier)) }
        continue
      }
      first[name] = field.key
      if let key = Key(rawValue: name) {
        values[key] = field.value
      } else {
        errors.append(document.unknownKey(field.key, among: Key.allCases.map(\.rawValue), in: place))
      }
    }
    for invalid in fields.invalidMerges { errors.append(Self.invalidMerge(invalid, in: document)) }
    return (values, errors)
  }

  mutating func fields<Key: RawRepresentable<String> & CaseIterable & Hashable>(
    of mapping: Node, _ keys: Key.Type, in place: String
  ) -> [Key: Node] {
    let (values, found) = fieldsAndErrors(of: mapping, keys, in: place)
    errors.append(contentsOf: found)
    return values
  }

  /// Runs one part of the reading; its error joins the others.
  mutating func attempt(_ part: (inout HierarchyReader) throws(Diagnostic) -> Void) {
    do throws(Diagnostic) { try part(&self) } catch { errors.append(error) }
  }
}
