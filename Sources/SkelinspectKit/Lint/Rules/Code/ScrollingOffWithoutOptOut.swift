extension Rule {
  static let scrollingOffWithoutOptOut = Rule(
    "scrolling-off-without-opt-out", .warning, inPartialFiles: .warning,
    "Code switches the scrolling of a table or collection off, and hide switches it on.",
    why:
      "enableUserInteraction, which hide calls, sets isScrollEnabled of every table and collection to true, whatever it "
      + "was, unless isUserInteractionDisabledWhenSkeletonIsActive is false.",
    fix:
      "Set isUserInteractionDisabledWhenSkeletonIsActive to false: show and hide then leave scrolling as it is.",
    link: .thread(108),
    accepts: [
      RuleExample.tags("tagsView.isScrollEnabled = true"),
      RuleExample.tags(
        "tagsView.isScrollEnabled = false; tagsView.isUserInteractionDisabledWhenSkeletonIsActive = false"),
      // It is switched on again in any case.
      RuleExample.tags(
        "tagsView.isScrollEnabled = false", "view.hideSkeleton(); tagsView.isScrollEnabled = true"),
      // Hide comes before it.
      RuleExample.tags("", "view.hideSkeleton(); tagsView.isScrollEnabled = false"),
      // A view of another kind.
      RuleExample.tags("scrollView.isScrollEnabled = false"),
    ],
    reports: [
      RuleExample(RuleExample.tags("↓tagsView.isScrollEnabled = false")),
      RuleExample(RuleExample.tags("[tagsView].forEach { ↓$0.isScrollEnabled = false }")),
      RuleExample(
        RuleExample.tags("lockTags()", more: "func lockTags() { ↓tagsView.isScrollEnabled = false }")),
    ]
  ) { context in
    guard let order = context.order, !order.bodies.isEmpty else { return [] }
    let reached = Set(context.reached())
    var known: Set<ViewIndex> = []
    return order.bodies.flatMap { body in
      body.steps.flatMap { step in
        guard step.deed == .setScrolling(false), step.isCertain else { return [Finding]() }
        return step.views.compactMap { view in
          guard reached.contains(view), !known.contains(view), context.isLostByHide(step, on: view, body)
          else {
            return nil
          }
          known.insert(view)
          return finding(step, on: view, context)
        }
      }
    }
  }
}

private func finding(_ step: CodeOrder.Step, on view: ViewIndex, _ context: RuleContext) -> Finding {
  Finding(
    view: view, place: step.place,
    message:
      "hiding the skeleton switches on scrolling of \(context.name(of: view)), which is switched off here",
    fix: Fix(.set(.isUserInteractionDisabledWhenSkeletonIsActive, of: view, to: .boolean(false))))
}

extension RuleContext {
  /// Whether scrolling is off before show, and nothing but hide switches it on.
  fileprivate func isLostByHide(
    _ step: CodeOrder.Step, on view: ViewIndex, _ body: CodeOrder.Body
  ) -> Bool {
    guard let evidence = hierarchy.evidence, let order, isSurelyMarked(view),
      !hierarchy.views[view].flags.contains(.keepsInteraction),
      !evidence.isUnknown(.isUserInteractionDisabledWhenSkeletonIsActive, of: view),
      // What the file says so is said there.
      hierarchy.boolean(.isScrollEnabled, of: view, default: true)
    else { return false }
    let isSetElsewhere = order.bodies.contains { other in
      other.steps.contains { isOther($0, of: view, in: other) }
    }
    return !isSetElsewhere && isBeforeShow(step, on: view, body)
  }

  /// It is set to something else, or off again after hide.
  private func isOther(
    _ step: CodeOrder.Step, of view: ViewIndex, in body: CodeOrder.Body
  ) -> Bool {
    guard case .setScrolling(let isOn) = step.deed, step.views.contains(view) else { return false }
    return isOn != false || StepOrder(body, of: view, in: self).may(.hides, before: step)
  }

  /// Where a view is made or set up, or in one function with its mark or its show.
  private func isBeforeShow(
    _ step: CodeOrder.Step, on view: ViewIndex, _ body: CodeOrder.Body
  ) -> Bool {
    if step.spot.functions.isEmpty || step.isImmediate && step.isInSetUp { return true }
    let isMarkedHere = body.steps.contains { $0.deed == .mark(true) && $0.views.contains(view) }
    return isMarkedHere || StepOrder(body, of: view, in: self).may(.shows, after: step)
  }
}

extension RuleExample {
  fileprivate static func tags(_ setUp: String, _ didLoad: String = "view.hideSkeleton()", more: String = "")
    -> String
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
