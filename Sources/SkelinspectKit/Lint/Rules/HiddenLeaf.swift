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
  ) { context in
    let hidden = context.views(having: .isHidden).filter { view in
      context.hierarchy.views[view].flags.contains(.isHidden) && context.isCoveredLeaf(view)
    }
    let transparent = context.views(having: .alpha).filter { view in
      !context.hierarchy.views[view].flags.contains(.isHidden) && context.hierarchy.isTransparent(view)
        && context.isCoveredLeaf(view)
    }
    return hidden.map { finding("is hidden", at: $0, .isHidden, in: context) }
      + transparent.map { finding("has alpha 0", at: $0, .alpha, in: context) }
  }
}

private func finding(_ what: String, at view: ViewIndex, _ key: ViewKey, in context: RuleContext) -> Finding {
  let name = context.name(of: view)
  return context.finding(
    "nobody sees the skeleton of \(name): the view \(what)", at: view, key,
    fix: Fix(
      .set(key, of: view, to: key == .alpha ? .number(1) : .boolean(false)), .beforeShow,
      alternative: "unmark \(name)"))
}
