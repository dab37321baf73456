import SkelinspectKit

/// Puts edited texts in the place of those that were read: of several files all, or none.
struct FileExchange {
  private struct File {
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

  /// The file that is looked at.
  private var name = ""

  /// - Parameter target: of a file by its name; absolute, without links.
  static func write(_ edits: [FileEdits], to target: (String) -> Path?) throws(Failure) {
    var exchange = FileExchange()
    do throws(FileError) { try exchange.run(edits, target) } catch {
      throw Failure(name: exchange.name, message: error.message)
    }
  }

  private mutating func run(_ edits: [FileEdits], _ target: (String) -> Path?) throws(FileError) {
    var files: [File] = []
    for edits in edits {
      name = edits.fileName
      guard let target = target(name) else {
        throw FileError(message: "it is not among the files that are linted")
      }
      let old = try FileReader.read(found: target)
      do throws(FileEditError) {
        files.append(File(name: name, target: target, old: old, new: try edits.bytes(replacing: old)))
      } catch {
        throw FileError(message: error.message)
      }
    }
    try Self.withoutSignals { () throws(FileError) in try exchange(files) }
  }

  private mutating func exchange(_ files: [File]) throws(FileError) {
    var open: [File] = []
    for file in files where try isOpen(file) { open.append(file) }
    var prepared: [PreparedFile] = []
    defer { for file in prepared { file.discard() } }
    for (number, file) in zip(0..., open) {
      name = file.name
      prepared.append(try PreparedFile(of: file.target, file.new, number: number))
    }
    // Right before they go: an editor may have written one while the others were prepared.
    for file in open { _ = try isOpen(file) }
    for (number, file) in zip(0..., open) {
      name = file.name
      do throws(FileError) { try prepared[number].takePlace() } catch {
        try putBack(open[..<number])
        throw error
      }
    }
  }

  /// False where somebody else has made the same change.
  private mutating func isOpen(_ file: File) throws(FileError) -> Bool {
    name = file.name
    guard FileSystem.isWritable(file.target) else {
      throw FileError(message: "it is read-only, and stays as it is")
    }
    let now = try FileReader.read(found: file.target)
    guard now == file.old || now == file.new else {
      throw FileError(message: FileEditError().message)
    }
    return now != file.new
  }

  private mutating func putBack(_ files: ArraySlice<File>) throws(FileError) {
    let failed = name
    for (number, file) in zip(0..., files) {
      name = file.name
      var prepared = try PreparedFile(of: file.target, file.old, number: number)
      defer { prepared.discard() }
      try prepared.takePlace()
    }
    name = failed
  }

  /// A signal that would end the program waits meanwhile.
  static func withoutSignals<E: Error>(_ work: () throws(E) -> Void) throws(E) {
    var (set, former) = (sigset_t(), sigset_t())
    sigemptyset(&set)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    try work()
  }
}
