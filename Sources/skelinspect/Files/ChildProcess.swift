import SkelinspectKit

/// Runs another program to its end, without a shell.
enum ChildProcess {
  private static let maximumOutput = 1 << 32 - 1
  private static let maximumMessage = 1 << 12

  /// What the program writes to standard output; an error with what it writes to standard error when it
  /// fails.
  ///
  /// - Parameters:
  ///   - arguments: its name, which is looked for in `PATH`, and what stands after it.
  ///   - input: a file that is its standard input.
  static func output(
    of arguments: [String], input: Path = Path("/dev/null")
  ) throws(FileError) -> [UInt8] {
    let output = try Pipe()
    let error = try Pipe()
    let child: pid_t
    do throws(FileError) { child = try spawn(arguments, input, output, error) } catch {
      for end in [output.reading, output.writing] { close(end) }
      throw error
    }
    close(output.writing)
    close(error.writing)
    var texts = [output.reading: [UInt8](), error.reading: [UInt8]()]
    let isWhole = readAll(&texts, from: [output.reading, error.reading], keeping: output.reading)
    close(output.reading)
    close(error.reading)
    let status = wait(for: child)
    guard isWhole else { throw FileError(message: "larger than 4 GB, the limit for input") }
    guard status == 0 else { throw FileError(message: message(texts[error.reading] ?? [], of: arguments)) }
    return texts[output.reading] ?? []
  }

  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws(FileError) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw FileError(message: FileSystem.systemError) }
      (reading, writing) = (ends[0], ends[1])
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
  }

  private static func spawn(
    _ arguments: [String], _ input: Path, _ output: Pipe, _ error: Pipe
  ) throws(FileError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    _ = input.withSystemName { posix_spawn_file_actions_addopen(&actions, 0, $0, O_RDONLY, 0) }
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, error.writing, 2)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A closed pipe and the limit of a file's size end it, though they do not end us.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var names: [UnsafeMutablePointer<CChar>?] =
      arguments.map { Path(bytes: $0.shownBytes).withSystemName { strdup($0) } } + [nil]
    defer { for name in names { free(name) } }
    var child: pid_t = 0
    let result = posix_spawnp(&child, arguments[0], &actions, &attributes, &names, environ)
    guard result == 0 else {
      throw FileError(message: "cannot run \(arguments[0]): \(String(cString: strerror(result)))")
    }
    return child
  }

  /// Both at a time, or one would block the other; false where the kept one is too long.
  private static func readAll(
    _ texts: inout [Int32: [UInt8]], from streams: [Int32], keeping product: Int32
  ) -> Bool {
    var open = streams
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while !open.isEmpty {
      var waiting = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else { return true }
      for ready in waiting where ready.revents != 0 {
        let count = systemRead(ready.fd, &piece, piece.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 {
          open.removeAll { $0 == ready.fd }
          continue
        }
        let room = ready.fd == product ? count : max(0, maximumMessage - (texts[ready.fd]?.count ?? 0))
        texts[ready.fd, default: []] += piece[..<min(count, room)]
        if ready.fd == product, (texts[product]?.count ?? 0) > maximumOutput { return false }
      }
    }
    return true
  }

  private static func wait(for child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    return status
  }

  /// The first line of what it said.
  private static func message(_ text: [UInt8], of arguments: [String]) -> String {
    let line = String(decoding: text.prefix { $0 != 0x0A }, as: UTF8.self)
    let said = line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
    return "\(arguments[0]): \(said.isEmpty ? "failed" : said)"
  }
}
