@testable import SkelinspectKit

/// Findings made by hand have ranges of a file without a name, until they are put into one.
extension Diagnostic {
  var range: Range<Int> { place.range }

  init(
    _ rule: String, _ severity: Severity, _ message: String, at range: Range<Int>,
    help: String? = nil, notes: [Note] = []
  ) {
    self.init(rule, severity, message, at: .nameless(range), help: help, notes: notes)
  }

  static func syntaxError(
    _ message: String, at range: Range<Int>, help: String? = nil, notes: [Note] = []
  ) -> Diagnostic {
    .syntaxError(message, at: .nameless(range), help: help, notes: notes)
  }

  static func invalidValue(_ message: String, at range: Range<Int>) -> Diagnostic {
    .invalidValue(message, at: .nameless(range))
  }

  func placed(in file: SourceText) -> Diagnostic {
    let notes = notes.map { Note(message: $0.message, place: file.place($0.range)) }
    var copy = Diagnostic(rule, severity, message, at: file.place(range), help: help, notes: notes)
    copy.path = path
    return copy
  }
}

extension Diagnostic.Note {
  var range: Range<Int> { place.range }

  init(message: String, range: Range<Int>) { self.init(message: message, place: .nameless(range)) }
}

extension Place {
  fileprivate static func nameless(_ range: Range<Int>) -> Place {
    SourceText([], named: "").place(range)
  }
}
