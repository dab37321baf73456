/// Changes in YAML and JSON.
extension Hierarchy {
  func edits(
    for changes: [Change], in document: Document, _ editors: inout DocumentEditors
  ) -> ChangeEdits? {
    guard let first = changes.first else { return ChangeEdits(files: []) }
    let file = views[first.view].file
    var plan = ViewMappingPlan(of: self, file: file, document)
    for change in changes {
      guard plan.add(change) else { return nil }
    }
    return editors.editor(of: document, file: file).flatMap(plan.edits)
  }
}
