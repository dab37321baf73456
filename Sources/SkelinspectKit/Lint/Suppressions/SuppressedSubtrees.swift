/// The views of one hierarchy that stand below `ignore-subtree`.
struct SuppressedSubtrees {
  private struct Question: Hashable {
    let view: ViewIndex
    let rule: String
  }

  private let hierarchy: Hierarchy
  /// For each view the nearest one from it upwards, itself counted, that a comment speaks of.
  private let nearest: [ViewIndex?]
  private let places: [ViewIndex: SuppressionTable.Place]
  /// What was asked before: nil where nothing hides the rule.
  private var answers: [Question: Suppression?] = [:]

  /// - Parameter place: what the comment says that speaks of the view's line.
  init(in hierarchy: Hierarchy, place: (ViewIndex) -> SuppressionTable.Place?) {
    self.hierarchy = hierarchy
    var places: [ViewIndex: SuppressionTable.Place] = [:]
    var nearest: [ViewIndex?] = []
    nearest.reserveCapacity(hierarchy.views.count)
    for (index, view) in zip(hierarchy.views.indices, hierarchy.views) {
      places[index] = place(index)
      let above = view.parent.flatMap { nearest[$0] }
      nearest.append(places[index] == nil ? above : index)
    }
    self.nearest = nearest
    self.places = places
  }

  /// The nearest suppression of a rule from a view upwards; all that there are become used.
  mutating func use(_ rule: String, of view: ViewIndex, in table: inout SuppressionTable) -> Suppression? {
    var asked: [Question] = []
    var answer: Suppression?
    var found: [Suppression?] = []
    var current = nearest[view]
    while let view = current {
      let question = Question(view: view, rule: rule)
      if let known = answers[question] {
        answer = known
        break
      }
      asked.append(question)
      found.append(table.use(rule, at: places[view]))
      current = hierarchy.views[view].parent.flatMap { nearest[$0] }
    }
    for (question, own) in zip(asked, found).reversed() {
      answer = own ?? answer
      answers[question] = .some(answer)
    }
    return answer
  }
}
