extension Rule {
  static let redactedControlEnabled = Rule(
    "redacted-control-enabled", .warning, systems: .swiftUI,
    "A control under a placeholder can be tapped.",
    why: "Redaction is paint: a button whose label is a grey bar still runs its action, and a field still "
      + "takes letters.",
    fix: "Add disabled(isLoading) where the redaction stands.",
    link: .apple("swiftui/view/redacted(reason:)"),
    accepts: [
      "{type: Button, label: Buy, modifiers: [{redacted: placeholder}, {disabled: true}]}",
      "{type: Button, label: Reload, modifiers: [unredacted, {redacted: placeholder}]}",
      "{type: Button, children: [{type: Image, modifiers: [unredacted]}], modifiers: [{redacted: placeholder}]}",
      """
      # Without a label there is nothing to redact.
      {type: Slider, modifiers: [redacted: placeholder]}
      """,
    ],
    reports: [
      "{type: HStack, children: [↓{type: Button, label: Buy}], modifiers: [redacted: placeholder]}",
      "↓{type: TextField, text: Name, modifiers: [redacted: placeholder]}",
    ]
  ).looking(among: { $0.redaction.enabledControls }) { view, context in
    // Where all that it holds stays visible it is not a placeholder.
    let holdsViews = context.hierarchy.views[view].end > view + 1
    if holdsViews, context.coverage(of: view).role == .uncovered { return nil }
    return context.finding(
      "\(context.name(of: view)) can be used while its placeholder shows: redaction disables nothing",
      at: view, help: "disable it while loading, or keep it visible with unredacted")
  }
}
