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
    "invalid/calls-in-swiftui.yaml": systems,
    "invalid/duplicate-key-in-frame.json": "JSON's parsers keep the last of two equal keys",
    "invalid/frame-infinite.yaml": infinity,
    "invalid/integer-too-large.yaml": infinity,
    "invalid/number-not-finite.yaml": infinity,
    "invalid/number-too-large.json": infinity,
    "invalid/reference-decimal.yaml": "unquoted, a good reference is a number to YAML 1.2 too",
    "invalid/roots-duplicate-id.yaml": selectors,
    "invalid/roots-repeated-identifier.yaml": selectors,
    "invalid/roots-ambiguous.yaml": selectors,
    "invalid/roots-no-selector.yaml": selectors,
    "invalid/roots-typo.yaml": selectors,
    "invalid/roots-unknown-id.yaml": selectors,
    "invalid/roots-without-ids.yaml": selectors,
    "invalid/roots-without-near-miss.yaml": selectors,
    "invalid/text-number.json":
      "the schema serves YAML too, where an unquoted 42 is text where text is expected",
    "invalid/animation-groups-too-deep.yaml": animations,
    "invalid/animation-values.yaml": animations,
    "invalid/layers-in-skeletonview.yaml": systems,
    "invalid/modifier-colour.yaml": modifiers,
    "invalid/modifier-two-in-one.yaml": modifiers,
    "invalid/modifier-when-alone.yaml": modifiers,
    "invalid/modifier-without-arguments.yaml": modifiers,
    "invalid/swiftui-colour.yaml": systems,
    "invalid/corner-of-the-layer.yaml": systems,
    "invalid/swiftui-key-of-uikit.yaml": systems,
    "invalid/system-appearance-of-layers.yaml": systems,
    "invalid/system-environment.yaml": systems,
    "invalid/system-key-of-another.yaml": systems,
    "invalid/system-media-time-negative.yaml": systems,
    "invalid/system-show.yaml": systems,
  ]
}
