@testable import SkelinspectKit

extension ValueShape {
  /// What a value of this shape looks like.
  var schema: OrderedJSON {
    switch self {
    case .boolean: ["type": "boolean"]
    case .number: ["type": "number"]
    case .integer: ["type": "integer"]
    // YAML takes an unquoted 1 or true for text where text is expected.
    case .text: ["type": ["string", "number", "boolean"]]
    case .optionalText: ["type": ["string", "number", "boolean", "null"]]
    case .className: ["type": "string", "minLength": 1]
    // Unquoted, YAML 1.2 reads it as a number.
    case .reference: ["type": ["string", "integer"], "pattern": "^0x[0-9A-Fa-f]{1,16}$"]
    case .oneOf(let words): ["enum": OrderedJSON(words)]
    case .numberOr(let words): ["anyOf": [["type": "number"], ["enum": OrderedJSON(words)]]]
    case .integerOr(let words): ["anyOf": [["type": "integer"], ["enum": OrderedJSON(words)]]]
    case .views: ["type": "array", "items": HierarchySchema.reference(to: "view")]
    case .anything: [:]
    case .frame, .size, .insets, .constraints, .layer, .font, .color, .anyColor, .gradient, .view,
      .lintSettings:
      HierarchySchema.reference(to: "\(self)")
    }
  }
}

extension HierarchySchema {
  /// The values that are more than one word or number, by their shapes' names.
  static let valueDefinitions: [Field] = [
    ("frame", frame), ("size", size), ("insets", insets),
    ("constraints", constraints), ("constraint", constraint),
    ("color", color), ("anyColor", anyColor), ("gradient", gradient),
    ("layer", layer), ("font", font), ("lintSettings", lintSettings),
  ]

  private static let layer = mapping(
    "Properties of the view's CALayer.",
    [
      field("cornerRadius", "Corner radius in points; default: 0.", .number),
      field("masksToBounds", "Whether what lies outside the bounds is cut off.", .boolean),
      field("borderWidth", "Width of the border in points; a skeleton leaves it; default: 0.", .number),
    ])

  private static let font = mapping(
    "A font's measures.",
    [
      field("lineHeight", "Height of a line in points; default: 1.193 times pointSize.", .number),
      field("pointSize", "Size of the letters in points; default: 17 in a label.", .number),
    ]
  ).adding(["examples": [["pointSize": 17], ["lineHeight": 20.3]]])

  private static let lintSettings = mapping(
    "What lint leaves out at this view.",
    [
      (
        "ignore",
        [
          "description": "Ids of rules, each with the reason.", "type": "object",
          "additionalProperties": ValueShape.text.schema,
        ]
      )
    ]
  ).adding(["examples": [["ignore": ["zero-size-leaf": "gets its size in code"]]]])

  private static let color: OrderedJSON = [
    "description": "#RGB, #RRGGBB or #RRGGBBAA in quotes, a colour of SkeletonView's, or one of UIKit's.",
    "type": "string",
    "anyOf": [["enum": OrderedJSON(colorNames)], ["pattern": .text("^\(hexColor)$")]],
    "examples": ["#ECF0F1", "clouds", "lightGray"],
  ]

  private static let colorNames =
    ["skeletonDefault"] + Color.skeletonColors.keys.sorted() + Color.uiKitColors.keys.sorted()

  private static let anyColor: OrderedJSON = [
    "description": "A colour by any name, or #RGB, #RRGGBB or #RRGGBBAA in quotes.",
    "type": "string",
    "pattern": .text("^([^#]|\(hexColor)$|$)"),
    "examples": ["#FFFFFF", "white", "systemBackground"],
  ]

  private static let hexColor = "#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"

  private static let gradient = mapping(
    "Colours of a gradient: {base, secondary}, drawn base, secondary, base, or {colors: […]}.",
    [
      field("base", "The first and the last colour.", .color),
      field(
        "secondary", "The colour between; default: base darkened, or brightened where it is dark.", .color),
      field("colors", "All colours, first to last.", ["type": "array", "items": reference(to: "color")]),
    ]
  ).adding([
    "oneOf": [["required": ["base"]], ["required": ["colors"]]],
    "dependentRequired": ["secondary": ["base"]],
    "examples": [["base": "clouds"], ["colors": ["#ECF0F1", "#DEE2E3"]]],
  ])
}
