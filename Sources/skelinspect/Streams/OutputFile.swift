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

/// A file's new text, written and flushed beside the old one, that waits to take its place.
struct PreparedFile {
  private let target: Path
  private let text: [UInt8]
  private let temporary: Path
  private let descriptor: Int32
  /// It has the old one's owner, group and extended attributes.
  private let isLikeOld: Bool
  /// It has its temporary name.
  private var isNamed = true

  /// - Parameters:
  ///   - target: absolute, without links.
  ///   - number: among those of the same exchange.
  init(of target: Path, _ text: [UInt8], number: Int = 0) throws(FileError) {
    (self.target, self.text) = (target, text)
    temporary = target.folder / ".skelinspect-\(getpid())-\(number).tmp".utf8
    let isNew = FileSystem.status(of: target) == nil
    let mode: mode_t = isNew ? 0o666 : 0o600
    _ = temporary.withSystemName { unlink($0) }
    descriptor = temporary.withSystemName { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
    guard descriptor >= 0 else { throw FileError(message: FileSystem.systemError) }
    isLikeOld = isNew || FileAttributes.copy(of: target, to: descriptor)
    guard OutputStream.write(text[...], to: descriptor), Self.flush(descriptor) else {
      let reason = FileSystem.systemError
      discard()
      throw FileError(message: reason)
    }
  }

  /// Leaves nothing of it but what has taken its place.
  func discard() {
    close(descriptor)
    if isNamed { _ = temporary.withSystemName { unlink($0) } }
  }

  /// Takes the old file's place at once, or gives it its text where that has further names, or an owner that a new
  /// one cannot have.
  mutating func takePlace() throws(FileError) {
    if !isLikeOld || Self.hasFurtherNames(target) { return try overwrite() }
    let result = temporary.withSystemName { old in target.withSystemName { rename(old, $0) } }
    guard result == 0 else { throw FileError(message: FileSystem.systemError) }
    isNamed = false
  }

  private static func flush(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      // There fsync leaves it to the drive when it writes; not every disk can be told to.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
    #endif
    return fsync(descriptor) == 0
  }

  /// Hard links: a new file in its place would not have them, so it is written over.
  private static func hasFurtherNames(_ file: Path) -> Bool {
    guard let status = FileSystem.status(of: file) else { return false }
    return status.st_mode & S_IFMT == S_IFREG && status.st_nlink > 1
  }

  /// Puts the old text back where the new one cannot be written, as on a full disk.
  private func overwrite() throws(FileError) {
    let old = try FileReader.read(found: target)
    let descriptor = target.withSystemName { open($0, O_WRONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileError(message: FileSystem.systemError) }
    defer { close(descriptor) }
    if Self.replaceText(of: descriptor, with: text) { return }
    let reason = FileSystem.systemError
    guard Self.replaceText(of: descriptor, with: old) else {
      throw FileError(message: "\(reason); its old text could not be put back: \(FileSystem.systemError)")
    }
    throw FileError(message: reason)
  }

  /// What is beyond the text goes last: until then the old one has the room that it needs.
  private static func replaceText(of descriptor: Int32, with text: [UInt8]) -> Bool {
    lseek(descriptor, 0, SEEK_SET) == 0 && OutputStream.write(text[...], to: descriptor)
      && ftruncate(descriptor, off_t(text.count)) == 0 && fsync(descriptor) == 0
  }
}
