/// What one class puts into the views that it knows.
struct CodeAdditions {
  private var views: [Reference: [Reference]] = [:]
  /// The properties that keep what is made.
  private var keepers: [Reference: Reference] = [:]

  init(_ facts: CodeFacts.ClassFacts) {
    for fact in facts.facts {
      guard case .alias(let made) = fact.effect, made.isMade, keepers[made] == nil else { continue }
      keepers[made] = fact.subject
    }
    for fact in facts.facts {
      switch fact.effect {
      case .add(let view, _), .addPerhaps(let view, _):
        views[known(fact.subject), default: []].append(known(view))
      default: break
      }
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

  /// What a property keeps, by the property.
  func known(_ view: Reference) -> Reference {
    guard let keeper = keepers[Reference(view.base)] else { return view }
    return Reference(keeper.base, keeper.steps + view.steps, type: view.type)
  }
}
