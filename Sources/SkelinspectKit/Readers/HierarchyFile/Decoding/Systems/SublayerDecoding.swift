extension Document {
  /// The value of `layer` where layers are made by hand, and the measures that every system knows of a layer.
  func layerTree(_ node: Node) throws(Diagnostic) -> (facts: LayerFacts.Facts, measures: [Double?]) {
    let keys = [
      "sublayers", "anchorPoint", "position", "animations", "borderWidth", "borderColor", "cornerRadius",
      "masksToBounds",
    ]
    var record = try Record(node, keys, for: "'layer'", in: self)
    var facts = LayerFacts.Facts()
    facts.anchorPoint = record.point("anchorPoint")
    facts.position = record.point("position")
    facts.animations = record.read("animations", Document.keyedAnimations) ?? []
    facts.sublayers = record.read("sublayers", Document.sublayers) ?? []
    _ = record.read("borderColor", Document.checkAnyColor)
    let masks = record.boolean("masksToBounds").map { $0 ? 1.0 : 0 }
    let measures = [record.number("borderWidth"), record.number("cornerRadius"), masks]
    try record.check()
    return (facts, measures)
  }

  private func sublayers(_ node: Node, for what: Subject) throws(Diagnostic) -> [Sublayer] {
    try list(
      node, of: "layers", for: what,
      help: "a list has a dash before each layer: - type: CAGradientLayer", sublayer)
  }

  private static let sublayerKeys = HierarchySchema.sublayerFields.map(\.key)

  private func sublayer(_ node: Node) throws(Diagnostic) -> Sublayer {
    var record = try Record(node, Self.sublayerKeys, for: "a layer", in: self)
    var layer = Sublayer(node: node)
    layer.kind = record.oneCase("type") ?? .plain
    layer.name = record.text("name")
    layer.frame = record.read("frame") { document, node, _ throws(Diagnostic) in
      document.isText(node, "bounds") ? .bounds : .rect(try document.rect(node))
    }
    layer.cornerRadius = record.read("cornerRadius") { document, node, what throws(Diagnostic) in
      try document.number(node, or: ["half"], for: what).map { .points($0) } ?? .half
    }
    layer.backgroundColor = record.read("backgroundColor", Document.layerColor)
    layer.colors = record.read("colors", Document.layerColors)
    layer.locations = record.numbers("locations")
    layer.startPoint = record.point("startPoint")
    layer.endPoint = record.point("endPoint")
    layer.opacity = record.number("opacity")
    layer.isHidden = record.boolean("isHidden") ?? false
    layer.masksToBounds = record.boolean("masksToBounds")
    layer.removedWhen = record.text("removedWhen")
    layer.animations = record.read("animations", Document.keyedAnimations) ?? []
    try record.check()
    return layer
  }

  /// `[tap, longPress]`.
  func gestures(_ node: Node, for what: Subject) throws(Diagnostic) -> [LayerFacts.Recognizer] {
    try list(node, for: what, help: "write [tap]") { gesture throws(Diagnostic) in
      LayerFacts.Recognizer(gesture: try oneCase(gesture, for: what), node: gesture)
    }
  }
}

extension Record {
  /// Two numbers, as a list or as `{x, y}`.
  fileprivate mutating func point(_ key: String) -> [Double]? {
    read(key) { document, node, what throws(Diagnostic) in
      document.kind(node) == .mapping
        ? try document.numbers(node, ["x", "y"], for: what.description)
        : try document.numberList(node, count: 2, for: what)
    }
  }
}
