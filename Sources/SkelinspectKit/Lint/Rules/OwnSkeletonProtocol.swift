extension Rule {
  static let ownSkeletonProtocol = Rule(
    "own-skeleton-protocol", .error, inPartialFiles: .error,
    "A data source adopts a protocol of the project's own that only has the library's name: no dummy cells appear.",
    why:
      "SkeletonView asks dataSource as? SkeletonTableViewDataSource, its own protocol; a namesake is another type.",
    fix:
      "Delete or rename the project's protocol, and import SkeletonView where the data source is declared.",
    link: .source(
      "SkeletonViewCore/Sources/API/Collections/CollectionViews/SkeletonCollectionViewProtocols.swift"),
    accepts: [
      jobsController(
        "// JobsController.swift\nimport SkeletonView", adopting: "SkeletonTableViewDataSource", identifier),
      jobsController(
        """
        // The library's by its full name.
        protocol SkeletonTableViewDataSource: UITableViewDataSource {}
        """, adopting: "SkeletonView.SkeletonTableViewDataSource", identifier),
    ],
    reports: [
      jobsController(
        """
        // JobsController.swift
        protocol SkeletonTableViewDataSource: UITableViewDataSource {}
        """, adopting: "↓SkeletonTableViewDataSource"),
      """
      // In an extension.
      protocol SkeletonCollectionViewDataSource: UICollectionViewDataSource {}
      final class PhotosController: UICollectionViewController {
        override func viewDidAppear(_ animated: Bool) {
          collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
          collectionView.isSkeletonable = true
          collectionView.showSkeleton()
        }
      }
      extension PhotosController: ↓SkeletonCollectionViewDataSource {}
      """,
    ]
  ).looking(among: { ($0.hierarchy.evidence?.ownProtocols ?? []) }) { call, context in
    let wanted = context.hierarchy.skeletonDataSourceName(of: call.view)
    return context.finding(
      "\(call.owner.shortened) adopts the project's own \(wanted), not SkeletonView's: "
        + "\(context.name(of: call.view)) gets no dummy cells", at: call.view, place: call.place,
      help: "delete the project's protocol and import SkeletonView, or write SkeletonView.\(wanted)",
      notes: [context.note("\(context.name(of: call.view)) has it as data source", at: call.view)])
  }
}

private let identifier =
  #"func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "job" }"#

private func jobsController(
  _ head: String, adopting name: String, _ member: String? = nil
) -> RuleExample {
  """
  \(head)
  final class JobsController: UITableViewController, \(name) {
    override func viewDidAppear(_ animated: Bool) {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "job")
      tableView.isSkeletonable = true
      tableView.rowHeight = 60
      tableView.showSkeleton()
    }\(member.map { "\n  \($0)" } ?? "")
  }
  """
}
