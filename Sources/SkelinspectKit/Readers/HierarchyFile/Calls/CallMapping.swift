/// A call as it is written: its one action and the keys that go with it.
struct CallMapping {
  let node: Node
  let action: CallKey
  let actionKey: Node
  let value: Node
  private var arguments: [CallKey: Node] = [:]

  /// Nil where a key that nobody knows may be the action.
  init?(_ node: Node, in document: Document, _ errors: inout DiagnosticList) throws(Diagnostic) {
    guard document.kind(node) == .mapping else {
      throw document.mismatch("a call, a mapping", at: node, help: Self.help(for: node, in: document))
    }
    var fields: [(name: CallKey, key: Node, value: Node)] = []
    let before = errors.count
    for (key, value) in document.uniqueFields(node, &errors) {
      if let name = CallKey(rawValue: document.keyName(key)) {
        fields.append((name, key, value))
      } else {
        errors.append(document.unknownKey(key, among: CallKey.allCases.map(\.rawValue), in: "a call"))
      }
    }
    guard let first = fields.first(where: \.name.isAction) else {
      if errors.count > before { return nil }
      throw Self.noAction(fields.first.map { ($0.name, $0.key) }, node, in: document)
    }
    (self.node, action, actionKey, value) = (node, first.name, first.key, first.value)
    for (name, key, value) in fields where name != action {
      guard name.isAction || !name.actions.contains(action) else {
        arguments[name] = value
        continue
      }
      errors.append(
        name.isAction
          ? Self.secondAction(name, key, besides: action, actionKey, in: document)
          : Self.stray(name, key, with: action, in: document))
    }
  }

  subscript(key: CallKey) -> Node? { arguments[key] }

  private static func help(for node: Node, in document: Document) -> String {
    guard let name = document.text(node).flatMap(CallKey.init), name.isAction else {
      return "such as {show: solid} or {hide: true}"
    }
    return name.isTrueOnly ? "write {\(name.rawValue): true}" : "write {\(name.rawValue): …}"
  }

  private static func noAction(
    _ first: (name: CallKey, key: Node)?, _ node: Node, in document: Document
  ) -> Diagnostic {
    guard let first else {
      return .invalidValue(
        "this call has no action", at: document.place(node),
        help: "the actions are \(CallKey.actions.map(\.rawValue).listed("and"))")
    }
    return .invalidValue(
      "this call has no action: '\(first.name.rawValue)' goes with one", at: document.place(first.key),
      help: "add \(first.name.actions.map(\.rawValue).listed)")
  }

  private static func secondAction(
    _ name: CallKey, _ key: Node, besides action: CallKey, _ actionKey: Node, in document: Document
  ) -> Diagnostic {
    let note = Diagnostic.Note(message: "the other one is here", place: document.place(actionKey))
    return .invalidValue(
      "a call has one action, and this one has '\(action.rawValue)' and '\(name.rawValue)'",
      at: document.place(key), help: "write two calls, one after the other", notes: [note])
  }

  private static func stray(
    _ name: CallKey, _ key: Node, with action: CallKey, in document: Document
  ) -> Diagnostic {
    let owners = name.actions.map { "'\($0.rawValue)'" }.listed("and")
    let names = [CallKey.set, .remove, .reload, .prepareSkeleton].contains(action)
    return .invalidValue(
      "'\(name.rawValue)' does not go with '\(action.rawValue)'", at: document.place(key),
      help: name == .on && names
        ? "'\(action.rawValue)' itself names the view" : "it goes with \(owners)")
  }
}
