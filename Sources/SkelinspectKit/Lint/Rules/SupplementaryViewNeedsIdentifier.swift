extension Rule {
  static let supplementaryViewNeedsIdentifier = Rule(
    "supplementary-view-needs-identifier", .warning,
    reads: [.isSkeletonable, .dataSource, .supplementaryIdentifier],
    "A collection makes room for headers or footers but names none for skeletons.",
    why: "Without an identifier from collectionSkeletonView(_:supplementaryViewIdentifierOfKind:at:), "
      + "SkeletonCollectionDataSource returns what the data source's own viewForSupplementaryElementOfKind "
      + "makes, or else a plain UICollectionReusableView(), at which users report an assertion of UIKit's: "
      + "it was not dequeued.",
    fix: "Return the identifier of a registered header or footer in "
      + "collectionSkeletonView(_:supplementaryViewIdentifierOfKind:at:).",
    link: .thread(166),
    accepts: [
      """
      type: UICollectionView
      isSkeletonable: true
      numberOfSkeletonItems: 6
      headerReferenceSize: [390, 44]
      supplementaryIdentifier: AlbumHeader
      supplementaryViews:
        - {type: AlbumHeader, reuseIdentifier: AlbumHeader, isSkeletonable: true}
      """,
      """
      # A layout that scrolls vertically has no header where its height is 0.
      {type: UICollectionView, isSkeletonable: true, numberOfSkeletonItems: 6, headerReferenceSize: [390, 0]}
      """,
    ],
    reports: [
      """
      type: UICollectionView
      isSkeletonable: true
      numberOfSkeletonItems: 6
      ↓headerReferenceSize: [390, 44]
      """,
      """
      type: UICollectionView
      isSkeletonable: true
      numberOfSkeletonItems: 6
      ↓footerReferenceSize: {width: 390, height: 60}
      supplementaryIdentifier: null
      """,
      RuleExample(
        """
        # An identifier that is not registered throws.
        type: UICollectionView
        isSkeletonable: true
        numberOfSkeletonItems: 6
        headerReferenceSize: [390, 44]
        ↓supplementaryIdentifier: Header
        supplementaryViews:
          - {type: AlbumHeader, reuseIdentifier: AlbumHeader, isSkeletonable: true}
        """, .error),
    ]
  ).looking(among: { $0.installed([.collection]) }) { collection, context in
    let (hierarchy, name) = (context.hierarchy, context.name(of: collection))
    let cells = DummyCells(of: collection, in: hierarchy)
    guard hierarchy.numberOfSkeletonSections(of: collection) > 0 else { return nil }
    if let missing = cells.unregisteredSupplementaryView {
      return context.unregistered(
        missing, .supplementaryIdentifier, of: collection, among: cells.supplementaryViews,
        "no supplementary view of \(name) has the reuse identifier \(missing.quoted): dequeuing it throws")
    }
    guard hierarchy.hasFlowLayout(collection),
      hierarchy.text(.supplementaryIdentifier, of: collection) == nil,
      !hierarchy.children(of: collection).contains(where: hierarchy.isPlainSupplementaryView)
    else { return nil }
    let isHorizontal = hierarchy.scrollsHorizontally(collection)
    let sizes = [ViewKey.headerReferenceSize, .footerReferenceSize].compactMap { key in
      hierarchy.size(key, of: collection).map { (key: key, length: isHorizontal ? $0.width : $0.height) }
    }.filter { $0.length > 0 }
    guard let first = sizes.first else { return nil }
    let what = sizes.map {
      ($0.key == .headerReferenceSize ? "headers" : "footers") + " of \($0.length.jsonText) pt"
    }
    return context.finding(
      "\(name) has \(what.listed("and")) but "
        + "\(hierarchy.word(for: .supplementaryIdentifier, of: collection)) names none for skeletons: "
        + "UIKit asserts unless viewForSupplementaryElementOfKind dequeues a view",
      at: collection, first.key,
      help: context.setting(
        .supplementaryIdentifier, of: collection, to: "the identifier of a registered view"))
  }
}
