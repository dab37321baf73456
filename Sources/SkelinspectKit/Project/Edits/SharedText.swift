/// What else an edit changes: views that the same text describes.
extension Hierarchy {
  /// Changes as they are when they are written: of all views that the edited text describes.
  ///
  /// - Returns: without views beside their own where the changes are not written in the files.
  func asWritten(_ changes: [Change]) -> (changes: [Change], shared: [ViewIndex]) {
    guard changes.contains(where: { mayShareText($0.view) }) else { return (changes, []) }
    var editors = DocumentEditors()
    guard let edits = edits(for: changes, &editors), !edits.others.isEmpty else { return (changes, []) }
    var made = changes
    for change in changes {
      for other in self.edits(for: [change], &editors)?.others ?? [] {
        if let same = self.change(like: change, of: other), !made.contains(same) { made.append(same) }
      }
    }
    return (made, edits.others)
  }

  /// What edits for the changes of another hierarchy do to views of this one, by the text that describes both.
  func changes(like changes: [Change], of other: Hierarchy) -> [Change] {
    changes.flatMap { change in
      views(describedByTextOf: change, of: other).map(change.made)
    }
  }

  private func mayShareText(_ view: ViewIndex) -> Bool {
    guard evidence == nil, let document = tree(of: view).document else { return true }
    return document.format == .yaml && document.tape.nodes.contains { document.kind($0) == .alias }
  }

  /// - Parameter other: a view that the change's text describes too; where that is a table's, its table.
  private func change(like change: Change, of other: ViewIndex) -> Change? {
    switch change {
    case .useCell, .useSectionView: template(like: change.view, of: other).map(change.made)
    case .callShow, .callShowFirst, .omitShow: nil
    default: change.made(of: other)
    }
  }

  private func template(like template: ViewIndex, of other: ViewIndex) -> ViewIndex? {
    if views[other].place.isTemplate { return other }
    return children(of: other).first {
      views[$0].file == views[template].file && views[$0].node == views[template].node
    }
  }

  private func views(describedByTextOf change: Change, of other: Hierarchy) -> [ViewIndex] {
    if let places = other.codePlaces(of: change) {
      return views(madeAt: places).filter { !isOwnContentView($0) }
    }
    switch change {
    case .callShow, .callShowFirst, .omitShow, .set(.hasWindow, _, _): return []
    default: break
    }
    let source = other.tree(of: change.view).source
    let node = other.views[change.view].node
    return views.indices.filter { view in
      guard views[view].node == node else { return false }
      // A xib is read for itself and for the tables that use its cells.
      let own = tree(of: view).source
      return own.isSame(as: source) || own.name == source.name && own.count == source.count
    }
  }
}
