extension Rule {
  static let wrongCellClass = Rule(
    "wrong-cell-class", .error, reads: .cells,
    "A prototype is of a class that its table or collection does not take as a cell.",
    why: "UITableView.register(_:forCellReuseIdentifier:) takes subclasses of UITableViewCell, "
      + "UICollectionView.register(_:forCellWithReuseIdentifier:) those of UICollectionViewCell; "
      + "SkeletonCollectionDataSource can dequeue no other as a dummy cell.",
    fix: "Make it a UITableViewCell in a table, a UICollectionViewCell in a collection.",
    link: .source("SkeletonViewCore/Sources/Internal/Collections/SkeletonCollectionDataSource.swift"),
    accepts: [
      """
      # The class of your own inherits from UITableViewCell, as the place says.
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      prototypes: [{type: PostCell, isSkeletonable: true}]
      """,
      """
      type: UICollectionView
      isSkeletonable: true
      numberOfSkeletonItems: 6
      prototypes: [{type: PhotoCell, baseClass: UICollectionViewListCell, isSkeletonable: true}]
      """,
    ],
    reports: [
      """
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      prototypes:
        - ↓{type: UICollectionViewCell, isSkeletonable: true}
      """,
      """
      type: UICollectionView
      isSkeletonable: true
      numberOfSkeletonItems: 6
      prototypes:
        - {type: PhotoCell, isSkeletonable: true}
        - ↓type: AdCell
          baseClass: UITableViewCell
          isSkeletonable: true
      """,
    ]
  ).looking(among: { context in
    context.reached().flatMap { DummyCells(of: $0, in: context.hierarchy).prototypes }
  }) { cell, context in
    let (hierarchy, own) = (context.hierarchy, context.hierarchy.views[cell].viewClass)
    guard let owner = hierarchy.views[cell].parent, hierarchy.evidence?.unread.contains(cell) != true else {
      return nil
    }
    let wanted: ViewClass = hierarchy.views[owner].family == .table ? .tableCell : .collectionCell
    guard own.family != wanted.family else { return nil }
    let kind = hierarchy.typeName(of: cell) == own.name ? "" : ", a \(own.name),"
    return context.finding(
      "\(context.name(of: cell))\(kind) is a prototype of \(context.name(of: owner)), "
        + "which takes only a \(wanted.name)", at: cell, help: "make it a \(wanted.name)")
  }
}
