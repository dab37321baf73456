extension Rule {
  static let callCrashes = Rule(
    "call-crashes", .error,
    "A call crashes the app.",
    why:
      "SkeletonView counts rows, items and lines again at updates, reloads and dark mode changes: what was fine at "
      + "the first show may be a division by zero at the next call.",
    fix: "Change what the count depends on before show or after hide, or state the count.",
    link: .thread(44),
    accepts: [
      grid("calls: [{show: solid}, {update: gradient}]", id: nil),
      grid(
        """
        # The count is the app's own.
        calls:
          - show: solid
          - set: {grid: {itemSize: [100, 0]}}
          - update: gradient
        """, "numberOfSkeletonItems: 4"),
    ],
    reports: [
      grid(
        """
        calls:
          - show: solid
          - set: {grid: {itemSize: [100, 0]}}
          - ↓update: gradient
        """),
      grid(
        """
        calls:
          - show: solid
          - set: {grid: {itemSize: [100, 0]}}
          - ↓environment: {userInterfaceStyle: dark}
        """),
    ]
  ) { context in
    // What stops the first show is said at the view.
    guard context.inspection.crash == nil else { return [] }
    return context.findings(ofCalls: { if case .crash(let crash) = $0 { crash } else { nil } }) {
      incidents, crash in
      crash.isLimit
        ? RuleContext.CallWarning(
          message: "nothing is said about this call and those after it: \(crash.reason)", severity: .note)
        : RuleContext.CallWarning(
          message: "the app would crash here, at \(incidents.names): \(crash.reason)")
    }
  }
}

/// A collection and what is called on it.
private func grid(_ calls: String, id: String? = "grid", _ key: String? = nil) -> RuleExample {
  """
  \(calls)
  root:
    type: UICollectionView\(id.map { "\n  id: \($0)" } ?? "")
    isSkeletonable: true
    frame: [0, 0, 300, 300]
    itemSize: [100, 100]\(key.map { "\n  \($0)" } ?? "")
    dataSource: SkeletonCollectionViewDataSource
    prototypes: [{type: UICollectionViewCell, isSkeletonable: true}]
  """
}
