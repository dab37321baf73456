extension Rule {
  static let textLinesOverflow = Rule(
    "text-lines-overflow", .warning, inPartialFiles: .warning, isOnByDefault: false, reads: .lines,
    "A text view's lines need more height than it has.",
    why: "addMultilinesLayers adds exactly as many lines as skeletonTextNumberOfLines says, and a text view, "
      + "unlike a label, does not grow for them.",
    fix:
      "Ask for no more lines than fit, or leave skeletonTextNumberOfLines out: the lines then fill the height.",
    link: .source("SkeletonViewCore/Sources/Internal/UIKitExtensions/CALayer+Extensions.swift"),
    accepts: [
      """
      # Four lines need 4 × 15 + 3 × 10 points.
      {type: UITextView, isSkeletonable: true, frame: [16, 16, 358, 90], skeletonTextNumberOfLines: 4}
      """,
      """
      # As many lines as there is room for.
      {type: UITextView, isSkeletonable: true, frame: [16, 16, 358, 60]}
      """,
    ],
    reports: [
      """
      type: UITextView
      id: body
      isSkeletonable: true
      frame: [16, 16, 358, 60]
      ↓skeletonTextNumberOfLines: 4
      """,
      """
      # The padding takes room too.
      type: UITextView
      id: body
      isSkeletonable: true
      frame: [16, 16, 358, 90]
      skeletonPaddingInsets: {top: 8, bottom: 8}
      ↓skeletonTextNumberOfLines: 4
      """,
    ]
  ).looking(among: { $0.views(having: .skeletonTextNumberOfLines) }) { view, context in
    guard context.coverage(of: view).role == .lines, let text = context.coveredText(view),
      !text.style.isLabel,
      text.style.numberOfLines > 0, text.style.numberOfLines <= TextStyle.maximumLines,
      let height = text.size.height
    else { return nil }
    let lines = Double(text.style.numberOfLines)
    let needed = lines * text.lines.lineHeight + (lines - 1) * text.style.spacing + text.verticalPadding
    guard needed - height >= 0.01 else { return nil }
    let fitting = text.linesFitting(height).flatMap { $0 < text.style.numberOfLines ? $0 : nil }
    return context.finding(
      "\(context.name(of: view)) needs \(needed.inPoints) for "
        + "\(text.style.numberOfLines.counted("skeleton line")) and has \(height.inPoints)",
      at: view, .skeletonTextNumberOfLines,
      fix: fitting.map { Fix(.set(.skeletonTextNumberOfLines, of: view, to: .number(Double($0)))) },
      help: "make it \(needed.inPoints) high")
  }
}
