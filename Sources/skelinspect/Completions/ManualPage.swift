import SkelinspectKit

/// The manual page, in the macros that every `man` has.
enum ManualPage {
  static let text = """
    .\\" Printed by: skelinspect completions man
    .TH SKELINSPECT 1 "" "skelinspect \(Help.versionNumber)" "User Commands"
    .SH NAME
    skelinspect \\- what SkeletonView would do to a view hierarchy, and why
    .SH SYNOPSIS
    .B skelinspect
    \("[COMMAND] [OPTION…] FILE…".escapedForRoff)
    .SH DESCRIPTION
    \(Help.purpose.escapedForRoff)
    The command is \\fBdescribe\\fR where none is named.
    .PP
    \(paragraph(Command.files))
    .SH OPTIONS OF ALL COMMANDS
    \(Command.describe.flags.filter(\.isOfAllCommands).map(item).joined(separator: "\n"))
    .SH COMMANDS
    \(Command.allCases.map(section).joined(separator: "\n"))
    .SH EXIT STATUS
    \(Help.statuses.map { item($0, $1) }.joined(separator: "\n"))
    .SH ENVIRONMENT
    \(environment.map { item($0, $1) }.joined(separator: "\n"))
    .SH FILES
    \(files.map { item($0, $1) }.joined(separator: "\n"))

    """

  private static let environment = [
    ("SKELETON_DEBUG", "The trees that the app's console would show are printed too, on standard error."),
    ("COLUMNS", "How wide the lines of text are, in a pipe too; without it as wide as the terminal."),
    ("NO_COLOR", "Nothing is coloured, unless --color asks for it."),
    ("CLICOLOR_FORCE, FORCE_COLOR", "Everything is coloured, whether or not it goes to a terminal."),
    ("GITHUB_ACTIONS", "lint reports as --format github does, unless another format is named."),
  ]

  private static let files = [
    (".skelinspect.yml", "The configuration: of each file the nearest one in its folder or above."),
    (Baseline.fileName, "The recorded findings, as `skelinspect baseline write` writes them."),
  ]

  private static func section(_ command: Command) -> String {
    let operands = command.operands.escapedForRoff
    let details = command.details.separatedByBlankLines.map { text in
      text == command.operandTable ? table(of: command) : paragraph(text)
    }
    let options = command.groups.flatMap(\.flags).filter { !$0.isOfAllCommands }.map(item)
    return """
      .SS \(command.rawValue)
      \\fBskelinspect \(command.rawValue)\\fR [\\fIOPTION\\fR\\[u2026]] \(operands)
      .PP
      \((details + options).joined(separator: "\n.PP\n"))
      """
  }

  private static func table(of command: Command) -> String {
    guard case .word(let list) = command.operandChoices.first else { return "" }
    return list.map { item($0.text, $0.summary) }.joined(separator: "\n")
  }

  private static func item(_ flag: Flag) -> String {
    let letter = flag.option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
    let value = (flag.value ?? "").escapedForRoff
    let shown = flag.isValueOptional ? "[=\\fI\(value)\\fR]" : value.isEmpty ? "" : " \\fI\(value)\\fR"
    let name = "--\(flag.option.rawValue)".escapedForRoff
    return ".TP\n\(letter)\\fB\(name)\\fR\(shown)\n\(flag.summary.escapedForRoff)"
  }

  private static func item(_ name: String, _ text: String) -> String {
    ".TP\n\\fB\(name.escapedForRoff)\\fR\n\(text.escapedForRoff)"
  }

  /// Lines with blanks before them stay as they are.
  private static func paragraph(_ text: String) -> String {
    let lines = text.escapedForRoff
    return text.hasPrefix(" ") ? ".nf\n\(lines)\n.fi" : lines
  }
}

extension Flag {
  /// Whether each command has it, and means the same by it.
  fileprivate var isOfAllCommands: Bool {
    Command.allCases.allSatisfy { $0.flag(option)?.summary == summary }
  }
}

extension String {
  /// Nothing in it is a command of roff's, and its signs are printed as they are.
  fileprivate var escapedForRoff: String {
    let signs = replacingScalars { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "\u{80}"...: "\\[u\(String(0x1_0000 + scalar.value, radix: 16, uppercase: true).dropFirst())]"
      default: nil
      }
    }
    let lines = signs.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.hasPrefix(".") ? "\\&\($0)" : String($0) }.joined(separator: "\n")
  }

  fileprivate var separatedByBlankLines: [String] {
    var parts = [""]
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        parts.append("")
      } else {
        parts[parts.count - 1] += (parts[parts.count - 1].isEmpty ? "" : "\n") + line
      }
    }
    return parts
  }
}
