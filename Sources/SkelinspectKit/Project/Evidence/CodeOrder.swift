/// What functions do to the views of a hierarchy, in which order.
struct CodeOrder: Sendable {
  /// Calls of show that do nothing.
  var refusedShows = RefusedShows()
  /// What functions and closures do one after the other, where their class shows or hides something.
  private(set) var bodies: [Body] = []
  /// Where they mark views, and where they show some.
  private(set) var marks: [ViewIndex: [StepSpot]] = [:]
  private var showSpots: [Place: StepSpot] = [:]
  /// The numbers of the bodies in which a call of show stands.
  private var showBodies: [Place: [Int]] = [:]

  mutating func add(_ body: Body) {
    for step in body.steps where step.isShow && showBodies[step.place]?.last != bodies.count {
      showBodies[step.place, default: []].append(bodies.count)
    }
    bodies.append(body)
    for step in body.steps where step.isCertain {
      if step.isShow { showSpots[step.place] = step.spot }
      guard step.effect == .mark(true) else { continue }
      for view in step.views { marks[view, default: []].append(step.spot) }
    }
  }

  /// Whether one function shows first and marks the view then, and nothing else marks it.
  func isMarked(_ view: ViewIndex, onlyAfter show: Place) -> Bool {
    guard let marks = marks[view], let spot = showSpots[show] else { return false }
    return marks.allSatisfy(spot.mayPrecede)
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
