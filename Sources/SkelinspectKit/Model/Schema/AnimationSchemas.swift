/// Animations, as every system's hierarchies have them.
extension HierarchySchema {
  static let animationDefinitions: [Field] = [
    ("curve", curve), ("animatedValue", animatedValue), ("layerAnimation", layerAnimation),
    ("viewAnimations", viewAnimations), ("swiftUIAnimation", swiftUIAnimation), ("transform", transform),
    ("point", point),
  ]

  static let point: OrderedJSON = [
    "description": "Two numbers: [x, y] or {x, y}.", "type": ["array", "object"],
    "items": ["type": "number"],
    "properties": ["x": ["type": "number"], "y": ["type": "number"]], "additionalProperties": false,
  ]

  /// Of a whole.
  private static let part: OrderedJSON = ["type": "number", "minimum": 0, "maximum": 1]

  private static let curve: OrderedJSON = [
    "description": "A timing function: its name, or the four numbers of a cubic Bézier curve.",
    "anyOf": [
      .word(among: TimingCurve.named.map(\.name)),
      [
        "type": "array", "prefixItems": [part, ["type": "number"], part, ["type": "number"]], "minItems": 4,
        "maxItems": 4,
      ],
    ],
    "examples": ["easeInOut", [0.25, 0.1, 0.25, 1]],
  ]

  private static let animatedValue: OrderedJSON = [
    "description": "A number, a point, a colour, a list of colours or numbers, or a transform.",
    "type": ["number", "string", "array", "object"],
  ]

  private static let transform: OrderedJSON = [
    "description": "Parts of a transform, or identity.",
    "anyOf": [
      ["const": "identity"],
      .mapping(
        "The parts that are not the identity's.",
        field("rotation", "Degrees, clockwise; default: 0.", .number),
        field("scale", "One factor, or one for each axis; default: 1.", ["type": ["number", "array"]]),
        field("translation", "Points; default: none.", .reference(to: "point"))),
    ],
    "examples": [["rotation": 22.5], "identity"],
  ]

  static let timing: [Field] = [
    field("duration", "Seconds of one way; default: 0.25, in a group the group's.", .number),
    field(
      "beginTime", "Seconds; outside a group 0 is when it is added, anything else is absolute media time.",
      .number),
    field(
      "repeatCount", "Turns, or infinity; default: 0, which is one.",
      ["anyOf": [["type": "number", "minimum": 0], ["const": "infinity"]]]),
    field("autoreverses", "Whether each turn goes there and back; default: false.", .boolean),
    field("timingFunction", "The curve of the whole; default: linear.", .reference(to: "curve")),
    field(
      "fillMode", "What it shows before it begins and after it ends; default: removed.",
      .oneOf(MediaTiming.FillMode.allCases.map(\.rawValue))),
    field("isRemovedOnCompletion", "Whether it is removed when it ends; default: true.", .boolean),
    field("speed", "How fast its time runs; default: 1.", ["type": "number", "minimum": 0]),
    field("timeOffset", "Seconds by which its cycle is shifted; default: 0.", .number),
  ]

  /// Kept, and not evaluated.
  static let kept: [Field] = [
    "repeatDuration", "byValue", "isAdditive", "isCumulative", "path", "rotationMode", "damping", "mass",
    "stiffness", "initialVelocity",
  ].map { field($0, "Kept; the animation is not evaluated by it.", .anything) }

  private static let layerAnimation = OrderedJSON.mapping(
    "An animation of Core Animation: from and to, values, or a group's animations.",
    [
      field("keyPath", "The property, such as opacity.", .oneOf(AnimatableProperty.names)),
      field("from", "Default: the model's value.", .reference(to: "animatedValue")),
      field("to", "Default: the model's value.", .reference(to: "animatedValue")),
      field("values", "Of a keyframe animation.", list(of: .reference(to: "animatedValue"))),
      field("keyTimes", "From 0 to 1; default: evenly spread.", list(of: part)),
      field("timingFunctions", "One per segment; default: linear.", list(of: .reference(to: "curve"))),
      field(
        "calculationMode", "How values follow each other; default: linear.",
        .oneOf(["linear", "discrete", "paced", "cubic", "cubicPaced"])),
      field(
        "animations", "Members, which run in the group's time.", list(of: .reference(to: "layerAnimation"))),
    ] + timing + kept)

  static func list(of items: OrderedJSON) -> OrderedJSON { ["type": "array", "items": items] }

  /// A layer's animations by their keys.
  static let keyedAnimations: OrderedJSON = [
    "description": "Animations by the keys that they are added for.", "type": "object",
    "additionalProperties": .reference(to: "layerAnimation"),
  ]

  private static let viewAnimations: OrderedJSON = [
    "description": "Calls of UIView.animateKeyframes.", "type": "array",
    "items": .mapping(
      "One call.",
      field("duration", "Seconds; default: 0.2.", .number),
      field("delay", "Seconds before it begins; default: 0.", .number),
      field("curve", "Bends the time of the whole; default: easeInOut.", .reference(to: "curve")),
      field("repeat", "Whether it goes on for ever; default: false.", .boolean),
      field("autoreverses", "Whether it goes there and back; default: false.", .boolean),
      field("on", "What starts it, where that is not the view's appearing.", .oneOf(["tap"])),
      field("keyframes", "Calls of addKeyframe.", list(of: keyframe)),
      required: ["keyframes"]),
    "examples": [[["duration": 1, "keyframes": [["start": 0, "duration": 0.5, "alpha": 0.4]]]]],
  ]

  private static let keyframe = OrderedJSON.mapping(
    "A keyframe: what it changes, from start to start + duration of the whole.",
    [
      field("start", "From 0 to 1; default: 0.", .number),
      field("duration", "From 0 to 1; default: 0.", ["type": "number", "minimum": 0]),
    ]
      + AnimatableProperty.viewNames.map {
        field($0, "Its value afterwards.", .reference(to: "animatedValue"))
      })

  private static let swiftUIAnimation = OrderedJSON.mapping(
    "SwiftUI's Animation.",
    field("curve", "Default: easeInOut.", .reference(to: "curve")),
    field("duration", "Seconds of one way; default: 0.35.", .number),
    field("delay", "Seconds at the beginning of each turn; default: 0.", ["type": "number", "minimum": 0]),
    field(
      "delayOnce", "Seconds before the first turn only; default: 0.", ["type": "number", "minimum": 0]),
    field("speed", "How fast its time runs; default: 1.", ["type": "number", "minimum": 0]),
    field(
      "repeat", "Turns, there and back being two, or forever; default: once.",
      ["anyOf": [["type": "number", "minimum": 0], ["const": "forever"]]]),
    field("autoreverses", "Whether every second turn goes back; default: true when it repeats.", .boolean))
}
