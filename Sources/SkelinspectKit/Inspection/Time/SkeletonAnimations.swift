/// SkeletonView's own animations (rule G4).
extension Inspection {
  /// Of a covered view's skeleton; none where the style stands still.
  func skeletonAnimations(of view: ViewIndex) -> [ViewAnimation] {
    guard draws(view) else { return [] }
    let direction = hierarchy.show.direction ?? (hierarchy.isRightToLeft(view) ? .rightLeft : .leftRight)
    return palette.animations(hierarchy.show, hierarchy.show.style, direction)
  }
}

extension Palette {
  /// Of a skeleton that is shown in a style.
  func animations(
    _ show: ShowSettings, _ style: ShowSettings.Style, _ direction: ShowSettings.Direction
  ) -> [ViewAnimation] {
    // What else an app gives cannot be told.
    if show.open[.animation] != nil { return [] }
    switch style {
    case .solid, .gradient: return []
    case .animatedSolid: return Self.pulse([solid, solid.complementary])
    case .animatedGradient: return Self.slide(direction, show.slideDuration ?? 1.5)
    }
  }

  /// From a colour to another one and back.
  static func pulse(_ colors: [Color]) -> [ViewAnimation] {
    guard colors.count == 2 else { return [] }
    return [
      animation(
        "backgroundColor", .color(colors[0]), .color(colors[1]), 1, .easeInOut, autoreverses: true)
    ]
  }

  static func slide(_ direction: ShowSettings.Direction, _ duration: Double = 1.5) -> [ViewAnimation] {
    let way = direction.way
    return [("startPoint", way.start), ("endPoint", way.end)].map { name, points in
      animation(name, .numbers(points.from), .numbers(points.to), duration, .easeIn, autoreverses: false)
    }
  }

  private static func animation(
    _ property: String, _ from: AnimatedValue, _ to: AnimatedValue, _ duration: Double,
    _ curve: TimingCurve, autoreverses: Bool
  ) -> ViewAnimation {
    var timing = MediaTiming()
    (timing.duration, timing.timingFunction) = (duration, curve)
    (timing.autoreverses, timing.repeatCount) = (autoreverses, .infinity)
    let animation = LayerAnimation(
      content: .basic(keyPath: property, from: from, to: to), timing: timing, node: 0)
    return ViewAnimation(
      layer: nil, property: property, definition: .layer(animation, key: nil), model: from)
  }
}

extension ShowSettings.Style {
  var isGradient: Bool { self == .gradient || self == .animatedGradient }
  var isAnimated: Bool { self == .animatedSolid || self == .animatedGradient }
}

extension ShowSettings.Direction {
  typealias Way = (from: [Double], to: [Double])

  /// The unit points of a sliding gradient.
  fileprivate var way: (start: Way, end: Way) {
    switch self {
    case .leftRight: (([-1, 0.5], [1, 0.5]), ([0, 0.5], [2, 0.5]))
    case .rightLeft: (([1, 0.5], [-1, 0.5]), ([2, 0.5], [0, 0.5]))
    case .topBottom: (([0.5, -1], [0.5, 1]), ([0.5, 0], [0.5, 2]))
    case .bottomTop: (([0.5, 1], [0.5, -1]), ([0.5, 2], [0.5, 0]))
    case .topLeftBottomRight: (([-1, -1], [1, 1]), ([0, 0], [2, 2]))
    case .bottomRightTopLeft: (([1, 1], [-1, -1]), ([2, 2], [0, 0]))
    }
  }
}
