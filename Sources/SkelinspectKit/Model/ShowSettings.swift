/// How the app calls `show…Skeleton`: on which views, and with which arguments.
package struct ShowSettings: Sendable {
  package enum Style: String, CaseIterable, Sendable { case solid, gradient, animatedSolid, animatedGradient }

  /// An argument of show.
  package enum Part: String, CaseIterable, Sendable { case color, gradient, animation }

  /// `GradientDirection`'s cases.
  package enum Direction: String, CaseIterable, Sendable {
    case leftRight, rightLeft, topBottom, bottomTop, topLeftBottomRight, bottomRightTopLeft
  }

  /// The views that receive show, in the order of the calls; the document's root view when none is said.
  var roots: [ViewIndex] = []
  /// They were said, in the file or on the command line, and not only assumed.
  var areRootsGiven = false
  var style = Style.solid
  /// Nil: `SkeletonAppearance.default.tintColor`, and its gradient.
  var color: ColorName?
  var gradient: Gradient?
  /// Nil: `leftRight`, or `rightLeft` in right-to-left layouts.
  var direction: Direction?
  /// Seconds in which a gradient slides once; nil: SkeletonView's own.
  var slideDuration: Double?
  /// What code gives to show and cannot be told.
  var open: [Part: Place] = [:]
  /// Seconds of cross-dissolve; 0 for none.
  var transition = 0.25
}

/// `SkeletonAppearance.default`, with SkeletonView's own defaults.
struct Appearance: Equatable, Sendable {
  var tintColor = ColorName.skeletonDefault
  var gradient = Gradient.base(.skeletonDefault, secondary: nil)
  /// Points.
  var multilineHeight = 15.0
  /// Nil: fixed at `multilineHeight`.
  var textLineHeight: TextLineHeight?
  /// Points.
  var multilineSpacing = 10.0
  var multilineLastLineFillPercent = 70
  /// Points.
  var multilineCornerRadius = 0
  var renderSingleLineAsView = false
  /// Points.
  var skeletonCornerRadius = 0.0
}

/// `SkeletonTextLineHeight`.
enum TextLineHeight: Equatable, Sendable {
  /// Points.
  case fixed(Double)
  case relativeToFont
  case relativeToConstraints
}

/// Where the app runs.
struct RuntimeEnvironment: Sendable {
  var isDark = false
  /// Unit tests: SkeletonView then installs no dummy data source.
  var isRunningXCTest = false
  /// Of a device, in points, where somebody chooses one: roots without a frame are laid out on it.
  var screen: Size?
}
