import Foundation
import Testing

/// Runs the built program as a user does, and waits for it for a while only.
struct Program {
  struct Outcome {
    let output: [UInt8]
    let error: String
    /// The exit status; minus the signal where one ended the program.
    let status: Int32

    var text: String { String(decoding: output, as: UTF8.self) }
    /// The first line of standard error.
    var message: String { String(error.prefix { $0 != "\n" }) }
  }

  var environment: [String: String] = [:]
  /// The current directory.
  var folder = Paths.fixtures
  /// What stands on standard input.
  var input: [UInt8] = []
  /// What standard output is, where it is not a file.
  var terminal: FileHandle?
  /// What standard error is, where it is not a file.
  var errorTerminal: FileHandle?
  /// Seconds, for a debug build on a busy machine: beyond them the program hangs.
  var limit = 180

  /// Runs `skelinspect`.
  func run(_ arguments: [String], at location: SourceLocation = #_sourceLocation) throws -> Outcome {
    try launch(try Paths.program, arguments, at: location)
  }

  /// Runs a line of shell, which finds the program by its name.
  func shell(_ script: String, at location: SourceLocation = #_sourceLocation) throws -> Outcome {
    var program = self
    let folder = try Paths.program.deletingLastPathComponent().path
    program.environment["PATH"] = "\(folder):\(Self.inherited["PATH"] ?? "/usr/bin:/bin")"
    return try program.launch(URL(filePath: "/bin/bash"), ["-c", script], at: location)
  }

  private func launch(
    _ executable: URL, _ arguments: [String], at location: SourceLocation
  ) throws -> Outcome {
    let scratch = try Scratch()
    let output = try scratch.write([], to: "output")
    let error = try scratch.write([], to: "error")
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = Self.inherited.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    let files = [
      try FileHandle(forReadingFrom: try scratch.write(input, to: "input")),
      try FileHandle(forWritingTo: output), try FileHandle(forWritingTo: error),
    ]
    process.standardInput = files[0]
    process.standardOutput = terminal ?? files[1]
    process.standardError = errorTerminal ?? files[2]
    try process.run()
    // Open files of thousands of runs are more than Foundation's next run can bear.
    for file in files { try file.close() }
    let end = ContinuousClock.now + .seconds(limit)
    while process.isRunning {
      usleep(1_000)
      guard ContinuousClock.now > end else { continue }
      Issue.record("\(arguments) still runs after \(limit) seconds", sourceLocation: location)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    let isSignal = process.terminationReason == .uncaughtSignal
    return Outcome(
      output: [UInt8](try Data(contentsOf: output)),
      error: String(decoding: try Data(contentsOf: error), as: UTF8.self),
      status: isSignal ? -process.terminationStatus : process.terminationStatus)
  }

  /// This process's environment without what the program looks at; a crash shall not wait for its backtrace.
  fileprivate static let inherited: [String: String] = {
    let read = [
      "NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "TERM", "SKELETON_DEBUG", "CI", "GITHUB_ACTIONS",
      "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE", "TF_BUILD", "TEAMCITY_VERSION", "COLUMNS",
    ]
    var environment = ProcessInfo.processInfo.environment.filter { !read.contains($0.key) }
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return environment
  }()
}

/// Where things stand.
enum Paths {
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let fixtures = package.appending(path: "Tests/Fixtures/cli")

  /// The program: what `SKELINSPECT_PROGRAM` names, below the package, or what lies in the nearest folder above the
  /// test bundle that has it.
  static var program: URL {
    get throws {
      if let name = Program.inherited["SKELINSPECT_PROGRAM"] { return package.appending(path: name) }
      let starts = CommandLine.arguments.map { URL(filePath: $0) } + [Bundle.main.bundleURL]
      let found = starts.lazy.flatMap(foldersAbove).map { $0.appending(path: "skelinspect") }.first { file in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
      return try #require(found, "no folder above the test bundle holds the program")
    }
  }

  private static func foldersAbove(_ file: URL) -> [URL] {
    guard file.path.contains(".xctest") || file == Bundle.main.bundleURL else { return [] }
    return Array(sequence(first: file) { $0.path == "/" ? nil : $0.deletingLastPathComponent() })
  }
}
