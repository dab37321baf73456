extension Rule {
  static let linesCornerRadiusTooBig = Rule(
    "lines-corner-radius-too-big", .note, inPartialFiles: .note, isOnByDefault: false, reads: .lines,
    "A text line's corner radius is more than half of its height.",
    why: "SkeletonMultilineLayerBuilder gives each line's layer linesCornerRadius as it is; two corners of "
      + "one side then do not fit the line's height, 15 pt unless said otherwise.",
    fix: "Make linesCornerRadius at most half of the line height.",
    link: .source(
      "SkeletonViewCore/Sources/Internal/SkeletonLayerBuilders/SkeletonMultilineLayerBuilder.swift"),
    accepts: [
      "{type: UILabel, isSkeletonable: true, linesCornerRadius: 7}",
      "{type: UILabel, isSkeletonable: true, skeletonTextLineHeight: 24, linesCornerRadius: 12}",
    ],
    reports: [
      "{type: UILabel, id: title, isSkeletonable: true, ↓linesCornerRadius: 10}",
      """
      # For all that say nothing else; reported once, at the first of them.
      appearance: {multilineHeight: 12, multilineCornerRadius: 8}
      root:
        type: UIView
        isSkeletonable: true
        subviews:
          - ↓{type: UILabel, isSkeletonable: true}
          - {type: UITextView, isSkeletonable: true}
      """,
    ]
  ) { context in
    context.findings(atTexts: .linesCornerRadius) { view in
      guard context.coverage(of: view).role == .lines, let text = context.coveredText(view),
        text.style.cornerRadius > 0
      else { return nil }
      let (radius, height) = (Double(text.style.cornerRadius), abs(text.shownLineHeight))
      guard 2 * radius > height else { return nil }
      let most = (height / 2).rounded(.down)
      return context.finding(
        "corners of \(radius.inPoints) do not fit the skeleton lines of \(context.name(of: view)), "
          + "which are \(height.inPoints) high",
        at: view, .linesCornerRadius,
        fix: context.hierarchy.says(.linesCornerRadius, of: view)
          ? Fix(.set(.linesCornerRadius, of: view, to: .number(most)), .limit) : nil,
        help: "make the appearance's multilineCornerRadius \(most.jsonText) at most")
    }
  }
}

extension CoveredText {
  /// Points; a single line can be stretched to the whole height.
  fileprivate var shownLineHeight: Double { lines.rects?.first?.height ?? lines.lineHeight }
}
