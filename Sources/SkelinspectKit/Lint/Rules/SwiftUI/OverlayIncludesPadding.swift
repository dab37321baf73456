extension Rule {
  static let overlayIncludesPadding = Rule(
    "overlay-includes-padding", .note, systems: .swiftUI,
    "A skeleton overlay comes after padding, so it covers the padding too.",
    why: "A modifier acts on what the ones before it have made: an overlay after padding is as large as the "
      + "view and its padding.",
    fix: "Put the overlay before the padding.",
    link: .apple("swiftui/view/overlay(alignment:content:)"),
    accepts: [
      "{type: Text, text: Loading, modifiers: [skeleton, {padding: 16}]}",
      "{type: Text, text: Loading, modifiers: [{padding: 16}]}",
    ],
    reports: [
      "{type: Text, text: Loading, modifiers: [{padding: 16}, ↓skeleton]}",
      "{type: Text, text: Loading, modifiers: [padding, {frame: {maxWidth: infinity}}, ↓skeleton]}",
    ]
  ) { context in
    // Of the view last asked for: it may have very many overlays.
    var paddings: (view: ViewIndex, insets: [Insets])?
    return context.redaction.covers.compactMap { site, _ in
      if paddings?.view != site.view { paddings = (site.view, context.paddings(of: site.view)) }
      guard let insets = paddings?.insets[site.number], insets != Insets() else { return nil }
      let points = max(insets.left + insets.right, insets.top + insets.bottom)
      return context.finding(
        "the skeleton of \(context.name(of: site.view)) covers \(points.inPoints) of padding too",
        at: site,
        altering: context.firstPadding(of: site.view).map { .moveModifier(site.number, before: $0) },
        help: "put the overlay before the padding")
    }
  }
}

extension RuleContext {
  /// The number of the first one in a view's list of modifiers.
  fileprivate func firstPadding(of view: ViewIndex) -> Int? {
    (hierarchy.swiftUI?.modifiers[view] ?? []).enumerated().first { _, modifier in
      if modifier.isActive != false, case .padding = modifier.effect { true } else { false }
    }?.offset
  }

  /// What the padding before each place in a view's list of modifiers adds up to.
  fileprivate func paddings(of view: ViewIndex) -> [Insets] {
    var sum = Insets()
    var sums = [sum]
    for modifier in hierarchy.swiftUI?.modifiers[view] ?? [] {
      if modifier.isActive != false, case .padding(let insets) = modifier.effect {
        sum = Insets(
          top: sum.top + insets.top, left: sum.left + insets.left, bottom: sum.bottom + insets.bottom,
          right: sum.right + insets.right)
      }
      sums.append(sum)
    }
    return sums
  }
}
