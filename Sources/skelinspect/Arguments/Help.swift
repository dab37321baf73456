import SkelinspectKit

/// The texts of `--help` and `--version`, made from the tables of commands and flags.
enum Help {
  static let versionNumber = "1.0.0"
  static let version = "skelinspect \(versionNumber)\n"

  static let purpose = "Shows what SkeletonView would do to a view hierarchy, and why."

  static let statuses = [
    ("0", "done"), ("1", "lint has findings, or diff or expect a difference"),
    ("2", "the job could not be done"), ("64", "bad command line"),
  ]

  static func text(for command: Command?) -> String {
    guard let command else { return overview }
    return """
      Usage: skelinspect \(command.rawValue) [OPTION…] \(command.operands)

      \(command.details)

      \(command.groups.map { "\($0.title):\n\(table($0.flags.map(row), width: width(of: command)))" }
        .joined(separator: "\n\n"))

      """
  }

  private static let overview = """
    Usage: skelinspect [COMMAND] [OPTION…] FILE…

    \(purpose)

    Commands:
    \(table(Command.allCases.map { ($0.rawValue, $0.summary) }))

    \(Command.files)

    Options of describe:
    \(table(Command.describe.flags.map(row)))

    Exit status: \(statuses.map { "\($0) \($1)" }.joined(separator: " · "))
    `skelinspect COMMAND --help` says more. With SKELETON_DEBUG in the environment the trees that the app's
    console would show are printed too.

    """

  private static func row(_ flag: Flag) -> (String, String) {
    let short = flag.option.short.map { "-\($0), " } ?? "    "
    let value = flag.value.map { flag.isValueOptional ? "[=\($0)]" : " \($0)" } ?? ""
    return ("\(short)--\(flag.option.rawValue)\(value)", flag.summary)
  }

  private static func width(of command: Command) -> Int { command.flags.map { row($0).0.count }.max() ?? 0 }

  /// Columns of a line.
  private static let lineWidth = 110

  static func table(_ rows: [(String, String)], width: Int? = nil) -> String {
    let width = width ?? rows.map(\.0.count).max() ?? 0
    let indent = String(repeating: " ", count: width + 4)
    return rows.map { name, text in
      let blanks = String(repeating: " ", count: width - name.count)
      return "  \(name)\(blanks)  "
        + text.wrapped(to: lineWidth - width - 4).joined(separator: "\n\(indent)")
    }.joined(separator: "\n")
  }
}
