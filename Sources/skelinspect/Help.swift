/// The texts of `--help` and `--version`, made from the tables of commands and options.
enum Help {
  static let version = "skelinspect 0.1.0\n"

  static func text(for command: Command?) -> String {
    guard let command else { return overview }
    return """
      Usage: skelinspect \(command.rawValue) [OPTION…] FILE…

      \(command.details)

      \(files)

      Options:
      \(options(of: command))

      """
  }

  private static let overview = """
    Usage: skelinspect [COMMAND] [OPTION…] FILE…

    Shows what SkeletonView would do to a view hierarchy, and why.

    Commands:
    \(table(Command.allCases.map { ($0.rawValue, $0.summary) }))

    \(files)

    Options:
    \(options(of: .describe, isOverview: true))

    Exit status: 0 done · 2 the job could not be done · 64 bad command line
    `skelinspect COMMAND --help` says more. With SKELETON_DEBUG in the environment the trees that the app's
    console would show are printed too.

    """

  private static let files = """
    FILE is a view hierarchy in YAML or JSON; - is standard input.
    """

  private static func options(of command: Command, isOverview: Bool = false) -> String {
    let rows = Option.allCases.filter { isOverview || $0.isTaken(by: command) }.map { option in
      let short = option.short.map { "-\($0), " } ?? "    "
      let value = option.valueName.map { " \($0)" } ?? ""
      let only = isOverview && option == .compact ? " (describe)" : ""
      return ("\(short)--\(option.rawValue)\(value)", option.summary(for: isOverview ? nil : command) + only)
    }
    return table(rows)
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, text in
      "  " + name + String(repeating: " ", count: width - name.count) + "  " + text
    }.joined(separator: "\n")
  }
}
