extension Picture {
  /// What SwiftUI or a layer by hand paints where a view stands: rectangles of one kind.
  struct PaintedLayer: Sendable {
    enum Fill: Sendable {
      /// The grey of redacted views, whose colour was not seen.
      case placeholder
      /// Red, green, blue and alpha, from 0 to 1.
      case color(MotionTrack)
      case gradient(PaintedGradient)
    }

    /// In points of the screen.
    var rects: [Rect]
    var cornerRadius = 0.0
    var isEllipse = false
    var fill: Fill
    var opacity = MotionTrack.constant(1)
    /// How its own animations turn and move it, from the outside.
    var effects: [Group.Effect] = []
    var movingRadius: MotionTrack?
    /// Only where what stands in a group of views is painted, as by SwiftUI's blend mode `sourceAtop`.
    var atop: Int?
  }

  /// A linear gradient in the unit square of what it paints.
  struct PaintedGradient: Hashable, Sendable {
    /// Red, green, blue and alpha of each stop, one after the other.
    var colors: MotionTrack
    /// One for each stop.
    var locations: MotionTrack
    /// x and y.
    var start, end: MotionTrack

    var stopCount: Int { colors.still.count / 4 }
  }

  /// Views that an effect reaches together, with all that they hold.
  struct Group: Sendable {
    enum Effect: Sendable {
      case fading(MotionTrack)
      /// Degrees about a point of the screen.
      case turning(MotionTrack, x: Double, y: Double)
      /// One factor for each axis.
      case growing(MotionTrack, x: Double, y: Double)
      /// Points.
      case shifting(MotionTrack)
      /// Seen as far as a gradient over a rectangle is opaque.
      case masking(PaintedGradient, Rect)
      /// Nothing of its own: something else is painted where it is.
      case whole
    }

    /// The one around it, which has a smaller number.
    let parent: Int?
    let effect: Effect
    /// How many groups it stands in.
    let depth: Int
  }
}

extension Color {
  /// Red, green, blue and alpha, as a screen shows them.
  var screenNumbers: [Double] { [red, green, blue, alpha].map { min(max($0, 0), 1) } }

  init(numbers: [Double]) {
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}
