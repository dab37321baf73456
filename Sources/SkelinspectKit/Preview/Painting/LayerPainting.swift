/// Draws what layers by hand paint (rule K1), and how their views move.
extension PictureBuilder {
  /// Effects in one another beyond which no more are drawn.
  private static let maximumDepth = 32

  mutating func makeGroup(_ effect: Picture.Group.Effect, in parent: Int?) -> Int? {
    let depth = parent.map { groups[$0].depth + 1 } ?? 1
    guard depth <= Self.maximumDepth else {
      facts.isTooDeep = true
      return parent
    }
    groups.append(Picture.Group(parent: parent, effect: effect, depth: depth))
    return groups.count - 1
  }

  /// Steps into the effects of a view's own animations.
  mutating func enterMotion(_ pending: inout Pending) {
    guard let own = hierarchy.layers?.views[pending.view] else { return }
    let motion = motion(of: pending.view, own)
    let given = hierarchy.frame(of: pending.view)
    if let position = own.position, let given {
      let anchor = own.anchorPoint ?? [0.5, 0.5]
      pending.frame =
        pending.frame.offset(
          by: position[0] - anchor[0] * given.width - given.x,
          position[1] - anchor[1] * given.height - given.y
        ).drawable
    }
    if let translation = motion.translation {
      pending.group = makeGroup(.shifting(translation), in: pending.group)
    }
    let anchor = own.anchorPoint ?? [0.5, 0.5]
    let x = pending.frame.x + anchor[0] * pending.frame.width
    let y = pending.frame.y + anchor[1] * pending.frame.height
    if let rotation = motion.rotation {
      pending.group = makeGroup(.turning(rotation, x: x, y: y), in: pending.group)
    }
    if let scale = motion.scale { pending.group = makeGroup(.growing(scale, x: x, y: y), in: pending.group) }
    if let opacity = motion.opacity { pending.group = makeGroup(.fading(opacity), in: pending.group) }
  }

  /// A view's look with the layers in it.
  mutating func painted(_ content: Picture.Content, of pending: Pending) -> Picture.Content {
    let view = pending.view
    guard let own = hierarchy.layers?.views[view] else { return content }
    let motion = motion(of: view, own)
    var layers: [Picture.PaintedLayer] = []
    if let color = motion.backgroundColor {
      layers.append(
        Picture.PaintedLayer(
          rects: [pending.frame], cornerRadius: hierarchy.layer(of: view)?.cornerRadius ?? 0,
          fill: .color(color)))
    }
    for (number, layer) in zip(0..., own.sublayers) where !layer.isHidden {
      layers += paint(layer, number, in: pending, motion)
    }
    guard !layers.isEmpty else { return content }
    var painted = Picture.Painted(layers: layers, isCover: inspection.coverage[view].role == .block)
    if case .visible(let figure, let words) = content { painted.base = (figure, words) }
    return .painted(painted)
  }

  /// Its background, and its gradient over that.
  private func paint(
    _ layer: Sublayer, _ number: Int, in pending: Pending, _ motion: ViewMotion
  ) -> [Picture.PaintedLayer] {
    let local =
      layer.frame == .bounds && hierarchy.bounds(of: pending.view) == nil
      ? Rect(width: pending.frame.width, height: pending.frame.height)
      : hierarchy.frame(of: layer, in: pending.view)
    guard let local, local.width > 0, local.height > 0 else { return [] }
    let rect = local.offset(by: pending.frame.x, pending.frame.y).drawable
    func track(_ name: String) -> MotionTrack? { motion.layers["\(layer.key(number)).\(name)"] }
    var base = Picture.PaintedLayer(
      rects: [rect], cornerRadius: hierarchy.cornerRadius(of: layer, in: pending.view) ?? rect.height / 2,
      fill: .placeholder)
    base.opacity = track("opacity") ?? .constant(layer.opacity ?? 1)
    base.effects = Self.effects(on: rect, track)
    base.movingRadius = track("cornerRadius")
    var paints: [Picture.PaintedLayer] = []
    if let color = track("backgroundColor")
      ?? layer.backgroundColor.map({ MotionTrack(still: $0.screenNumbers) })
    {
      base.fill = .color(color)
      paints.append(base)
    }
    if let gradient = Self.gradient(of: layer, track) {
      base.fill = .gradient(gradient)
      paints.append(base)
    }
    return paints
  }

  private static let translations = [
    "position", "position.x", "position.y", "transform.translation", "transform.translation.x",
    "transform.translation.y",
  ]

  /// What a layer's own animations do to where it stands; it turns about its middle.
  private static func effects(on rect: Rect, _ track: (String) -> MotionTrack?) -> [Picture.Group.Effect] {
    let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2)
    let whole = track("transform")
    let rotation = whole?[0..<1] ?? track("transform.rotation") ?? track("transform.rotation.z")
    let scale =
      whole?[1..<3]
      ?? ["transform.scale", "transform.scale.x", "transform.scale.y"].lazy.compactMap(track).first
    var effects = translations.compactMap(track).map { Picture.Group.Effect.shifting($0) }
    if let whole { effects.append(.shifting(whole[3..<5])) }
    if let rotation { effects.append(.turning(rotation, x: x, y: y)) }
    if let scale { effects.append(.growing(scale, x: x, y: y)) }
    return effects
  }

  private static func gradient(
    of layer: Sublayer, _ track: (String) -> MotionTrack?
  ) -> Picture.PaintedGradient? {
    guard layer.kind == .gradient else { return nil }
    let own = layer.colors.map { MotionTrack(still: $0.flatMap(\.screenNumbers)) }
    guard let colors = track("colors") ?? own, colors.still.count >= 8 else { return nil }
    let count = colors.still.count / 4
    let even = MotionTrack(still: (0..<count).map { Double($0) / Double(count - 1) })
    let said = layer.locations.flatMap { $0.count == count ? MotionTrack(still: $0) : nil }
    let moving = track("locations").flatMap { $0.still.count == count ? $0 : nil }
    return Picture.PaintedGradient(
      colors: colors, locations: moving ?? said ?? even,
      start: track("startPoint") ?? MotionTrack(still: layer.startPoint ?? [0.5, 0]),
      end: track("endPoint") ?? MotionTrack(still: layer.endPoint ?? [0.5, 1]))
  }
}
