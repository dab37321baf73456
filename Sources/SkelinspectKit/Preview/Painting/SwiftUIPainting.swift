/// Draws SwiftUI's views with their modifiers, the outermost first.
extension PictureBuilder {
  /// Something that is yet to be drawn.
  private enum Item {
    case view(Pending)
    case shape(Picture.Shape)
  }

  /// What is drawn of one view, around the view itself.
  private struct Layering {
    var state: Pending
    var below: [Item] = []
    /// The topmost first.
    var above: [Item] = []
    /// What covers the view, and what stood around that.
    var cover: (state: Pending, rect: Rect)?
  }

  mutating func swiftUIShapes(of scene: Picture.Scene, _ layout: SwiftUILayout) -> [Picture.Shape] {
    var shapes: [Picture.Shape] = []
    shapes.reserveCapacity(hierarchy.views.count)
    var items = [Item.view(Pending(view: 0, frame: frames.frames[0]))]
    while let item = items.popLast() {
      switch item {
      case .shape(let shape): shapes.append(shape)
      case .view(let pending):
        items += self.items(
          of: pending, scene, layout, isFull: shapes.count > Self.maximumCellShapes
        ).reversed()
      }
    }
    return shapes
  }

  /// What a view is drawn as, the lowest first.
  private mutating func items(
    of pending: Pending, _ scene: Picture.Scene, _ layout: SwiftUILayout, isFull: Bool
  ) -> [Item] {
    let view = pending.view
    var contents: [Int: ViewIndex] = [:]
    if hierarchy.views[view].end > view + 1 {
      for child in hierarchy.children(of: view) {
        if let number = layout.facts.contents[child] { contents[number] = child }
      }
    }
    var layering = Layering(state: pending)
    if scene == .after {
      layering = self.layering(of: pending, contents, layout)
    } else {
      for (number, child) in contents.sorted(by: { $0.key > $1.key }) {
        let item = Item.view(pending.inside(child, frames.frames[child]))
        if case .content(.background) = layout.facts.modifiers[view][number].effect {
          layering.below.append(item)
        } else {
          layering.above.append(item)
        }
      }
    }
    layering.state.opacity *= min(max(hierarchy.number(.opacity, of: view) ?? 1, 0), 1)
    let arrangement = Arrangement.of(hierarchy.typeName(of: view))
    if arrangement == .list || arrangement == .scroll {
      cut(&layering.state, to: layering.state.frame, cornerRadius: 0)
    }
    let step = layout.step(of: view)
    let count = isFull ? min(layout.repetition(of: view), 1) : layout.repetition(of: view)
    let members = (0..<count).flatMap { number in
      var state = layering.state
      state.copy = state.copy * count + number
      return layout.members(of: view).map { child in
        let frame = frames.frames[child].offset(by: step.x * Double(number), step.y * Double(number))
        return Item.view(state.inside(child, frame))
      }
    }
    return layering.below + [.shape(ownShape(layering, scene, layout))] + members + layering.above.reversed()
  }

  private mutating func ownShape(
    _ layering: Layering, _ scene: Picture.Scene, _ layout: SwiftUILayout
  ) -> Picture.Shape {
    var state = layering.state
    let content: Picture.Content
    if let cover = layering.cover {
      state = cover.state
      state.frame = cover.rect
      content = .painted(Picture.Painted(layers: coverLayers(of: state.view, cover.rect)))
      state.isHidden = inspection.isHidden(state.view)
    } else {
      if scene == .after { state.isHidden = state.isHidden || inspection.isHidden(state.view) }
      content = look.content(of: state.view, state.frame, scene, layout)
      if scene == .after, content.isHatched, !state.isHidden { facts.hatched.insert(state.view) }
    }
    guard layering.cover == nil, !content.isUnderBlock,
      let surface = look.shapeSurface(of: state.view, state.frame)
    else { return shape(content, state) }
    if hierarchy.typeName(of: state.view) == "Circle" {
      let side = min(state.frame.width, state.frame.height)
      state.frame = state.frame.centered(side, side)
    }
    return shape(content, state, surface)
  }

  func shape(_ content: Picture.Content, _ state: Pending, _ surface: Surface? = nil) -> Picture.Shape {
    Picture.Shape(
      view: state.view, copy: state.copy, frame: state.frame,
      clip: state.clip.flatMap { clips[$0].cuts(state.frame, content) ? $0 : nil }, group: state.group,
      opacity: state.opacity, isHidden: state.isHidden, surface: surface, content: content)
  }

  /// Goes through a view's modifiers from the outside.
  private mutating func layering(
    of pending: Pending, _ contents: [Int: ViewIndex], _ layout: SwiftUILayout
  ) -> Layering {
    var layering = Layering(state: pending)
    let modifiers = layout.facts.modifiers[pending.view]
    let motions = layout.facts[pending.view].motions
    facts.undrawn.formUnion(motions.filter { $0.modifier == nil }.map(\.property))
    guard !modifiers.isEmpty else { return layering }
    let boxes = layout.boxes(of: pending.view)
    for (number, modifier) in zip(0..., modifiers).reversed() where modifier.isActive != false {
      let box = boxes.box(before: number)
      let rect = box.offset(by: pending.frame.x, pending.frame.y).drawable
      if let motion = motions.first(where: { $0.modifier == number }) {
        enter(motion, &layering.state)
        continue
      }
      switch modifier.effect {
      case .opacity(let opacity): layering.state.opacity *= min(max(opacity, 0), 1)
      case .hidden(true): layering.state.isHidden = true
      case .shimmering(let shimmer) where shimmer.isActive: enter(shimmer, rect, &layering)
      case .skeleton(let overlay)
      where overlay.isShown && layering.cover == nil
        && inspection.coverage[pending.view].role == .block:
        layering.cover = (layering.state, rect)
      case .backgroundColor(let color):
        let layer = Picture.PaintedLayer(rects: [rect], fill: .color(MotionTrack(still: color.screenNumbers)))
        layering.below.append(paint(layer, rect, layering.state))
      case .content(let kind):
        guard let child = contents[number] else { continue }
        let content = layering.state.inside(child, frames.frames[child])
        switch kind {
        case .overlay: layering.above.append(.view(content))
        case .background: layering.below.append(.view(content))
        case .mask: mask(with: child, content.frame, &layering.state)
        }
      case .other:
        guard modifier.effect.isOne(of: ["background"]), let text = modifier.paint?.color,
          let color = SchemeColor(swiftUI: text)
        else { continue }
        var state = layering.state
        state.frame = rect
        layering.below.append(.shape(shape(.area(.plain), state, Surface(fill: .color(color)))))
      default: break
      }
    }
    return layering
  }

  /// A modifier that state moves.
  private mutating func enter(_ motion: StateMotion, _ state: inout Pending) {
    let motions = inspection.animations(of: state.view).motions
    guard let moved = motions.first(where: { $0.name == motion.property }) else { return }
    let isOpacity = motion.property == "opacity"
    let name = isOpacity ? "opacity" : "transform.translation"
    guard let track = tracks.track(moved, as: name) else { return }
    state.group = makeGroup(isOpacity ? .fading(track) : .shifting(track), in: state.group)
  }

  private func paint(_ layer: Picture.PaintedLayer, _ rect: Rect, _ state: Pending) -> Item {
    var state = state
    state.frame = rect
    return .shape(shape(.painted(Picture.Painted(layers: [layer], isCover: false)), state))
  }

  /// What a shape masks ends at its edge; other masks cut nothing here.
  private mutating func mask(with content: ViewIndex, _ rect: Rect, _ state: inout Pending) {
    let type = hierarchy.typeName(of: content)
    guard SwiftUITypes.kind(named: type) == .neverRedacted else { return }
    cut(&state, to: rect, cornerRadius: look.cornerRadius(of: content, rect))
  }

  private mutating func enter(_ shimmer: Shimmer, _ rect: Rect, _ layering: inout Layering) {
    let view = layering.state.view
    let motions = inspection.animations(of: view).motions
    func points(_ name: String, _ tracks: inout MotionTracks) -> MotionTrack {
      motions.first { $0.name == name }.flatMap { tracks.track($0, as: name) } ?? .constant(0, 0)
    }
    guard !shimmer.gradient.isEmpty else { return }
    let count = shimmer.gradient.count
    let locations = shimmer.gradient.enumerated().map { index, stop in
      stop.location ?? Double(index) / Double(max(count - 1, 1))
    }
    let gradient = Picture.PaintedGradient(
      colors: MotionTrack(still: shimmer.gradient.flatMap(\.color.screenNumbers)),
      locations: MotionTrack(still: locations), start: points("startPoint", &tracks),
      end: points("endPoint", &tracks))
    var layer = Picture.PaintedLayer(rects: [rect], fill: .gradient(gradient))
    switch shimmer.mode {
    case .mask: layering.state.group = makeGroup(.masking(gradient, rect), in: layering.state.group)
    case .background: layering.below.append(paint(layer, rect, layering.state))
    case .overlay(let blend):
      let around = layering.state
      if blend == Shimmer.standardBlendMode {
        layering.state.group = makeGroup(.whole, in: layering.state.group)
        layer.atop = layering.state.group
      }
      layering.above.append(paint(layer, rect, around))
    }
  }

  /// White, and a grey rounded rectangle on it (rule U5).
  private mutating func coverLayers(of view: ViewIndex, _ rect: Rect) -> [Picture.PaintedLayer] {
    let layer = inspection.outcome?.layers[view]
    let motion = inspection.animations(of: view).motions.first { $0.name == "opacity" }
    let opacity =
      motion.flatMap { tracks.track($0, as: "opacity") }
      ?? .constant((layer?.alpha ?? SkeletonOverlay.alpha) / SkeletonOverlay.alpha)
    let white = Picture.PaintedLayer(
      rects: [rect], fill: .color(MotionTrack(still: SkeletonOverlay.over.screenNumbers)))
    let grey = Picture.PaintedLayer(
      rects: [rect], cornerRadius: SkeletonOverlay.cornerRadius,
      fill: .color(MotionTrack(still: SkeletonOverlay.color.withAlpha(SkeletonOverlay.alpha).screenNumbers)),
      opacity: opacity)
    return [white, grey]
  }
}
