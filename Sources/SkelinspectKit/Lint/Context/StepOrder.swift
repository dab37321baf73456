/// What one function or closure does one after the other, as it concerns one view.
struct StepOrder {
  let body: CodeOrder.Body
  /// The view, and those from which recursion surely comes to it.
  let way: Set<ViewIndex>
  /// The same where it may come.
  private let openWay: Set<ViewIndex>
  /// Hides in functions that the body calls and that do nothing else which counts, where it calls them.
  private let calledHides: [CodeOrder.Step]

  init(_ body: CodeOrder.Body, of view: ViewIndex, in context: RuleContext) {
    self.body = body
    way = Set(context.way(to: view))
    openWay = Set(Reach(in: context.hierarchy).way(to: view))
    calledHides = context.order?.hides(calledIn: body) ?? []
  }

  /// The hides that surely reach the view.
  var hides: [CodeOrder.Step] {
    (body.steps + calledHides).filter { $0.isHide && $0.isCertain && !way.isDisjoint(with: $0.views) }
  }

  /// The first of them after a step.
  func hide(after step: CodeOrder.Step) -> CodeOrder.Step? {
    hides.first { step.spot.isFollowed(by: $0.spot) }
  }

  /// The last show before a step that surely reaches the view at once.
  func show(before step: CodeOrder.Step) -> CodeOrder.Step? {
    body.steps.last {
      $0.effect == .show(isDelayed: false) && $0.isCertain && !way.isDisjoint(with: $0.views)
        && $0.spot.isFollowed(by: step.spot)
    }
  }

  /// Whether something may hide or show it, or do something else to it, before a step.
  ///
  /// - Parameter first: only after this one.
  func may(_ effects: CodeEffects, before step: CodeOrder.Step, after first: CodeOrder.Step? = nil)
    -> Bool
  {
    body.steps.contains { other in
      mayConcern(other, effects) && other.spot.mayPrecede(step.spot)
        && first.map { $0.spot.position < other.spot.position } ?? true
    }
  }

  /// Whether something may do so after a step.
  func may(_ effects: CodeEffects, after step: CodeOrder.Step) -> Bool {
    body.steps.contains { mayConcern($0, effects) && step.spot.mayPrecede($0.spot) }
  }

  private func mayConcern(_ step: CodeOrder.Step, _ effects: CodeEffects) -> Bool {
    !step.effect.effects.isDisjoint(with: effects)
      && (step.views.isEmpty || !openWay.isDisjoint(with: step.views))
  }
}

extension CodeOrder.Step {
  var isUnconditional: Bool { spot.isUnconditional }

  /// The same at each call of its function that leads to nothing but such things, in some functions.
  func calls(
    from bodies: [CodeOrder.Body], doingOnly effects: CodeEffects
  ) -> [(step: Self, body: CodeOrder.Body)] {
    guard isImmediate, !calls.isEmpty else { return [] }
    return bodies.flatMap { body in
      body.steps.compactMap { call in
        guard case .call(let own) = call.effect, own.isSubset(of: effects), calls.contains(call.spot) else {
          return nil
        }
        return (called(at: call.spot), body)
      }
    }
  }

  /// The same where its function is called.
  fileprivate func called(at spot: StepSpot) -> Self {
    CodeOrder.Step(
      effect: effect, views: views, isCertain: isCertain, place: place, spot: spot, calls: calls,
      closures: closures, enteredFrom: enteredFrom)
  }
}

extension StepSpot {
  fileprivate var isUnconditional: Bool { branches.allSatisfy(\.isLoop) }
}

extension RuleContext {
  /// What there is to find at the steps of code, each at one of its views.
  func findings(
    atSteps find: (CodeOrder.Step, ViewIndex, CodeOrder.Body) -> Finding?
  ) -> [Finding] {
    (order?.bodies ?? []).flatMap { body in
      body.steps.filter(\.isCertain).flatMap { step in step.views.compactMap { find(step, $0, body) } }
    }
  }

  /// A view, and those from which recursion surely comes down to it, the innermost first.
  func way(to view: ViewIndex) -> some Sequence<ViewIndex> {
    Reach(in: hierarchy, where: isSurelyMarked).way(to: view)
  }

  /// A call of show that surely comes down to a view, and whose skeleton may still be there at a step: it is not put off,
  /// it is not refused, and its own function does not hide the view again.
  func show(reaching view: ViewIndex, before step: CodeOrder.Step) -> Evidence.Show? {
    guard let evidence = hierarchy.evidence, let order else { return nil }
    let way = way(to: view)
    let around = Set(way)
    return way.lazy.filter { self.isSurelyMarked($0) }.compactMap { root in
      evidence.shows(on: root).first { show in
        show.isCertain && !order.isMarked(view, onlyAfter: show.place)
          && !order.refusedShows.isRefused(root, at: show.place) && order.may(show, last: around, until: step)
      }
    }.first
  }

  func isSurelyMarked(_ view: ViewIndex) -> Bool {
    hierarchy.views[view].isSkeletonable && !hierarchy.isMarkOpen(view)
  }
}

extension CodeOrder {
  /// Hides that a body comes to in functions which it calls, on whatever way these go.
  fileprivate func hides(calledIn body: Body) -> [Step] {
    let calls = body.steps.filter { step in
      if case .call(let effects) = step.effect { effects.isSubset(of: [.hides, .laysOut]) } else { false }
    }
    guard !calls.isEmpty else { return [] }
    return bodies.flatMap(\.steps).filter { $0.isHide && $0.isImmediate && $0.isUnconditional }.flatMap {
      hide in
      calls.filter { call in
        hide.calls.contains(call.spot)
          && hide.calls.allSatisfy { $0.body == call.spot.body || $0.isUnconditional }
      }.map { hide.called(at: $0.spot) }
    }
  }

  /// Whether what a call of show covers may still be covered at a step.
  ///
  /// - Parameter way: the views on which a hide surely uncovers it.
  fileprivate func may(_ show: Evidence.Show, last way: Set<ViewIndex>, until step: Step) -> Bool {
    guard let (body, own) = self.step(of: show) else { return true }
    guard own.effect == .show(isDelayed: false) else { return false }
    if own.spot.mayPause || own.spot.mayPrecede(step.spot) { return true }
    return !body.steps.contains {
      $0.isHide && $0.isCertain && !way.isDisjoint(with: $0.views) && own.spot.isSurelyFollowed(by: $0.spot)
    }
  }
}
