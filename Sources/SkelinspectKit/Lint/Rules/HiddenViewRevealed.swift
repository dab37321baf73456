extension Rule {
  static let hiddenViewRevealed = Rule(
    "hidden-view-revealed", .warning, inPartialFiles: .warning, reads: .hiding, beforeShow: true,
    "A view that is hidden before show is un-hidden when the skeleton goes.",
    why: "recursiveHideSkeleton sets isHidden to false on every view that has isHiddenWhenSkeletonIsActive, "
      + "whatever it was before show.",
    fix: "Remove isHiddenWhenSkeletonIsActive, or hide the view again after the skeleton is gone.",
    link: .thread(339),
    accepts: [
      """
      type: UIView
      isSkeletonable: true
      subviews: [{type: UILabel, isSkeletonable: true, isHiddenWhenSkeletonIsActive: true}]
      """,
      """
      type: UIView
      isSkeletonable: true
      subviews: [{type: UILabel, isSkeletonable: true}, {type: UIView, isHidden: true}]
      """,
    ],
    reports: [
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - type: UILabel
          isSkeletonable: true
          isHiddenWhenSkeletonIsActive: true
          ↓isHidden: true
      """,
      """
      type: UIStackView
      isSkeletonable: true
      isHiddenWhenSkeletonIsActive: true
      ↓isHidden: true
      arrangedSubviews: [{type: UILabel, isSkeletonable: true}]
      """,
    ]
  ).looking(among: { $0.views(having: .isHiddenWhenSkeletonIsActive) }) { view, context in
    guard context.hierarchy.views[view].flags.isSuperset(of: [.isHidden, .isHiddenWhenSkeletonIsActive]),
      context.coverage(of: view).isReached, context.inspection.presence.copies[view] != 0
    else { return nil }
    let name = context.name(of: view)
    return context.finding(
      "hide un-hides \(name), which was hidden before show: isHiddenWhenSkeletonIsActive ends with isHidden = false",
      at: view, .isHidden, fix: Fix(.remove(.isHiddenWhenSkeletonIsActive, of: view), .named),
      notes: [context.note("hide sets isHidden to false", at: view, .isHiddenWhenSkeletonIsActive)])
  }
}
