extension Rule {
  static let redactionWithoutEffect = Rule(
    "redaction-without-effect", .warning, systems: .swiftUI,
    "A redaction has nothing in it that it could redact.",
    why: "Redaction replaces texts, images and labels. Shapes, colours and spacers stay as they are, "
      + "unredacted inside removes all reasons, and privacy concerns sensitive views only.",
    fix: "Put the modifier around texts or images, or remove unredacted.",
    link: .apple("swiftui/view/redacted(reason:)"),
    accepts: [
      "{type: HStack, children: [{type: Image}, {type: Circle}], modifiers: [redacted: placeholder]}",
      """
      # What redaction does to a view of another framework is not known.
      {type: HStack, children: [{type: LottieView}], modifiers: [redacted: placeholder]}
      """,
    ],
    reports: [
      "{type: ZStack, children: [{type: Circle}, {type: Color}], modifiers: [↓redacted: placeholder]}",
      "{type: Text, text: Loading, modifiers: [unredacted, ↓redacted: placeholder]}",
    ]
  ).looking(among: { $0.redaction.redactions }) { redaction, context in
    guard !redaction.hasEffect, !redaction.reasons.contains(.invalidated) else { return nil }
    let reasons = redaction.reasons.names.listed("and")
    let what = redaction.reasons == .privacy ? "is privacy-sensitive" : "can be redacted"
    return context.finding(
      "redacted(\(reasons)) on \(context.name(of: redaction.site.view)) has no effect: no view in it \(what)",
      at: redaction.site,
      help: redaction.reasons == .privacy
        ? "mark what is private with privacySensitive"
        : "put it around texts or images, or remove unredacted inside")
  }
}
