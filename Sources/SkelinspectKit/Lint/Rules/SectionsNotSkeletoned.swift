extension Rule {
  static let sectionsNotSkeletoned = Rule(
    "sections-not-skeletoned", .warning, inPartialFiles: .warning,
    reads: [.isSkeletonable, .dataSource, .numberOfSections, .numberOfSkeletonSections],
    "The skeleton has one section where the app has several.",
    why:
      "SkeletonView asks its own numSections(in:), whose default is 1, and never numberOfSections(in:): dummy cells, "
      + "identifiers and counts are asked for in section 0 only.",
    fix: "Implement numSections(in:) in the data source.",
    link: .thread(465),
    accepts: [
      "{type: UITableView, isSkeletonable: true, rowHeight: 60, numberOfSections: 3, numberOfSkeletonSections: 3}",
      "{type: UITableView, isSkeletonable: true, rowHeight: 60, numberOfSections: 1}",
      """
      # Meant as one: it is said.
      {type: UITableView, isSkeletonable: true, rowHeight: 60, numberOfSections: 3, numberOfSkeletonSections: 1}
      """,
      sectionsController(
        "var days = [Day](); func numberOfSections(in list: UITableView) -> Int { days.count }"),
      sectionsController(
        """
        func numberOfSections(in list: UITableView) -> Int { 3 }
          func numSections(in list: UITableView) -> Int { 3 }
        """),
    ],
    reports: [
      "{type: UITableView, isSkeletonable: true, rowHeight: 60, ↓numberOfSections: 3}",
      """
      type: UICollectionView
      isSkeletonable: true
      numberOfSkeletonItems: 4
      ↓numberOfSections: 2
      """,
      RuleExample(sectionsController("func numberOfSections(in list: UITableView) -> Int { ↓3 }")),
    ],
    among: { $0.installed([.table, .collection]) }
  ) { view, context in
    let hierarchy = context.hierarchy
    guard let sections = hierarchy.integer(.numberOfSections, of: view), sections > 1,
      !hierarchy.says(.numberOfSkeletonSections, of: view)
    else { return nil }
    let name = context.name(of: view)
    let isInCode = hierarchy.evidence?.facts[view]?.contains { $0.key == .numberOfSections } ?? false
    return context.finding(
      "the skeleton of \(name) has one section, and the app has \(sections): nothing is asked for in the others",
      at: view, .numberOfSections,
      fix: isInCode ? nil : Fix(.set(.numberOfSkeletonSections, of: view, to: .number(Double(sections)))),
      help: isInCode ? "implement numSections(in:) in the data source, and return \(sections)" : nil)
  }
}

private func sectionsController(_ members: String) -> String {
  """
  // SectionsController.swift
  final class SectionsController: UITableViewController, SkeletonTableViewDataSource {
    override func viewDidLoad() {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.isSkeletonable = true
      tableView.rowHeight = 60
    }
    override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
    \(members)
    func collectionSkeletonView(_ list: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
  }
  """
}
