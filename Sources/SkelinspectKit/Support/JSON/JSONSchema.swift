/// The parts of which JSON Schemas are made (draft 2020-12).
extension OrderedJSON {
  /// A key with its schema.
  typealias Field = (key: String, value: OrderedJSON)

  static func described(_ description: String, _ schema: OrderedJSON) -> OrderedJSON {
    OrderedJSON.object([("description", .text(description))]).adding(schema)
  }

  static func reference(to definition: String) -> OrderedJSON { ["$ref": "#/$defs/\(definition)"] }

  static func word(among words: [String]) -> OrderedJSON { ["enum": OrderedJSON(words)] }

  /// YAML takes an unquoted 1 or true for text where text is expected.
  static let anyText: OrderedJSON = ["type": ["string", "number", "boolean"]]

  /// A mapping of these keys, and of those that skelinspect passes over everywhere.
  static func mapping(
    _ description: String, _ properties: [Field], required: [String] = [], patterns: [Field] = []
  ) -> OrderedJSON {
    let mapping = described(description, ["type": "object"]).adding(keys(properties, patterns: patterns))
    return required.isEmpty ? mapping : mapping.adding(["required": OrderedJSON(required)])
  }

  static func keys(_ properties: [Field], patterns: [Field] = []) -> OrderedJSON {
    let own: Field = ("^x-", ["description": "A key of your own; skelinspect passes over it."])
    return [
      "properties": .object(properties + ignored),
      "patternProperties": .object([own] + patterns),
      "additionalProperties": false,
    ]
  }

  private static let ignored: [Field] = [
    ("$schema", ["description": "Where this schema is, for editors."]),
    ("note", ["description": "A remark for people; skelinspect passes over it."]),
  ]
}
