extension HierarchyReader {
  mutating func readShow(_ mapping: Node) {
    let values = fields(of: mapping, ShowKey.self, in: "'show'")
    if let roots = values[.roots] { readRoots(roots) }
    attempt { reader throws(Diagnostic) in
      if let node = values[.style] {
        reader.hierarchy.show.style = try reader.hierarchy.document.oneCase(node, for: "'style'")
      }
    }
    attempt { reader throws(Diagnostic) in
      if let node = values[.color] {
        reader.hierarchy.show.color = try reader.hierarchy.document.color(node, for: "'color'")
      }
    }
    attempt { reader throws(Diagnostic) in
      if let node = values[.gradient] {
        reader.hierarchy.show.gradient = try reader.hierarchy.document.gradient(node)
      }
    }
    attempt { reader throws(Diagnostic) in
      if let node = values[.direction] {
        reader.hierarchy.show.direction = try reader.hierarchy.document.oneCase(node, for: "'direction'")
      }
    }
    attempt { reader throws(Diagnostic) in
      guard let node = values[.transition] else { return }
      let seconds = try reader.hierarchy.document.number(node, or: ["none"], for: "'transition'") ?? 0
      guard seconds >= 0 else {
        throw .invalidValue(
          "'transition' is a time in seconds, not below 0", at: reader.hierarchy.document.range(node))
      }
      reader.hierarchy.show.transition = seconds
    }
  }

  private mutating func readRoots(_ list: Node) {
    guard document.kind(list) == .list else {
      errors.append(
        .invalidValue(
          "expected a list of selectors for 'roots', found \(document.kindName(list))",
          at: document.range(list),
          help: "write [header, '#list']"))
      return
    }
    let matching = SelectorMatching(hierarchy)
    var roots: [ViewIndex] = []
    for element in document.elements(list) {
      attempt { reader throws(Diagnostic) in
        let document = reader.hierarchy.document
        // What was meant is worth looking for as long as somebody reads it.
        let givesHelp = reader.errors.diagnostics.count < 50
        roots.append(
          try document.view(selectedBy: document.resolved(element), matching, givesHelp: givesHelp))
      }
    }
    hierarchy.show.roots = roots
  }
}

extension Document {
  fileprivate func view(selectedBy node: Node, _ matching: SelectorMatching, givesHelp: Bool)
    throws(Diagnostic) -> ViewIndex
  {
    try checkText(node, for: "a selector")
    do throws(SelectorError) {
      return try matching.view(selectedBy: text(node) ?? "", givesHelp: givesHelp)
    } catch {
      throw .invalidValue(error.message, at: range(node), help: error.help)
    }
  }
}

extension Document {
  /// The case that a word names.
  func oneCase<Case: RawRepresentable<String> & CaseIterable>(
    _ node: Node, for what: Subject
  ) throws(Diagnostic) -> Case {
    let word = try word(node, among: Case.allCases.map(\.rawValue), for: what)
    guard let value = Case(rawValue: word) else { throw .invalidValue("unknown word", at: range(node)) }
    return value
  }
}
