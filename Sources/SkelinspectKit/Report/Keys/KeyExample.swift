/// A line of YAML that says a key; a test reads each.
extension DescribedKey {
  var example: String {
    if mapping == EnvelopeKey.calls.rawValue, let call = CallKey(rawValue: key) { return example(of: call) }
    guard isOfViews else {
      let own = mapping.map { "\($0): {\(key): \(exampleValue)}" } ?? "\(key): \(exampleValue)"
      let system = systems.contains(.skeletonView) ? "" : "system: \(systems[0].rawValue), "
      let said = system + own
      // Show's roots are selectors, which must find their view.
      let root =
        said.contains(text: "header")
        ? "{type: UIView, id: header}" : said.contains(text: "swiftUI") ? "{type: Text}" : "{type: UIView}"
      return key == "root" ? "{\(said)}" : "{\(said), root: \(root)}"
    }
    if let swiftUIType { return "{type: \(swiftUIType), \(key): \(exampleValue)}" }
    if systems == [.layers] {
      return "{system: layers, root: {type: \(classes.first ?? "UIView"), \(key): \(exampleValue)}}"
    }
    return key == "type" ? "{type: UILabel}" : "{type: \(classes.first ?? "UIView"), \(key): \(exampleValue)}"
  }

  /// A key that goes with an action stands beside the first of them.
  private func example(of key: CallKey) -> String {
    let own = "\(key.rawValue): \(exampleValue)"
    let action = key.actions.first.map { action in
      "\(action.rawValue): \(action.isTrueOnly ? "true" : action == .add ? "{type: UILabel}" : "solid"), "
    }
    let root =
      own.contains(text: "list")
      ? "{type: UITableView, id: list}"
      : own.contains(text: "card") ? "{type: UIView, subviews: [{type: UIView, id: card}]}" : "{type: UIView}"
    return "{calls: [{\(action ?? "")\(own)}], root: \(root)}"
  }

  private var exampleValue: String {
    if key == "prototypes" { return "[{type: UITableViewCell}]" }
    if let example = examples.first { return example.flowText }
    // A word that is not the default says more than the default.
    if !isOfViews, let standard, values.count == 1 { return standard.flowText }
    return schema.exampleText(besides: standardText)
  }
}

extension OrderedJSON {
  /// What a schema has under `$defs` for its values; the schema itself where it refers to nothing.
  var definition: OrderedJSON {
    reference.flatMap { HierarchySchema.document["$defs"]?[$0] } ?? self
  }

  /// A value that a schema allows, in YAML.
  fileprivate func exampleText(besides standard: String) -> String {
    let definition = definition
    if case .list(let examples, _) = definition["examples"], let first = examples.first {
      return first.flowText
    }
    if valueWords == ["view"] { return "{type: UIView}" }
    if let (key, schema) = definition["properties"]?.fields.first {
      return "{\(key): \(schema.exampleText(besides: ""))}"
    }
    let words = valueWords
    if let plain = Self.plainValues[words[0]] { return plain }
    return words.first { $0 != standard } ?? words[0]
  }

  /// By kind of value, where nothing says more.
  private static let plainValues = [
    "boolean": "true", "number": "8", "integer": "2", "text": "profile", "list of views": "[{type: UIView}]",
    "list of texts": "[profile]", "anything": "{}",
  ]

  /// In YAML's flow style, where plain words need no quotes.
  fileprivate var flowText: String {
    switch self {
    case .text(let text):
      let isPlain = text.utf8.allSatisfy { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
      return isPlain ? text : lineText
    case .list(let elements, _): return "[\(elements.map(\.flowText).joined(separator: ", "))]"
    case .object(let fields, _):
      return "{\(fields.map { "\($0.key): \($0.value.flowText)" }.joined(separator: ", "))}"
    default: return lineText
    }
  }
}
