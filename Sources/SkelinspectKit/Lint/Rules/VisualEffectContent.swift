extension Rule {
  static let visualEffectContent = Rule(
    "visual-effect-content", .note, inPartialFiles: .note, isOnByDefault: false,
    "The contentView of a skeletonable visual effect view is not skeletonable.",
    why: "subviewsToSkeleton passes through the contentView of cells only: that of a UIVisualEffectView is "
      + "an ordinary subview, at which recursiveShowSkeleton stops.",
    fix: "Mark the contentView too.",
    link: .source("SkeletonViewCore/Sources/Internal/SkeletonExtensions/SubviewsSkeletonables.swift"),
    accepts: [
      """
      type: UIVisualEffectView
      isSkeletonable: true
      contentView: {isSkeletonable: true, subviews: [{type: UILabel, isSkeletonable: true}]}
      """,
      """
      # Nothing in it is marked: the blur is one block.
      type: UIVisualEffectView
      isSkeletonable: true
      contentView: {subviews: [{type: UILabel}]}
      """,
    ],
    reports: [
      """
      type: UIVisualEffectView
      isSkeletonable: true
      contentView: ↓{subviews: [{type: UILabel, isSkeletonable: true}]}
      """,
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - type: UIVisualEffectView
          id: card
          isSkeletonable: true
          contentView:
            ↓subviews:
              - {type: UIImageView, isSkeletonable: true}
              - {type: UILabel, isSkeletonable: true}
      """,
      """
      # Listed as Interface Builder and a dump of views have it: among the subviews.
      type: UIVisualEffectView
      isSkeletonable: true
      subviews: [↓{type: UIView, subviews: [{type: UILabel, isSkeletonable: true}]}]
      """,
    ]
  ).looking(among: { context in
    context.views(of: .visualEffect).flatMap { context.hierarchy.children(of: $0) }
  }) { content, context in
    // UIKit allows no other view with content of the app's own in a visual effect view than its contentView.
    let victims = context.lost(below: content)
    guard !context.hierarchy.views[content].isSkeletonable, !victims.isEmpty,
      let effect = context.hierarchy.views[content].parent, context.hierarchy.views[effect].isSkeletonable
    else { return nil }
    let name = context.name(of: effect)
    return context.finding(
      "\(victims.count.counted("marked view")) in \(name) \(victims.count == 1 ? "is" : "are") never reached: "
        + "its contentView is not marked",
      at: content, fix: Fix(marking: [content], names: "the contentView of \(name)"),
      notes: context.notes("is never reached", at: victims))
  }
}
