/// What one class puts into the views that it knows.
struct CodeAdditions {
  private var views: [Reference: [Reference]] = [:]
  private let keepers: Keepers

  init(_ facts: CodeFacts.ClassFacts) {
    keepers = Keepers(facts.facts)
    for fact in facts.facts {
      guard let view = fact.effect.added else { continue }
      views[known(fact.subject), default: []].append(known(view))
    }
  }

  var all: [Reference] { views.values.flatMap(\.self) }

  /// All that stands in a view, however deep.
  func views(in view: Reference) -> [Reference] {
    var (found, work) = ([Reference](), [known(view)])
    var seen = Set(work)
    while let next = work.popLast() {
      for view in views[next] ?? [] where seen.insert(view).inserted {
        found.append(view)
        work.append(view)
      }
    }
    return found
  }

  func known(_ view: Reference) -> Reference { keepers.known(view) }
}
