extension Rule {
  static let paddingExceedsSize = Rule(
    "padding-exceeds-size", .error, reads: .lines,
    "A text's skeleton padding leaves no room for its lines.",
    why: "calculatedWidthForLine takes left and right of skeletonPaddingInsets off a line's width, and "
      + "calculateNumLines top and bottom off the height that it fills with lines: what is left is not positive.",
    fix: "Make the padding smaller than the view.",
    link: .source("SkeletonViewCore/Sources/Internal/UIKitExtensions/CALayer+Extensions.swift"),
    accepts: [
      """
      type: UILabel
      isSkeletonable: true
      frame: [16, 16, 200, 40]
      numberOfLines: 2
      skeletonPaddingInsets: {left: 8, right: 8}
      """,
      """
      # A label's lines stand in the middle: top and bottom take no room from them.
      {type: UILabel, isSkeletonable: true, frame: [16, 16, 200, 20], skeletonPaddingInsets: {top: 12, bottom: 12}}
      """,
    ],
    reports: [
      """
      type: UILabel
      id: badge
      isSkeletonable: true
      frame: [16, 16, 50, 20]
      ↓skeletonPaddingInsets: {left: 40, right: 40}
      """,
      """
      # A text view fills what its padding leaves of its height.
      {type: UITextView, id: note, isSkeletonable: true, frame: [16, 16, 358, 60], ↓skeletonPaddingInsets: 32}
      """,
    ]
  ).looking(among: { $0.views(having: .skeletonPaddingInsets) }) { view, context in
    guard let text = context.coveredText(view), !text.style.isBlock else { return nil }
    let width = text.style.padding.left + text.style.padding.right
    let height = text.verticalPadding
    // Its lines begin at the top inset, or are as many as the height between the insets holds.
    let fillsHeight = !text.style.isLabel || text.style.numberOfLines <= 0
    let loss: (padding: Double, of: Double, side: String)
    if let room = text.size.width, room > 0, width >= room, text.lines.amount != .none {
      loss = (width, room, "width")
    } else if let room = text.size.height, room > 0, height >= room, fillsHeight {
      loss = (height, room, "height")
    } else {
      return nil
    }
    let ends = loss.side == "width" ? "left and right" : "top and bottom"
    return context.finding(
      "the padding of \(context.name(of: view)) takes \(loss.padding.inPoints) of its \(loss.side) of "
        + "\(loss.of.inPoints): no room is left for skeleton lines",
      at: view, .skeletonPaddingInsets, help: "make \(ends) less than \(loss.of.inPoints) together")
  }
}
