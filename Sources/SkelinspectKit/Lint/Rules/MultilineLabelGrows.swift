extension Rule {
  static let multilineLabelGrows = Rule(
    "multiline-label-grows", .warning, inPartialFiles: .warning, reads: .lines,
    "A label's skeleton lines need more height than it has, so it grows while they show.",
    why: "updateHeightConstraintsIfNeeded replaces a label's height constraints by one that n lines need: "
      + "n × line height + (n − 1) × spacing + padding, with 15 pt and 10 pt unless said otherwise.",
    fix: "Ask for as many skeleton lines as the label has room for, with skeletonTextNumberOfLines.",
    link: .thread(351),
    accepts: [
      """
      # Two lines need 15 + 10 + 15 points.
      {type: UILabel, isSkeletonable: true, frame: [16, 16, 358, 41], numberOfLines: 2}
      """,
      """
      # Three lines of text, of which one has a skeleton.
      type: UILabel
      isSkeletonable: true
      frame: [16, 16, 358, 20.5]
      numberOfLines: 3
      skeletonTextNumberOfLines: 1
      """,
      """
      # A height that the file does not say is unknown.
      {type: UILabel, isSkeletonable: true, numberOfLines: 3}
      """,
    ],
    reports: [
      """
      type: UILabel
      id: bio
      isSkeletonable: true
      frame: [16, 16, 358, 20.5]
      ↓constraints: {height: 20.5}
      numberOfLines: 3
      """,
      RuleExample(
        """
        # No constraint holds it: it grows all the same, and moves what is below.
        {type: UILabel, id: bio, isSkeletonable: true, frame: [16, 16, 358, 20.5], ↓numberOfLines: 2}
        """, .note),
    ]
  ).looking(among: { $0.multilineTexts }) { view, context in
    guard context.coverage(of: view).role == .lines, let text = context.coveredText(view), text.style.isLabel,
      text.style.numberOfLines > 1, text.style.numberOfLines <= TextStyle.maximumLines,
      let height = text.size.height, let wanted = text.lines.grownHeight, wanted - height >= 0.01,
      !context.isHidden(view)
    else { return nil }
    let isHeld = !text.style.heightConstraints.isEmpty
    let (count, lines) = (text.style.numberOfLines, text.linesFitting(height))
    return context.finding(
      "\(context.name(of: view)) needs \(wanted.inPoints) for \(count) skeleton lines and has "
        + "\(height.inPoints): \(isHeld ? "its height constraint is replaced, and " : "")it grows by "
        + (wanted - height).inPoints,
      at: view, isHeld ? .constraints : context.lineCountKey(of: view), isHeld ? .warning : .note,
      fix: Fix(
        .set(.skeletonTextNumberOfLines, of: view, to: .number(Double(lines ?? 1))),
        alternative: lines.map { _ in "make it \(wanted.inPoints) high" }))
  }
}
