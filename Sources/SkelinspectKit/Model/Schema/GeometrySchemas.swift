/// Values of several forms: each keyword concerns those of one type, so that messages name the form at hand.
extension HierarchySchema {
  static let frame =
    OrderedJSON.described(
      "A rectangle in points: {x, y, width, height}, [x, y, width, height] UIKit's (x y; width height) or Swift's CGRect(x: …).",
      ["type": ["object", "array", "string"]]
    )
    .adding(
      .keys([
        field("x", "Points from the left; default: 0.", .number),
        field("y", "Points from the top; default: 0.", .number),
        field("width", "Points.", .number), field("height", "Points.", .number),
      ])
    )
    .adding(["required": ["width", "height"]])
    .adding(numbers(4))
    .adding([
      "pattern": .text("^\\( *\(number) +\(number) *; *\(number) +\(number) *\\)$|^\(constructor)$"),
      "examples": [["x": 16, "y": 20, "width": 288, "height": 44], [16, 20, 288, 44], "(16 20; 288 44)"],
    ])

  /// Swift's `CGRect(x: 0, y: 0, width: 320, height: 44)`.
  private static let constructor =
    "CGRect\\("
    + ["x", "y", "width", "height"].map { " *\($0) *: *\(number) *" }.joined(separator: ",") + "\\)"

  static let size =
    OrderedJSON.described(
      "A size in points: {width, height} or [width, height].", ["type": ["object", "array"]]
    )
    .adding(.keys([field("width", "Points.", .number), field("height", "Points.", .number)]))
    .adding(["required": ["width", "height"]])
    .adding(numbers(2))
    .adding(["examples": [["width": 50, "height": 50], [50, 50]]])

  static let insets =
    OrderedJSON.described(
      "Points at each side: one number for all four, or some of {top, left, bottom, right}.",
      ["type": ["number", "object"]]
    )
    .adding(
      .keys(["top", "left", "bottom", "right"].map { field($0, "Points; default: 0.", .number) })
    )
    .adding(["examples": [8, ["top": 8, "left": 16, "bottom": 8, "right": 16]]])

  static let constraints =
    OrderedJSON.described(
      "Constraints: {width, height} in points, or a list of single ones.", ["type": ["object", "array"]]
    )
    .adding(.keys(["width", "height"].map { ($0, constants($0)) }))
    .adding([
      "items": .reference(to: "constraint"),
      "examples": [
        ["width": 80, "height": 80], [["attribute": "height", "relation": ">=", "constant": 44]],
      ],
    ])

  private static func constants(_ name: String) -> OrderedJSON {
    [
      "description": "The \(name) in points, or a list of the constants of several constraints.",
      "type": ["number", "array"], "items": ["type": "number"],
    ]
  }

  static let constraint = OrderedJSON.mapping(
    "A constraint of the view's own, as NSLayoutConstraint has it.", constraintFields,
    required: ["attribute"])

  static let constraintFields: [Field] = [
    field("attribute", "The view's attribute; skeletons look at width and height only.", attribute),
    field("constant", "Points; default: 0.", .number),
    field("relation", "Skeletons take each for an equation; default: ==.", .oneOf(relations)),
    field("priority", "From 1 to 1000; skeletons do not depend on it; default: 1000.", .number),
    field("multiplier", "Skeletons do not depend on it; default: 1.", .number),
    field("secondItem", "The other view, null for none; skeletons do not depend on it.", .optionalText),
    field("identifier", "The constraint's name, for people.", .text),
    field("kind", "Skeletons leave those of kind contentSize out; default: layout.", .oneOf(kinds)),
  ]

  private static let attribute: OrderedJSON = ["type": "string", "examples": ["width", "height"]]
  static let relations = ["<=", "==", ">=", "lessThanOrEqual", "equal", "greaterThanOrEqual"]
  private static let kinds = ["layout", "contentSize"]

  private static func numbers(_ count: Double) -> OrderedJSON {
    ["items": ["type": "number"], "minItems": .number(count), "maxItems": .number(count)]
  }

  private static let number = "[-+]?[0-9.]+([eE][-+]?[0-9]+)?"
}
