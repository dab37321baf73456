extension Diagnostic {
  /// As a report of one file shows them: a note about another file says which, at the finding's own place.
  var notesInItsFile: [Note] {
    notes.map { note in
      guard note.place.fileName != place.fileName else { return note }
      let position = note.place.position
      let message = "\(note.place.fileName):\(position.line):\(position.column): \(note.message)"
      return Note(message: message, place: place)
    }
  }
}
