/// Changes in Swift code.
extension Hierarchy {
  func codeEdits(for changes: [Change]) -> ChangeEdits? {
    guard case .skeletonView = systemFacts, let code = evidence,
      !changes.contains(where: { code.repeated[$0.view] != nil })
    else { return nil }
    var files = CodeFiles()
    var edits: [String: (source: SourceText, edits: [TextEdit])] = [:]
    for change in changes {
      guard let made = codeEdit(for: change, code, &files) else { return nil }
      edits[made.source.name, default: (made.source, [])].edits.append(contentsOf: made.edits)
    }
    var parts: [FileEdits] = []
    for (_, file) in edits.sorted(by: { $0.key < $1.key }) {
      guard let part = FileEdits(file.edits.firstOfEach(\.self), of: file.source) else {
        return nil
      }
      parts.append(part)
    }
    return ChangeEdits(files: parts, others: others(of: changes, code))
  }

  private func codeEdit(
    for change: Change, _ code: Evidence, _ files: inout CodeFiles
  ) -> (source: SourceText, edits: [TextEdit])? {
    switch change {
    case .set(let key, let view, let value):
      guard key.key.inCode == .readAndWritten, let text = value.swiftText(for: key) else { return nil }
      let facts = code.facts[view]?.filter { $0.key == key } ?? []
      guard facts.isEmpty else {
        guard let (statements, assignment) = files.assignment(facts),
          let right = statements.tree.children(of: assignment).dropFirst().first(where: { _ in true })
        else { return nil }
        return (statements.source, [TextEdit(statements.tree.range(right), text)])
      }
      guard !code.isUnknown(key, of: view), let spot = CodeSpot(of: view, in: self, code, &files) else {
        return nil
      }
      let line = (spot.receiver.isEmpty ? "" : spot.receiver + ".") + "\(key.rawValue) = \(text)"
      return (spot.statements.source, [spot.statements.inserting(line, after: spot.statement)])
    case .remove(let key, let view):
      guard let (statements, assignment) = files.assignment(code.facts[view]?.filter { $0.key == key } ?? [])
      else { return nil }
      return (statements.source, [statements.removing(assignment)])
    case .moveToContentView(let view), .arrange(let view):
      guard let place = code.added[view] else { return nil }
      return files.adding(at: place, change)
    case .rename, .correct, .callShow, .callShowFirst, .omitShow, .useCell, .useSectionView, .alter:
      return nil
    }
  }

  /// Views that the same lines of code make or change.
  private func others(of changes: [Change], _ code: Evidence) -> [ViewIndex] {
    let changed = Set(changes.map(\.view))
    let places = changes.compactMap(codePlaces).reduce(into: Set<Place>()) { $0.formUnion($1) }
    return views(madeAt: places).filter { !changed.contains($0) && !isOwnContentView($0) }
  }

  /// The lines of code that are edited for a change; nil where none is.
  func codePlaces(of change: Change) -> Set<Place>? {
    guard let code = evidence, isMadeInCode(change) else { return nil }
    var places: Set<Place> = origin(of: change.view) == .code ? [place(of: change.view)] : []
    switch change {
    case .set(let key, let view, _), .remove(let key, let view):
      places.formUnion(code.facts[view]?.lazy.filter { $0.key == key }.map(\.place) ?? [])
    case .moveToContentView(let view), .arrange(let view):
      if let place = code.added[view] { places.insert(place) }
    default: break
    }
    return places
  }

  func views(madeAt places: Set<Place>) -> [ViewIndex] {
    guard let code = evidence, !places.isEmpty else { return [] }
    return views.indices.filter { view in
      origin(of: view) == .code && places.contains(place(of: view))
        || code.added[view].map(places.contains) ?? false
        || code.facts[view]?.contains { places.contains($0.place) } ?? false
    }
  }

  /// That of a cell which code makes: it stands where the cell does, and is not a view beside it.
  func isOwnContentView(_ view: ViewIndex) -> Bool {
    guard views[view].place == .contentView, let cell = views[view].parent else { return false }
    return place(of: view) == place(of: cell)
  }
}
