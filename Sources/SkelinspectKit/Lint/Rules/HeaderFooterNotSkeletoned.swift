extension Rule {
  static let headerFooterNotSkeletoned = Rule(
    "header-footer-not-skeletoned", .note, inPartialFiles: .note, isOnByDefault: false,
    "A table's header or footer stays as it is while its rows show skeletons.",
    why: "recursiveShowSkeleton goes on to tableHeaderView and tableFooterView only if they are "
      + "skeletonable; section headers and footers are dequeued by SkeletonCollectionDelegate, which "
      + "addDummyDataSource installs only for a SkeletonTableViewDelegate.",
    fix: "Mark the header or footer, or adopt SkeletonTableViewDelegate in the delegate.",
    link: .thread(70),
    accepts: [
      """
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      tableHeaderView:
        type: UIView
        isSkeletonable: true
        subviews: [{type: UILabel, isSkeletonable: true}]
      """,
      """
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      delegate: SkeletonTableViewDelegate
      headerIdentifier: DayHeader
      headerFooterViews: [{type: DayHeader, reuseIdentifier: DayHeader, isSkeletonable: true}]
      """,
      """
      // UsersController.swift
      // The header shows itself.
      final class DayHeader: UITableViewHeaderFooterView {}
      final class UsersController: UITableViewController, SkeletonTableViewDataSource {
        override func viewDidLoad() {
          tableView.register(DayHeader.self, forHeaderFooterViewReuseIdentifier: "day")
          tableView.isSkeletonable = true
          tableView.showSkeleton()
        }
        override func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let header = table.dequeueReusableHeaderFooterView(withIdentifier: "day") as? DayHeader
          header?.isSkeletonable = true
          header?.showSkeleton()
          return header
        }
        func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "post" }
      }
      """,
      """
      # Nothing in the header is marked: it stays visible on purpose.
      {type: UITableView, isSkeletonable: true, rowHeight: 80, tableHeaderView: {type: UISearchBar}}
      """,
    ],
    reports: [
      """
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      tableHeaderView:
        ↓type: UIView
        subviews: [{type: UILabel, isSkeletonable: true}]
      """,
      """
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      ↓delegate: UITableViewDelegate
      headerFooterViews: [{type: DayHeader, reuseIdentifier: DayHeader, isSkeletonable: true}]
      """,
    ]
  ) { context in
    context.reached([.table]).flatMap { table in
      let views = Array(context.hierarchy.children(of: table))
      return unmarked(views, of: table, in: context) + withoutDelegate(views, of: table, in: context)
    }
  }
}

/// The header and footer of the whole table, views like any other; without a window it has no views.
private func unmarked(_ views: [ViewIndex], of table: ViewIndex, in context: RuleContext) -> [Finding] {
  guard context.hierarchy.isInWindow(table) else { return [] }
  return views.compactMap { view in
    let place = context.hierarchy.views[view].place
    guard place == .tableHeaderView || place == .tableFooterView,
      !context.hierarchy.views[view].isSkeletonable,
      let first = context.lost(below: view).first
    else { return nil }
    let what = place == .tableHeaderView ? "header" : "footer"
    return context.finding(
      "the table's \(what) \(context.name(of: view)) stays as it is: it is not skeletonable, though "
        + "\(context.name(of: first)) in it is",
      at: view, fix: Fix(marking: [view]))
  }
}

/// Section headers and footers, which a delegate that is not a Skeleton one makes as ever.
private func withoutDelegate(_ views: [ViewIndex], of table: ViewIndex, in context: RuleContext) -> [Finding]
{
  let hierarchy = context.hierarchy
  let headers = views.filter { view in
    hierarchy.views[view].place == .headerFooterView && hierarchy.evidence?.shows(on: view).isEmpty != false
  }
  guard let first = headers.first, context.inspection.presence.counts[table] != nil,
    DummyCells(of: table, in: hierarchy).sectionViews.isEmpty, !hierarchy.hasSkeletonDelegate(table)
  else { return [] }
  let isOpen = !hierarchy.says(.delegate, of: table)
  let wanted = "SkeletonTableViewDelegate"
  let names =
    headers.count == 1 ? context.name(of: first) : "the \(headers.count) registered headers and footers"
  let why =
    isOpen ? "the file names no \(wanted)" : "its delegate is not a \(wanted)"
  let isMisspelt = hierarchy.text(.delegate, of: table).flatMap { nearMiss(of: $0, among: [wanted]) } != nil
  return [
    context.finding(
      "\(context.name(of: table)) shows no skeleton for \(names): \(why)", at: table, .delegate,
      help: isMisspelt
        ? "did you mean \(wanted.quoted)?"
        : "adopt \(wanted) in the delegate, and "
          + context.setting(.headerIdentifier, of: table, to: "the header's identifier"),
      notes: context.notes("is registered", at: headers))
  ]
}
