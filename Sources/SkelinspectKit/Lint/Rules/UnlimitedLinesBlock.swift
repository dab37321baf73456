extension Rule {
  static let unlimitedLinesBlock = Rule(
    "unlimited-lines-block", .warning, inPartialFiles: .note, reads: .lines,
    "A label with unlimited lines is too low for one line: a solid block.",
    why: "For 0 lines calculateNumLines divides the height by line height + spacing and rounds: a label that "
      + "is lower than half of that, 12.5 pt unless said otherwise, gets no line and stays one block.",
    fix: "Say how many lines the skeleton has, with skeletonTextNumberOfLines.",
    link: .thread(206),
    accepts: [
      "{type: UILabel, isSkeletonable: true, frame: [16, 16, 358, 20.5], numberOfLines: 0}",
      """
      type: UILabel
      isSkeletonable: true
      frame: [16, 16, 358, 12]
      numberOfLines: 0
      skeletonTextNumberOfLines: 1
      """,
    ],
    reports: [
      "{type: UILabel, id: hint, isSkeletonable: true, frame: [16, 16, 358, 12], ↓numberOfLines: 0}",
      """
      # High lines need a higher label.
      appearance: {multilineHeight: 28, multilineSpacing: 12}
      root:
        type: UILabel
        id: hint
        isSkeletonable: true
        frame: [16, 16, 358, 18]
        ↓numberOfLines: 0
      """,
    ]
  ).looking(among: { $0.multilineTexts }) { view, context in
    guard context.coverage(of: view).role == .block, let text = context.coveredText(view), text.style.isLabel,
      text.style.numberOfLines == 0, let height = text.size.height, height > text.verticalPadding, height > 0,
      text.lines.pitch > 0, case .none = text.lines.amount
    else { return nil }
    let needed = text.lines.pitch / 2 + text.verticalPadding
    return context.finding(
      "\(context.name(of: view)) needs \(needed.inPoints) for a skeleton line and has \(height.inPoints): "
        + "it is one solid block",
      at: view, context.lineCountKey(of: view),
      fix: Fix(.set(.skeletonTextNumberOfLines, of: view, to: .number(1))))
  }
}
