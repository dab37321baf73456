/// Apple's colours by their names, as they are in light mode.
extension Color {
  /// SwiftUI's (Apple's Human Interface Guidelines, "Color").
  static let swiftUIColors: [String: Color] = [
    "black": Color(hex: 0x000000), "white": Color(hex: 0xFFFFFF), "clear": Color(hex: 0).withAlpha(0),
    "gray": Color(hex: 0x8E8E93), "grey": Color(hex: 0x8E8E93), "red": Color(hex: 0xFF3B30),
    "orange": Color(hex: 0xFF9500), "yellow": Color(hex: 0xFFCC00), "green": Color(hex: 0x34C759),
    "mint": Color(hex: 0x00C7BE), "teal": Color(hex: 0x30B0C7), "cyan": Color(hex: 0x32ADE6),
    "blue": Color(hex: 0x007AFF), "indigo": Color(hex: 0x5856D6), "purple": Color(hex: 0xAF52DE),
    "pink": Color(hex: 0xFF2D55), "brown": Color(hex: 0xA2845E), "primary": Color(hex: 0x000000),
    "secondary": Color(hex: 0x3C3C43).withAlpha(0.6), "tertiary": Color(hex: 0x3C3C43).withAlpha(0.3),
    "quaternary": Color(hex: 0x3C3C43).withAlpha(0.18), "accentColor": Color(hex: 0x007AFF),
    "tint": Color(hex: 0x007AFF),
  ]

  /// UIKit's system colours.
  static let systemColors = SchemeColor.system.mapValues(\.light)

  /// A colour of UIKit by its name, fixed or of the system.
  static func uiKit(named name: String) -> Color? { uiKitColors[name] ?? systemColors[name] }

  /// `black 0.3`: a colour of SwiftUI by its name or `#…`, and an alpha that multiplies its own.
  static func swiftUI(_ text: String) -> Color? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let first = words.first, words.count <= 2 else { return nil }
    let name = String(first)
    guard let color = Color(hexText: name) ?? swiftUIColors[name] ?? systemColors[name] else { return nil }
    guard words.count == 2 else { return color }
    guard let alpha = Double(String(words[1])), alpha >= 0, alpha <= 1 else { return nil }
    return color.withAlpha(color.alpha * alpha)
  }
}

extension Document {
  /// `#RRGGBB`, `#RRGGBBAA`, a name of SwiftUI's or UIKit's system colours, or one of these and an alpha.
  func tint(_ node: Node, for what: Subject) throws(Diagnostic) -> Color {
    try namedColor(
      node, for: what, Color.swiftUI,
      names: { Array(Color.swiftUIColors.keys) + Array(Color.systemColors.keys) },
      help: "write \"#8E8E93\", a name such as gray, or one of these and an alpha, gray 0.5")
  }

  /// A layer's: `#RRGGBB`, `#RRGGBBAA`, or a name of UIKit's.
  func layerColor(_ node: Node, for what: Subject) throws(Diagnostic) -> Color {
    try namedColor(
      node, for: what, { Color(hexText: $0) ?? Color.uiKit(named: $0) },
      names: { Array(Color.uiKitColors.keys) + Array(Color.systemColors.keys) },
      help: "write \"#C9C9C9\", or a name of UIKit's such as lightGray or systemGray5")
  }

  private func namedColor(
    _ node: Node, for what: Subject, _ color: (String) -> Color?, names: () -> [String], help: String
  ) throws(Diagnostic) -> Color {
    let text = try colorText(node, for: what)
    if let color = color(text) { return color }
    let word = String(text.prefix { $0 != " " }.prefix(100))
    let meant = nearMiss(of: word, among: names().sorted())
    throw .invalidValue(
      "\(text.quoted) is not a colour whose value is known", at: place(node),
      help: meant.flatMap { $0 == word ? nil : "did you mean '\($0)'?" } ?? help)
  }
}
