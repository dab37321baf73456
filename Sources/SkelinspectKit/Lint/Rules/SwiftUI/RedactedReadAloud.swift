extension Rule {
  static let redactedReadAloud = Rule(
    "redacted-read-aloud", .note, isOnByDefault: false, systems: .swiftUI,
    "VoiceOver reads the text under a placeholder.",
    why: "Redaction changes what is painted and nothing of what accessibility sees: VoiceOver reads the "
      + "sample texts as if they were real.",
    fix: "Add accessibilityHidden(isLoading), or a label of its own such as \"Loading\".",
    link: .apple("swiftui/view/redacted(reason:)"),
    accepts: [
      "{type: Text, text: Jane Doe, modifiers: [{redacted: placeholder}, {accessibilityHidden: true}]}",
      "{type: Text, text: Jane Doe, modifiers: [{redacted: placeholder}, {accessibilityLabel: Loading}]}",
      """
      # Words for what holds the texts are words for them.
      type: VStack
      children: [{type: Text, text: Jane Doe}]
      modifiers: [{accessibilityLabel: Loading}, {redacted: placeholder}]
      """,
      """
      type: VStack
      children: [{type: Text, text: Jane Doe, modifiers: [accessibilityLabel: Loading]}]
      modifiers: [redacted: placeholder]
      """,
      "{type: Image, modifiers: [redacted: placeholder]}",
    ],
    reports: [
      "{type: VStack, children: [{type: Text, text: Jane Doe}], modifiers: [↓redacted: placeholder]}",
      "{type: Text, text: Jane Doe, modifiers: [↓redacted: placeholder]}",
      """
      # A hint is read after the text.
      {type: Text, text: Jane Doe, modifiers: [{accessibilityHint: Loading}, {↓redacted: placeholder}]}
      """,
    ]
  ).looking(among: { $0.redaction.redactions }) { redaction, context in
    let site = redaction.site
    guard redaction.coversText, redaction.reasons.contains(.placeholder), !site.environment.redacts,
      !context.isReadOtherwise(site.view)
    else { return nil }
    return context.finding(
      "VoiceOver reads the texts under the placeholder of \(context.name(of: site.view))", at: site,
      help: "add accessibilityHidden while loading, or an accessibilityLabel")
  }
}

extension RuleContext {
  /// By a modifier of its own, or of a view around it.
  fileprivate func isReadOtherwise(_ view: ViewIndex) -> Bool {
    guard let facts = hierarchy.swiftUI else { return false }
    return hierarchy.outwards(from: view).contains(where: facts.isReadOtherwise)
  }
}
