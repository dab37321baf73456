/// Changes in Interface Builder's files.
extension Hierarchy {
  func edits(for changes: [Change], in xml: XMLTree) -> ChangeEdits? {
    var elements: [ViewElementEdits] = []
    for (node, changes) in Dictionary(grouping: changes, by: { views[$0.view].node }) {
      guard let element = xml.element(at: node) else { return nil }
      var edits = ViewElementEdits(element, in: xml)
      guard let agreed = agreeing(changes), agreed.allSatisfy({ edits.make($0, in: self) }) else {
        return nil
      }
      elements.append(edits)
    }
    let edits = elements.flatMap { $0.finish() }.filter { xml.source.string($0.range) != $0.replacement }
    guard let file = FileEdits(edits, of: xml.source) else { return nil }
    return ChangeEdits(files: file.edits.isEmpty ? [] : [file], others: others(of: changes))
  }

  /// The changes of the views that one element describes, each once; nil where these views differ.
  private func agreeing(_ changes: [Change]) -> [Change]? {
    var agreed: [Change] = []
    for change in changes {
      guard case .set(let key, let view, let value) = change else {
        if !agreed.contains(where: { $0.made(of: change.view) == change }) { agreed.append(change) }
        continue
      }
      let known = agreed.firstIndex { if case .set(key, _, _) = $0 { true } else { false } }
      guard let known else {
        agreed.append(change)
        continue
      }
      if case .set(_, let other, let otherValue) = agreed[known], otherValue != value, other != view {
        return nil
      }
      agreed[known] = change
    }
    return agreed
  }

  /// Views beside those of the changes that are described by the same elements.
  private func others(of changes: [Change]) -> [ViewIndex] {
    let changed = Set(changes.map(\.view))
    let elements = Set(changed.map { views[$0].node })
    let file = changes.first.map { views[$0.view].file }
    return views.indices.filter {
      views[$0].file == file && elements.contains(views[$0].node) && !changed.contains($0)
    }
  }
}
