/// The editors of the documents of some files, each made once: their texts are read for them again.
struct DocumentEditors {
  private var editors: [Int: DocumentEditor?] = [:]

  /// - Parameter file: the number by which it is asked for again.
  /// - Returns: nil where the text is no longer what the document was read of.
  mutating func editor(of document: Document, file: Int) -> DocumentEditor? {
    if let known = editors[file] { return known }
    let editor = DocumentEditor(document)
    editors[file] = .some(editor)
    return editor
  }
}
