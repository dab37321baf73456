/// Which calls come before a view is in a window: in `viewDidLoad`, or in what it calls at once.
struct CodeEarliness {
  static let entries: Set = ["viewDidLoad", "viewWillAppear", "loadView", "awakeFromNib", "init"]
  private var late: Set<CodeNode> = []
  private var early: Set<CodeNode> = []

  init(_ facts: CodeFacts.ClassFacts) {
    let shows = facts.facts.filter { if case .show = $0.effect { true } else { false } }
    for fact in shows {
      let isEarly = fact.isEarly || fact.isImmediate && Self.entries.contains(fact.entry)
      // A function that another one calls is not run by itself.
      if !isEarly, facts.calledFunctions.contains(fact.entry) { continue }
      if isEarly { early.insert(fact.place) } else { late.insert(fact.place) }
    }
  }

  func isEarly(_ fact: CodeFact) -> Bool { early.contains(fact.place) && !late.contains(fact.place) }
}
