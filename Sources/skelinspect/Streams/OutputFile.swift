/// Writes whole files: beside the old one first, which stays whole until the new one is, unless it has further names.
enum OutputFile {
  static func replace(_ path: Path, with text: String) throws(FileError) {
    // A link stays one, and what is not a file (/dev/null, a pipe) is never replaced.
    let target = FileSystem.realPath(of: path) ?? path
    switch FileSystem.kind(of: target) {
    case nil where FileSystem.isLink(target): try store(ArraySlice(text.utf8), in: target, O_CREAT)
    case .file, nil:
      try FileExchange.withoutSignals { () throws(FileError) in
        var file = try PreparedFile(of: target, Array(text.utf8))
        defer { file.discard() }
        try file.takePlace()
      }
    default: try store(ArraySlice(text.utf8), in: target)
    }
  }

  /// Writes a file that must not be there yet.
  static func create(_ path: Path, with text: String) throws(FileError) {
    try FileExchange.withoutSignals { () throws(FileError) in
      try store(ArraySlice(text.utf8), in: path, O_CREAT | O_EXCL)
    }
  }

  /// Writes a file that somebody waits for only here; a link of its name is not followed.
  static func storeAnew(_ bytes: ArraySlice<UInt8>, in path: Path) throws(FileError) {
    try store(bytes, in: path, O_CREAT | O_TRUNC | O_NOFOLLOW)
  }

  static func append(_ text: String, to path: Path) throws(FileError) {
    try store(ArraySlice(text.utf8), in: path, O_CREAT | O_APPEND)
  }

  /// Makes a folder and those around it that are missing.
  static func makeFolder(_ folder: Path) throws(FileError) {
    let missing = folder.outwards.prefix { place in
      !place.isTop && !place.bytes.isEmpty && FileSystem.kind(of: place) == nil
    }
    for folder in missing.reversed() where folder.withSystemName({ mkdir($0, 0o777) }) != 0 {
      throw FileError(message: FileSystem.systemError)
    }
  }

  /// Removes a file where there is one: a link stays, and so does what is not a file.
  static func remove(_ path: Path) throws(FileError) {
    guard let target = FileSystem.realPath(of: path), FileSystem.kind(of: target) == .file else { return }
    guard target.withSystemName({ unlink($0) }) == 0 else { throw FileError(message: FileSystem.systemError) }
  }

  /// Whether what is written to a file takes the place of one that is read.
  static func replaces(_ file: Path, _ inputs: [Path]) -> Bool {
    guard FileSystem.kind(of: file) == .file, let real = FileSystem.realPath(of: file) else { return false }
    return inputs.contains { FileSystem.realPath(of: $0) == real }
  }

  private static func store(_ bytes: ArraySlice<UInt8>, in path: Path, _ flags: Int32 = 0) throws(FileError) {
    let descriptor = path.withSystemName { open($0, flags | O_WRONLY | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw FileError(message: FileSystem.systemError) }
    var failure = OutputStream.write(bytes, to: descriptor) ? nil : FileError(message: FileSystem.systemError)
    // Some file systems say only here that the disk is full.
    if close(descriptor) != 0, failure == nil { failure = FileError(message: FileSystem.systemError) }
    guard let failure else { return }
    // Of a new file nothing is left.
    if flags & O_EXCL != 0 { _ = path.withSystemName { unlink($0) } }
    throw failure
  }
}
