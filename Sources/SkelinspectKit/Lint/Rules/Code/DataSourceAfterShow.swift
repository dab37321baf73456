extension Rule {
  static let dataSourceAfterShow = Rule(
    "data-source-after-show", .error, inPartialFiles: .error,
    "The data source of a table or collection is set after show has reached it.",
    why:
      "show replaces the data source with SkeletonView's dummy data source. One that is set later replaces the dummy: "
      + "there are no dummy cells, and hide restores neither rowHeight nor delegate.",
    fix: "Set the data source before show.",
    link: .thread(219),
    accepts: [
      feedController("tableView.dataSource = self; view.showSkeleton()"),
      // With a delay show looks at the table later.
      feedController("view.showAnimatedSkeleton(delay: 0.2); tableView.dataSource = self"),
      // Another view is shown.
      feedController("titleLabel.showSkeleton(); tableView.dataSource = self"),
      feedController("view.showSkeleton(); view.hideSkeleton(); tableView.dataSource = self"),
    ],
    reports: [
      feedController("view.showSkeleton(); ↓tableView.dataSource = self"),
      feedController("tableView.showAnimatedGradientSkeleton(); ↓tableView.dataSource = self"),
      feedController(
        """
        load()
          }
          override func viewDidLoad() {
            view.showSkeleton()
            setUpTable()
          }
          private func setUpTable() {
            ↓tableView.dataSource = self
        """),
      feedController(
        "tableView.dataSource = self; if isLoading { view.showSkeleton() }; ↓tableView.dataSource = self"),
    ]
  ) { context in
    context.findings(atSteps: { step, view, body in
      guard step.effect == .setSource(.dataSource), context.hierarchy.views[view].family.isCollection,
        context.isSurelyMarked(view), let (show, isSure) = context.show(before: step, of: view, in: body)
      else { return nil }
      let name = context.name(of: view)
      return context.finding(
        "\(name) gets this data source after show has reached it, and so no dummy cells from it: where it "
          + "replaces SkeletonView's, hide neither reloads nor restores rowHeight and delegate", at: view,
        place: step.place, isSure ? nil : .warning, help: "set the data source of \(name) before show",
        notes: [Diagnostic.Note(message: "show here reaches \(name)", place: show.place)])
    })
  }
}

extension RuleContext {
  /// The show that has reached a view by then: of the same function, or the first one, which another function calls
  /// before this, and hides nothing after it; and whether that is certain.
  fileprivate func show(
    before step: CodeOrder.Step, of view: ViewIndex, in body: CodeOrder.Body
  ) -> (CodeOrder.Step, isSure: Bool)? {
    let own = StepOrder(body, of: view, in: self)
    if let show = own.show(before: step), isShown(show, on: view), !own.may(.hides, before: step, after: show)
    {
      return (show, true)
    }
    guard let evidence = hierarchy.evidence, let order else { return nil }
    let shows = hierarchy.outwards(from: view).flatMap { evidence.shows(on: $0) }
    guard shows.count == 1, let (body, show) = order.step(of: shows[0]),
      show.effect == .show(isDelayed: false), show.isCertain, show.spot.body != step.spot.body,
      step.comesOnlyAfter(show) || evidence.lateSources.contains(view), isShown(show, on: view),
      !StepOrder(body, of: view, in: self).may(.hides, after: show)
    else { return nil }
    if order.areCalledOnce(shows) { return (show, true) }
    return step.stages.map { $0.upperBound <= CodeOrder.Step.loading } == true
      && show.surelyComes(before: step) ? (show, false) : nil
  }

  /// Whether a step of show is one that counts for a view: its receiver is marked, as all is down to the view.
  fileprivate func isShown(_ show: CodeOrder.Step, on view: ViewIndex) -> Bool {
    let way = Set(way(to: view))
    return order?.isMarked(view, onlyAfter: show.place) == false
      && show.views.contains { way.contains($0) && isSurelyMarked($0) }
  }
}

private func feedController(_ line: String) -> RuleExample {
  """
  // FeedController.swift
  final class FeedController: UIViewController, SkeletonTableViewDataSource {
    let titleLabel = UILabel()
    let tableView = UITableView()
    var isLoading = true
    func setUp() {
      view.isSkeletonable = true
      titleLabel.isSkeletonable = true
      tableView.isSkeletonable = true
      tableView.rowHeight = 60
      view.addSubview(titleLabel)
      view.addSubview(tableView)
    }
    override func viewDidAppear(_ animated: Bool) {
      \(line)
    }
    func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "post" }
  }
  """
}
