/// The properties that Core Animation and UIKit animate, by their key paths.
enum AnimatableProperty {
  /// What a value of it looks like.
  enum Form: Sendable { case number, numbers, color, colors, transform }

  /// Apple's "Animatable Properties", and what key-value coding reaches in a layer's transform.
  static let shapes: [(name: String, shape: Form)] = [
    ("opacity", .number), ("backgroundColor", .color), ("borderColor", .color), ("borderWidth", .number),
    ("cornerRadius", .number), ("colors", .colors), ("locations", .numbers), ("startPoint", .numbers),
    ("endPoint", .numbers), ("position", .numbers), ("position.x", .number), ("position.y", .number),
    ("bounds", .numbers), ("bounds.size", .numbers), ("bounds.size.width", .number),
    ("bounds.size.height", .number), ("bounds.origin", .numbers), ("frame", .numbers),
    ("anchorPoint", .numbers), ("zPosition", .number), ("transform", .transform),
    ("transform.rotation", .number), ("transform.rotation.x", .number), ("transform.rotation.y", .number),
    ("transform.rotation.z", .number), ("transform.scale", .number), ("transform.scale.x", .number),
    ("transform.scale.y", .number), ("transform.translation", .numbers),
    ("transform.translation.x", .number), ("transform.translation.y", .number), ("shadowColor", .color),
    ("shadowOpacity", .number), ("shadowRadius", .number), ("shadowOffset", .numbers),
    ("strokeStart", .number), ("strokeEnd", .number), ("strokeColor", .color), ("fillColor", .color),
    ("lineWidth", .number), ("lineDashPhase", .number),
  ]

  static let names = shapes.map(\.name)

  /// The view properties that `UIView.animate` animates.
  static let viewShapes: [(name: String, shape: Form)] = [
    ("alpha", .number), ("backgroundColor", .color), ("transform", .transform), ("frame", .numbers),
    ("bounds", .numbers), ("center", .numbers),
  ]

  static let viewNames = viewShapes.map(\.name)

  static func shape(of name: String) -> Form? {
    shapes.first { $0.name == name }?.shape ?? viewShapes.first { $0.name == name }?.shape
  }

  /// What the model has where nothing says it (rule A2); nil where that has no value of its own.
  static func standard(_ name: String) -> AnimatedValue? {
    switch name {
    case "opacity", "alpha": .number(1)
    case "cornerRadius", "borderWidth", "zPosition", "shadowOpacity", "strokeStart", "lineDashPhase":
      .number(0)
    case "strokeEnd", "lineWidth": .number(1)
    case "shadowRadius": .number(3)
    case "shadowOffset": .numbers([0, -3])
    case "anchorPoint": .numbers([0.5, 0.5])
    case "transform": .transform(.identity)
    case "startPoint": .numbers([0.5, 0])
    case "endPoint": .numbers([0.5, 1])
    case "transform.scale", "transform.scale.x", "transform.scale.y": .number(1)
    case "transform.translation": .numbers([0, 0])
    case _ where name.hasPrefix("transform.rotation") || name.hasPrefix("transform.translation."): .number(0)
    default: nil
    }
  }

  /// Meant to jump back at the end of a cycle: gradients and things that wander.
  static func wanders(_ name: String) -> Bool {
    ["locations", "startPoint", "endPoint", "position", "position.x", "position.y"].contains(name)
      || name.hasPrefix("transform.translation")
  }
}
