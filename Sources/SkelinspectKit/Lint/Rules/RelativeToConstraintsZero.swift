extension Rule {
  static let relativeToConstraintsZero = Rule(
    "relative-to-constraints-zero", .warning, inPartialFiles: .warning, isOnByDefault: false, reads: .lines,
    "A line height relative to constraints comes out as 0.",
    why: "estimatedLineHeight divides the constant of a label's first height constraint by its number of "
      + "lines, and the constant of a ratio says nothing about the height; it is 0 as a rule.",
    fix: "Put a height constraint with a constant first, or say skeletonTextLineHeight in points.",
    link: .source("SkeletonViewCore/Sources/Internal/SkeletonExtensions/SkeletonTextNode.swift"),
    accepts: [
      """
      type: UILabel
      isSkeletonable: true
      constraints: {height: 40}
      numberOfLines: 2
      skeletonTextLineHeight: relativeToConstraints
      """,
      """
      # Without a height constraint the appearance's multilineHeight is taken.
      {type: UILabel, isSkeletonable: true, skeletonTextLineHeight: relativeToConstraints}
      """,
    ],
    reports: [
      """
      # As high as its container is wide, by half: the constant is 0.
      type: UILabel
      id: title
      isSkeletonable: true
      frame: [16, 16, 100, 50]
      constraints: [{attribute: height, secondItem: container, multiplier: 0.5, constant: 0}]
      ↓skeletonTextLineHeight: relativeToConstraints
      """,
      """
      appearance: {textLineHeight: relativeToConstraints}
      root: ↓{type: UILabel, id: title, isSkeletonable: true, frame: [16, 16, 358, 21], constraints: {height: [0, 21]}}
      """,
    ]
  ).looking(among: { $0.views(having: $0.isHeightShared ? .constraints : .skeletonTextLineHeight) }) {
    view, context in
    guard context.coverage(of: view).role == .lines, let text = context.coveredText(view), text.style.isLabel,
      text.style.lineHeight == .relativeToConstraints, text.style.numberOfLines != 0,
      let first = context.hierarchy.ownConstraints(of: view).first(where: { $0.side == .height }),
      first.constant == 0 || first.isRatio
    else { return nil }
    let constant = first.constant.roundedText
    let what =
      first.isRatio ? "a ratio, whose constant of \(constant) is taken for the height" : constant
    return context.finding(
      "the skeleton lines of \(context.name(of: view)) are \(text.lines.lineHeight.inPoints) high: "
        + "its first height constraint is \(what)",
      at: view, .skeletonTextLineHeight, help: "say skeletonTextLineHeight in points, such as 15")
  }
}

extension RuleContext {
  /// Of the appearance.
  fileprivate var isHeightShared: Bool { hierarchy.appearance.textLineHeight == .relativeToConstraints }
}
