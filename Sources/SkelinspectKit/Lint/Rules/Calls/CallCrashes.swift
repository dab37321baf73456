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
      """
      calls: [{show: solid}, {update: gradient}]
      root:
        type: UICollectionView
        isSkeletonable: true
        frame: [0, 0, 300, 300]
        itemSize: [100, 100]
        dataSource: SkeletonCollectionViewDataSource
        prototypes: [{type: UICollectionViewCell, isSkeletonable: true}]
      """,
      """
      # The count is the app's own.
      calls:
        - show: solid
        - set: {grid: {itemSize: [100, 0]}}
        - update: gradient
      root:
        type: UICollectionView
        id: grid
        isSkeletonable: true
        frame: [0, 0, 300, 300]
        itemSize: [100, 100]
        numberOfSkeletonItems: 4
        dataSource: SkeletonCollectionViewDataSource
        prototypes: [{type: UICollectionViewCell, isSkeletonable: true}]
      """,
    ],
    reports: [
      """
      calls:
        - show: solid
        - set: {grid: {itemSize: [100, 0]}}
        - ↓update: gradient
      root:
        type: UICollectionView
        id: grid
        isSkeletonable: true
        frame: [0, 0, 300, 300]
        itemSize: [100, 100]
        dataSource: SkeletonCollectionViewDataSource
        prototypes: [{type: UICollectionViewCell, isSkeletonable: true}]
      """,
      """
      calls:
        - show: solid
        - set: {grid: {itemSize: [100, 0]}}
        - ↓environment: {userInterfaceStyle: dark}
      root:
        type: UICollectionView
        id: grid
        isSkeletonable: true
        frame: [0, 0, 300, 300]
        itemSize: [100, 100]
        dataSource: SkeletonCollectionViewDataSource
        prototypes: [{type: UICollectionViewCell, isSkeletonable: true}]
      """,
    ]
  ) { context in
    // What stops the first show is said at the view.
    guard context.inspection.crash == nil else { return [] }
    return context.findings(ofCalls: { if case .crash = $0 { true } else { false } }) { incidents, _ in
      warning(incidents)
    }
  }
}

private func warning(_ incidents: [CallTrace.Incident]) -> RuleContext.CallWarning {
  guard case .crash(let reason, let isLimit) = incidents[0].kind else {
    return RuleContext.CallWarning(message: "the app would crash here")
  }
  return isLimit
    ? RuleContext.CallWarning(
      message: "nothing is said about this call and those after it: \(reason)", severity: .note)
    : RuleContext.CallWarning(message: "the app would crash here, at \(incidents.names): \(reason)")
}
