extension Rule {
  static let interactionReenabled = Rule(
    "interaction-reenabled", .warning, inPartialFiles: .warning, beforeShow: true,
    "Hiding the skeleton switches scrolling and touches on though they were off.",
    why: "enableUserInteraction, which hide calls, sets isUserInteractionEnabled and isScrollEnabled of "
      + "every table and collection to true, whatever they were, unless "
      + "isUserInteractionDisabledWhenSkeletonIsActive is false.",
    fix: "Set isUserInteractionDisabledWhenSkeletonIsActive to false: show and hide then leave both as they "
      + "are.",
    link: .thread(108),
    accepts: [
      """
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      isScrollEnabled: false
      isUserInteractionDisabledWhenSkeletonIsActive: false
      """,
      """
      # Hide never comes to a table that is not marked.
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UILabel, isSkeletonable: true}
        - {type: UITableView, isScrollEnabled: false}
      """,
      """
      # Other views get their old value back.
      {type: UIView, isSkeletonable: true, isUserInteractionEnabled: false}
      """,
    ],
    reports: [
      """
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      ↓isScrollEnabled: false
      """,
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - type: UICollectionView
          id: tags
          isSkeletonable: true
          numberOfSkeletonItems: 6
          ↓isUserInteractionEnabled: false
      """,
    ],
    among: { $0.reached() }
  ) { view, context in
    let hierarchy = context.hierarchy
    // Where calls are said, it is seen after each what came of it.
    if hierarchy.calls != nil || hierarchy.views[view].flags.contains(.keepsInteraction) { return nil }
    let off = [ViewKey.isScrollEnabled, .isUserInteractionEnabled].filter {
      !hierarchy.boolean($0, of: view, default: true)
    }
    guard let first = off.first else { return nil }
    let what = off.map { $0 == .isScrollEnabled ? "scrolling" : "touches" }.listed("and")
    let were = off.count == 1 && first == .isScrollEnabled ? "was" : "were"
    return context.finding(
      "hiding the skeleton switches on \(what) of \(context.name(of: view)), which \(were) off", at: view,
      first,
      fix: Fix(.set(.isUserInteractionDisabledWhenSkeletonIsActive, of: view, to: .boolean(false))),
      notes: off.dropFirst().map { context.note("touches are off too", at: view, $0) })
  }
}
