extension Rule {
  static let notShownLive = Rule(
    "not-shown-live", .warning,
    "In the running app a view has no skeleton, though recursion reaches it and views beside it have theirs.",
    why:
      "recursiveShowSkeleton puts a layer on every leaf that it reaches. Where a capture has none while the "
      + "skeleton shows, the view was added or marked after showSkeleton, or its own skeleton was hidden.",
    fix:
      "Add and mark the view before showSkeleton, or call showSkeleton on it too; hide a whole screen at once.",
    link: .source("SkeletonViewCore/Sources/API/SkeletonView.swift"),
    accepts: [
      """
      # Nothing was shown when the app was captured.
      capture: {by: app}
      root: {type: UIView, isSkeletonable: true, subviews: [{type: UILabel, isSkeletonable: true}]}
      """,
      """
      capture: {by: app}
      root:
        type: UIView
        isSkeletonable: true
        subviews:
          - {type: UILabel, isSkeletonable: true, skeletonLayers: [{frame: [0, 0, 200, 20]}]}
          - {type: UILabel}
      """,
      """
      # Show was called on the header alone.
      capture: {by: app}
      root:
        type: UIView
        isSkeletonable: true
        subviews:
          - type: UIView
            isSkeletonable: true
            subviews: [{type: UILabel, isSkeletonable: true, skeletonLayers: [{frame: [0, 0, 200, 20]}]}]
          - type: UIView
            isSkeletonable: true
            subviews: [{type: UILabel, isSkeletonable: true}]
      """,
    ],
    reports: [
      """
      capture: {by: app}
      root:
        type: UIView
        isSkeletonable: true
        subviews:
          - {type: UILabel, id: name, isSkeletonable: true, skeletonLayers: [{frame: [0, 0, 200, 20]}]}
          - ↓{type: UILabel, id: bio, isSkeletonable: true}
      """,
      """
      capture: {by: debugger}
      root:
        type: UIView
        isSkeletonable: true
        subviews:
          - {type: UIImageView, isSkeletonable: true, skeletonLayers: [{frame: [0, 0, 40, 40]}]}
          - type: UIStackView
            isSkeletonable: true
            arrangedSubviews:
              - {type: UILabel, isSkeletonable: true, skeletonLayers: [{frame: [0, 0, 200, 20]}]}
              - ↓{type: UIImageView, isSkeletonable: true}
      """,
    ]
  ).looking(among: { shownRegion(in: $0) }) { view, context in
    guard context.isCoveredLeaf(view), !context.hierarchy.hasLiveLayer(view) else { return nil }
    return context.finding(
      "\(context.name(of: view)) had no skeleton when the app was captured, though recursion reaches it",
      at: view,
      help:
        "add and mark it before showSkeleton, or call showSkeleton on it too; see whether hideSkeleton was "
        + "called on it")
  }
}

/// The views in the smallest one that holds all skeletons that were there: show was called on it, or on a view
/// around it.
private func shownRegion(in context: RuleContext) -> [ViewIndex] {
  let hierarchy = context.hierarchy
  guard hierarchy.origin == .live else { return [] }
  let covered = context.views(having: .skeletonLayers).filter(hierarchy.hasLiveLayer)
  guard let first = covered.first, let last = covered.last else { return [] }
  let top = hierarchy.outwards(from: first).first { hierarchy.views[$0].end > last && $0 != first } ?? 0
  return Array(top..<hierarchy.views[top].end)
}
