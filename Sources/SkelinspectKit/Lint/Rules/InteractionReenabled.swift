extension Rule {
  static let interactionReenabled = Rule(
    "interaction-reenabled", .warning, inPartialFiles: .warning,
    replaces: ["scrolling-off-without-opt-out", "scrolling-switched-on"], beforeShow: true,
    "Hiding the skeleton turns on scrolling or touches that were off.",
    why: "enableUserInteraction, which hide calls, sets isUserInteractionEnabled and isScrollEnabled of "
      + "every table and collection to true, whatever they were, and restores touches of other views as they "
      + "were at show, unless isUserInteractionDisabledWhenSkeletonIsActive is false.",
    fix:
      "Set isUserInteractionDisabledWhenSkeletonIsActive to false, so that show and hide leave both as they "
      + "are, or turn them off again after hide.",
    link: .thread(108),
    accepts: [
      """
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      isScrollEnabled: false
      isUserInteractionDisabledWhenSkeletonIsActive: false
      """,
      """
      # Hide never comes to a table that is not marked.
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UILabel, isSkeletonable: true}
        - {type: UITableView, isScrollEnabled: false}
      """,
      """
      # Other views get their old value back.
      {type: UIView, isSkeletonable: true, isUserInteractionEnabled: false}
      """,
      """
      calls: [{show: solid}, {hide: true}]
      root:
        type: UITableView
        isSkeletonable: true
        rowHeight: 44
        isScrollEnabled: false
        isUserInteractionDisabledWhenSkeletonIsActive: false
      """,
      """
      # Switched off again after hide.
      calls:
        - show: solid
        - hide: true
        - set: {list: {isScrollEnabled: false}}
      root: {type: UITableView, id: list, isSkeletonable: true, rowHeight: 44, isScrollEnabled: false}
      """,
      .tags("tagsView.isScrollEnabled = true"),
      .tags(
        "tagsView.isScrollEnabled = false; tagsView.isUserInteractionDisabledWhenSkeletonIsActive = false"),
      // It is switched on again in any case.
      .tags(
        "tagsView.isScrollEnabled = false", "view.hideSkeleton(); tagsView.isScrollEnabled = true"),
      // Hide comes before it.
      .tags("", "view.hideSkeleton(); tagsView.isScrollEnabled = false"),
      .tags(
        "tagsView.isUserInteractionEnabled = false",
        "view.hideSkeleton(); tagsView.isUserInteractionEnabled = true"),
      // A view of another kind.
      .tags("scrollView.isScrollEnabled = false"),
    ],
    reports: [
      """
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      ↓isScrollEnabled: false
      """,
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - type: UICollectionView
          id: tags
          isSkeletonable: true
          numberOfSkeletonItems: 6
          ↓isUserInteractionEnabled: false
      """,
      """
      calls: [{show: solid}, ↓{hide: true}]
      root: {type: UITableView, isSkeletonable: true, rowHeight: 44, isScrollEnabled: false}
      """,
      """
      # Touches of a leaf: what the app says meanwhile is written over.
      calls:
        - show: solid
        - set: {follow: {isUserInteractionEnabled: false}}
        - ↓hide: true
      root: {type: UIButton, id: follow, isSkeletonable: true}
      """,
      .tags("↓tagsView.isScrollEnabled = false"),
      .tags("↓tagsView.isUserInteractionEnabled = false"),
      .tags("[tagsView].forEach { ↓$0.isScrollEnabled = false }"),
      .tags("lockTags()", more: "func lockTags() { ↓tagsView.isScrollEnabled = false }"),
    ]
  ) { context in
    context.reached().compactMap { finding(inFile: $0, context) } + findings(inCalls: context)
      + findings(inCode: context)
  }
}

private func finding(inFile view: ViewIndex, _ context: RuleContext) -> Finding? {
  let hierarchy = context.hierarchy
  // Where calls are said, it is seen after each what came of it.
  if hierarchy.calls != nil || hierarchy.views[view].flags.contains(.keepsInteraction) { return nil }
  let off = [ViewKey.isScrollEnabled, .isUserInteractionEnabled].filter {
    !hierarchy.boolean($0, of: view, default: true)
  }
  guard let first = off.first else { return nil }
  let what = off.map(\.interaction).listed("and")
  return context.finding(
    "hiding the skeleton turns on \(what) of \(context.name(of: view)), which "
      + "\(off == [.isScrollEnabled] ? "was" : "were") off", at: view, first, fix: keepingInteraction(view),
    notes: off.dropFirst().map { context.note("touches are off too", at: view, $0) })
}

private func findings(inCalls context: RuleContext) -> [Finding] {
  context.findings(ofCalls: { $0.interaction(isOn: true) }) { incidents, _ in
    RuleContext.CallWarning(
      message:
        "this hide turns on \(incidents.interaction) of \(incidents.names), which the app has disabled",
      help: "set isUserInteractionDisabledWhenSkeletonIsActive to false before show, "
        + "or turn off \(incidents.interaction) after hide",
      note: "it is turned off here")
  }
}

private func findings(inCode context: RuleContext) -> [Finding] {
  let reached = Set(context.reached())
  return context.findings(atSteps: { step, view, body in
    guard case .setInteraction(let key, false) = step.effect, reached.contains(view),
      context.isLostByHide(step, key, on: view, body)
    else { return nil }
    return context.finding(
      "hiding the skeleton turns on \(key.interaction) of \(context.name(of: view)), which "
        + "\(key == .isScrollEnabled ? "is" : "are") turned off here",
      at: view, place: step.place, fix: keepingInteraction(view))
  }).firstOfEach(\.view)
}

private func keepingInteraction(_ view: ViewIndex) -> Fix {
  Fix(.set(.isUserInteractionDisabledWhenSkeletonIsActive, of: view, to: .boolean(false)))
}

extension ViewKey {
  fileprivate var interaction: String { self == .isScrollEnabled ? "scrolling" : "touches" }
}

extension RuleContext {
  /// Whether scrolling or touches are off before show, and nothing but hide switches them on.
  fileprivate func isLostByHide(
    _ step: CodeOrder.Step, _ key: ViewKey, on view: ViewIndex, _ body: CodeOrder.Body
  ) -> Bool {
    guard let evidence = hierarchy.evidence, let order, isSurelyMarked(view),
      !hierarchy.views[view].flags.contains(.keepsInteraction),
      !evidence.isUnknown(.isUserInteractionDisabledWhenSkeletonIsActive, of: view),
      // What the file says so is said there.
      hierarchy.boolean(key, of: view, default: true)
    else { return false }
    let isSetElsewhere = order.bodies.contains { other in
      other.steps.contains { isOther($0, key, of: view, in: other) }
    }
    return !isSetElsewhere && isBeforeShow(step, on: view, body)
  }

  /// It is set to something else, or off again after hide.
  private func isOther(
    _ step: CodeOrder.Step, _ key: ViewKey, of view: ViewIndex, in body: CodeOrder.Body
  ) -> Bool {
    guard case .setInteraction(key, let isOn) = step.effect, step.views.contains(view) else { return false }
    return isOn != false || StepOrder(body, of: view, in: self).may(.hides, before: step)
  }

  /// Where a view is made or set up, or in one function with its mark or its show.
  private func isBeforeShow(
    _ step: CodeOrder.Step, on view: ViewIndex, _ body: CodeOrder.Body
  ) -> Bool {
    if step.spot.functions.isEmpty || step.isImmediate && step.isInSetUp { return true }
    let isMarkedHere = body.steps.contains { $0.effect == .mark(true) && $0.views.contains(view) }
    return isMarkedHere || StepOrder(body, of: view, in: self).may(.shows, after: step)
  }
}

extension RuleExample {
  fileprivate static func tags(_ setUp: String, _ didLoad: String = "view.hideSkeleton()", more: String = "")
    -> RuleExample
  {
    """
    // TagsController.swift
    final class TagsController: UIViewController, SkeletonTableViewDataSource {
      let scrollView = UIScrollView()
      let tagsView = UITableView()
      override func viewDidLoad() {
        view.isSkeletonable = true
        tagsView.isSkeletonable = true
        tagsView.rowHeight = 44
        tagsView.dataSource = self
        view.addSubview(scrollView)
        view.addSubview(tagsView)
        \(setUp)
      }
      override func viewDidAppear(_ animated: Bool) { view.showSkeleton() }
      func didLoad() { \(didLoad) }
      func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "tag" }
      \(more)
    }
    """
  }
}
