extension Rule {
  static let overlayNotAdaptive = Rule(
    "overlay-not-adaptive", .note, systems: .swiftUI,
    "A skeleton overlay is white in dark mode.",
    why: "Color.white is white in every colour scheme: on a dark screen the overlay is the brightest thing.",
    fix: "Paint it with Color(.systemBackground), which follows the scheme.",
    link: .apple("uikit/uicolor/systembackground"),
    accepts: [
      "{type: Text, text: Loading, modifiers: [skeleton]}",
      "{type: Text, text: Loading, modifiers: [skeleton, {environment: {colorScheme: light}}]}",
    ],
    reports: [
      """
      environment: {colorScheme: dark}
      system: swiftUI
      root: {type: Text, text: Loading, modifiers: [↓skeleton]}
      """,
      "{type: Text, text: Loading, modifiers: [↓skeleton, {environment: {colorScheme: dark}}]}",
    ]
  ).looking(among: { $0.redaction.covers }) { found, context in
    let (site, cover) = found
    guard site.environment.isDark, cover.isWhite else { return nil }
    return context.finding(
      "the overlay of \(context.name(of: site.view)) is white (#FFFFFF) in dark mode", at: site,
      help: "paint it with systemBackground, which follows the colour scheme")
  }
}

extension OverlayCover {
  fileprivate var isWhite: Bool { layer.over == "#FFFFFF" || layer.over == nil && layer.color == "#FFFFFF" }
}
