extension Diagnostic {
  /// A note about another file than its own says which, at its own place.
  func withNotes(ofItsFileIn source: SourceText) -> Diagnostic {
    let part = source.part(at: range.lowerBound)
    guard notes.contains(where: { source.part(at: $0.range.lowerBound) != part }) else { return self }
    let lines = LineTable(source)
    return replacing(
      notes: notes.map { note in
        guard source.part(at: note.range.lowerBound) != part else { return note }
        let position = lines.position(of: note.range.lowerBound)
        let file = source.name(at: note.range.lowerBound)
        return Note(message: "\(file):\(position.line):\(position.column): \(note.message)", range: range)
      }, at: range)
  }

  /// So many bytes further on.
  func moved(by distance: Int) -> Diagnostic {
    replacing(
      notes: notes.map { Note(message: $0.message, range: $0.range.moved(by: distance)) },
      at: range.moved(by: distance))
  }

  private func replacing(notes: [Note], at range: Range<Int>) -> Diagnostic {
    var diagnostic = Diagnostic(rule, severity, message, at: range, help: help, notes: notes)
    diagnostic.path = path
    diagnostic.subject = subject
    return diagnostic
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
