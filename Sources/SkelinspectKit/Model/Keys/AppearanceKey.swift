/// The properties of `SkeletonAppearance.default`.
enum AppearanceKey: String, MappingKey {
  case tintColor, gradient, multilineHeight, textLineHeight, multilineSpacing, multilineLastLineFillPercent
  case multilineCornerRadius, renderSingleLineAsView, skeletonCornerRadius

  var only: System? { .skeletonView }

  var row: Row {
    let standard = Appearance()
    return switch self {
    case .tintColor:
      Row(
        "The colour of solid skeletons; default: skeletonDefault, #ECF0F1, in dark mode #1C2325.",
        .reference(to: "color").adding(["default": "skeletonDefault"]))
    case .gradient:
      Row(
        "The colours of gradient skeletons; default: that of skeletonDefault, whatever tintColor is.",
        .reference(to: "gradient").adding(["default": ["base": "skeletonDefault"]]))
    case .multilineHeight:
      Row("Height of a text line in points; default: 15.", Self.number(standard.multilineHeight))
    case .textLineHeight:
      Row(
        "Height of text lines: points, relativeToFont or relativeToConstraints; default: multilineHeight.",
        ["anyOf": [["type": "number"], .word(among: ["relativeToFont", "relativeToConstraints"])]])
    case .multilineSpacing:
      Row("Points between text lines; default: 10.", Self.number(standard.multilineSpacing))
    case .multilineLastLineFillPercent:
      Row(
        "Width of the last text line in percent of the others; default: 70.",
        Self.integer(standard.multilineLastLineFillPercent))
    case .multilineCornerRadius:
      Row(
        "Corner radius of text lines in whole points; default: 0.",
        Self.integer(standard.multilineCornerRadius))
    case .renderSingleLineAsView:
      Row(
        "Whether a text of one line is drawn as a block; default: false.",
        ["type": "boolean", "default": .boolean(standard.renderSingleLineAsView)])
    case .skeletonCornerRadius:
      Row("Corner radius of blocks in points; default: 0.", Self.number(standard.skeletonCornerRadius))
    }
  }

  private static func number(_ standard: Double) -> OrderedJSON {
    ["type": "number", "default": .number(standard)]
  }

  private static func integer(_ standard: Int) -> OrderedJSON {
    ["type": "integer", "default": .number(Double(standard))]
  }
}
