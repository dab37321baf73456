extension Rule {
  static let hideWithoutEffect = Rule(
    "hide-without-effect", .warning,
    "A hide reaches no view that shows a skeleton.",
    why:
      "hideSkeleton returns if its view is not active: a view is active by itself, or through marked views below it, "
      + "without a gap.",
    fix:
      "Call hideSkeleton() on the view that show was called on, before flags change; neither reloadData nor a flag hides it.",
    link: .thread(161),
    accepts: [
      """
      calls: [{show: solid}, {hide: true}]
      root: {type: UILabel, isSkeletonable: true}
      """,
      """
      # It cancels a show that was still to come.
      calls: [{show: solid, delay: 0.5}, {hide: true}]
      root: {type: UILabel, isSkeletonable: true}
      """,
    ],
    reports: [
      """
      calls:
        - show: solid
        - set: {list: {isSkeletonable: false}}
        - ↓hide: true
      root:
        type: UIView
        isSkeletonable: true
        subviews: [{type: UITableView, id: list, isSkeletonable: true, rowHeight: 44}]
      """,
      """
      calls:
        - {show: solid, on: name}
        - ↓{hide: true, on: photo}
      root:
        type: UIView
        subviews:
          - {type: UILabel, id: name, isSkeletonable: true}
          - {type: UIImageView, id: photo, isSkeletonable: true}
      """,
      RuleExample(
        """
        # Nothing is wrong with it but that it is not needed.
        calls: [{show: solid}, {hide: true}, ↓{hide: true}]
        root: {type: UILabel, isSkeletonable: true}
        """, .note),
    ]
  ) { context in
    context.findings(ofCalls: { if case .idle(let idleness) = $0 { idleness } else { nil } }, words: warning)
  }
}

private func warning(
  _ incidents: [CallTrace.Incident], _ idleness: CallTrace.Idleness
) -> RuleContext.CallWarning {
  let start = "hide on \(incidents.names) does nothing"
  switch idleness {
  case .nothingShown:
    return RuleContext.CallWarning(
      message: "\(start): no skeleton is shown", severity: .note, note: "the last show is here")
  case .nothingLeft:
    return RuleContext.CallWarning(
      message: "\(start): all is hidden already", severity: .note, note: "it is hidden here")
  case .outOfReach(let view, let reason?):
    return RuleContext.CallWarning(
      message: "\(start), and \(view) in it keeps its skeleton: \(reason)",
      help: "call hide before flags change, or hideSkeleton() on \(view) itself",
      note: "this puts it out of reach")
  case .outOfReach(let view, nil):
    return RuleContext.CallWarning(
      message: "\(start): the skeleton that shows is that of \(view), outside it",
      help: "call hideSkeleton() on the view that show was called on", note: "\(view) is shown here")
  }
}
