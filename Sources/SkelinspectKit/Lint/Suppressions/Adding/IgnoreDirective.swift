/// What a comment says that hides findings: `skelinspect:ignore hidden-leaf, zero-size-leaf -- why`.
struct IgnoreDirective {
  let rules: [String]
  /// On one line, whatever was given.
  let reason: String?

  init(_ rules: [String], reason: String?) {
    self.rules = rules
    self.reason = IgnoreReason.oneLine(reason)
  }

  var list: String { rules.joined(separator: ", ") }

  var text: String { "skelinspect:ignore \(list)" + (reason.map { " -- \($0)" } ?? "") }
}

extension Hierarchy {
  /// What hides findings of some rules: a comment above the view or its `lint` key, its notes in Interface Builder, a
  /// comment above a line of Swift.
  ///
  /// - Parameters:
  ///   - place: of the finding, which may be in Swift code that is about the view.
  ///   - lines: of this hierarchy's own file.
  /// - Returns: nil where nothing can speak of it alone.
  func ignoreEdits(
    _ directive: IgnoreDirective, of view: ViewIndex?, at place: Place, _ lines: inout IgnoringLines
  ) -> FileEdits? {
    if place.isInCode {
      return SwiftStatements.ignoreEdits(directive, at: place)
    }
    // Notes of other files are theirs to read.
    guard let view else { return commentEdits(directive, above: place) }
    guard !isElsewhere(view) else { return nil }
    return notesEdits(directive, of: view)
      ?? edits(ignoring: directive.rules, at: view, reason: directive.reason, &lines)
  }
}

extension Place {
  /// In Swift code.
  var isInCode: Bool { fileName.utf8.suffix(6).elementsEqual(".swift".utf8) }
}
