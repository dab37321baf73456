extension HierarchyReader {
  mutating func readShow(_ mapping: Node) {
    guard var record = record(mapping, ShowKey.self, for: "'show'") else { return }
    if let roots = record["roots"] { readRoots(roots) }
    hierarchy.show.style = record.oneCase("style") ?? .solid
    hierarchy.show.color = record.read("color", Document.color)
    hierarchy.show.gradient = record.read("gradient", Document.gradient)
    hierarchy.show.direction = record.oneCase("direction")
    let transition: Double? = record.read("transition") { document, node, what throws(Diagnostic) in
      try document.number(node, or: ["none"], for: what) == nil ? 0 : document.seconds(node, for: what)
    }
    hierarchy.show.transition = transition ?? hierarchy.show.transition
    take(record)
  }

  private mutating func readRoots(_ list: Node) {
    guard document.kind(list) == .list else {
      errors.append(
        document.mismatch("a list of selectors for 'roots'", at: list, help: "write [header, '#list']"))
      return
    }
    let matching = SelectorMatching(hierarchy)
    var ids = RepeatedIDs()
    var roots: [ViewIndex] = []
    for element in document.elements(list) {
      attempt { reader throws(Diagnostic) in
        let document = reader.document
        // What was meant is worth looking for as long as somebody reads it.
        let givesHelp = reader.errors.diagnostics.count < 50
        let selector = document.resolved(element)
        try document.checkText(selector, for: "a selector")
        do throws(SelectorError) {
          roots.append(try matching.view(selectedBy: document.text(selector) ?? "", givesHelp: givesHelp))
        } catch {
          var error = error
          if error.kind == .notFound, givesHelp { error.help = error.help ?? reader.hierarchy.firstNames }
          throw ids.diagnostic(of: error, at: selector, of: document, in: reader.hierarchy)
        }
      }
    }
    hierarchy.show.roots = roots
    hierarchy.show.areRootsGiven = true
  }
}

extension Hierarchy {
  /// What a selector could say instead of a word that names nothing.
  var firstNames: String? {
    if views.isEmpty { return nil }
    let ids = Array(views.indices.lazy.compactMap { self.id(of: $0) }.prefix(6))
    if ids.isEmpty { return "no view has an id; a type such as \(typeName(of: 0).shortened) names one too" }
    let shown = ids.prefix(5).map { ViewPaths.quotedIfNeeded($0).shortened }
    return "the ids here are \(ids.count > 5 ? shown.joined(separator: ", ") + " …" : shown.listed("and"))"
  }
}

/// The ids that several views have, found out once a selector is ambiguous.
private struct RepeatedIDs {
  private var views: [String: [ViewIndex]]?

  /// A selector names an id that several views have: their mistake, and not the selector's.
  mutating func diagnostic(
    of error: SelectorError, at selector: Node, of document: Document, in hierarchy: Hierarchy
  ) -> Diagnostic {
    guard error.kind == .ambiguous, let (id, views) = repeated(in: document.text(selector) ?? "", hierarchy)
    else { return .invalidValue(error.message, at: document.place(selector), help: error.help) }
    return Diagnostic(
      "duplicate-id", .error, DuplicateIDs.message(id, count: views.count) + ", and show.roots names it",
      at: hierarchy.idPlace(of: views[1]),
      help: DuplicateIDs.help,
      notes: [
        Diagnostic.Note(message: "it appears here first", place: hierarchy.idPlace(of: views[0])),
        Diagnostic.Note(message: "it should name one view here", place: document.place(selector)),
      ])
  }

  private mutating func repeated(in selector: String, _ hierarchy: Hierarchy) -> (String, [ViewIndex])? {
    let all = views ?? Self.views(of: hierarchy)
    views = all
    let steps = (try? Selector(selector))?.steps.reversed() ?? []
    for step in steps {
      if let id = step.id ?? step.word, let views = all[id] { return (id, views) }
    }
    return nil
  }

  private static func views(of hierarchy: Hierarchy) -> [String: [ViewIndex]] {
    let groups = DuplicateIDs(hierarchy).groups.map { (hierarchy.id(of: $0[0]) ?? "", $0) }
    return Dictionary(groups, uniquingKeysWith: { first, _ in first })
  }
}

extension Document {
  /// The case that a word names.
  func oneCase<Case: RawRepresentable<String> & CaseIterable>(
    _ node: Node, for what: Subject
  ) throws(Diagnostic) -> Case {
    let word = try word(node, among: Case.allCases.map(\.rawValue), for: what)
    guard let value = Case(rawValue: word) else { throw .invalidValue("unknown word", at: place(node)) }
    return value
  }
}
