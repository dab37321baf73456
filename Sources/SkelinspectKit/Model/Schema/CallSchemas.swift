extension CallKey {
  /// A call: one action, and what goes with it.
  static var schema: OrderedJSON {
    let arguments = allCases.filter { !$0.isAction }.map { key in
      (key: key.rawValue, value: OrderedJSON(required: key.actions))
    }
    return OrderedJSON.mapping("One call: an action, and what goes with it.", fields).adding([
      "oneOf": .list(actions.map { OrderedJSON(required: [$0]) }),
      "dependentSchemas": .object(arguments),
    ])
  }
}

extension OrderedJSON {
  /// A mapping that has one of the keys.
  fileprivate init(required keys: [CallKey]) {
    let forms = keys.map { OrderedJSON.object([("required", OrderedJSON([$0.rawValue]))]) }
    self = forms.count == 1 ? forms[0] : ["anyOf": .list(forms)]
  }
}
