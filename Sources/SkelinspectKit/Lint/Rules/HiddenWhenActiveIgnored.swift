extension Rule {
  static let hiddenWhenActiveIgnored = Rule(
    "hidden-when-active-ignored", .warning, inPartialFiles: .warning,
    reads: [.isSkeletonable, .isHiddenWhenSkeletonIsActive],
    "isHiddenWhenSkeletonIsActive is set on a view that is not skeletonable.",
    why:
      "recursiveShowSkeleton is called for skeletonable subviews only and reads the flag there; on the view "
      + "that receives show it is read first, and hide never comes back to a view that is not skeletonable.",
    fix: "Mark the view (isSkeletonable: true).",
    link: .thread(493),
    accepts: [
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UILabel, isSkeletonable: true}
        - {type: UIButton, isSkeletonable: true, isHiddenWhenSkeletonIsActive: true}
      """,
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UILabel, isSkeletonable: true}
        - {type: UIButton, isHiddenWhenSkeletonIsActive: false}
      """,
    ],
    reports: [
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UILabel, isSkeletonable: true}
        - {type: UIButton, ↓isHiddenWhenSkeletonIsActive: true}
      """,
      RuleExample(
        """
        type: UIView
        ↓isHiddenWhenSkeletonIsActive: true
        subviews: [{type: UILabel}]
        """, .error),
      // Hidden already or not: the flag is not read.
      """
      // CardView.swift
      final class CardView: UIView {
        let title = UILabel()
        let badge = UILabel()
        func setUp(_ isNew: Bool) {
          [title, badge].forEach(addSubview)
          isSkeletonable = true
          title.isSkeletonable = true
          badge.isHidden = !isNew
          ↓badge.isHiddenWhenSkeletonIsActive = true
          showSkeleton()
        }
      }
      """,
    ]
  ).looking(among: { $0.views(having: .isHiddenWhenSkeletonIsActive) }) { view, context in
    let flags = context.hierarchy.views[view].flags
    guard flags.contains(.isHiddenWhenSkeletonIsActive), !flags.contains(.isSkeletonable) else { return nil }
    let name = context.name(of: view)
    if isHidden(view, in: context) {
      let isGuess = context.hierarchy.origin == .presumed && !context.hierarchy.show.areRootsGiven
      return context.finding(
        "show hides \(name), and hide never brings it back: it is not skeletonable", at: view,
        .isHiddenWhenSkeletonIsActive, isGuess ? nil : .error,
        fix: Fix(marking: [view], alternative: "remove isHiddenWhenSkeletonIsActive"))
    }
    if context.hierarchy.isPassedThrough(view) {
      return context.finding(
        "isHiddenWhenSkeletonIsActive is never read on a contentView", at: view,
        .isHiddenWhenSkeletonIsActive,
        help: "set it on the cell itself")
    }
    let block = context.coverage(of: view).block.map {
      ", and lies under the block of \(context.name(of: $0))"
    }
    let isVisible = !flags.contains(.isHidden) && !context.hierarchy.isVisibilityOpen(view)
    return context.finding(
      "isHiddenWhenSkeletonIsActive is never read on \(name): it is not skeletonable"
        + (block ?? (isVisible ? ", and so stays visible" : ", so show and hide leave it as it is")),
      at: view, .isHiddenWhenSkeletonIsActive, fix: Fix(marking: [view]))
  }
}

/// A root hides itself before it looks at its other flag; of a dummy cell there must be one.
private func isHidden(_ view: ViewIndex, in context: RuleContext) -> Bool {
  guard context.hierarchy.views[view].place.isTemplate else { return context.isRoot(view) }
  return context.inspection.presence.copies[view] != 0
}
