/// `Schemas/hierarchy.schema.json`, made of the tables by which hierarchies are read.
enum HierarchySchema {
  static let document = OrderedJSON.schema(
    "hierarchy", "View hierarchy", "A view, or an envelope: its root view and how the app shows skeletons."
  ).adding([
    "properties": [
      "root": .described(EnvelopeKey.root.summary, .reference(to: "view"))
    ],
    "if": ["required": ["root"]],
    "then": .reference(to: "envelope"),
    "else": .reference(to: "view"),
    "$defs": .object(
      viewDefinitions + envelopeDefinitions + valueDefinitions + systemDefinitions + animationDefinitions),
  ])

  private static let viewDefinitions: [Field] = [
    ("view", ["$ref": "#/$defs/viewOfAnyClass", "required": ["type"]]),
    (
      "viewOfAnyClass",
      .mapping("A view.", ViewKey.all.map { ($0.rawValue, property($0)) } + ignored + refused)
        .adding(["dependentSchemas": .object(ViewKey.all.compactMap(classRule))])
    ),
    ("ignored", .described(ignoredSummary, ["doNotSuggest": true])),
  ]

  private static let ignored: [Field] = ViewKey.ignoredNames.filter(isNoKey).map {
    ($0, .reference(to: "ignored"))
  }

  /// Other words for keys: validators print the schema that refuses one, editors its message.
  private static let refused: [Field] = ViewKey.synonyms.sorted { $0.key < $1.key }.filter { isNoKey($0.key) }
    .map {
      word, key in
      let hint = OrderedJSON.text("did you mean '\(key.rawValue)'?")
      return (word, ["not": ["description": hint], "errorMessage": hint, "doNotSuggest": true])
    }

  /// One schema serves all systems: color is another word for backgroundColor in UIKit, and a key in SwiftUI.
  private static func isNoKey(_ word: String) -> Bool {
    !ViewKey.all.contains { $0.rawValue == word }
  }

  static let ignoredSummary =
    "A property of UIKit's on which no skeleton depends; skelinspect ignores it."

  private static let envelopeDefinitions: [Field] = [
    (
      "envelope",
      .mapping("A root view and how the app shows its skeletons.", EnvelopeKey.fields, required: ["root"])
        .adding(["not": ["required": ["show", "calls"]]])
    ),
    ("show", .mapping(EnvelopeKey.show.summary, ShowKey.fields)),
    ("call", CallKey.schema),
    ("appearance", .mapping(EnvelopeKey.appearance.summary, AppearanceKey.fields)),
    ("environment", .mapping(EnvelopeKey.environment.summary, EnvironmentKey.fields)),
    ("capture", .mapping(EnvelopeKey.capture.summary, CaptureKey.fields)),
  ]

  private static func property(_ viewKey: ViewKey) -> OrderedJSON {
    let key = viewKey.key
    let forms = [key.shape.schema] + [key.swiftUIShape?.schema].compactMap(\.self)
    let summary = viewKey.sentences.joined(separator: " ")
    var property = OrderedJSON.described(summary, forms.count == 1 ? forms[0] : ["anyOf": .list(forms)])
    if let standard = key.standard { property = property.adding(["default": standard]) }
    if !key.examples.isEmpty { property = property.adding(["examples": .list(key.examples)]) }
    return key.isDeprecated ? property.adding(["deprecated": true]) : property
  }

  /// Which class a view must be to have a key that holds views: its base class, or its type where none is given.
  private static func classRule(_ key: ViewKey) -> Field? {
    guard key.key.place != nil else { return nil }
    let names = ViewClass.allNames.map { (name: $0, hasKey: key.place(in: family(named: $0)) != nil) }
    let owners = names.filter(\.hasKey).map(\.name)
    guard owners.count < names.count else { return nil }
    // A class of one's own counts as a cell, header or footer where such stand.
    let isOfTemplates = [.tableCell, .collectionCell, .headerFooter].contains { key.place(in: $0) != nil }
    let type: OrderedJSON =
      isOfTemplates
      ? ["not": oneOfClasses(names.filter { !$0.hasKey }.map(\.name))] : oneOfClasses(owners)
    let rule: OrderedJSON = [
      "if": ["required": ["baseClass"]],
      "then": ["properties": ["baseClass": oneOfClasses(owners)]],
      "else": ["properties": ["type": type]],
    ]
    return (
      key.rawValue, .described("Only a \(key.key.owners.classNames.listed) has \(key.rawValue).", rule)
    )
  }

  private static func family(named name: String) -> ViewClass.Family {
    ViewClass(named: name)?.family ?? .plain
  }

  /// One of the classes, with or without its module.
  fileprivate static func oneOfClasses(_ names: [String]) -> OrderedJSON {
    ["pattern": "^(.*\\.)?(\(names.joined(separator: "|")))$"]
  }
}

extension HierarchySchema {
  /// By its name, or with a module before it.
  static let uiKitClass: OrderedJSON = [
    "type": "string", "minLength": 1,
    "anyOf": [["enum": OrderedJSON(ViewClass.allNames)], oneOfClasses(ViewClass.allNames)],
  ]

  typealias Field = OrderedJSON.Field

  static func field(_ name: String, _ summary: String, _ shape: ValueShape) -> Field {
    field(name, summary, shape.schema)
  }

  static func field(_ name: String, _ summary: String, _ schema: OrderedJSON) -> Field {
    (name, .described(summary, schema))
  }
}
