extension Rule {
  static let shimmerBandEmpty = Rule(
    "shimmer-band-empty", .error, systems: .swiftUI,
    "A shimmer's band has no width, or no difference between its colours: nothing is seen of it.",
    why: "The band is bandSize of the view's side wide, and is seen by the difference between its gradient's "
      + "colours.",
    fix: "Give bandSize a value above 0, and the gradient two different colours.",
    link: .shimmer,
    accepts: [
      "{type: Text, text: Loading, modifiers: [{redacted: placeholder}, {shimmering: {bandSize: 0.1}}]}",
      "{type: Text, text: Loading, modifiers: [{shimmering: {active: false, bandSize: 0}}]}",
    ],
    reports: [
      "{type: Text, text: Loading, modifiers: [{redacted: placeholder}, {↓shimmering: {bandSize: 0}}]}",
      "{type: Text, text: Loading, modifiers: [{redacted: placeholder}, {↓shimmering: {gradient: [white, white]}}]}",
    ]
  ).looking(among: { $0.redaction.shimmers }) { found, context in
    let (site, shimmer) = found
    let colors = shimmer.gradient.map(\.color)
    let lack =
      shimmer.bandSize <= 0
      ? "a band of \(shimmer.bandSize.roundedText), so it has no width"
      : colors.allSatisfy { $0 == colors.first }
        ? "\(colors.count.counted("equal colour")), so its band is not seen" : nil
    return lack.map {
      context.finding(
        "the shimmer of \(context.name(of: site.view)) has \($0)", at: site,
        help: "the default is bandSize 0.3 and a gradient of black 0.3, black and black 0.3")
    }
  }
}
