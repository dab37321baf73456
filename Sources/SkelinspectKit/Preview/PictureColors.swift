/// What the skeletons of a picture are painted with, and how they move.
struct PictureColors: Sendable {
  let isDark: Bool
  let style: ShowSettings.Style
  let direction: ShowSettings.Direction
  /// Seconds of cross-dissolve; 0 for none.
  let transition: Double
  let solid: Color
  /// First to last.
  let gradient: [Color]

  /// Seconds: what moves is drawn as it is then; nil: it moves.
  let time: Double?
  /// What a style moves, in this direction.
  private let palette: Palette
  private let show: ShowSettings

  init(
    _ hierarchy: Hierarchy, style: ShowSettings.Style?, direction: ShowSettings.Direction?,
    time: Double? = nil
  ) {
    palette = Palette(hierarchy)
    show = hierarchy.show
    isDark = hierarchy.environment.isDark
    self.style = style ?? hierarchy.show.style
    let isRightToLeft = hierarchy.views.indices.first.map { hierarchy.isRightToLeft($0) } ?? false
    self.direction = direction ?? hierarchy.show.direction ?? (isRightToLeft ? .rightLeft : .leftRight)
    transition = hierarchy.show.transition
    solid = palette.solid
    gradient = palette.gradient
    self.time = time
  }

  /// How the colour moves in the style `animatedSolid`, whatever the style is.
  var pulse: MotionTrack { track("backgroundColor", .animatedSolid) }

  /// How the gradient's points move in the style `animatedGradient`.
  var slide: (start: MotionTrack, end: MotionTrack) {
    (track("startPoint", .animatedGradient), track("endPoint", .animatedGradient))
  }

  /// What there is to see at the time that is drawn.
  var solidNow: Color { style == .animatedSolid && time != nil ? Color(numbers: pulse.still) : solid }

  /// Made of the values that `inspect --at` says.
  private func track(_ name: String, _ style: ShowSettings.Style) -> MotionTrack {
    let motion = palette.animations(show, style, direction).motions.first { $0.name == name }
    var tracks = MotionTracks(time: time)
    // An animation of the app's own cannot be told: its skeleton stands still.
    return motion.flatMap { tracks.track($0, as: name) }
      ?? MotionTrack(still: style == .animatedSolid ? solid.screenNumbers : [0, 0])
  }

  var isGradient: Bool { style.isGradient }
}
