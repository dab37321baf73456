extension Rule {
  static let buttonContentNotHidden = Rule(
    "button-content-not-hidden", .note, inPartialFiles: .note, isOnByDefault: false,
    "A covered button keeps its image, attributed title or configuration.",
    why: "UIButton's prepareViewForSkeleton clears the plain title of the normal state and nothing else: the "
      + "rest can show through the skeleton.",
    fix: "Clear the content before showSkeleton and set it again after hideSkeleton.",
    link: .thread(309),
    accepts: [
      "{type: UIButton, isSkeletonable: true, title: Follow}",
      """
      # An image view's image is taken away for as long as the skeleton shows.
      type: UIView
      isSkeletonable: true
      subviews: [{type: UIImageView, isSkeletonable: true, image: avatar}]
      """,
    ],
    reports: [
      "{type: UIButton, id: like, isSkeletonable: true, ↓image: heart}",
      """
      type: UIStackView
      isSkeletonable: true
      arrangedSubviews:
        - type: UIButton
          isSkeletonable: true
          ↓configuration: {title: Follow, image: plus}
      """,
    ]
  ).looking(among: { $0.views(of: .button) }) { view, context in
    guard context.isCoveredLeaf(view) else { return nil }
    let kept = context.hierarchy.attributes[context.hierarchy.views[view].attributes].filter { attribute in
      names[attribute.key] != nil && !context.hierarchy.isEmpty(attribute, of: view)
    }.map(\.key)
    guard let first = kept.first else { return nil }
    let what = kept.compactMap { names[$0] }.listed("and")
    return context.finding(
      "\(context.name(of: view)) keeps its \(what) under the skeleton, where it can show through", at: view,
      first,
      help: "clear the \(what) before showSkeleton, and set it again after hideSkeleton")
  }
}

private let names: [ViewKey: String] = [
  .image: "image", .backgroundImage: "background image", .attributedTitle: "attributed title",
  .configuration: "configuration",
]
