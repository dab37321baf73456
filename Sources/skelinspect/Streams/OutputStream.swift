import SkelinspectKit
import Synchronization

/// Standard output or standard error.
struct OutputStream {
  static let output = OutputStream(descriptor: 1)
  static let error = OutputStream(descriptor: 2)

  /// Where the lines of each stream stand that the runner of a workflow reads.
  private static let commands = Mutex<[Int32: WorkflowCommands]>([:])

  private let descriptor: Int32
  /// What the program ends with when the reader of standard output has gone.
  var statusWithoutReader = ExitStatus.done

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes everything, in a workflow with no command in it.
  func write(_ bytes: ArraySlice<UInt8>) {
    guard Environment.isInWorkflow else { return writeAsItIs(bytes) }
    let defused = Self.commands.withLock { $0[descriptor, default: WorkflowCommands()].defused(bytes) }
    writeAsItIs(defused)
  }

  /// Whole lines of which some are commands to GitHub, and are meant to be.
  func write(commands lines: String) {
    let bytes = ArraySlice(lines.utf8)
    if Environment.isInWorkflow, !Environment.isOnGitHub { write(bytes) } else { writeAsItIs(bytes) }
  }

  /// Ends the program when it cannot: quietly when the reader has gone, else with status 2.
  private func writeAsItIs(_ bytes: ArraySlice<UInt8>) {
    // Nobody reads the messages: that changes nothing about the product or the status.
    if !Self.write(bytes, to: descriptor), descriptor != 2 { fail() }
  }

  func write(_ text: String) { write(ArraySlice(text.utf8)) }

  /// On a terminal JSON's texts may not move the cursor; their escapes are the same values.
  func writeProduct(_ bytes: ArraySlice<UInt8>) {
    guard terminalWidth != nil else { return write(bytes) }
    write(String(decoding: bytes, as: UTF8.self).escapedInJSON)
  }

  /// For people: broken at words where lines have a width.
  func writeText(_ bytes: ArraySlice<UInt8>) {
    guard let width = lineWidth else { return writeProduct(bytes) }
    writeProduct(ArraySlice(String(decoding: bytes, as: UTF8.self).wrappedText(to: width).utf8))
  }

  /// For programs, or for people.
  func buffer(isForPrograms: Bool) -> OutputBuffer {
    OutputBuffer { isForPrograms ? writeProduct($0) : writeText($0) }
  }

  /// A list in columns of its own, which only text has.
  func write(_ format: ListFormat, _ paint: Paint, _ text: (Paint, _ width: Int) -> String) {
    write(text(format == .text ? paint : Paint(isColored: false), lineWidth ?? .max))
  }

  func writeText(_ text: String) { writeText(ArraySlice(text.utf8)) }

  private func fail() -> Never {
    if errno == EPIPE { exit(statusWithoutReader.rawValue) }
    let reason = FileSystem.systemError
    Self.error.write("skelinspect: error: cannot write to standard output: \(reason)\n")
    exit(ExitStatus.failed.rawValue)
  }

  /// Cells of a line for people: COLUMNS, else those of the terminal; nil: any number.
  var lineWidth: Int? { Environment.columns ?? terminalWidth }

  /// Columns of the terminal; nil where the stream is none.
  var terminalWidth: Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// False, and the reason in `errno`, when not everything could be written.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = buffer.baseAddress?.advanced(by: written)
        // A Mac takes less than 2 GB at a time.
        let result = systemWrite(descriptor, rest, min(buffer.count - written, 1 << 30))
        if result >= 0 {
          written += result
        } else if errno == EAGAIN {
          // A pipe of another program may be set not to wait.
          var descriptor = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&descriptor, 1, -1)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}

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
