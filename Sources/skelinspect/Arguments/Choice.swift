import SkelinspectKit

/// What can stand for an option's value or for an operand: command lines are checked by it, and shells complete them.
enum Choice {
  /// A number, a pattern, a selector.
  case free
  /// The path of a file or folder.
  case path
  /// One of these.
  case word(WordList)
  /// Some of these with commas between them, or `all`.
  case words(WordList)
  /// One of these, `=`, and one of the others.
  case pair(WordList, WordList)
  /// One of these, or one with `=` and the path of a file after it.
  case wordForPath(WordList)
}

/// A word that a command line may have.
struct Word {
  let text: String
  /// Empty where the word says it all.
  var summary = ""
}

typealias WordList = [Word]

extension [Word] {
  init(_ texts: [String]) { self = texts.map { Word(text: $0) } }

  init<Value: RawRepresentable<String>>(_ values: [Value], summary: (Value) -> String) {
    self = values.map { Word(text: $0.rawValue, summary: summary($0)) }
  }

  var texts: [String] { map(\.text) }

  static let commands = WordList(Command.allCases, summary: \.summary)

  static let rules = Rule.all.map { Word(text: $0.id, summary: $0.summary) }

  /// Whose findings can be left out or have another severity.
  static let changeableRules = Rule.all.filter { !$0.isAlwaysError }.map {
    Word(text: $0.id, summary: $0.summary)
  }

  static let keys = KeyGroup.all.flatMap(\.keys).map { Word(text: $0.name, summary: $0.summary) }

  static let schemas = WordList(Schema.allCases, summary: \.summary)

  static let configActions = WordList(ConfigAction.allCases, summary: \.summary)

  static let baselineActions = WordList(BaselineUse.actions, summary: \.summary)

  static let scripts = WordList(CompletionScript.allCases, summary: \.summary)
}
