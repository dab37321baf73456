extension Rule {
  static let flagInsteadOfHide = Rule(
    "flag-instead-of-hide", .warning, inPartialFiles: .warning, reads: [],
    "isSkeletonable is set to false on a view that shows a skeleton, and nothing hides it.",
    why:
      "The flag removes no layer. It only keeps hide, update and layout from reaching the view from above: its layer, "
      + "clear text and disabled touches stay.",
    fix: "Call hideSkeleton() on the view that show was called on, and leave the flag alone.",
    link: .thread(52),
    accepts: [
      .card("nameLabel.hideSkeleton(); nameLabel.isSkeletonable = false"),
      // Hidden somewhere else.
      .card("nameLabel.isSkeletonable = false", "func stop() { hideSkeleton() }"),
      // It is shown after that: this time without a skeleton.
      .card("nameLabel.isSkeletonable = false; showSkeleton()"),
      // Never marked.
      .card("titleLabel.isSkeletonable = false"),
      // A value that is passed on.
      .card(
        "setLoading(false)", "func setLoading(_ isOn: Bool) { nameLabel.isSkeletonable = isOn }"),
    ],
    reports: [
      .card("↓nameLabel.isSkeletonable = false"),
      .card("DispatchQueue.main.async { ↓self.nameLabel.isSkeletonable = false }"),
      .card("↓isSkeletonable = false; nameLabel.text = nil"),
    ]
  ) { context in
    context.findings(atSteps: { step, view, body in
      guard step.effect == .mark(false), let show = context.showLeftBehind(by: step, on: view, body) else {
        return nil
      }
      return context.finding(
        "\(context.name(of: view)) keeps its skeleton: this removes no layer, and no hide from above reaches it "
          + "any more", at: view, place: step.place,
        help: "call hideSkeleton() on \(context.name(of: show.view)) instead", notes: [context.note(of: show)]
      )
    })
  }
}

extension RuleContext {
  /// The show whose skeleton stays on a view that loses its flag; nil where it is hidden, or may never have had one.
  fileprivate func showLeftBehind(
    by step: CodeOrder.Step, on view: ViewIndex, _ body: CodeOrder.Body
  ) -> Evidence.Show? {
    guard let evidence = hierarchy.evidence, let codeOrder = order, !evidence.hidesElsewhere,
      evidence.unmarked.contains(where: { $0.view == view }) || codeOrder.marks[view] != nil
    else { return nil }
    let way = Reach(in: hierarchy) { $0 == view || self.isSurelyMarked($0) }.way(to: view)
    let around = Set(hierarchy.outwards(from: view))
    guard !evidence.hides.contains(where: { around.contains($0.view) }),
      !codeOrder.bodies.contains(where: { $0.steps.contains { $0.isHide && $0.views.isEmpty } })
    else { return nil }
    let shows = way.filter { $0 == view || isSurelyMarked($0) }.flatMap { evidence.shows(on: $0) }
    guard let show = shows.first(where: \.isCertain) else { return nil }
    let order = StepOrder(body, of: view, in: self)
    guard !order.may(.shows, after: step) else { return nil }
    // Set up without the flag, it is never covered.
    let isSetUp = step.isImmediate && (step.spot.functions.isEmpty || step.isInSetUp)
    return isSetUp && !order.may(.shows, before: step) ? nil : show
  }
}

extension RuleExample {
  fileprivate static func card(_ line: String, _ more: String = "") -> RuleExample {
    """
    // CardView.swift
    final class CardView: UIView {
      let titleLabel = UILabel()
      let nameLabel = UILabel()
      func setUp() {
        isSkeletonable = true
        nameLabel.isSkeletonable = true
        addSubview(titleLabel)
        addSubview(nameLabel)
      }
      func load() { showSkeleton() }
      func didLoad() {
        \(line)
      }
      \(more)
    }
    """
  }
}
