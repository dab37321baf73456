extension Rule {
  static let unusedSuppression = Rule(
    "unused-suppression", .warning, inPartialFiles: .warning, systems: .all,
    "A suppression hides nothing.",
    why: "What it hid is fixed or was never there, or the rule's id is misspelt; left in place, it would "
      + "hide the next finding that nobody expects.",
    fix: "Remove it, or correct the rule's id.",
    link: .readme,
    accepts: [
      """
      type: UIView
      isSkeletonable: true
      subviews:
        # skelinspect:ignore unreachable-skeletonable -- the card is loaded from its own xib
        - type: UIView
          id: card
          subviews: [{type: UILabel, isSkeletonable: true}]
      """,
      """
      type: UIView
      lint: {ignore: {root-not-skeletonable: "code marks it in viewDidLoad"}}
      subviews: [{type: UILabel, isSkeletonable: true}]
      """,
    ],
    reports: [
      """
      # The root was marked since.
      type: UIView # skelinspect:ignore ↓root-not-skeletonable -- code marks it
      isSkeletonable: true
      """,
      """
      type: UIView
      isSkeletonable: true
      lint: {ignore: {↓root-not-skeletonabel: code marks it}}
      """,
      """
      # ↓skelinspect:ignore-file
      {type: UIView, isSkeletonable: true}
      """,
    ]
  )
}
