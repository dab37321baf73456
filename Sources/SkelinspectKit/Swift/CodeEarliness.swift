/// Which calls come before a view is in a window: in `viewDidLoad`, or in what it calls at once.
struct CodeEarliness {
  private var late: Set<CodeNode> = []
  private var early: Set<CodeNode> = []

  init(_ facts: CodeFacts.ClassFacts) {
    for fact in facts.facts where fact.isShow {
      let isEarly = fact.isEarly || fact.isImmediate && LifeCycle.beforeWindow.contains(fact.entry)
      // A function that another one calls is not run by itself.
      if !isEarly, facts.calledFunctions.contains(fact.entry) { continue }
      if isEarly { early.insert(fact.place) } else { late.insert(fact.place) }
    }
  }

  func isEarly(_ fact: CodeFact) -> Bool { early.contains(fact.place) && !late.contains(fact.place) }
}

extension CodeFacts {
  /// Whether a view or controller does something when it is made, or about to be seen. Who calls a function decides; by its
  /// name alone it is one that sets up where nobody is seen to call it.
  func mayBeSetUp(_ fact: CodeFact, of type: Int) -> Bool {
    guard fact.isImmediate, !fact.isInLife else { return fact.isImmediate }
    let functions = types.functions(fact.entry, of: type)
    guard !functions.isEmpty, fact.entry.lowercased().hasPrefix("setup") else { return functions.isEmpty }
    return earlySettings.contains(fact.place) || !functions.contains { called.contains($0.place) }
  }
}

extension CodeFact {
  /// UIKit leads to it when its view or controller is made, or about to be seen.
  var isInLife: Bool { LifeCycle.all.contains(entry) }

  /// It hides a view, or brings it back, or says how it looks.
  var isOfVisibility: Bool {
    switch effect {
    case .set(.isHidden, _), .look: true
    default: false
    }
  }
}
