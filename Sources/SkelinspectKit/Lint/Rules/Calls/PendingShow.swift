extension Rule {
  static let pendingShow = Rule(
    "pending-show", .warning,
    "A delayed show that nothing cancels: it comes after the hide that was meant to end the loading.",
    why:
      "showSkeletonWithDelay is cancelled by a later show or hide on the same view only; a hide on a view around or "
      + "inside it leaves it pending.",
    fix: "Call hideSkeleton() on the very view whose show is delayed.",
    link: .source("SkeletonViewCore/Sources/API/SkeletonView.swift"),
    accepts: [
      """
      calls: [{show: solid, delay: 0.5, on: card}, {hide: true, on: card}]
      root: {type: UIView, subviews: [{type: UIView, id: card, isSkeletonable: true}]}
      """,
      """
      calls: [{show: solid, delay: 0.5}, {wait: 1}, {hide: true}]
      root: {type: UILabel, isSkeletonable: true}
      """,
    ],
    reports: [
      """
      calls: [↓{show: solid, delay: 0.5, on: card}, {hide: true}]
      root:
        type: UIView
        isSkeletonable: true
        subviews: [{type: UIView, id: card, isSkeletonable: true}]
      """,
      """
      calls: [↓{show: solid, delay: 0.5, on: card}, {hide: true}, {wait: 1}]
      root:
        type: UIView
        isSkeletonable: true
        subviews: [{type: UIView, id: card, isSkeletonable: true}]
      """,
      RuleExample(
        """
        calls: [↓{show: solid, delay: 0.5}]
        root: {type: UILabel, isSkeletonable: true}
        """, .note),
    ]
  ) { context in
    context.findings(ofCalls: { if case .late(let late) = $0 { late } else { nil } }) { incidents, late in
      guard !late.passedBy.isEmpty else {
        return RuleContext.CallWarning(
          message: "this show on \(incidents.names) is still pending when the calls end", severity: .note,
          help: "only a show or hide on \(incidents[0].name) itself cancels it")
      }
      return RuleContext.CallWarning(
        message: "this show on \(incidents.names) "
          + (late.isPending ? "is still pending after the hide: " : "comes after the hide: ")
          + "only one on the view itself cancels it",
        help: "call hideSkeleton() on \(incidents[0].name) too", note: "this hide leaves it pending")
    }
  }
}
