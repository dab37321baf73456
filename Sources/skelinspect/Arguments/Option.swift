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
