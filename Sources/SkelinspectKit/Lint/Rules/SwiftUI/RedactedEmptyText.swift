extension Rule {
  static let redactedEmptyText = Rule(
    "redacted-empty-text", .error, systems: .swiftUI,
    "A redacted text is empty, so it has no size and no placeholder.",
    why: "Redaction paints a bar as wide as the text itself; an empty text has no width, and nothing is seen "
      + "in its place while loading.",
    fix: "Give the text some letters while loading, such as String(repeating: \" \", count: 20).",
    link: .apple("swiftui/view/redacted(reason:)"),
    accepts: [
      "{type: Text, text: \"          \", modifiers: [redacted: placeholder]}",
      "{type: Text, text: \"\", modifiers: [unredacted]}",
      "{type: Text, text: \"\", modifiers: [hidden, {redacted: placeholder}]}",
      "{type: Label, text: \"\", systemImage: star, modifiers: [redacted: placeholder]}",
      """
      # A switch is seen without a label.
      {type: Toggle, label: "", modifiers: [redacted: placeholder]}
      """,
    ],
    reports: [
      "{type: VStack, children: [↓{type: Text, text: \"\"}], modifiers: [redacted: placeholder]}",
      "{type: HStack, children: [{type: Image}, ↓{type: Label, text: \"\"}], modifiers: [redacted: placeholder]}",
    ]
  ).looking(among: { $0.redaction.emptyTexts }) { view, context in
    context.finding(
      "\(context.name(of: view)) is redacted and has no text, so its placeholder has 0 letters to cover",
      at: view, help: "give it some letters while loading: spaces will do")
  }
}
