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
      color("base", "The first and the last colour."),
      color("secondary", "The colour between; default: base darkened, or brightened where it is dark."),
      HierarchySchema.field(
        "colors", "All colours, first to last.", ["type": "array", "items": .reference(to: "color")])
    ).adding([
      "oneOf": [["required": ["base"]], ["required": ["colors"]]],
      "dependentRequired": ["secondary": ["base"]],
      "examples": [["base": "clouds"], ["colors": ["#ECF0F1", "#DEE2E3"]]],
    ])

  private static func color(_ key: String, _ summary: String) -> OrderedJSON.Field {
    (key, .described(summary, .reference(to: "color")))
  }
}
