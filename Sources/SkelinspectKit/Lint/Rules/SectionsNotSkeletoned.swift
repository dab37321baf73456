extension Rule {
  static let sectionsNotSkeletoned = Rule(
    "sections-not-skeletoned", .warning, inPartialFiles: .warning,
    reads: [.isSkeletonable, .dataSource, .numberOfSkeletonSections, .numberOfSkeletonRows],
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
      """
      # As many rows as the table has room for: the other sections would begin below it.
      {type: UITableView, isSkeletonable: true, rowHeight: 60, numberOfSections: 3}
      """,
      sectionsController("func numberOfSections(in list: UITableView) -> Int { 3 }", rows: ""),
      sectionsController(
        "var days = [Day](); func numberOfSections(in list: UITableView) -> Int { days.count }"),
      sectionsController(
        """
        func numberOfSections(in list: UITableView) -> Int { 3 }
          func numSections(in list: UITableView) -> Int { 3 }
        """),
      sectionsController(
        "func numSections(in list: UITableView) -> Int { 2 }",
        identifiers: #"path.section == 0 ? "row" : "other""#),
    ],
    reports: [
      "{type: UITableView, isSkeletonable: true, rowHeight: 60, numberOfSkeletonRows: 2, ↓numberOfSections: 3}",
      """
      type: UICollectionView
      isSkeletonable: true
      numberOfSkeletonItems: 4
      ↓numberOfSections: 2
      """,
      sectionsController("func numberOfSections(in list: UITableView) -> Int { ↓3 }"),
      sectionsController(
        "func numSections(in list: UITableView) -> Int { 1 }",
        identifiers: #"switch path.section { case 0: return ↓"row"; default: return "other" }"#),
    ]
  ).looking(among: { $0.installed([.table, .collection]) }) { view, context in
    let hierarchy = context.hierarchy
    let name = context.name(of: view)
    guard let sections = hierarchy.integer(.numberOfSections, of: view), sections > 1,
      !hierarchy.says(.numberOfSkeletonSections, of: view)
    else { return unasked(view, context) }
    // Or of as many cells as there are sections.
    guard !isFilled(view, hierarchy), (hierarchy.evidence?.dummyCells[view]?.count ?? 0) < sections else {
      return unasked(view, context)
    }
    let isInCode = hierarchy.evidence?.facts[view]?.contains { $0.key == .numberOfSections } ?? false
    return context.finding(
      "the skeleton of \(name) has one section, and the app has \(sections): nothing is asked for in the others",
      at: view, .numberOfSections,
      fix: isInCode ? nil : Fix(.set(.numberOfSkeletonSections, of: view, to: .number(Double(sections)))),
      help: isInCode ? "implement numSections(in:) in the data source, and return \(sections)" : nil)
  }
}

/// Whether the rows of the one section are as many as a table has room for.
private func isFilled(_ view: ViewIndex, _ hierarchy: Hierarchy) -> Bool {
  hierarchy.views[view].family == .table
    && ![.numberOfSkeletonRows, .headerIdentifier].contains {
      hierarchy.says($0, of: view) || hierarchy.evidence?.isUnknown($0, of: view) == true
    }
}

/// Of what is asked for in some sections only.
private func unasked(_ view: ViewIndex, _ context: RuleContext) -> Finding? {
  guard let (identifiers, place) = context.hierarchy.evidence?.unaskedCells[view] else { return nil }
  let sections = context.hierarchy.numberOfSkeletonSections(of: view)
  // A switch has to say something of sections that are not there.
  if sections > 1, context.hierarchy.says(.numberOfSkeletonSections, of: view),
    context.hierarchy.integer(.numberOfSections, of: view).map({ $0 <= sections }) ?? true
  {
    return nil
  }
  return context.finding(
    "the skeleton of \(context.name(of: view)) has \(sections.counted("section")), and never asks for the cells of "
      + "the others: \(identifiers.map(\.quoted).listed("and"))", at: view, place: place,
    help: "implement numSections(in:) in the data source, and return how many sections the app shows")
}

private func sectionsController(
  _ members: String, identifiers: String = #""row""#, rows: String = twoRows
) -> RuleExample {
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
    \(rows)
    func collectionSkeletonView(_ list: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { \(identifiers) }
  }
  """
}

private let twoRows =
  "func collectionSkeletonView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }"
