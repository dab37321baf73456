extension Rule {
  static let interactionLeftOff = Rule(
    "interaction-left-off", .warning,
    "After hide a view takes no touches, or does not scroll, though the app has that enabled.",
    why:
      "show disables touches if isUserInteractionDisabledWhenSkeletonIsActive is true when show is called, and hide "
      + "enables them if it is true when hide is called: if it is cleared in between, they stay off. For views other "
      + "than tables and collections hide restores the value from show.",
    fix:
      "Set isUserInteractionDisabledWhenSkeletonIsActive once, before show, and leave it; set touches before show, "
      + "or after hide.",
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
      """
      # Hide restores the value from show.
      calls:
        - show: solid
        - set: {follow: {isUserInteractionEnabled: true}}
        - ↓hide: true
      root: {type: UIButton, id: follow, isSkeletonable: true, isUserInteractionEnabled: false}
      """,
    ]
  ) { context in
    context.findings(ofCalls: { $0.interaction(isOn: false) }) { incidents, _ in
      let written = incidents.filter(\.isWrittenBack)
      let (help, note) = words(written, isAll: written.count == incidents.count)
      return RuleContext.CallWarning(
        message: "after this hide \(incidents.names) keeps \(incidents.interaction) off, "
          + "which the app has enabled",
        help: help, note: "\(note) here, while the skeleton shows")
    }
  }
}

/// - Parameter written: those whose touches hide wrote back.
private func words(_ written: [CallTrace.Incident], isAll: Bool) -> (help: String, note: String) {
  let keep = "set isUserInteractionDisabledWhenSkeletonIsActive before show, and leave it until after hide"
  let again = "set isUserInteractionEnabled after hide, which restores its value from show"
  if written.isEmpty { return (keep, "the flag that says so is set") }
  return isAll ? (again, "it is turned on") : ("\(keep); of \(written.names) \(again)", "it is set")
}

extension CallTrace.Incident {
  fileprivate var isWrittenBack: Bool {
    if case .touches(_, isWrittenBack: true) = kind { true } else { false }
  }
}
