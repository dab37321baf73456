/// The tracks of a view that layers by hand move, and of the layers in it.
struct ViewMotion {
  /// Of the view itself.
  var opacity: MotionTrack?
  /// Degrees.
  var rotation: MotionTrack?
  /// One factor for each axis.
  var scale: MotionTrack?
  /// Points from where it stands.
  var translation: MotionTrack?
  var backgroundColor: MotionTrack?
  /// Of its layers, by `NAME.property`.
  var layers: [String: MotionTrack] = [:]

  mutating func set(_ name: String, to track: MotionTrack) {
    switch name {
    case "opacity": opacity = track
    case "backgroundColor": backgroundColor = track
    case "transform": (rotation, scale, translation) = (track[0..<1], track[1..<3], track[3..<5])
    case "transform.rotation", "transform.rotation.z": rotation = track
    case "transform.scale", "transform.scale.x", "transform.scale.y": scale = track
    default: translation = track
    }
  }
}

extension PictureBuilder {
  /// Made once for all copies of a view.
  mutating func motion(of view: ViewIndex, _ own: LayerFacts.Facts) -> ViewMotion {
    if let motion = motions[view] { return motion }
    var motion = ViewMotion()
    if let transform = own.transform, transform != .identity {
      motion.set("transform", to: MotionTrack(still: transform.numbers))
    }
    for property in inspection.animations(of: view).motions {
      guard let animation = property.animations.first else { continue }
      let layer = animation.layer
      let name = layer == nil && animation.property == "alpha" ? "opacity" : animation.property
      let sublayer = zip(0..., own.sublayers).first { $1.key($0) == layer }?.1
      let isDrawn = layer != nil || !Self.ofLayers.contains(name)
      if isDrawn, let track = tracks.track(property, as: name, colors: sublayer?.colors?.count ?? 0) {
        if layer == nil { motion.set(name, to: track) } else { motion.layers[property.name] = track }
      } else {
        facts.undrawn.insert(name)
      }
    }
    motions[view] = motion
    return motion
  }

  /// What only a layer has that is no view's, where it is not drawn.
  private static let ofLayers: Set = ["startPoint", "endPoint", "locations", "cornerRadius", "colors"]
}

extension MotionTracks {
  /// What numbers of a property may differ by, that a screen does not show.
  private enum Tolerance {
    static let color = 0.003, unit = 0.0015, factor = 0.002, degrees = 0.1, points = 0.2
  }

  /// What a property is drawn by; nil where it is not.
  ///
  /// - Parameter count: of a gradient's colours at rest.
  mutating func track(_ property: PropertyMotion, as name: String, colors count: Int = 0) -> MotionTrack? {
    let model = property.model
    let tolerance: Double
    let numbers: (AnimatedValue?) -> [Double]
    switch name {
    case "opacity": (tolerance, numbers) = (Tolerance.color, { [min(max($0.number ?? 1, 0), 1)] })
    case "backgroundColor": (tolerance, numbers) = (Tolerance.color, { $0.color })
    case "colors":
      let most = max(count, (property.value(at: 0) ?? model).colors?.count ?? 0)
      (tolerance, numbers) = (Tolerance.color, { $0.stops(most) })
    case "startPoint", "endPoint": (tolerance, numbers) = (Tolerance.unit, { $0.pair })
    case "locations": (tolerance, numbers) = (Tolerance.unit, { $0.numbers(count) })
    case "cornerRadius": (tolerance, numbers) = (Tolerance.points, { [$0.number ?? 0] })
    case "transform": (tolerance, numbers) = (Tolerance.factor, { $0.transform.numbers })
    case "transform.rotation", "transform.rotation.z":
      (tolerance, numbers) = (Tolerance.degrees, { [$0.number ?? 0] })
    case "transform.scale", "transform.scale.x", "transform.scale.y":
      (tolerance, numbers) = (Tolerance.factor, { $0.factors(name.suffix(2)) })
    // How far something stands from its place.
    case "position", "center", "frame": (tolerance, numbers) = (Tolerance.points, { $0.point(from: model) })
    case "position.x":
      (tolerance, numbers) = (Tolerance.points, { [($0.number ?? 0) - (model.number ?? 0), 0] })
    case "position.y":
      (tolerance, numbers) = (Tolerance.points, { [0, ($0.number ?? 0) - (model.number ?? 0)] })
    case "transform.translation": (tolerance, numbers) = (Tolerance.points, { $0.point(from: nil) })
    case "transform.translation.x": (tolerance, numbers) = (Tolerance.points, { [$0.number ?? 0, 0] })
    case "transform.translation.y": (tolerance, numbers) = (Tolerance.points, { [0, $0.number ?? 0] })
    default: return nil
    }
    return track(property, tolerance: tolerance, numbers)
  }
}

extension Transform {
  /// Degrees, both factors, both distances.
  fileprivate var numbers: [Double] {
    let scale = scale ?? [1]
    let translation = translation ?? [0, 0]
    return [
      rotation ?? 0, scale.first ?? 1, scale.last ?? 1, translation.first ?? 0,
      translation.count > 1 ? translation[1] : 0,
    ]
  }
}

/// A value as the numbers that are drawn, always as many; those of nothing where there is none.
extension AnimatedValue? {
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  var color: [Double] {
    if case .color(let color) = self { color.screenNumbers } else { [0, 0, 0, 0] }
  }

  fileprivate var colors: [Color]? { if case .colors(let colors) = self { colors } else { nil } }

  fileprivate var transform: Transform {
    if case .transform(let transform) = self { transform } else { .identity }
  }

  var pair: [Double] { numbers(2) }

  fileprivate func numbers(_ count: Int) -> [Double] {
    guard case .numbers(let numbers) = self else { return Array(repeating: 0, count: count) }
    return Array((numbers + Array(repeating: numbers.last ?? 0, count: count)).prefix(count))
  }

  /// From another one, the first two numbers.
  fileprivate func point(from other: AnimatedValue?) -> [Double] {
    let origin = other.numbers(2)
    return zip(self == nil ? origin : pair, origin).map { $0 - $1 }
  }

  fileprivate func factors(_ axis: Substring) -> [Double] {
    let factor = number ?? 1
    return axis == ".x" ? [factor, 1] : axis == ".y" ? [1, factor] : [factor, factor]
  }

  fileprivate func stops(_ count: Int) -> [Double] {
    let colors = (colors ?? []).map(\.screenNumbers)
    return (0..<count).flatMap { $0 < colors.count ? colors[$0] : colors.last ?? [0, 0, 0, 0] }
  }
}
