extension CodeOrder {
  /// What one function or closure does to the views of a hierarchy, in the order of the source.
  struct Body: Sendable {
    /// Steps of one function, at most: nobody writes so many.
    static let maximumSteps = 2000

    let steps: [Step]
  }

  /// One thing that it does.
  struct Step: Sendable {
    let effect: CodeEvent.Effect
    /// None: any view may be meant.
    let views: [ViewIndex]
    /// Whether these views are meant is certain.
    let isCertain: Bool
    let place: Place
    let spot: StepSpot
    /// The calls that lead to its function.
    let calls: [StepSpot]
    /// Where the closures are made in which it, or such a call, stands.
    let closures: [StepSpot]
    /// The functions of the class that lead to it.
    let enteredFrom: Set<String>
    /// Which one of several views it is that it is done to in turn, where that is certain.
    var turn: Int?
  }
}

extension CodeOrder.Step {
  var isHide: Bool { effect == .hide }
  var isShow: Bool { if case .show = effect { true } else { false } }
  /// It stands in a function itself, or in a property's initial value, and not in a closure that is run later.
  var isImmediate: Bool { spot.functions.isEmpty || spot.functions.first == spot.body }

  /// What UIKit calls of a view or a controller, in that order.
  private static let life = LifeCycle.making + ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
  /// The last of them that it calls once only.
  static let loading = LifeCycle.making.count - 1

  /// The first and last of UIKit's calls that lead to it, by their order; nil where anything else may.
  var stages: ClosedRange<Int>? {
    let stages = enteredFrom.map { Self.life.firstIndex(of: $0) ?? -1 }
    guard isImmediate, let first = stages.min(), let last = stages.max(), first >= 0 else { return nil }
    return first...last
  }

  /// Whether one function, or what it calls, shows first and does this then, or one of a controller's that UIKit calls later
  /// does.
  func comesOnlyAfter(_ show: Self) -> Bool {
    if let own = stages, let other = show.stages, other.upperBound < own.lowerBound { return true }
    return show.mayPrecede(self) && !mayPrecede(show)
  }

  /// Whether one function, or what it calls, may come to this and then to another.
  func mayPrecede(_ other: Self) -> Bool {
    ([spot] + calls).contains { start in ([other.spot] + other.calls).contains { start.mayPrecede($0) } }
  }

  /// Whether show does not find it done: it comes only after that, or in closures that are made after it, or on other ways.
  func isMissed(by show: Self) -> Bool {
    if let own = stages, let other = show.stages, own.lowerBound < other.lowerBound { return false }
    return comesOnlyAfter(show) || isLater(than: show) || isApart(from: show)
  }

  /// Whether it stands in a closure that is made after a call of show.
  func isLater(than show: Self) -> Bool {
    let starts = [show.spot] + show.calls
    return !mayPrecede(show) && closures.contains { made in starts.contains { $0.mayPrecede(made) } }
      && !closures.contains { made in starts.contains { made.mayPrecede($0) } }
  }

  /// Whether a function comes to only one of both.
  func isApart(from show: Self) -> Bool {
    let starts = [show.spot] + show.calls
    return !mayPrecede(show) && !show.mayPrecede(self)
      && ([spot] + calls).contains { own in starts.contains { own.isApart(from: $0) } }
  }

  /// Whether one function surely comes to a call of this first, and then to that of the other.
  func surelyComes(before later: Self) -> Bool {
    spot.branches.allSatisfy(\.isLoop)
      && calls.contains { start in
        ([later.spot] + later.calls).contains { start.isSurelyRun(before: $0) }
      }
  }

  /// What UIKit calls before a view has its size leads to it.
  var isInSetUp: Bool { !enteredFrom.isDisjoint(with: LifeCycle.making) }

  /// It is done at once there, and layout comes after it each time.
  var isBeforeLayout: Bool { isImmediate && isInSetUp && !enteredFrom.contains("viewWillAppear") }

  /// So the first time that the view appears.
  var isBeforeFirstLayout: Bool { isImmediate && enteredFrom.contains("viewWillAppear") }
}
