/// Files with errors: the rules run on what could be read of them, and a note says on what they did not.
extension LintedFile {
  /// A file of which nothing could be read.
  init(name: String, _ error: ReadError) {
    self.init(name: name, diagnostics: error.diagnostics, isRead: false, source: error.source)
    omitted = error.omitted
    if error.isForeign { foreign = error.diagnostics.first?.message }
  }

  /// With the errors of the file, which the rules found this in.
  func adding(_ error: ReadError, of reading: ScreenReading) -> LintedFile {
    let found = withPaths()
    var file = LintedFile(name: name, error)
    if let first = file.diagnostics.first {
      let note = Diagnostic.Note(message: reading.unlintedText, place: first.place)
      file.diagnostics[0] = first.adding(note)
    }
    file.diagnostics = Linter.sorted(file.diagnostics + found.diagnostics) { Linter.Key($0) }
    file.suppressed = found.suppressed
    (file.elsewhere, file.readable, file.candidates) = (found.elsewhere, found.readable, found.candidates)
    file.contexts = found.contexts
    return file
  }
}

extension ScreenReading {
  /// On which views the rules say nothing.
  fileprivate var unlintedText: String {
    var (views, left) = (0, 0)
    for (hierarchy, doubts) in zip(hierarchies, doubts) {
      views += hierarchy.views.count
      left += hierarchy.views.indices.count { doubts.hold($0, of: hierarchy) }
    }
    if views == 0 { return "no rule ran: there is no view to be read" }
    if left == views { return "no rule ran: the errors leave every view in doubt" }
    if left == 0 {
      return "the rules ran all the same, with misspelt keys as they are meant and without unknown ones"
    }
    let others = views - left == 1 ? "one" : "\(views - left)"
    return
      "no rule ran on \(left.counted("view")): those with an error, what is in them and what they are in; "
      + "they ran on the other \(others)"
  }
}
