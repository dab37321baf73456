extension EnvelopeKey {
  /// What a key says, for schemas and editors.
  var summary: String {
    switch self {
    case .root: "The root view; it makes the document an envelope."
    case .name: "A label for the hierarchy in reports; default: none."
    case .show: "How the app calls show: on which views, in which style and colours."
    case .appearance: "The properties of SkeletonAppearance.default that the app sets."
    case .environment: "Where the app runs."
    }
  }
}

extension ShowKey {
  var summary: String {
    switch self {
    case .roots:
      "Selectors of the views that receive show, in the order of the calls; default: the root view."
    case .style:
      "Which show is called: showSkeleton, showGradientSkeleton or an animated one; default: solid."
    case .color: "The colour of solid skeletons; default: the appearance's tintColor."
    case .gradient: "The colours of gradient skeletons; default: the appearance's gradient."
    case .direction:
      "A sliding gradient's way (GradientDirection); default: leftRight, rightLeft in right-to-left layouts."
    case .transition: "Seconds of cross-dissolve, or none; default: 0.25."
    }
  }
}

extension AppearanceKey {
  var summary: String {
    switch self {
    case .tintColor: "The colour of solid skeletons; default: skeletonDefault, #ECF0F1, in dark mode #1C2325."
    case .gradient:
      "The colours of gradient skeletons; default: that of skeletonDefault, whatever tintColor is."
    case .multilineHeight: "Height of a text line in points; default: 15."
    case .textLineHeight:
      "Height of text lines: points, relativeToFont or relativeToConstraints; default: multilineHeight."
    case .multilineSpacing: "Points between text lines; default: 10."
    case .multilineLastLineFillPercent: "Width of the last text line in percent of the others; default: 70."
    case .multilineCornerRadius: "Corner radius of text lines in whole points; default: 0."
    case .renderSingleLineAsView: "Whether a text of one line is drawn as a block; default: false."
    case .skeletonCornerRadius: "Corner radius of blocks in points; default: 0."
    }
  }
}

extension EnvironmentKey {
  var summary: String {
    switch self {
    case .userInterfaceStyle: "Light or dark mode, for the default colours; default: light."
    case .isRunningXCTest:
      "Whether unit tests run: tables and collections then get no dummy cells; default: false."
    case .skeletonViewVersion:
      "The version of SkeletonView that the app uses, in quotes; default: \"1.31.0\"."
    }
  }
}
