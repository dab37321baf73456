/// Where the schema and the reader differ, and why they have to.
enum SchemaExclusions {
  static let valid = [
    "valid/boolean-words.yaml": "yes and no are text to YAML 1.2, by which validators read"
  ]

  private static let selectors = "a schema does not know what a selector names"
  private static let infinity =
    "JSON Schema's numbers have no greatest one, and YAML's .inf and .nan are numbers"

  private static let systems = "one schema serves all systems, and which has a key the program says"
  private static let modifiers =
    "a schema does not count the modifiers of an entry, nor know what a word needs or a colour means"
  private static let animations = "what a value must be depends on its key path, and on the values beside it"

  static let invalid = [
    "calls-in-swiftui.yaml": systems,
    "duplicate-key-in-frame.json": "JSON's parsers keep the last of two equal keys",
    "frame-infinite.yaml": infinity,
    "integer-too-large.yaml": infinity,
    "number-not-finite.yaml": infinity,
    "number-too-large.json": infinity,
    "reference-decimal.yaml": "unquoted, a good reference is a number to YAML 1.2 too",
    "roots-duplicate-id.yaml": selectors,
    "roots-repeated-identifier.yaml": selectors,
    "roots-ambiguous.yaml": selectors,
    "roots-no-selector.yaml": selectors,
    "roots-typo.yaml": selectors,
    "roots-unknown-id.yaml": selectors,
    "roots-without-ids.yaml": selectors,
    "roots-without-near-miss.yaml": selectors,
    "text-number.json":
      "the schema serves YAML too, where an unquoted 42 is text where text is expected",
    "animation-groups-too-deep.yaml": animations,
    "animation-values.yaml": animations,
    "layers-in-skeletonview.yaml": systems,
    "modifier-colour.yaml": modifiers,
    "modifier-two-in-one.yaml": modifiers,
    "modifier-when-alone.yaml": modifiers,
    "modifier-without-arguments.yaml": modifiers,
    "swiftui-colour.yaml": systems,
    "corner-of-the-layer.yaml": systems,
    "swiftui-key-of-uikit.yaml": systems,
    "system-appearance-of-layers.yaml": systems,
    "system-environment.yaml": systems,
    "system-key-of-another.yaml": systems,
    "system-media-time-negative.yaml": systems,
    "system-show.yaml": systems,
  ]
}
