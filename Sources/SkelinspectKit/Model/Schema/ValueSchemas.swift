extension ValueShape {
  /// What a value of this shape looks like.
  var schema: OrderedJSON {
    switch self {
    case .boolean: ["type": "boolean"]
    case .number: ["type": "number"]
    case .integer: ["type": "integer"]
    case .text: .anyText
    case .texts: ["type": "array", "items": .anyText]
    case .optionalText: ["type": ["string", "number", "boolean", "null"]]
    case .className: ["type": "string", "minLength": 1, "pattern": "^[^‘’‚“”„]"]
    case .uiKitClass: HierarchySchema.uiKitClass
    // Unquoted, YAML 1.2 reads it as a number.
    case .reference: ["type": ["string", "integer"], "pattern": "^0x[0-9A-Fa-f]{1,16}$"]
    case .oneOf(let words): .word(among: words)
    case .numberOr(let words): ["anyOf": [["type": "number"], ["enum": OrderedJSON(words)]]]
    case .integerOr(let words): ["anyOf": [["type": "integer"], ["enum": OrderedJSON(words)]]]
    case .views: ["type": "array", "items": .reference(to: "view")]
    case .skeletonLayers: ["type": "array", "items": .reference(to: "skeletonLayer")]
    case .anything: [:]
    case .frame, .size, .insets, .constraints, .layer, .font, .color, .anyColor, .gradient, .view,
      .viewOfAnyClass, .lintSettings, .tint, .modifiers, .transform, .gestures, .viewAnimations:
      .reference(to: "\(self)")
    }
  }
}

extension HierarchySchema {
  /// The values that are more than one word or number, by their shapes' names.
  static let valueDefinitions: [Field] = [
    ("frame", frame), ("size", size), ("insets", insets),
    ("constraints", constraints), ("constraint", constraint),
    ("color", Color.schema), ("anyColor", anyColor), ("gradient", Gradient.schema),
    ("layer", layer), ("font", font), ("lintSettings", lintSettings),
    ("skeletonLayer", .mapping("A layer that SkeletonView had put on a view.", skeletonLayerFields)),
  ]

  private static let layer = OrderedJSON.mapping(
    "Properties of the view's CALayer.",
    [
      field("cornerRadius", "Corner radius in points; default: 0.", .number),
      field("masksToBounds", "Whether what lies outside the bounds is cut off.", .boolean),
      field("borderWidth", "Width of the border in points; a skeleton leaves it; default: 0.", .number),
      field("borderColor", "Colour of the border, for pictures; default: gray.", .anyColor),
    ] + layerFields)

  private static let font = OrderedJSON.mapping(
    "A font's measures.",
    field("lineHeight", "Height of a line in points; default: 1.193 times pointSize.", .number),
    field("pointSize", "Size of the letters in points; default: 17 in a label.", .number),
    field(
      "weight", "Weight of the letters, for pictures; default: regular.", .word(among: FontWeight.names))
  ).adding(["examples": [["pointSize": 17], ["lineHeight": 20.3]]])

  private static let lintSettings = OrderedJSON.mapping(
    "What lint leaves out at this view.",
    field(
      "ignore", "Ids of rules, each with the reason.",
      ["type": "object", "additionalProperties": ValueShape.text.schema])
  ).adding(["examples": [["ignore": ["zero-size-leaf": "gets its size in code"]]]])

  static let skeletonLayerFields: [Field] = [
    field("type", "Default: solid.", .word(among: LiveLayer.Kind.allCases.map(\.rawValue))),
    field("frame", "In the view's own coordinates.", .frame),
    field(
      "lines", "Frames of a text's lines in the view's own coordinates; none for a block.",
      ["type": "array", "items": .reference(to: "frame")]),
    field("colors", "Of its first line.", ["type": "array", "items": .reference(to: "anyColor")]),
    field("cornerRadius", "Points; default: 0.", .number),
    field("opacity", "From 0 to 1, below 1 in a transition; default: 1.", .number),
    field("isAnimated", "Whether an animation runs on it; default: false.", .boolean),
  ]

  private static let anyColor: OrderedJSON = [
    "description": "A colour by any name, or #RGB, #RRGGBB or #RRGGBBAA in quotes.",
    "type": "string",
    "pattern": .text("^([^#]|\(Color.hexPattern)$|$)"),
    "examples": ["#FFFFFF", "white", "systemBackground"],
  ]
}
