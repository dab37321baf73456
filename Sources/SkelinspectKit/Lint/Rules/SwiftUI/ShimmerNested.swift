extension Rule {
  static let shimmerNested = Rule(
    "shimmer-nested", .warning, systems: .swiftUI,
    "A shimmer is inside another one.",
    why: "Each shimmer has a band and a mask of its own: two of them on one another do not run together.",
    fix: "Keep only the outer one.",
    link: .shimmer,
    accepts: [
      "{type: HStack, children: [{type: Text, text: Loading}], modifiers: [{redacted: placeholder}, shimmering]}",
      "{type: HStack, children: [{type: Text, text: a, modifiers: [shimmering]}], modifiers: [{shimmering: {active: false}}]}",
    ],
    reports: [
      """
      type: HStack
      children: [{type: Text, text: Loading, modifiers: [↓shimmering]}]
      modifiers: [{redacted: placeholder}, shimmering]
      """,
      "{type: Text, text: Loading, modifiers: [{redacted: placeholder}, ↓shimmering, shimmering]}",
    ]
  ).looking(among: { $0.redaction.shimmers }) { shimmer, context in
    let site = shimmer.site
    guard site.environment.isShimmering else { return nil }
    return context.finding(
      "2 shimmers run over \(context.name(of: site.view)): its own, and one around it", at: site,
      altering: .removeModifier(site.number), help: "keep only the outer one")
  }
}
