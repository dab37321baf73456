/// What functions do to the views of a hierarchy, in which order.
struct CodeOrder: Sendable {
  /// Calls of show that do nothing.
  var refusedShows = RefusedShows()
  /// What functions and closures do one after the other, where their class shows or hides something.
  private(set) var bodies: [Body] = []
  /// Where they mark views, and where they show some.
  private(set) var marks: [ViewIndex: [Step]] = [:]
  /// Where they set other properties that show reads.
  private(set) var settings: [ViewIndex: [ViewKey: [Step]]] = [:]
  /// Where they put views into others.
  private(set) var additions: [ViewIndex: [Step]] = [:]
  /// Where they give tables and collections data sources and delegates.
  private(set) var sources: [ViewIndex: [ViewKey: [Step]]] = [:]
  private var shows: [Place: Step] = [:]
  /// The numbers of the bodies in which a call of show stands.
  private var showBodies: [Place: [Int]] = [:]

  mutating func add(_ body: Body) {
    for step in body.steps where step.isShow && showBodies[step.place]?.last != bodies.count {
      showBodies[step.place, default: []].append(bodies.count)
    }
    bodies.append(body)
    for step in body.steps where step.isCertain {
      if step.isShow { shows[step.place] = step }
      switch step.effect {
      case .mark(true): for view in step.views { marks[view, default: []].append(step) }
      case .set(let key):
        for view in step.views { settings[view, default: [:]][key, default: []].append(step) }
      case .add: for view in step.views { additions[view, default: []].append(step) }
      case .setSource(let key):
        for view in step.views { sources[view, default: [:]][key, default: []].append(step) }
      default: break
      }
    }
  }

  /// Whether one function shows first and marks the view then, or one of a controller's that UIKit calls later does, and
  /// nothing else marks it.
  func isMarked(_ view: ViewIndex, onlyAfter show: Place) -> Bool {
    marks[view].map { areAll($0, after: show) } ?? false
  }

  /// Whether a call of show finds none of these steps done.
  func areAll(_ steps: [Step], after show: Place) -> Bool {
    shows[show].map { show in steps.allSatisfy { $0.isMissed(by: show) } } ?? false
  }

  /// Whether the functions of these steps surely hide one of some views first, which a call of show has shown by then.
  func areAll(_ steps: [Step], afterHiding views: Set<ViewIndex>, shownAt show: Place) -> Bool {
    steps.allSatisfy { step in
      bodies.contains { body in
        body.steps.contains { hide in
          hide.isHide && hide.isCertain && !views.isDisjoint(with: hide.views)
            && hide.spot.isSurelyRun(before: step.spot)
        }
      } && shows[show].map { !step.mayPrecede($0) } == true
    }
  }

  /// Whether each of these is called once only, when a controller loads its view.
  func areCalledOnce(_ shows: [Evidence.Show]) -> Bool {
    shows.allSatisfy { show in
      guard let step = step(of: show)?.step, let stages = step.stages else { return false }
      return step.effect == .show(isDelayed: false) && stages.upperBound <= CodeOrder.Step.loading
    }
  }

  /// The function in which a call of show stands, and its step there.
  func step(of show: Evidence.Show) -> (body: Body, step: Step)? {
    for body in showBodies[show.place] ?? [] {
      let step = bodies[body].steps.first {
        $0.isShow && $0.place == show.place && $0.views.contains(show.view)
      }
      if let step { return (bodies[body], step) }
    }
    return nil
  }
}
