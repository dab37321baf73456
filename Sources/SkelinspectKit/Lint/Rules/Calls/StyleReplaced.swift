extension Rule {
  static let styleReplaced = Rule(
    "style-replaced", .warning,
    "A change between light and dark mode gives a view a different skeleton from the last call that named it.",
    why:
      "traitCollectionDidChange updates every active view that has a style, from the outside in, with its own last "
      + "one; updateSkeleton goes down to all below it, so an ancestor's style replaces a view's own.",
    fix:
      "Show the screen and its parts with one style, or call updateSkeleton() on the part after the change.",
    link: .thread(556),
    accepts: [
      """
      calls: [{show: gradient}, {environment: {userInterfaceStyle: dark}}]
      root: {type: UIView, isSkeletonable: true, subviews: [{type: UILabel, isSkeletonable: true}]}
      """,
      """
      # The part is updated afterwards.
      calls: [{show: solid}, {update: gradient}, {environment: {userInterfaceStyle: dark}}]
      root: {type: UIView, isSkeletonable: true, subviews: [{type: UILabel, isSkeletonable: true}]}
      """,
    ],
    reports: [
      """
      calls:
        - show: solid
        - {update: gradient, on: name}
        - ↓environment: {userInterfaceStyle: dark}
      root:
        type: UIView
        isSkeletonable: true
        subviews:
          - {type: UIImageView, isSkeletonable: true}
          - {type: UIView, isSkeletonable: true, subviews: [{type: UILabel, id: name, isSkeletonable: true}]}
      """,
      """
      calls:
        - show: solid
        - {update: solid, color: "#FF0000", on: name}
        - ↓environment: {userInterfaceStyle: dark}
      root:
        type: UIView
        isSkeletonable: true
        subviews: [{type: UILabel, id: name, isSkeletonable: true}]
      """,
    ]
  ) { context in
    context.findings(ofCalls: { if case .restyled(let style) = $0 { style } else { nil } }) {
      incidents, style in
      let what =
        style.old == style.new ? "another colour or direction" : "style \(style.new) for \(style.old)"
      return RuleContext.CallWarning(
        message: "this gives \(incidents.names) \(what): that of call \(style.step), "
          + "which an update from above brings along",
        help: "use one style for all, or call updateSkeleton() on it after the change",
        note: "its own style is given here")
    }
  }
}
