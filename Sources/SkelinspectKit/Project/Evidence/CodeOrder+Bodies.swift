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
    /// The functions of the class that lead to it.
    let enteredFrom: Set<String>
  }
}

extension CodeOrder.Step {
  var isHide: Bool { effect == .hide }
  var isShow: Bool { if case .show = effect { true } else { false } }
  /// It stands in a function itself, or in a property's initial value, and not in a closure that is run later.
  var isImmediate: Bool { spot.functions.isEmpty || spot.functions.first == spot.body }

  /// What UIKit calls before a view has its size leads to it.
  var isInSetUp: Bool { !enteredFrom.isDisjoint(with: ["viewDidLoad", "loadView", "awakeFromNib", "init"]) }
}
