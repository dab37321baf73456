import Testing

@testable import SkelinspectKit

/// A text of XML with the place of its one error marked, and what the error says.
struct XMLMistake: Sendable, CustomTestStringConvertible {
  let marked: String
  let message: String
  let help: String?
  let note: String?

  init(_ marked: String, _ message: String, help: String? = nil, note: String? = nil) {
    (self.marked, self.message, self.help, self.note) = (marked, message, help, note)
  }

  var testDescription: String { marked.debugDescription }

  /// Expects exactly this error.
  func expect() {
    let text = MarkedText(marked)
    let notes = note.map { [Diagnostic.Note(message: $0, range: text.noteRange)] } ?? []
    let error = xmlError(in: text.bytes)
    #expect(
      error?.placed(in: SourceText([], named: ""))
        == .syntaxError(message, at: text.range, help: help, notes: notes))
  }
}
