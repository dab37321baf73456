extension Rule {
  static let scrollingSwitchedOn = Rule(
    "scrolling-switched-on", .warning,
    "Hide switches scrolling or touches on that the app has off.",
    why:
      "enableUserInteraction, which hide calls, sets isUserInteractionEnabled and isScrollEnabled of every table "
      + "and collection to true, and touches of other views to what they were at show.",
    fix: "Set isUserInteractionDisabledWhenSkeletonIsActive to false before show, or both again after hide.",
    link: .thread(108),
    accepts: [
      """
      calls: [{show: solid}, {hide: true}]
      root:
        type: UITableView
        isSkeletonable: true
        rowHeight: 44
        isScrollEnabled: false
        isUserInteractionDisabledWhenSkeletonIsActive: false
      """,
      """
      # Switched off again after hide.
      calls:
        - show: solid
        - hide: true
        - set: {list: {isScrollEnabled: false}}
      root: {type: UITableView, id: list, isSkeletonable: true, rowHeight: 44, isScrollEnabled: false}
      """,
    ],
    reports: [
      """
      calls: [{show: solid}, ↓{hide: true}]
      root: {type: UITableView, isSkeletonable: true, rowHeight: 44, isScrollEnabled: false}
      """,
      """
      # Touches of a leaf: what the app says meanwhile is written over.
      calls:
        - show: solid
        - set: {follow: {isUserInteractionEnabled: false}}
        - ↓hide: true
      root: {type: UIButton, id: follow, isSkeletonable: true}
      """,
    ]
  ) { context in
    context.findings(ofCalls: isMeant) { incidents, _ in
      RuleContext.CallWarning(
        message:
          "this hide switches on \(incidents.interaction) of \(incidents.names), which the app has off",
        help: "set isUserInteractionDisabledWhenSkeletonIsActive to false before show, "
          + "or switch \(incidents.interaction) off after hide",
        note: "it is switched off here")
    }
  }
}

private func isMeant(_ kind: CallTrace.Kind) -> Bool {
  switch kind {
  case .touches(isOn: true, _), .scrolling(isOn: true): true
  default: false
  }
}
