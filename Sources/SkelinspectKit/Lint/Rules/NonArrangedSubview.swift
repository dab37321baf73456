extension Rule {
  static let nonArrangedSubview = Rule(
    "non-arranged-subview", .error,
    "A skeletonable subview of a stack view is not arranged and is never visited.",
    why: "subviewsToSkeleton of a UIStackView is arrangedSubviews: what addSubview added is not among them.",
    fix: "Add it with addArrangedSubview, or put it into a plain view.",
    link: .source(
      "SkeletonViewCore/Sources/Internal/SkeletonExtensions/SubviewsSkeletonables.swift"),
    accepts: [
      "{type: UIStackView, isSkeletonable: true, arrangedSubviews: [{type: UILabel, isSkeletonable: true}]}",
      """
      # A background, not marked: it stays visible.
      type: UIStackView
      isSkeletonable: true
      subviews: [{type: UIView, id: background}]
      arrangedSubviews: [{type: UILabel, isSkeletonable: true}]
      """,
    ],
    reports: [
      """
      type: UIStackView
      isSkeletonable: true
      arrangedSubviews: [{type: UILabel, isSkeletonable: true}]
      subviews: [↓{type: UIView, id: badge, isSkeletonable: true}]
      """,
      """
      # No view is arranged: the stack view is one block.
      type: UIStackView
      isSkeletonable: true
      subviews:
        - ↓{type: UIImageView, isSkeletonable: true}
        - ↓{type: UILabel, isSkeletonable: true}
      """,
    ]
  ).looking(among: { $0.neverVisited(for: .notArranged) }) { found, context in
    let (view, subject) = found
    let stack = context.hierarchy.views[view].parent.map { context.name(of: $0) } ?? "the stack view"
    return context.finding(
      "\(subject) is a subview of \(stack), but not arranged", at: view, fix: Fix(.arrange(view)))
  }
}
