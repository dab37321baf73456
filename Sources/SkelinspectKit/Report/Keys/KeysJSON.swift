/// The keys for programs; `Schemas/keys.schema.json` describes it.
enum KeysJSON {
  static func text(of keys: [DescribedKey]) -> String {
    OrderedJSON.object([("schemaVersion", 1), ("keys", .list(keys.map(object)))]).prettyText
  }

  private static func object(of key: DescribedKey) -> OrderedJSON {
    [
      "name": .text(key.name),
      "summary": .text(key.summary),
      "values": OrderedJSON(key.values),
      "default": OrderedJSON(key.standardText.isEmpty ? nil : key.standardText),
      "classes": key.isOfViews && !key.classes.isEmpty ? OrderedJSON(key.classes) : .null,
      "systems": OrderedJSON(key.systems.map(\.rawValue)),
      "inSwiftUI": key.swiftUI.map(object) ?? .null,
      "interfaceBuilder": OrderedJSON(key.nib.map { $0.words(for: key.key) }),
      "isDeprecated": .boolean(key.isDeprecated),
      "example": .text(key.example),
    ]
  }

  private static func object(of key: DescribedKey.InSwiftUI) -> OrderedJSON {
    [
      "summary": .text(key.summary),
      "values": key.values.isEmpty ? .null : OrderedJSON(key.values),
      "default": OrderedJSON(key.standardText.isEmpty ? nil : key.standardText),
    ]
  }
}
