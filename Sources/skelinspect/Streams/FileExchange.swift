/// Puts new texts in the place of those that were read: of several files all, or none.
enum FileExchange {
  struct File {
    /// For messages.
    let name: String
    /// Absolute, without links.
    let target: Path
    let old: [UInt8]
    let new: [UInt8]
  }

  /// Why nothing was written, and the file that is in the way.
  struct Failure: Error {
    let name: String
    let message: String
  }

  static func run(_ files: [File]) throws(Failure) {
    try withoutSignals { () throws(Failure) in
      var open: [File] = []
      for file in files where try isOpen(file) { open.append(file) }
      var prepared: [PreparedFile] = []
      defer { for file in prepared { file.discard() } }
      for (number, file) in zip(0..., open) {
        try attempt(file) { () throws(FileError) in
          prepared.append(try PreparedFile(of: file.target, file.new, number: number))
        }
      }
      // Right before they go: an editor may have written one while the others were prepared.
      for file in open { _ = try isOpen(file) }
      for (number, file) in zip(0..., open) {
        do throws(Failure) {
          try attempt(file) { () throws(FileError) in try prepared[number].takePlace() }
        } catch {
          try putBack(open[..<number])
          throw error
        }
      }
    }
  }

  /// False where somebody else has made the same change.
  private static func isOpen(_ file: File) throws(Failure) -> Bool {
    guard FileSystem.isWritable(file.target) else {
      throw Failure(name: file.name, message: "it is read-only, and stays as it is")
    }
    var now: [UInt8] = []
    try attempt(file) { () throws(FileError) in now = try FileReader.read(found: file.target) }
    if now == file.new { return false }
    guard now == file.old else {
      throw Failure(
        name: file.name, message: "it has changed since it was read, and stays as it is; run again")
    }
    return true
  }

  private static func putBack(_ files: ArraySlice<File>) throws(Failure) {
    for (number, file) in zip(0..., files) {
      try attempt(file) { () throws(FileError) in
        var prepared = try PreparedFile(of: file.target, file.old, number: number)
        defer { prepared.discard() }
        try prepared.takePlace()
      }
    }
  }

  private static func attempt(_ file: File, _ work: () throws(FileError) -> Void) throws(Failure) {
    do throws(FileError) { try work() } catch {
      throw Failure(name: file.name, message: error.message)
    }
  }

  /// A signal that would end the program waits meanwhile.
  static func withoutSignals<E: Error>(_ work: () throws(E) -> Void) throws(E) {
    var signals = sigset_t()
    var former = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    try work()
  }
}
