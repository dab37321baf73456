import Testing

@testable import SkelinspectKit

/// A text with the place of its one error marked, and what the error says.
struct Mistake: Sendable, CustomTestStringConvertible {
  let marked: String
  let message: String
  var help: String?
  var note: String?
  var rule: String

  init(
    _ marked: String, _ message: String, help: String? = nil, note: String? = nil,
    rule: String = "syntax-error"
  ) {
    self.marked = marked
    self.message = message
    self.help = help
    self.note = note
    self.rule = rule
  }

  var testDescription: String { marked.debugDescription }

  /// Reads the text under a name and expects exactly this error.
  func expect(named name: String) throws {
    let text = MarkedText(marked)
    let notes = note.map { [Diagnostic.Note(message: $0, range: text.noteRange)] } ?? []
    let error = try #require(readError(in: text.bytes, named: name))
    let expected = Diagnostic(rule, .error, message, at: text.range, help: help, notes: notes)
    #expect(error.diagnostics.map { $0.with([]) } == [expected.placed(in: error.source)])
  }
}
