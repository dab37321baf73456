/// Draws the skeleton layers that stand at a moment, each in its own colours.
extension PictureBuilder {
  /// A view's look with the layer that is in it.
  mutating func seen(_ content: Picture.Content, of pending: Pending) -> Picture.Content {
    guard let layer = inspection.outcome?.layers[pending.view], case .skeleton(let assumed) = content else {
      return underLayers.contains(pending.view) ? .area(.underBlock) : content
    }
    let geometry = layer.geometry
    let skeleton = geometry.bounds.map { geometry.skeleton(in: $0, at: pending.frame) } ?? assumed
    let paint = Picture.PaintedLayer(
      rects: skeleton.rects, cornerRadius: skeleton.radius, fill: fill(of: layer, in: pending.view))
    return .painted(Picture.Painted(layers: [paint]))
  }

  private mutating func fill(of layer: Layer, in view: ViewIndex) -> Picture.PaintedLayer.Fill {
    var moving: [String: MotionTrack] = [:]
    for motion in inspection.animations(of: view).motions {
      moving[motion.name] = tracks.track(motion, as: motion.name)
    }
    let colors = layer.gradient.compactMap { Color(hexText: $0)?.screenNumbers }
    guard layer.color == nil, let last = colors.last else {
      let color = layer.color.flatMap { Color(hexText: $0) }
      return moving["backgroundColor"].map { .color($0) }
        ?? color.map { .color(MotionTrack(still: $0.screenNumbers)) } ?? .placeholder
    }
    // A single colour is one from end to end.
    let stops = colors.count > 1 ? colors : [last, last]
    let locations = stops.indices.map { Double($0) / Double(stops.count - 1) }
    return .gradient(
      Picture.PaintedGradient(
        colors: MotionTrack(still: stops.flatMap(\.self)), locations: MotionTrack(still: locations),
        start: moving["startPoint"] ?? .constant(0.5, 0), end: moving["endPoint"] ?? .constant(0.5, 1)))
  }
}

extension Standing {
  /// What was in a view when its skeleton came is painted over; what calls add stands above the layer.
  var viewsUnderLayers: Set<ViewIndex> {
    let hierarchy = inspection.hierarchy
    var under: Set<ViewIndex> = []
    for view in hierarchy.views.indices {
      guard let parent = hierarchy.views[view].parent, !added.contains(view) else { continue }
      if under.contains(parent) || inspection.outcome?.layers[parent] != nil { under.insert(view) }
    }
    return under
  }
}
