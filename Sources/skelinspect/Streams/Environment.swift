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

  private static func isSet(_ name: String) -> Bool { value(name)?.isEmpty == false }
  private static func isForced(_ name: String) -> Bool { isSet(name) && value(name) != "0" }

  /// A workflow of GitHub runs the program.
  static var isOnGitHub: Bool { isSet("GITHUB_ACTIONS") }
  static var isOnCI: Bool { isSet("CI") || isOnGitHub }

  static var processorCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// The bytes of an argument of the command line: what is not UTF-8 in it was replaced on the way here.
  static func rawArgument(_ argument: String) -> [UInt8] {
    guard argument.unicodeScalars.contains("\u{FFFD}") else { return Array(argument.utf8) }
    for index in 0..<Int(CommandLine.argc) {
      guard let raw = CommandLine.unsafeArgv[index], String(cString: raw) == argument else { continue }
      return UnsafeBufferPointer(start: raw, count: strlen(raw)).map { UInt8(bitPattern: $0) }
    }
    return Array(argument.utf8)
  }
}
