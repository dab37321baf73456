extension Rule {
  static let shimmerOnRealContent = Rule(
    "shimmer-on-real-content", .note, systems: .swiftUI,
    "A shimmer runs over what nothing covers.",
    why: "shimmering moves a band of light over its view and replaces nothing: without a redaction or an "
      + "overlay it runs over the sample texts themselves.",
    fix: "Add redacted(reason: .placeholder) before it.",
    link: .shimmer,
    accepts: [
      "{type: Text, text: Loading, modifiers: [{redacted: placeholder}, shimmering]}",
      """
      # A skeleton made of shapes by hand.
      {type: Capsule, fill: gray 0.5, modifiers: [shimmering]}
      """,
    ],
    reports: [
      "{type: HStack, children: [{type: Text, text: Loading}], modifiers: [↓shimmering]}",
      "{type: Text, text: Loading, modifiers: [unredacted, {redacted: placeholder}, ↓shimmering]}",
    ]
  ).looking(among: { $0.redaction.shimmers }) { shimmer, context in
    let site = shimmer.site
    guard context.coverage(of: site.view).role == .uncovered, context.holdsContent(site.view) else {
      return nil
    }
    return context.finding(
      "the shimmer of \(context.name(of: site.view)) runs over 0 skeletons: nothing in it is covered",
      at: site,
      altering: .putModifier("redacted", "placeholder", before: site.number),
      help: "redact it before: "
        + (context.hierarchy.origin == .code
          ? ".redacted(reason: .placeholder)" : "redacted: placeholder"))
  }
}

extension RuleContext {
  /// A text, an image, a control, or what is not known.
  fileprivate func holdsContent(_ view: ViewIndex) -> Bool {
    guard let kinds = hierarchy.swiftUI?.kinds else { return false }
    let views = view..<hierarchy.views[view].end
    return kinds[views].contains { $0 != .neverRedacted && $0 != .container }
      && !views.contains { coverage(of: $0).role == .unknown }
  }
}
