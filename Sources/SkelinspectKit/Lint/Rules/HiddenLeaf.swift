extension Rule {
  static let hiddenLeaf = Rule(
    "hidden-leaf", .note, inPartialFiles: .note, isOnByDefault: false, reads: .hiding, beforeShow: true,
    "A covered view is hidden or transparent, and so is its skeleton.",
    why: "subviewsSkeletonables looks at isSkeletonable alone, not at isHidden or alpha; addSkeletonLayer "
      + "puts the skeleton into the view's own layer, which is not drawn.",
    fix: "Show the view before showSkeleton, or do not mark it.",
    link: .source("SkeletonViewCore/Sources/Internal/SkeletonExtensions/SubviewsSkeletonables.swift"),
    accepts: [
      "{type: UILabel, isSkeletonable: true, isHidden: false}",
      """
      # Not marked: no skeleton is lost.
      type: UIView
      isSkeletonable: true
      subviews: [{type: UILabel, isSkeletonable: true}, {type: UILabel, isHidden: true}]
      """,
    ],
    reports: [
      """
      type: UIStackView
      isSkeletonable: true
      arrangedSubviews:
        - {type: UILabel, isSkeletonable: true}
        - {type: UILabel, id: badge, isSkeletonable: true, ↓isHidden: true}
      """,
      "{type: UIImageView, isSkeletonable: true, ↓alpha: 0}",
    ]
  ).looking(among: { ($0.views(having: .isHidden) + $0.views(having: .alpha)).firstOfEach(\.self) }) {
    view, context in
    let isHidden = context.hierarchy.views[view].flags.contains(.isHidden)
    guard isHidden || context.hierarchy.isTransparent(view), context.isCoveredLeaf(view) else { return nil }
    let (name, key) = (context.name(of: view), isHidden ? ViewKey.isHidden : .alpha)
    return context.finding(
      "nobody sees the skeleton of \(name): the view \(isHidden ? "is hidden" : "has alpha 0")", at: view,
      key,
      fix: Fix(
        .set(key, of: view, to: isHidden ? .boolean(false) : .number(1)), .beforeShow,
        alternative: "unmark \(name)"))
  }
}
