/// A flag: this one table gives parsing and help.
enum Option: String, CaseIterable {
  case root, compact, format, stdinFilename = "stdin-filename", color, help, version

  var short: Character? { self == .help ? "h" : self == .format ? "f" : nil }

  /// The name of its value; nil for a switch.
  var valueName: String? {
    switch self {
    case .root: "SELECTOR"
    case .format: "FORMAT"
    case .stdinFilename: "NAME"
    case .color: "WHEN"
    case .compact, .help, .version: nil
    }
  }

  /// The words that its value can be.
  var values: [String]? {
    switch self {
    case .format: ["json", "outline"]
    case .color: ["auto", "always", "never"]
    default: nil
    }
  }

  func isTaken(by command: Command) -> Bool { self == .compact ? command == .describe : true }

  func summary(for command: Command?) -> String {
    switch self {
    case .root: "the view that receives show: an id, a type, Type#id, a/b, a > b, Type[0]; repeatable"
    case .compact: "each tree on one line"
    case .format:
      switch command {
      case .describe: "json (the default) or outline, a drawn tree"
      case .inspect: "outline (the default), a drawn tree, or json"
      case nil: "json, the default of describe, or outline, a drawn tree, the default of inspect"
      }
    case .stdinFilename: "the name of standard input in messages; its ending tells the format"
    case .color: "auto (the default), always or never"
    case .help: "show this help"
    case .version: "show the version"
    }
  }
}
