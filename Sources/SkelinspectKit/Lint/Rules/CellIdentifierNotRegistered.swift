extension Rule {
  static let cellIdentifierNotRegistered = Rule(
    "cell-identifier-not-registered", .error, reads: .cells,
    "The cell identifier for skeletons names no prototype of its table or collection.",
    why: "SkeletonCollectionDataSource dequeues every dummy cell by the identifier that "
      + "collectionSkeletonView(_:cellIdentifierForRowAt:) or (_:cellIdentifierForItemAt:) answers, and "
      + "UIKit throws NSInternalInconsistencyException for one that is not registered.",
    fix: "Return the reuse identifier of a registered cell.",
    link: .source("SkeletonViewCore/Sources/Internal/Collections/SkeletonCollectionDataSource.swift"),
    accepts: [
      """
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      skeletonCellIdentifier: PostCell
      prototypes:
        - {type: AdCell, reuseIdentifier: AdCell, isSkeletonable: true}
        - {type: PostCell, reuseIdentifier: PostCell, isSkeletonable: true}
      """,
      """
      # The file lists no prototypes: code may register them.
      {type: UITableView, isSkeletonable: true, rowHeight: 80, skeletonCellIdentifier: PostCell}
      """,
    ],
    reports: [
      """
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      ↓skeletonCellIdentifier: PostCel
      prototypes:
        - {type: PostCell, reuseIdentifier: PostCell, isSkeletonable: true}
      """,
      """
      type: UICollectionView
      isSkeletonable: true
      numberOfSkeletonItems: 6
      ↓skeletonCellIdentifier: PhotoCell
      prototypes:
        - {type: UICollectionViewCell, reuseIdentifier: Album, isSkeletonable: true}
        - {type: UICollectionViewCell, reuseIdentifier: Video, isSkeletonable: true}
      """,
    ]
  ).looking(among: { $0.installed() }) { view, context in
    let cells = DummyCells(of: view, in: context.hierarchy)
    return cells.unregisteredCell.map { missing in
      context.unregistered(
        missing, .skeletonCellIdentifier, of: view, among: cells.prototypes,
        "no prototype of \(context.name(of: view)) has the reuse identifier \(missing.quoted): "
          + "dequeuing a dummy cell throws")
    }
  }
}

extension RuleContext {
  /// A finding at an identifier that none of some templates has.
  func unregistered(
    _ missing: String, _ key: ViewKey, of view: ViewIndex, among templates: [ViewIndex], _ message: String
  ) -> Finding {
    let registered = templates.compactMap { hierarchy.text(.reuseIdentifier, of: $0) }
    var fix: Fix?
    if let meant = nearMiss(of: missing, among: registered) {
      fix = Fix(.set(key, of: view, to: .text(meant)), .meant)
    } else if registered.count == 1 {
      fix = Fix(.set(key, of: view, to: .text(registered[0])), .use)
    }
    let help =
      registered.isEmpty
      ? "give a prototype this reuseIdentifier: none has one"
      : "use \(registered.prefix(5).map(\.quoted).listed)"
    return finding(
      message, at: view, key, .error, fix: fix, help: help,
      notes: notes("is registered", at: templates))
  }
}
