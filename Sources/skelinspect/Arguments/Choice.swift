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

struct WordList {
  struct Word {
    let text: String
    /// Empty where the word says it all.
    var summary = ""
  }

  /// What scripts call one whose words have summaries, of which they have one copy.
  let name: String?
  let words: [Word]

  init(_ words: [Word], named name: String? = nil) { (self.words, self.name) = (words, name) }

  init(_ texts: [String]) { self.init(texts.map { Word(text: $0) }) }

  init<Value: RawRepresentable<String>>(
    _ values: [Value], named name: String? = nil, summary: (Value) -> String
  ) {
    self.init(values.map { Word(text: $0.rawValue, summary: summary($0)) }, named: name)
  }

  var texts: [String] { words.map(\.text) }
}

extension WordList {
  static let commands = WordList(Command.allCases, named: "commands", summary: \.summary)

  static let rules = WordList(Rule.all.map { Word(text: $0.id, summary: $0.summary) }, named: "rules")

  /// Whose findings can be left out or have another severity.
  static let changeableRules = WordList(
    Rule.all.filter { !$0.isAlwaysError }.map { Word(text: $0.id, summary: $0.summary) },
    named: "changeable_rules")

  static let keys = WordList(
    KeyGroup.all.flatMap(\.keys).map { Word(text: $0.name, summary: $0.summary) }, named: "keys")

  static let schemas = WordList(Schema.allCases, named: "schemas", summary: \.summary)

  static let configActions = WordList(ConfigAction.allCases, named: "config_actions", summary: \.summary)

  static let baselineActions = WordList(BaselineUse.actions, named: "baseline_actions", summary: \.summary)

  static let scripts = WordList(CompletionScript.allCases, named: "scripts", summary: \.summary)

  static let named = [
    commands, rules, changeableRules, keys, schemas, configActions, baselineActions, scripts,
  ]
}
