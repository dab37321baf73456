extension Rule {
  static let dummyCellsLeft = Rule(
    "dummy-cells-left", .warning,
    "After hide a table or collection still has SkeletonView's dummy cells on screen.",
    why:
      "The cells go when the table reloads after hide: with reloadDataAfter false, with a data source other than "
      + "the one at show, or without a window no reload removes them.",
    fix:
      "Let hide reload, set the data source before show or after hide, and hide while the table is in a window.",
    link: .thread(219),
    accepts: [
      list("calls: [{show: solid}, {hide: true}]"),
      list(
        """
        # The app reloads by itself.
        calls: [{show: solid}, {hide: true, reloadDataAfter: false}, {reload: list}]
        """, id: "list"),
    ],
    reports: [
      list("calls: [{show: solid}, ↓{hide: true, reloadDataAfter: false}]"),
      list(
        """
        calls:
          - show: solid
          - set: {list: {dataSource: UITableViewDataSource}}
          - ↓hide: true
        """, id: "list"),
    ]
  ) { context in
    context.findings(ofCalls: { if case .dummyCells(let cells) = $0 { cells } else { nil } }) {
      incidents, cells in
      let (why, help, note) = cells.reason.words
      return RuleContext.CallWarning(
        message: "after this hide \(cells.count.counted("dummy cell")) of \(incidents.names) "
          + "\(cells.count == 1 ? "stays" : "stay") on screen: \(why)", help: help, note: note)
    }
  }
}

extension CallTrace.CellReason {
  /// Why, what to do about it, and what is noted of its cause.
  fileprivate var words: (why: String, help: String, note: String) {
    switch self {
    case .withoutReload:
      (
        "reloadDataAfter is false, and nothing reloads it later",
        "leave reloadDataAfter out, or call reloadData() after hide", "because of this call"
      )
    case .sourceReplaced:
      (
        "its data source is not the one it had at show, so hide restores and reloads nothing",
        "set the data source before show, or after hide", "it is replaced here"
      )
    case .noWindow:
      (
        "it is not in a window, where no layout removes them", "call hide while the table is in a window",
        "it leaves the window here"
      )
    }
  }
}

/// A table and what is called on it.
private func list(_ calls: String, id: String? = nil) -> RuleExample {
  """
  \(calls)
  root:
    type: UITableView\(id.map { "\n  id: \($0)" } ?? "")
    isSkeletonable: true
    rowHeight: 100
    frame: [0, 0, 320, 480]
    dataSource: SkeletonTableViewDataSource
    prototypes: [{type: UITableViewCell, isSkeletonable: true}]
  """
}
