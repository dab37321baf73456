extension Rule {
  static let rowUpdateBeforeHide = Rule(
    "row-update-before-hide", .error, inPartialFiles: .error,
    "Rows or items are inserted or deleted while the table or collection still has SkeletonView's data source.",
    why:
      "Until hide, SkeletonView's dummy data source says how many rows there are, whatever yours holds: the number "
      + "does not match the update, and UIKit throws.",
    fix: "Call hideSkeleton() first, then update the rows.",
    link: .thread(302),
    accepts: [
      usersController("view.hideSkeleton(); tableView.insertRows(at: paths, with: .fade)"),
      // The rows are asked for anew.
      usersController("tableView.reloadData(); view.hideSkeleton()"),
      // No counts change in it.
      usersController("tableView.performBatchUpdates({ view.layoutIfNeeded() }); view.hideSkeleton()"),
      // Hidden already.
      usersController(
        "tableView.hideSkeleton(); tableView.deleteRows(at: paths, with: .fade); view.hideSkeleton()"),
      // A table that gets no skeleton.
      usersController("otherTable.insertRows(at: paths, with: .fade); view.hideSkeleton()"),
    ],
    reports: [
      usersController("↓tableView.insertRows(at: paths, with: .fade); view.hideSkeleton()"),
      usersController(
        "tableView.beginUpdates(); ↓tableView.deleteRows(at: paths, with: .fade); tableView.endUpdates(); "
          + "tableView.hideSkeleton()"),
      usersController(
        "↓tableView.performBatchUpdates({ tableView.insertRows(at: paths, with: .fade) }); "
          + "view.hideSkeleton(reloadDataAfter: false)"),
    ]
  ) { context in
    let installed = Set(context.installed())
    var known: [CodeNode: Set<ViewIndex>] = [:]
    return context.findings(atSteps: { step, view, body in
      // What follows in a function meets the same data source.
      guard case .updateRows(let function) = step.effect, installed.contains(view),
        known[step.spot.body]?.contains(view) != true, context.isSurelyMarked(view),
        let show = context.show(reaching: view, before: step)
      else { return nil }
      let order = StepOrder(body, of: view, in: context)
      guard let hide = order.hide(after: step), !order.may(.hides, before: step),
        !order.may(.shows, before: hide, after: step)
      else { return nil }
      known[step.spot.body, default: []].insert(view)
      let name = context.name(of: view)
      return context.finding(
        "\(function) comes before hide: \(name) still has SkeletonView's dummy data source, whose number of "
          + "\(context.hierarchy.cellsNoun(of: view)) does not change, and UIKit throws",
        at: view, place: step.place, help: "call hideSkeleton() first, then \(function)",
        notes: [
          Diagnostic.Note(message: "hide here restores the data source of \(name)", place: hide.place),
          context.note(of: show),
        ])
    })
  }
}

private func usersController(_ line: String) -> RuleExample {
  """
  // UsersController.swift
  final class UsersController: UIViewController, SkeletonTableViewDataSource {
    let tableView = UITableView()
    let otherTable = UITableView()
    override func viewDidAppear(_ animated: Bool) {
      view.isSkeletonable = true
      tableView.isSkeletonable = true
      tableView.rowHeight = 60
      tableView.dataSource = self
      view.addSubview(tableView)
      view.addSubview(otherTable)
      view.showSkeleton()
    }
    func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "user" }
    func didLoad(_ paths: [IndexPath]) {
      \(line)
    }
  }
  """
}
