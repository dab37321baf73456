/// What the skeletons of a picture are painted with, and how they move.
struct PictureColors: Sendable {
  let isDark: Bool
  let style: ShowSettings.Style
  let direction: ShowSettings.Direction
  /// Seconds of cross-dissolve; 0 for none.
  let transition: Double
  let solid: Color
  /// What `solid` pulses to (rule G4).
  let pulse: Color
  /// First to last.
  let gradient: [Color]

  init(_ hierarchy: Hierarchy, style: ShowSettings.Style?, direction: ShowSettings.Direction?) {
    let palette = Palette(hierarchy)
    isDark = hierarchy.environment.isDark
    self.style = style ?? hierarchy.show.style
    let isRightToLeft = hierarchy.views.indices.first.map { hierarchy.isRightToLeft($0) } ?? false
    self.direction = direction ?? hierarchy.show.direction ?? (isRightToLeft ? .rightLeft : .leftRight)
    transition = hierarchy.show.transition
    solid = palette.solid
    pulse = palette.solid.complementary
    gradient = palette.gradient
  }

  var isGradient: Bool { style == .gradient || style == .animatedGradient }
}

/// The start and end point of a gradient in the unit square of its layer.
struct GradientPoints: Equatable, Sendable {
  let x1, y1, x2, y2: Double

  /// A gradient at rest: top to bottom (rule G3).
  static let still = GradientPoints(0.5, 0, 0.5, 1)

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// Where a slide begins and where it ends (rule G4).
  static func slide(_ direction: ShowSettings.Direction) -> (from: GradientPoints, to: GradientPoints) {
    let right = (from: GradientPoints(-1, 0.5, 1, 0.5), to: GradientPoints(0, 0.5, 2, 0.5))
    let down = (from: GradientPoints(0.5, -1, 0.5, 1), to: GradientPoints(0.5, 0, 0.5, 2))
    let across = (from: GradientPoints(-1, -1, 1, 1), to: GradientPoints(0, 0, 2, 2))
    return switch direction {
    case .leftRight: right
    case .rightLeft: (right.to, right.from)
    case .topBottom: down
    case .bottomTop: (down.to, down.from)
    case .topLeftBottomRight: across
    case .bottomRightTopLeft: (across.to, across.from)
    }
  }
}
