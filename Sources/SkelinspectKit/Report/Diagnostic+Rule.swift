/// What formats say of a finding beyond what it holds itself.
extension Diagnostic {
  /// The rule that it is of; nil where no rule has that id.
  var ruleValue: Rule? { RuleNumbers.all[rule].map { Rule.all[$0] } }

  /// The mechanism behind it; nil for what readers and the linter find themselves.
  var why: String? {
    guard let rule = ruleValue, rule.check != nil, !rule.why.isEmpty else { return nil }
    return rule.why
  }

  /// Where to read about its rule.
  var link: String? { ruleValue?.page }

  /// Message and help in two lines.
  var messageAndHelp: String { help.map { "\(message)\nhelp: \($0)" } ?? message }

  /// Message and help in one line.
  var messageWithHelp: String { help.map { "\(message) (\($0))" } ?? message }

  /// As a report of one file shows them: a note about another file says which, at the finding's own place.
  var notesInItsFile: [Note] {
    notes.map { note in
      guard note.place.fileName != place.fileName else { return note }
      let other = note.place.position.text(in: note.place.fileName)
      return Note(message: "\(other): \(note.message)", place: place)
    }
  }
}

extension Rule {
  /// Its section of the page of all rules.
  var page: String { "\(ToolIdentity.home)/blob/main/docs/rules.md#\(id)" }
}

extension Diagnostic.Severity {
  /// What stands for each severity elsewhere: another tool's word, a colour.
  func word<Word>(error: Word, warning: Word, note: Word) -> Word {
    switch self {
    case .error: error
    case .warning: warning
    case .note: note
    }
  }
}

extension Paint {
  /// A text in the colour of a severity.
  func color(_ text: String, of severity: Diagnostic.Severity) -> String {
    severity.word(error: red, warning: yellow, note: cyan)(text)
  }

  /// A level in its colour, in a column of that width.
  func label(_ severity: Diagnostic.Severity, width: Int = 0) -> String {
    color(severity.rawValue.padded(to: width), of: severity)
  }
}

/// The place of each rule in the list of all.
enum RuleNumbers {
  static let all = Dictionary(zip(Rule.all.map(\.id), 0...), uniquingKeysWith: { first, _ in first })
}
