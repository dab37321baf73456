extension Document {
  /// A value of an animated property, as its key path has it.
  func animatedValue(_ node: Node, of keyPath: String, for what: Subject) throws(Diagnostic) -> AnimatedValue
  {
    switch AnimatableProperty.shape(of: keyPath) ?? .number {
    case .number: return .number(try finiteNumber(node, for: what))
    case .color: return .color(try layerColor(node, for: what))
    case .transform: return .transform(try transform(node, for: what))
    case .colors: return .colors(try layerColors(node, for: what))
    case .numbers:
      if kind(node) == .mapping { return .numbers(try components(node, for: what)) }
      return .numbers(try numberList(node, for: what))
    }
  }

  /// `{x, y}`, `{width, height}` or all four, in that order.
  private func components(_ node: Node, for what: Subject) throws(Diagnostic) -> [Double] {
    var record = try Record(node, ["x", "y", "width", "height"], for: what.description, in: self)
    let numbers = ["x", "y", "width", "height"].compactMap { record.number($0) }
    try record.check()
    return numbers
  }

  func layerColors(_ node: Node, for what: Subject) throws(Diagnostic) -> [Color] {
    try list(node, of: "colours", for: what) { color throws(Diagnostic) in
      try layerColor(color, for: what)
    }
  }

  /// `{rotation: 22.5, scale: 0.9, translation: [0, 8]}`, or `identity`.
  func transform(_ node: Node, for what: Subject) throws(Diagnostic) -> Transform {
    if isText(node, "identity") { return .identity }
    guard kind(node) == .mapping else {
      throw mismatch(
        "a transform for \(what)", at: node,
        help: "write {rotation: 22.5} in degrees, {scale: 0.9}, {translation: [0, 8]}, or identity")
    }
    var record = try Record(node, ["rotation", "scale", "translation"], for: what.description, in: self)
    var transform = Transform()
    transform.rotation = record.number("rotation")
    transform.scale = record.read("scale") { document, node, what throws(Diagnostic) in
      document.kind(node) == .list
        ? try document.numberList(node, count: 2, for: what) : [try document.finiteNumber(node, for: what)]
    }
    transform.translation = record.read("translation") { document, node, what throws(Diagnostic) in
      document.kind(node) == .mapping
        ? try document.components(node, for: what) : try document.numberList(node, count: 2, for: what)
    }
    if let translation = transform.translation, translation.count != 2 {
      record.fail(
        .invalidValue("a translation has two numbers, x and y", at: record.place(ofKey: "translation")))
    }
    try record.check()
    return transform
  }
}
