/// The keys of an envelope: a document that says more than its root view.
enum EnvelopeKey: String, MappingKey {
  case root, name, system, show, calls, appearance, environment, capture

  var only: System? {
    self == .show || self == .calls || self == .appearance ? .skeletonView : nil
  }

  var row: Row {
    switch self {
    case .root: ("The root view; it makes the document an envelope.", .reference(to: "view"))
    case .name: ("A label for the hierarchy in reports; default: none.", ValueShape.text.schema)
    case .system:
      (
        "What makes the skeletons: SkeletonView, SwiftUI or layers by hand; default: skeletonView.",
        .word(among: System.allCases.map(\.rawValue)).adding(["default": "skeletonView"])
      )
    case .show:
      ("How the app calls show: on which views, in which style and colours.", .reference(to: rawValue))
    case .calls:
      (
        "What the app does, call by call: shows, hides and what changes between them; takes the place of show.",
        [
          "type": "array", "items": .reference(to: "call"),
          "examples": [[["show": "solid"], ["hide": true]]],
        ]
      )
    case .appearance:
      ("The properties of SkeletonAppearance.default that the app sets.", .reference(to: rawValue))
    case .environment: ("Where the app runs.", .reference(to: rawValue))
    case .capture:
      ("How a running app wrote the document: with it, all is as it was on screen.", .reference(to: rawValue))
    }
  }
}

enum ShowKey: String, MappingKey {
  case roots, style, color, gradient, direction, transition

  var only: System? { .skeletonView }

  var row: Row {
    switch self {
    case .roots:
      (
        "Selectors of the views that receive show, in the order of the calls; default: the root view.",
        ["type": "array", "items": ValueShape.text.schema, "examples": [["header"]]]
      )
    case .style:
      (
        "Which show is called: showSkeleton, showGradientSkeleton or an animated one; default: solid.",
        .word(among: ShowSettings.Style.allCases.map(\.rawValue)).adding(["default": "solid"])
      )
    case .color:
      ("The colour of solid skeletons; default: the appearance's tintColor.", ValueShape.color.schema)
    case .gradient:
      ("The colours of gradient skeletons; default: the appearance's gradient.", ValueShape.gradient.schema)
    case .direction:
      (
        "A sliding gradient's direction (GradientDirection); default: leftRight, rightLeft in right-to-left layouts.",
        .word(among: ShowSettings.Direction.allCases.map(\.rawValue))
      )
    case .transition:
      (
        "Seconds of cross-dissolve, or none; default: 0.25.",
        [
          "anyOf": [["type": "number", "minimum": 0], ["const": "none"]],
          "default": .number(ShowSettings().transition),
        ]
      )
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
      (
        "Light or dark mode, for the default colours; default: light.",
        ["enum": ["light", "dark"], "default": "light"]
      )
    case .isRunningXCTest:
      (
        "Whether unit tests run: tables and collections then get no dummy cells; default: false.",
        ["type": "boolean", "default": false]
      )
    case .skeletonViewVersion:
      (
        "The version of SkeletonView that the app uses, in quotes; default: \"1.31.0\".",
        ValueShape.text.schema.adding(["default": "1.31.0"])
      )
    case .layoutDirection:
      (
        "SwiftUI's direction of layout; default: ltr.",
        .word(among: SwiftUIEnvironment.directions).adding(["default": "ltr"])
      )
    case .colorScheme:
      ("SwiftUI's light or dark mode; default: light.", .word(among: SwiftUIEnvironment.schemes))
    case .mediaTime:
      (
        "Seconds that CACurrentMediaTime() shows when the views appear; default: 0, which is assumed.",
        ["type": "number"]
      )
    }
  }
}
