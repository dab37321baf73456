import SkelinspectKit

/// The name of a flag, the same in every command that takes it.
enum Option: String, CaseIterable {
  case root, compact, all, only, depth, at, after, calls, state, branch
  case output, scene, device, size, style, direction, dark, badges, changes
  case check
  case select, ignore, severity
  case fix, unsafeFixes = "unsafe-fixes", diff, addIgnores = "add-ignores"
  case config, isolated
  case baseline, noBaseline = "no-baseline", since
  case sources, noSources = "no-sources"
  case exclude, filesFrom = "files-from", noGitignore = "no-gitignore", listFiles = "list-files"
  case stdinFilename = "stdin-filename"
  case format, minLevel = "min-level", failLevel = "fail-level", strict, statistics
  case jobs, quiet, verbose, color, help, version

  var short: Character? {
    switch self {
    case .output: "o"
    case .format: "f"
    case .quiet: "q"
    case .verbose: "v"
    case .help: "h"
    default: nil
    }
  }
}

/// A flag as a command takes it: parsing, checking and help come from these values.
struct Flag {
  let option: Option
  /// What help calls the value after it; nil for a switch.
  let value: String?
  /// What the value can be.
  let choice: Choice
  let summary: String
  /// The value may be left out; it stands right after `=`.
  var isValueOptional = false

  init(_ option: Option, _ value: String?, as choice: Choice = .free, _ summary: String) {
    (self.option, self.value, self.choice, self.summary) = (option, value, choice, summary)
  }

  init(_ option: Option, _ value: String, among words: [String], _ summary: String) {
    self.init(option, value, as: .word(WordList(words)), summary)
  }

  /// A switch.
  init(_ option: Option, _ summary: String) { self.init(option, nil, summary) }
}

/// Flags that stand together in help.
struct FlagGroup {
  let title: String
  let flags: [Flag]

  init(_ title: String, _ flags: [Flag]) { (self.title, self.flags) = (title, flags) }
}

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
