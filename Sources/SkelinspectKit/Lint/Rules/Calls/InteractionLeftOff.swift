extension Rule {
  static let interactionLeftOff = Rule(
    "interaction-left-off", .warning,
    "After hide a view still takes no touches, or does not scroll, though the app never switched that off.",
    why:
      "show disables touches where isUserInteractionDisabledWhenSkeletonIsActive is true at its moment, and hide "
      + "enables them where it is true at hide's: cleared in between, they stay off.",
    fix: "Set isUserInteractionDisabledWhenSkeletonIsActive once, before show, and leave it.",
    link: .thread(215),
    accepts: [
      """
      calls: [{show: solid}, {hide: true}]
      root: {type: UITableView, isSkeletonable: true, rowHeight: 44}
      """,
      """
      # Cleared before show, it keeps touches on throughout.
      calls:
        - set: {name: {isUserInteractionDisabledWhenSkeletonIsActive: false}}
        - show: solid
        - hide: true
      root: {type: UILabel, id: name, isSkeletonable: true, isUserInteractionEnabled: true}
      """,
    ],
    reports: [
      """
      calls:
        - show: solid
        - set: {follow: {isUserInteractionDisabledWhenSkeletonIsActive: false}}
        - ↓hide: true
      root: {type: UIButton, id: follow, isSkeletonable: true}
      """,
      """
      calls:
        - show: solid
        - set: {list: {isUserInteractionDisabledWhenSkeletonIsActive: false}}
        - ↓hide: true
      root: {type: UITableView, id: list, isSkeletonable: true, rowHeight: 44}
      """,
    ]
  ) { context in
    context.findings(ofCalls: isMeant) { incidents, _ in
      RuleContext.CallWarning(
        message: "after this hide \(incidents.names) keeps \(incidents.interaction) off, "
          + "which the app has on",
        help: "set isUserInteractionDisabledWhenSkeletonIsActive before show, and leave it until after hide",
        note: "the flag that says so is set here, while the skeleton shows")
    }
  }
}

private func isMeant(_ kind: CallTrace.Kind) -> Bool {
  switch kind {
  case .touches(isOn: false), .scrolling(isOn: false): true
  default: false
  }
}
