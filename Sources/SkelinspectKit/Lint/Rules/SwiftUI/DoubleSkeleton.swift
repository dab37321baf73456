extension Rule {
  static let doubleSkeleton = Rule(
    "double-skeleton", .warning, systems: .swiftUI,
    "A skeleton overlay is inside a view that already has a skeleton.",
    why: "Two overlays, or an overlay in a redacted view, are drawn on one another: where the upper one lets "
      + "light through their greys add up, and where it does not the lower one is never seen.",
    fix: "Keep one of the two.",
    link: .apple("swiftui/view/redacted(reason:)"),
    accepts: [
      "{type: HStack, children: [{type: Text, text: a, modifiers: [skeleton]}, {type: Text, text: b, modifiers: [skeleton]}]}",
      "{type: HStack, children: [{type: Text, text: a, modifiers: [skeleton]}], modifiers: [{redacted: placeholder, when: false}]}",
      "{type: Text, text: a, modifiers: [{overlay: {type: RoundedRectangle, modifiers: [stroke]}}, {redacted: placeholder}]}",
    ],
    reports: [
      "{type: HStack, children: [{type: Text, text: Loading, modifiers: [↓skeleton]}], modifiers: [skeleton]}",
      "{type: HStack, children: [{type: Text, text: Loading, modifiers: [↓skeleton]}], modifiers: [redacted: placeholder]}",
    ]
  ).looking(among: { $0.redaction.covers }) { cover, context in
    let site = cover.site
    let environment = site.environment
    guard environment.coveredBy != nil || environment.redacts else { return nil }
    let other = environment.coveredBy.map { "the overlay of \(context.name(of: $0))" } ?? "a redaction"
    return context.finding(
      "\(context.name(of: site.view)) has 2 skeletons: its overlay is inside \(other)", at: site,
      help: "keep one of the two")
  }
}
