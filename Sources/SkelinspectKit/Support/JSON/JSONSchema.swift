/// The parts of which JSON Schemas are made (draft 2020-12).
extension OrderedJSON {
  /// A key with its schema.
  typealias Field = (key: String, value: OrderedJSON)

  /// What a schema in `Schemas` begins with.
  static func schema(_ name: String, _ title: String, _ description: String) -> OrderedJSON {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": .text("\(ToolIdentity.home)/raw/main/Schemas/\(name).schema.json"),
      "title": .text(title), "description": .text(description),
    ]
  }

  static func described(_ description: String, _ schema: OrderedJSON) -> OrderedJSON {
    OrderedJSON.object([("description", .text(description))]).adding(schema)
  }

  static func reference(to definition: String) -> OrderedJSON { ["$ref": "#/$defs/\(definition)"] }

  static func word(among words: [String]) -> OrderedJSON { ["enum": OrderedJSON(words)] }

  /// YAML takes an unquoted 1 or true for text where text is expected.
  static let anyText: OrderedJSON = ["type": ["string", "number", "boolean"]]

  /// A mapping of these keys, and of those that skelinspect passes over everywhere.
  static func mapping(
    _ description: String, _ properties: [Field], required: [String] = []
  ) -> OrderedJSON {
    let mapping = described(description, ["type": "object"]).adding(keys(properties))
    return required.isEmpty ? mapping : mapping.adding(["required": OrderedJSON(required)])
  }

  static func mapping(
    _ description: String, _ properties: Field..., required: [String] = []
  ) -> OrderedJSON {
    mapping(description, properties, required: required)
  }

  static func anyOf(_ schemas: OrderedJSON...) -> OrderedJSON { ["anyOf": .list(schemas)] }

  static func keys(_ properties: [Field]) -> OrderedJSON {
    [
      "properties": .object(properties + ignored),
      "patternProperties": ["^x-": ["description": "A key of your own; skelinspect ignores it."]],
      "additionalProperties": false,
    ]
  }

  private static let ignored: [Field] = [
    ("$schema", ["description": "Where this schema is, for editors."]),
    ("note", ["description": "A remark for people; skelinspect ignores it."]),
  ]
}
