import SkelinspectKit

/// The environment variables that the program looks at.
enum Environment {
  /// Nil where the variable is not set.
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Whatever its value.
  static var hasSkeletonDebug: Bool { value("SKELETON_DEBUG") != nil }

  /// Whether a stream gets colours: `--color`, then NO_COLOR, CLICOLOR_FORCE and FORCE_COLOR, TERM, the
  /// terminal.
  static func paint(for stream: OutputStream, color: String) -> Paint {
    if color != "auto" { return Paint(isColored: color == "always") }
    if isSet("NO_COLOR") { return Paint(isColored: false) }
    if isForced("CLICOLOR_FORCE") || isForced("FORCE_COLOR") { return Paint(isColored: true) }
    return Paint(isColored: value("TERM") != "dumb" && stream.terminalWidth != nil)
  }

  /// How wide lines shall be, in a pipe too.
  static var columns: Int? { value("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? min($0, 10_000) : nil } }

  private static func isSet(_ name: String) -> Bool { value(name)?.isEmpty == false }
  private static func isForced(_ name: String) -> Bool { isSet(name) && value(name) != "0" }

  /// A workflow of GitHub runs the program.
  static let isOnGitHub = isSet("GITHUB_ACTIONS")
  /// A runner that obeys commands in what is written: GitHub's, Azure Pipelines' or TeamCity's.
  static let isInWorkflow = isOnGitHub || isSet("TF_BUILD") || isSet("TEAMCITY_VERSION")
  static var isOnCI: Bool { isSet("CI") || isInWorkflow }

  static var processorCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// The command line without the program's name, its bytes that are not UTF-8 escaped.
  static var arguments: [String] {
    var arguments: [String] = []
    for index in 1..<max(Int(CommandLine.argc), 1) {
      guard let argument = CommandLine.unsafeArgv[index] else { break }
      let bytes = UnsafeRawBufferPointer(start: argument, count: strlen(argument))
      arguments.append(String(showing: Array(bytes)[...]))
    }
    return arguments
  }
}
