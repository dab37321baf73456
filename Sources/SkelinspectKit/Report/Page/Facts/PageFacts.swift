/// What a page's panel says of the views, each text once: the names, values and origins of their facts.
struct PageFacts {
  /// Views that have any: of a larger hierarchy the first that get a skeleton or lose one.
  static let maximum = 2_000

  private var texts: [OrderedJSON] = []
  private var places: [String: Int] = [:]
  private var views: [OrderedJSON.Field] = []

  /// `{"texts": [...], "views": {"4": [0, 1, 12, ...]}}`: of each fact the places of name and value, and the line that
  /// says so. Below 0 is the place of another origin, counted from -1; 0 is none.
  var json: OrderedJSON {
    .object([("texts", .list(texts, .packed)), ("views", .object(views, .packed))], .packed)
  }

  init(_ inspection: Inspection, _ names: ViewNaming) {
    let hierarchy = inspection.hierarchy
    let facts = ViewFacts(inspection, names)
    let isSmall = hierarchy.views.count <= Self.maximum
    for view in hierarchy.views.indices where isSmall || inspection.isCoveredOrLost(view) {
      if views.count >= Self.maximum { break }
      let numbers = facts.facts(of: view).flatMap { fact in
        [place(of: fact.name), place(of: fact.text), number(of: fact.origin)].map { OrderedJSON.number($0) }
      }
      views.append(("\(view)", .list(numbers, .packed)))
    }
  }

  private mutating func number(of origin: ViewFacts.Origin) -> Int {
    switch origin {
    case .none: 0
    case .line(let line): line
    case .words(let words): -1 - place(of: words)
    }
  }

  private mutating func place(of text: String) -> Int {
    if let place = places[text] { return place }
    places[text] = texts.count
    texts.append(.text(text.escapedForTerminal))
    return texts.count - 1
  }
}

extension Inspection {
  fileprivate func isCoveredOrLost(_ view: ViewIndex) -> Bool {
    draws(view) || coverage[view].role == .collection
      || hierarchy.views[view].isSkeletonable && [.unreached, .underBlock].contains(coverage[view].role)
  }
}
