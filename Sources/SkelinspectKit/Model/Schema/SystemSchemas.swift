/// What SwiftUI's views and layers by hand have beside UIKit's keys.
extension HierarchySchema {
  static let systemDefinitions: [Field] = [
    ("tint", tint), ("modifiers", modifiers), ("modifier", modifier), ("animatedNumber", animatedNumber),
    ("sublayer", .mapping("A layer that code adds to a view's own.", sublayerFields)),
    ("gestures", gestures),
  ]

  private static let tint: OrderedJSON = [
    "description": "A colour: #RRGGBB, #RRGGBBAA, a name, or one of these and an alpha, gray 0.5.",
    "type": "string", "examples": ["#8E8E93", "gray 0.5", "white"],
  ]

  private static let modifiers: OrderedJSON = [
    "description": "Modifiers in source order, the last one outermost: words, or one key with its arguments.",
    "type": "array", "items": .reference(to: "modifier"),
    "examples": [[["redacted": "placeholder"], "shimmering"]],
  ]

  private static let modifier = OrderedJSON.anyOf(
    .word(among: ModifierName.all),
    .mapping("One modifier, and whether it applies while loading.", told + others))

  private static let told: [Field] = [
    field("when", "Whether its condition holds while loading; default: true.", .boolean),
    field("redacted", "Reasons that it adds.", ["anyOf": [reason, list(of: reason)]]),
    field("unredacted", "Removes all reasons inside.", .boolean),
    field("privacySensitive", "Whether privacy redacts it.", .boolean),
    field("invalidatableContent", "Whether invalidated changes it.", .boolean),
    field("disabled", "Whether it takes no touches.", .boolean),
    field("allowsHitTesting", "Whether it takes touches.", .boolean),
    field("hidden", "Whether it keeps its place and paints nothing.", .boolean),
    field("opacity", "From 0 to 1.", .number),
    field("skeleton", "An overlay that covers the view like a skeleton.", skeleton),
    field("shimmering", "A band of light that moves across the view.", shimmering),
    field("overlay", "A view over it.", .view), field("mask", "A view that masks it.", .view),
    field(
      "background", "A view behind it, or a colour.",
      ["anyOf": [.reference(to: "view"), .reference(to: "tint")]]
    ),
    field("padding", "Points: a number for all sides, or some of them.", padding),
    field("frame", "Lengths in points, infinity for all there is.", frameModifier),
    field("environment", "What it changes for the views inside.", environment),
    field("custom", "A modifier of the app's own, kept by its name.", .text),
  ]

  private static let others: [Field] = ModifierName.all.filter { !ModifierName.telling.contains($0) }.map {
    ($0, ["description": "SwiftUI's; redaction does not depend on it."])
  }

  private static let reason = OrderedJSON.word(among: RedactionReasons.named.map(\.name))

  private static let animatedNumber = OrderedJSON.anyOf(
    ["type": "number"],
    .mapping(
      "A number that is animated.",
      field("from", "Before the animation; default: 1.", .number),
      field("to", "After it; default: the same.", .number),
      field("animation", "How it goes there.", .reference(to: "swiftUIAnimation"))))

  private static let skeleton = OrderedJSON.anyOf(
    ["type": "boolean"],
    .mapping(
      "A white overlay with a grey rounded rectangle on it.",
      field("opacity", "Of the rectangle; default: 1.", .reference(to: "animatedNumber")),
      field("shouldShow", "Whether it is shown while loading; default: true.", .boolean)))

  private static let shimmering = OrderedJSON.anyOf(
    ["type": "boolean"],
    .mapping(
      "SwiftUI-Shimmer's arguments.",
      field("active", "Whether it shimmers while loading; default: true.", .boolean),
      field(
        "animation", "Default: linear, 1.5 s, delay 0.25 s, for ever.", .reference(to: "swiftUIAnimation")
      ),
      field("gradient", "Default: [black 0.3, black, black 0.3].", list(of: stop)),
      field("bandSize", "Of the view's side; default: 0.3.", .number),
      field("mode", "mask, background, overlay or {overlay: sourceAtop}; default: mask.", shimmerMode),
      field("duration", "The older form: seconds of a turn; default: 1.5.", .number),
      field("bounce", "The older form: whether it comes back; default: false.", .boolean),
      field(
        "delay", "The older form: seconds before each turn; default: 0.25.",
        ["type": "number", "minimum": 0])))

  private static let stop = OrderedJSON.anyOf(
    .reference(to: "tint"),
    .mapping(
      "A stop.",
      field("color", "Its colour.", .reference(to: "tint")),
      field("location", "From 0 to 1; default: evenly spread.", .number),
      required: ["color"]))

  private static let shimmerMode = OrderedJSON.anyOf(
    .word(among: ["mask", "background", "overlay"]),
    .mapping("Over the view.", [field("overlay", "The blend mode.", .text)]))

  private static let padding = OrderedJSON.anyOf(
    ["type": "number"],
    .mapping(
      "Some sides.",
      ["all", "horizontal", "vertical", "top", "leading", "bottom", "trailing"].map {
        field($0, "Points; default: 0.", .number)
      }))

  private static let frameModifier = OrderedJSON.mapping(
    "A frame around the view.",
    ["width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"].map {
      field($0, "Points, or infinity.", .numberOr(["infinity"]))
    } + [
      field(
        "alignment", "Where the view is placed in it; default: center.", .oneOf(ValueShape.swiftUIAlignments))
    ])

  private static let environment = OrderedJSON.mapping(
    "Inherited by what is inside.",
    field("layoutDirection", "The direction of layout.", .oneOf(SwiftUIEnvironment.directions)),
    field("colorScheme", "Light or dark mode.", .oneOf(SwiftUIEnvironment.schemes)))

  /// Of `layer`, where layers are made by hand.
  static let layerFields: [Field] = [
    field(
      "sublayers", "Layers that code adds to the view's own (system: layers).",
      list(of: .reference(to: "sublayer"))),
    field("anchorPoint", "Unit point; default: [0.5, 0.5] (system: layers).", .reference(to: "point")),
    field("position", "Of the anchor point in the superview (system: layers).", .reference(to: "point")),
    field("animations", "Animations of the view's own layer (system: layers).", keyedAnimations),
  ]

  static let sublayerFields: [Field] = [
    field("type", "Default: CALayer.", .oneOf(Sublayer.Kind.allCases.map(\.rawValue))),
    field("name", "For messages and for what is printed of its animations.", .text),
    field(
      "frame", "In the view; bounds is all of it; default: zero.",
      ["anyOf": [["const": "bounds"], .reference(to: "frame")]]),
    field("cornerRadius", "Points, or half of its height; default: 0.", .numberOr(["half"])),
    field("backgroundColor", "Default: clear.", .anyColor),
    field("colors", "A gradient's, two or more.", list(of: .reference(to: "anyColor"))),
    field("locations", "From 0 to 1; default: evenly spread.", list(of: ["type": "number"])),
    field("startPoint", "Unit point; default: [0.5, 0].", .reference(to: "point")),
    field("endPoint", "Unit point; default: [0.5, 1].", .reference(to: "point")),
    field("opacity", "From 0 to 1; default: 1.", .number),
    field("isHidden", "Default: false.", .boolean), field("masksToBounds", "Default: false.", .boolean),
    field("removedWhen", "What the app waits for before it removes the layer, in words.", .text),
    field("animations", "Animations by the keys that they are added for.", keyedAnimations),
  ]

  private static let gestures: OrderedJSON = [
    "description": "What gesture recognizers wait for.", "type": "array",
    "items": .word(among: LayerFacts.Recognizer.Gesture.allCases.map(\.rawValue)), "examples": [["tap"]],
  ]
}
