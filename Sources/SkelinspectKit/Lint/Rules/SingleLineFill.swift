extension Rule {
  static let singleLineFill = Rule(
    "single-line-fill", .note, inPartialFiles: .note, isOnByDefault: false, reads: .lines,
    "A label of one line is filled to 70 percent, as if it were the last of several.",
    why: "calculatedWidthForLine gives the last line multilineLastLineFillPercent of the width, 70 unless "
      + "said otherwise, and the only line of a label is its last.",
    fix: "Set lastLineFillPercent: 100 on labels of one line.",
    link: .thread(455),
    accepts: [
      "{type: UILabel, isSkeletonable: true, lastLineFillPercent: 100}",
      "{type: UILabel, isSkeletonable: true, numberOfLines: 2}",
      """
      # The app has chosen another width for all.
      appearance: {multilineLastLineFillPercent: 90}
      root: {type: UILabel, isSkeletonable: true}
      """,
    ],
    reports: [
      "↓{type: UILabel, id: title, isSkeletonable: true, frame: [16, 16, 358, 21]}",
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UIImageView, isSkeletonable: true}
        - ↓type: UILabel
          id: price
          isSkeletonable: true
      """,
    ]
  ).looking(among: { $0.views(of: .label) }) { view, context in
    let hierarchy = context.hierarchy
    guard hierarchy.appearance.multilineLastLineFillPercent == 70, context.coverage(of: view).role == .lines,
      context.isCoveredLeaf(view), !hierarchy.says(.lastLineFillPercent, of: view),
      TextStyle.numberOfLines(of: view, in: hierarchy) == 1
    else { return nil }
    return context.finding(
      "the only skeleton line of \(context.name(of: view)) is 70 percent of its width", at: view,
      fix: Fix(.set(.lastLineFillPercent, of: view, to: .number(100)), .add))
  }
}
