/// What redaction does to a view of SwiftUI (rule U0).
enum SwiftUIKind: UInt8, Sendable {
  case text, image, control, neverRedacted, container, unknown
}

/// The views of SwiftUI that are told apart, by their kinds.
enum SwiftUITypes {
  static let all: [(name: String, kind: SwiftUIKind)] = [
    ("Text", .text), ("Label", .text), ("Link", .text), ("TextField", .text), ("SecureField", .text),
    ("TextEditor", .text),
    ("Image", .image), ("AsyncImage", .image),
    ("Button", .control), ("NavigationLink", .control), ("Toggle", .control), ("Picker", .control),
    ("Menu", .control), ("Stepper", .control), ("DisclosureGroup", .control), ("Slider", .control),
    ("DatePicker", .control),
    ("Rectangle", .neverRedacted), ("RoundedRectangle", .neverRedacted), ("Circle", .neverRedacted),
    ("UnevenRoundedRectangle", .neverRedacted), ("Capsule", .neverRedacted), ("Ellipse", .neverRedacted),
    ("Path", .neverRedacted), ("Color", .neverRedacted), ("LinearGradient", .neverRedacted),
    ("RadialGradient", .neverRedacted), ("AngularGradient", .neverRedacted),
    ("EllipticalGradient", .neverRedacted), ("MeshGradient", .neverRedacted), ("Divider", .neverRedacted),
    ("Spacer", .neverRedacted), ("ProgressView", .neverRedacted), ("Gauge", .neverRedacted),
    ("Map", .neverRedacted), ("Canvas", .neverRedacted), ("UIViewRepresentable", .neverRedacted),
    ("UIViewControllerRepresentable", .neverRedacted),
    ("VStack", .container), ("HStack", .container), ("ZStack", .container), ("LazyVStack", .container),
    ("LazyHStack", .container), ("LazyVGrid", .container), ("LazyHGrid", .container), ("Grid", .container),
    ("GridRow", .container), ("Group", .container), ("ForEach", .container), ("List", .container),
    ("Form", .container), ("Section", .container), ("ScrollView", .container),
    ("NavigationStack", .container), ("NavigationView", .container), ("NavigationSplitView", .container),
    ("TabView", .container), ("GeometryReader", .container), ("ViewThatFits", .container),
    ("EmptyView", .container), ("AnyView", .container), ("ControlGroup", .container),
    ("GroupBox", .container), ("LabeledContent", .container), ("ScrollViewReader", .container),
    ("TimelineView", .container), ("OutlineGroup", .container), ("Table", .container), ("Tab", .container),
    ("ColorPicker", .control), ("ShareLink", .control),
  ]

  static let allNames = all.map(\.name)
  static let names = NameTable(allNames)

  static func kind(at index: Int) -> SwiftUIKind { all[index].kind }

  /// Nil for a type that is not SwiftUI's.
  static func kind(named name: String) -> SwiftUIKind? { names.index(of: name).map { all[$0].kind } }

  /// Controls whose appearance or effect under redaction was not seen, since UIKit backs them.
  static let assumed: Set<String> = [
    "TextField", "SecureField", "TextEditor", "AsyncImage", "Toggle", "Picker", "Menu", "Stepper",
    "DisclosureGroup", "Slider", "DatePicker", "ColorPicker", "ShareLink", "Divider", "Spacer",
    "ProgressView", "Gauge", "Map", "Canvas",
    "UIViewRepresentable", "UIViewControllerRepresentable",
  ]

  /// They take taps or letters.
  static let interactive: Set<String> = [
    "Button", "NavigationLink", "Toggle", "Picker", "Menu", "Stepper", "DisclosureGroup", "Slider",
    "DatePicker", "ColorPicker", "ShareLink", "Link", "TextField", "SecureField", "TextEditor",
  ]

  /// They are seen without a text too: a switch, a field.
  static let standing: Set<String> = [
    "Toggle", "Picker", "Stepper", "Slider", "DatePicker", "ColorPicker", "TextField", "SecureField",
    "TextEditor",
  ]

  /// They fill the space that they are given, to its corners or nearly.
  static let filling: Set<String> = [
    "Color", "Rectangle", "RoundedRectangle", "LinearGradient", "RadialGradient", "AngularGradient",
    "EllipticalGradient", "MeshGradient", "UnevenRoundedRectangle",
  ]

  /// They take all room, which is more than that of a button.
  static let screens: Set<String> = [
    "ScrollView", "List", "Form", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
  ]

  /// They fill it but for its corners.
  static let rounded: Set<String> = ["Circle", "Capsule", "Ellipse"]

  /// They have the foreground's colour where nothing says another; `Shape` is one that is not told.
  static let shapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse", "Path",
    "Shape",
  ]

  /// What these paint, and how much of it, is not written down.
  static let open: Set<String> = [
    "Path", "Map", "Canvas", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]
}
