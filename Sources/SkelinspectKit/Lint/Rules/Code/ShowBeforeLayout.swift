extension Rule {
  static let showBeforeLayout = Rule(
    "show-before-layout", .note, inPartialFiles: .note,
    "Show is called in viewDidLoad, viewWillAppear or an initialiser, and counts lines or rows by a size that layout "
      + "has not set yet.",
    why:
      "How many lines a label without a limit gets, and how many rows a table gets, depends on their heights when show "
      + "is called. Layout moves the skeleton later, but counts neither again.",
    fix: "Call show once the view has its size: in viewIsAppearing, or later.",
    link: .thread(64),
    accepts: [
      .post("override func viewIsAppearing(_ animated: Bool) { view.showSkeleton() }"),
      // One line whatever the size.
      .post("override func viewDidLoad() { titleLabel.showSkeleton() }"),
      // When the data is asked for, layout is done.
      .post(
        "override func viewDidLoad() { DispatchQueue.main.async { self.view.showSkeleton() } }"),
      .post("override func viewDidLoad() { view.layoutIfNeeded(); view.showSkeleton() }"),
      // The data source says how many rows.
      .list("viewDidLoad", rows: "4"),
      .list("viewIsAppearing", rows: "UITableView.automaticNumberOfSkeletonRows"),
    ],
    reports: [
      .post("override func viewDidLoad() { ↓view.showSkeleton() }"),
      .post("override func viewDidLoad() { ↓bodyLabel.showAnimatedSkeleton() }"),
      .list("viewDidLoad", rows: "UITableView.automaticNumberOfSkeletonRows", mark: "↓"),
      .list("viewWillAppear", rows: "UITableView.automaticNumberOfSkeletonRows", mark: "↓"),
    ]
  ) { context in
    let (hierarchy, evidence) = (context.hierarchy, context.hierarchy.evidence)
    var known: [ViewIndex]?
    return context.findings(atSteps: { step, root, body in
      guard step.effect == .show(isDelayed: false), step.isBeforeLayout || step.isBeforeFirstLayout,
        context.isSurelyMarked(root), context.order?.refusedShows.isRefused(root, at: step.place) == false,
        evidence?.shows(on: root).contains(where: { $0.place == step.place && $0.isEarly }) == true,
        !StepOrder(body, of: root, in: context).may(.laysOut, before: step)
      else { return nil }
      let counted = known ?? context.viewsThatCount()
      known = counted
      let views = counted.filter { context.way(to: $0).contains(root) }
      guard let first = views.first else { return nil }
      let what = hierarchy.views[first].family == .table ? "rows" : "lines"
      let more = views.count == 1 ? "" : ", and \((views.count - 1).counted("other view"))"
      return context.finding(
        "show comes before layout here\(step.isBeforeLayout ? "" : ", the first time"): how many \(what) "
          + "\(context.name(of: first)) gets depends on its height now\(more), and layout does not count "
          + "them again",
        at: root, place: step.place,
        help: "call show once \(context.name(of: root)) has its size: in viewIsAppearing, or later",
        notes: views.prefix(5).map { view in
          let what = hierarchy.views[view].family == .table ? "dummy rows" : "lines"
          return context.note("\(context.name(of: view)) has as many \(what) as fit in", at: view)
        })
    })
  }
}

extension RuleContext {
  /// The labels without a limit and the tables whose skeleton's count follows from their height.
  fileprivate func viewsThatCount() -> [ViewIndex] {
    let labels = multilineTexts.filter { view in
      hierarchy.views[view].family == .label && isCoveredLeaf(view)
        && !isOpen([.numberOfLines, .skeletonTextNumberOfLines], of: view)
        && TextStyle.numberOfLines(of: view, in: hierarchy) == 0
    }
    let isUpdated =
      order?.bodies.contains { $0.steps.contains { $0.effect == .updateSkeleton } } ?? false
    let tables =
      isUpdated
      ? []
      : installed([.table]).filter { table in
        hierarchy.integer(.numberOfSkeletonRows, of: table) == nil
          && !isOpen([.numberOfSkeletonRows, .dataSource], of: table)
          && !(hierarchy.evidence?.sizelessTables.contains(table) ?? false)
      }
    return (labels + tables).sorted()
  }

  private func isOpen(_ keys: [ViewKey], of view: ViewIndex) -> Bool {
    keys.contains { hierarchy.evidence?.isUnknown($0, of: view) ?? false }
  }
}

extension RuleExample {
  fileprivate static func post(_ function: String) -> RuleExample {
    """
    // PostController.swift
    final class PostController: UIViewController {
      let titleLabel = UILabel()
      let bodyLabel = UILabel()
      override func loadView() {
        view = UIView()
        view.isSkeletonable = true
        [titleLabel, bodyLabel].forEach { $0.isSkeletonable = true }
        bodyLabel.numberOfLines = 0
        view.addSubview(titleLabel)
        view.addSubview(bodyLabel)
      }
      \(function)
    }
    """
  }

  fileprivate static func list(_ function: String, rows: String, mark: String = "") -> RuleExample {
    """
    // ListController.swift
    final class ListController: UIViewController, SkeletonTableViewDataSource {
      let tableView = UITableView()
      override func loadView() {
        view = tableView
        tableView.isSkeletonable = true
        tableView.rowHeight = 60
        tableView.dataSource = self
      }
      override func \(function)(\(function == "viewDidLoad" ? "" : "_ animated: Bool")) {
        \(mark)tableView.showSkeleton()
      }
      func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { \(rows) }
      func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
    }
    """
  }
}
