/// The calls of show that surely do nothing: their own function has shown before what they would reach, or what
/// reaches their view, and nothing may have hidden that since (rules Y2 and Y7).
struct RefusedShows: Sendable {
  /// What stands in the way of a call.
  struct Refusal: Sendable {
    /// Shown before.
    let view: ViewIndex
    /// Of the call that showed it.
    let place: Place
  }

  private var refusals: [ViewIndex: [Place: Refusal]] = [:]
  /// Views on which no call of show is accepted.
  private(set) var inVain: Set<ViewIndex> = []

  init() {}

  init(_ order: CodeOrder, _ evidence: Evidence, in hierarchy: Hierarchy) {
    for body in order.bodies {
      let shows = body.steps.filter { $0.effect == .show(isDelayed: false) }
      guard shows.count > 1 else { continue }
      for (number, call) in zip(0..., shows) {
        for view in call.views where refusals[view]?[call.place] == nil {
          for earlier in shows[..<number].reversed() where earlier.isCertain {
            // One that is refused reaches nothing.
            let shown = earlier.views.filter { refusals[$0]?[earlier.place] == nil }
            guard
              let other = order.blocker(
                of: view, at: call, earlier, on: shown, body, evidence, in: hierarchy)
            else { continue }
            refusals[view, default: [:]][call.place] = Refusal(view: other, place: earlier.place)
            break
          }
        }
      }
    }
    for (view, own) in refusals where evidence.shows(on: view).allSatisfy({ own[$0.place] != nil }) {
      inVain.insert(view)
    }
  }

  func isRefused(_ view: ViewIndex, at call: Place) -> Bool { refusals[view]?[call] != nil }

  /// What stands in the way of one call on a view.
  func refusal(of view: ViewIndex, at call: Place) -> Refusal? { refusals[view]?[call] }

  /// What stands in the way of the calls on a view, in the order of their places; none where one is accepted.
  func blockers(of view: ViewIndex) -> [(call: Place, refusal: Refusal)] {
    guard inVain.contains(view), let own = refusals[view] else { return [] }
    return own.sorted { $0.key.range.lowerBound < $1.key.range.lowerBound }.map { ($0.key, $0.value) }
  }
}

extension CodeOrder {
  /// Which view an earlier step surely shows that keeps a call of show from doing anything.
  fileprivate func blocker(
    of view: ViewIndex, at call: Step, _ earlier: Step, on shown: [ViewIndex], _ body: Body,
    _ evidence: Evidence, in hierarchy: Hierarchy
  ) -> ViewIndex? {
    guard
      earlier.place == call.place
        ? body.isInTurn(earlier, call) : earlier.spot.isSurelyRun(before: call.spot)
    else { return nil }
    return shown.first { other in
      let (inner, outer) = (max(view, other), min(view, other))
      return evidence.reaches(inner, from: outer, in: hierarchy)
        && !isMarked(other, onlyAfter: earlier.place)
        && !body.mayHide(inner, after: earlier, before: call, in: hierarchy)
    }
  }
}

extension Evidence {
  /// Whether recursion comes from one view down to another: all of them are surely marked. Not asked of `Reach`, which
  /// never comes to a contentView and so cannot say that one is covered when it is shown by itself beside its cell.
  fileprivate func reaches(_ inner: ViewIndex, from outer: ViewIndex, in hierarchy: Hierarchy) -> Bool {
    guard inner < hierarchy.views[outer].end else { return false }
    for view in hierarchy.outwards(from: inner) {
      let isPassed = hierarchy.views[view].place == .contentView && view != inner && view != outer
      guard isPassed || hierarchy.views[view].isSkeletonable && !isUnknown(.isSkeletonable, of: view) else {
        return false
      }
      if view == outer { return true }
    }
    return false
  }
}

extension CodeOrder.Body {
  /// Whether a loop does one thing after the other, and neither marks nor hides in between.
  fileprivate func isInTurn(_ first: CodeOrder.Step, _ later: CodeOrder.Step) -> Bool {
    guard let turn = first.turn, let other = later.turn, turn < other else { return false }
    return steps.allSatisfy { !$0.effect.effects.contains(.hides) && $0.effect != .mark(true) }
  }

  /// Whether what one step shows on a view, or in it, may be hidden again when another one comes: by a hide on that view,
  /// around it or in it, or by anything while the function waits.
  func mayHide(
    _ view: ViewIndex, after first: CodeOrder.Step, before later: CodeOrder.Step,
    in hierarchy: Hierarchy
  ) -> Bool {
    first.spot.mayPause
      || steps.contains { step in
        step.effect.effects.contains(.hides) && first.spot.position < step.spot.position
          && step.spot.mayPrecede(later.spot)
          && (step.views.isEmpty
            || step.views.contains { hierarchy.isRelated($0, to: view) })
      }
  }
}

extension Hierarchy {
  /// Whether one of them is the other, or stands in it.
  fileprivate func isRelated(_ view: ViewIndex, to other: ViewIndex) -> Bool {
    let (inner, outer) = (max(view, other), min(view, other))
    return inner < views[outer].end
  }
}
