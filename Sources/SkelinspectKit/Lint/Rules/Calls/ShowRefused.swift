extension Rule {
  static let showRefused = Rule(
    "show-refused", .error,
    "A show does nothing: its view is not skeletonable at that moment, or a skeleton is active in it already.",
    why:
      "showSkeleton returns where the receiver is not skeletonable, or where it or any view that it reaches is "
      + "active: one shown child keeps the whole screen from getting its skeleton.",
    fix:
      "Show the outermost view first, or hide what is active before; updateSkeleton changes a skeleton's look.",
    link: .thread(245),
    accepts: [
      """
      calls: [{show: solid}, {hide: true}, {show: gradient}]
      root: {type: UIView, isSkeletonable: true, subviews: [{type: UILabel, isSkeletonable: true}]}
      """,
      """
      # What lies below a gap keeps nobody.
      calls: [{show: solid, on: name}, {show: solid}]
      root:
        type: UIView
        isSkeletonable: true
        subviews: [{type: UIView, subviews: [{type: UILabel, id: name, isSkeletonable: true}]}]
      """,
    ],
    reports: [
      """
      calls: [{show: solid, on: name}, ↓{show: solid}]
      root:
        type: UIView
        isSkeletonable: true
        subviews: [{type: UILabel, id: name, isSkeletonable: true}, {type: UILabel, isSkeletonable: true}]
      """,
      """
      # To hide one label is not enough: the other shows its skeleton yet.
      calls: [{show: solid}, {hide: true, on: name}, ↓{show: gradient}]
      root:
        type: UIView
        isSkeletonable: true
        subviews: [{type: UILabel, id: name, isSkeletonable: true}, {type: UILabel, isSkeletonable: true}]
      """,
      """
      calls: [↓{show: solid}]
      root: {type: UIView, subviews: [{type: UILabel, isSkeletonable: true}]}
      """,
      """
      # When its time has come, the screen shows already.
      calls: [↓{show: solid, delay: 0.5, on: name}, {show: solid}, {wait: 1}]
      root: {type: UIView, isSkeletonable: true, subviews: [{type: UILabel, id: name, isSkeletonable: true}]}
      """,
    ]
  ) { context in
    context.findings(ofCalls: isMeant) { incidents, _ in
      let first = incidents[0]
      guard case .refused(.active(let active, let activity)) = first.kind else {
        return RuleContext.CallWarning(
          message: "show on \(incidents.names) does nothing: isSkeletonable is not true on it",
          help: "mark \(first.name), or call show on a view that is marked", note: "its flag is set here")
      }
      let isItself = active == first.name
      return RuleContext.CallWarning(
        message: "show on \(incidents.names) does nothing: "
          + (isItself
            ? "it shows a skeleton already" : "\(active), which it reaches, shows a skeleton already"),
        help: help(first.name, active, activity),
        note: "\(active) is shown here")
    }
  }
}

private func help(_ receiver: String, _ active: String, _ activity: CallTrace.Activity) -> String {
  switch activity {
  case .stuck: "call hide before marked views are put into \(active), or marked in it"
  case .own where active != receiver:
    "show \(receiver) first, which covers \(active) too, or hide \(receiver) before"
  case .own, .shownWithReceiver: "call updateSkeleton() to change its look, or hide \(receiver) before"
  }
}

private func isMeant(_ kind: CallTrace.Kind) -> Bool {
  if case .refused = kind { true } else { false }
}
