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
