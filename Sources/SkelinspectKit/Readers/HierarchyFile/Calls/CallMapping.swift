/// A call as it is written: its one action and the keys that go with it.
struct CallMapping {
  /// Its errors are told.
  let record: Record
  let action: CallKey
  let actionKey: Node
  let value: Node

  var node: Node { record.node }

  /// Nil where a key that nobody knows may be the action.
  init?(_ node: Node, in document: Document, _ errors: inout DiagnosticList) throws(Diagnostic) {
    guard document.kind(node) == .mapping else {
      throw document.mismatch("a call, a mapping", at: node, help: Self.help(for: node, in: document))
    }
    var record = try Record(node, CallKey.allCases.map(\.rawValue), for: "a call", in: document)
    errors.append(contentsOf: record.errors)
    let fields: [(name: CallKey, key: Node)] = record.keys.compactMap { name, key in
      CallKey(rawValue: name).map { ($0, key) }
    }
    guard let (action, actionKey) = fields.first(where: \.name.isAction), let value = record[action.rawValue]
    else {
      if !record.errors.isEmpty { return nil }
      throw Self.noAction(fields.first, node, in: document)
    }
    record.errors = DiagnosticList()
    (self.record, self.action, self.actionKey, self.value) = (record, action, actionKey, value)
    for (name, key) in fields where name != action && (name.isAction || !name.actions.contains(action)) {
      errors.append(
        name.isAction
          ? Self.secondAction(name, key, besides: action, actionKey, in: document)
          : Self.stray(name, key, with: action, in: document))
    }
  }

  /// The value of a key that goes with the action.
  subscript(key: CallKey) -> Node? { key.actions.contains(action) ? record[key.rawValue] : nil }

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
