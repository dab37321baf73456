/// The name of a flag, the same in every command that takes it.
enum Option: String, CaseIterable {
  case root, compact
  case output, style, direction, dark
  case select, ignore, severity
  case config, isolated
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
  /// Nil for a switch.
  let value: FlagValue?
  let summary: String

  init(_ option: Option, _ value: FlagValue?, _ summary: String) {
    (self.option, self.value, self.summary) = (option, value, summary)
  }

  /// A switch.
  init(_ option: Option, _ summary: String) { self.init(option, nil, summary) }
}

/// What stands after a flag.
struct FlagValue {
  /// For help.
  let name: String
  /// The words that it can be; nil where it is free.
  let words: [String]?

  init(_ name: String, _ words: [String]? = nil) { (self.name, self.words) = (name, words) }
}

/// Flags that stand together in help.
struct FlagGroup {
  let title: String
  let flags: [Flag]

  init(_ title: String, _ flags: [Flag]) { (self.title, self.flags) = (title, flags) }
}
