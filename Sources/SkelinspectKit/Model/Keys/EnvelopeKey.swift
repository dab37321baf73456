/// The keys of an envelope: a document that says more than its root view.
enum EnvelopeKey: String, MappingKey {
  case root, name, system, show, calls, appearance, environment, capture

  var only: System? {
    self == .show || self == .calls || self == .appearance ? .skeletonView : nil
  }

  var row: Row {
    switch self {
    case .root: Row("The root view; it makes the document an envelope.", .reference(to: "view"))
    case .name: Row("A label for the hierarchy in reports; default: none.", ValueShape.text.schema)
    case .system:
      Row(
        "What makes the skeletons: SkeletonView, SwiftUI or layers by hand; default: skeletonView.",
        .word(among: System.allCases.map(\.rawValue)).adding(["default": "skeletonView"]))
    case .show:
      Row("How the app calls show: on which views, in which style and colours.", .reference(to: rawValue))
    case .calls:
      Row(
        "What the app does, call by call: shows, hides and what changes between them; takes the place of show.",
        [
          "type": "array", "items": .reference(to: "call"),
          "examples": [[["show": "solid"], ["hide": true]]],
        ])
    case .appearance:
      Row("The properties of SkeletonAppearance.default that the app sets.", .reference(to: rawValue))
    case .environment: Row("Where the app runs.", .reference(to: rawValue))
    case .capture:
      Row(
        "How a running app wrote the document: with it, all is as it was on screen.", .reference(to: rawValue)
      )
    }
  }
}

enum ShowKey: String, MappingKey {
  case roots, style, color, gradient, direction, transition

  var only: System? { .skeletonView }

  var row: Row {
    switch self {
    case .roots:
      Row(
        "Selectors of the views that receive show, in the order of the calls; default: the root view.",
        ["type": "array", "items": ValueShape.text.schema, "examples": [["header"]]])
    case .style:
      Row(
        "Which show is called: showSkeleton, showGradientSkeleton or an animated one; default: solid.",
        .word(among: ShowSettings.Style.allCases.map(\.rawValue)).adding(["default": "solid"]))
    case .color:
      Row("The colour of solid skeletons; default: the appearance's tintColor.", ValueShape.color.schema)
    case .gradient:
      Row(
        "The colours of gradient skeletons; default: the appearance's gradient.", ValueShape.gradient.schema)
    case .direction:
      Row(
        "A sliding gradient's direction (GradientDirection); default: leftRight, rightLeft in right-to-left layouts.",
        .word(among: ShowSettings.Direction.allCases.map(\.rawValue)))
    case .transition:
      Row(
        "Seconds of cross-dissolve, or none; default: 0.25.",
        [
          "anyOf": [["type": "number", "minimum": 0], ["const": "none"]],
          "default": .number(ShowSettings().transition),
        ])
    }
  }
}

enum EnvironmentKey: String, MappingKey {
  case userInterfaceStyle, isRunningXCTest, skeletonViewVersion, layoutDirection, colorScheme, mediaTime

  var only: System? {
    switch self {
    case .userInterfaceStyle, .isRunningXCTest, .skeletonViewVersion: nil
    case .layoutDirection, .colorScheme: .swiftUI
    case .mediaTime: .layers
    }
  }

  var row: Row {
    switch self {
    case .userInterfaceStyle:
      Row(
        "Light or dark mode, for the default colours; default: light.",
        ["enum": ["light", "dark"], "default": "light"])
    case .isRunningXCTest:
      Row(
        "Whether unit tests run: tables and collections then get no dummy cells; default: false.",
        ["type": "boolean", "default": false])
    case .skeletonViewVersion:
      Row(
        "The version of SkeletonView that the app uses, in quotes; default: \"1.31.0\".",
        ValueShape.text.schema.adding(["default": "1.31.0"]))
    case .layoutDirection:
      Row(
        "SwiftUI's direction of layout; default: ltr.",
        .word(among: SwiftUIEnvironment.directions).adding(["default": "ltr"]))
    case .colorScheme:
      Row("SwiftUI's light or dark mode; default: light.", .word(among: SwiftUIEnvironment.schemes))
    case .mediaTime:
      Row(
        "Seconds that CACurrentMediaTime() shows when the views appear; default: 0, which is assumed.",
        ["type": "number"])
    }
  }
}
