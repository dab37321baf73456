/// Each format knows how its own text is edited.
extension Hierarchy {
  /// Nil where a change cannot be written in the views' files.
  func edits(for changes: [Change]) -> ChangeEdits? {
    var editors = DocumentEditors()
    return edits(for: changes, &editors)
  }

  /// - Parameter editors: of this hierarchy's files.
  func edits(for changes: [Change], _ editors: inout DocumentEditors) -> ChangeEdits? {
    let inCode = changes.filter(isMadeInCode)
    let byFile = Dictionary(grouping: changes.filter { !isMadeInCode($0) }) { views[$0.view].file }
    var files: [FileEdits] = []
    var others: [ViewIndex] = []
    if !inCode.isEmpty {
      guard let part = codeEdits(for: inCode) else { return nil }
      (files, others) = (part.files, part.others)
    }
    for (file, changes) in byFile.sorted(by: { $0.key < $1.key }) {
      let part: ChangeEdits? =
        switch tree(ofFile: file) {
        case .values(let document): edits(for: changes, in: document.value, &editors)
        case .elements(let file): edits(for: changes, in: file.tree)
        case .code: nil
        }
      guard let part else { return nil }
      files += part.files
      others += part.others
    }
    return ChangeEdits(files: files, others: others)
  }

  /// Whether Swift code makes the view, or gives it what is changed, whatever its file says.
  func isMadeInCode(_ change: Change) -> Bool {
    if case .code = tree(of: change.view) { return true }
    switch change {
    case .set(let key, let view, _), .remove(let key, let view):
      return evidence?.facts[view]?.contains { $0.key == key } ?? false
    default: return false
    }
  }
}
