extension Rule {
  static let borderStaysVisible = Rule(
    "border-stays-visible", .note, inPartialFiles: .note, isOnByDefault: false,
    "A covered view's border stays visible.",
    why: "prepareViewForSkeleton clears the background and leaves the layer's border, which is drawn above "
      + "the skeleton.",
    fix: "Set layer.borderWidth to 0 before showSkeleton and back after hideSkeleton.",
    link: .thread(232),
    accepts: [
      "{type: UIView, isSkeletonable: true, layer: {cornerRadius: 8, borderWidth: 0}}",
      """
      # A container has no skeleton of its own that the border could spoil.
      type: UIView
      isSkeletonable: true
      layer: {borderWidth: 1}
      subviews: [{type: UILabel, isSkeletonable: true}]
      """,
    ],
    reports: [
      "{type: UIButton, isSkeletonable: true, ↓layer: {borderWidth: 1}}",
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - type: UIImageView
          id: avatar
          isSkeletonable: true
          ↓layer:
            cornerRadius: 20
            borderWidth: 2
      """,
    ]
  ).looking(among: { $0.views(having: .layer) }) { view, context in
    guard context.isCoveredLeaf(view), let width = context.hierarchy.layer(of: view)?.borderWidth,
      width > 0, !context.isInvisible(view)
    else { return nil }
    return context.finding(
      "\(context.name(of: view)) shows its border of \(width.inPoints) around the skeleton", at: view, .layer,
      help: "set layer.borderWidth to 0 before showSkeleton, and back after hideSkeleton")
  }
}
