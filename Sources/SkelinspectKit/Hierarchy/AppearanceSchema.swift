extension AppearanceKey {
  /// What its value looks like; `color` and `gradient` are among the schema's definitions.
  var schema: OrderedJSON {
    let standard = Appearance()
    return switch self {
    case .tintColor: .reference(to: "color").adding(["default": "skeletonDefault"])
    case .gradient: .reference(to: "gradient").adding(["default": ["base": "skeletonDefault"]])
    case .multilineHeight: Self.number(standard.multilineHeight)
    case .textLineHeight:
      ["anyOf": [["type": "number"], .word(among: ["relativeToFont", "relativeToConstraints"])]]
    case .multilineSpacing: Self.number(standard.multilineSpacing)
    case .multilineLastLineFillPercent: Self.integer(standard.multilineLastLineFillPercent)
    case .multilineCornerRadius: Self.integer(standard.multilineCornerRadius)
    case .renderSingleLineAsView: ["type": "boolean", "default": .boolean(standard.renderSingleLineAsView)]
    case .skeletonCornerRadius: Self.number(standard.skeletonCornerRadius)
    }
  }

  private static func number(_ standard: Double) -> OrderedJSON {
    ["type": "number", "default": .number(standard)]
  }

  private static func integer(_ standard: Int) -> OrderedJSON {
    ["type": "integer", "default": .number(Double(standard))]
  }
}

extension Color {
  static let schema: OrderedJSON = [
    "description": "#RGB, #RRGGBB or #RRGGBBAA in quotes, a colour of SkeletonView's, or one of UIKit's.",
    "type": "string",
    "anyOf": [.word(among: names), ["pattern": .text("^\(hexPattern)$")]],
    "examples": ["#ECF0F1", "clouds", "lightGray"],
  ]

  static let hexPattern = "#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"

  private static let names = ["skeletonDefault"] + skeletonColors.keys.sorted() + uiKitColors.keys.sorted()
}

extension Gradient {
  static let schema =
    OrderedJSON.mapping(
      "Colours of a gradient: {base, secondary}, drawn base, secondary, base, or {colors: […]}.",
      [
        color("base", "The first and the last colour."),
        color("secondary", "The colour between; default: base darkened, or brightened where it is dark."),
        (
          "colors",
          .described("All colours, first to last.", ["type": "array", "items": .reference(to: "color")])
        ),
      ]
    ).adding([
      "oneOf": [["required": ["base"]], ["required": ["colors"]]],
      "dependentRequired": ["secondary": ["base"]],
      "examples": [["base": "clouds"], ["colors": ["#ECF0F1", "#DEE2E3"]]],
    ])

  private static func color(_ key: String, _ summary: String) -> OrderedJSON.Field {
    (key, .described(summary, .reference(to: "color")))
  }
}
