/// Finds out whether something is true of a view or of any view above it; each view is asked once.
struct AncestorSearch {
  private enum Answer: UInt8 { case unknown, no, yes }

  private let hierarchy: Hierarchy
  private let condition: (ViewIndex) -> Bool
  private var answers: [Answer]
  /// Those of one search; its room is used again.
  private var asked: [ViewIndex] = []

  init(in hierarchy: Hierarchy, where condition: @escaping (ViewIndex) -> Bool) {
    self.hierarchy = hierarchy
    self.condition = condition
    answers = Array(repeating: .unknown, count: hierarchy.views.count)
  }

  /// Whether it is true of the view itself or of one above it.
  mutating func finds(from view: ViewIndex) -> Bool {
    asked.removeAll(keepingCapacity: true)
    var answer = Answer.no
    var next = Optional(view)
    while let index = next, answer == .no {
      if answers[index] != .unknown {
        answer = answers[index]
        break
      }
      asked.append(index)
      if condition(index) { answer = .yes }
      next = hierarchy.views[index].parent
    }
    for index in asked { answers[index] = answer }
    return answer == .yes
  }
}

extension RuleContext {
  /// Finds views that nobody sees while the skeleton shows, because they or views above them are hidden.
  func searchForHidden() -> AncestorSearch { AncestorSearch(in: hierarchy, where: inspection.isInvisible) }
}
