extension Rule {
  static let layerLeftBehind = Rule(
    "layer-left-behind", .error,
    "A hide misses a view, which keeps its skeleton to the end.",
    why:
      "recursiveHideSkeleton goes down as show did, through what is marked when it is called: a view that lost "
      + "its flag, got marked views of its own, moved, or is in a table without a window is not reached.",
    fix: "Hide before flags and views change, or call hideSkeleton() on the view itself.",
    link: .thread(529),
    accepts: [
      """
      calls: [{show: solid}, {hide: true}]
      root: {type: UIView, isSkeletonable: true, subviews: [{type: UILabel, isSkeletonable: true}]}
      """,
      """
      # A later hide on the view itself reaches it.
      calls:
        - show: solid
        - set: {name: {isSkeletonable: false}}
        - hide: true
        - {hide: true, on: name}
      root:
        type: UIView
        isSkeletonable: true
        subviews: [{type: UILabel, id: name, isSkeletonable: true}, {type: UIImageView, isSkeletonable: true}]
      """,
      """
      # It was shown again since.
      calls: [{show: solid}, {hide: true}, {show: solid}]
      root: {type: UILabel, isSkeletonable: true}
      """,
    ],
    reports: [
      """
      calls:
        - show: solid
        - set: {name: {isSkeletonable: false}}
        - ↓hide: true
      root:
        type: UIView
        isSkeletonable: true
        subviews: [{type: UILabel, id: name, isSkeletonable: true}, {type: UIImageView, isSkeletonable: true}]
      """,
      """
      # A container now: not even a hide of its own reaches its layer.
      calls:
        - show: solid
        - add: {type: UILabel, id: badge, isSkeletonable: true}
          to: card
        - ↓hide: true
      root:
        type: UIView
        isSkeletonable: true
        subviews: [{type: UIView, id: card, isSkeletonable: true}, {type: UILabel, isSkeletonable: true}]
      """,
      """
      # What was removed comes back as it went.
      calls: [{show: solid}, {remove: card}, ↓{hide: true}, {add: card, to: root}]
      root:
        type: UIView
        id: root
        isSkeletonable: true
        subviews: [{type: UIView, id: card, isSkeletonable: true}, {type: UILabel, isSkeletonable: true}]
      """,
    ]
  ) { context in
    context.findings(ofCalls: { if case .covered(let left) = $0 { left } else { nil } }) { incidents, left in
      let whose = incidents.count == 1 ? "its skeleton" : "their skeletons"
      return RuleContext.CallWarning(
        message: "hide leaves \(incidents.names) with \(whose): \(left.reason)",
        help: left.help, note: "this keeps hide from reaching it")
    }
  }
}
