/// A file's new text, written and flushed, that waits to take the place of the old one. Where the system can, it has
/// no name until then: nothing is left of it if the program is ended.
struct PreparedFile {
  private let target: Path
  private let text: [UInt8]
  private let temporary: Path
  private let descriptor: Int32
  /// It has the old one's owner, group and extended attributes.
  private let isLikeOld: Bool
  /// It has its temporary name.
  private var isNamed: Bool

  /// - Parameters:
  ///   - target: absolute, without links.
  ///   - number: among those of the same exchange.
  init(of target: Path, _ text: [UInt8], number: Int = 0) throws(FileError) {
    (self.target, self.text) = (target, text)
    temporary = target.folder / ".skelinspect-\(getpid())-\(number).tmp".utf8
    let isNew = FileSystem.status(of: target) == nil
    let mode: mode_t = isNew ? 0o666 : 0o600
    var opened = Self.openWithoutName(in: target.folder, mode)
    isNamed = opened < 0
    if opened < 0 {
      _ = temporary.withSystemName { unlink($0) }
      opened = temporary.withSystemName { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
    }
    descriptor = opened
    guard opened >= 0 else { throw FileError(message: FileSystem.systemError) }
    isLikeOld = isNew || FileAttributes.copy(of: target, to: opened)
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
    if !isLikeOld || OverwrittenFile.isNeeded(for: target) {
      return try OverwrittenFile.write(text, over: target)
    }
    try takeTemporaryName()
    let result = temporary.withSystemName { old in target.withSystemName { rename(old, $0) } }
    guard result == 0 else { throw FileError(message: FileSystem.systemError) }
    isNamed = false
  }

  /// Takes a place where no file may be yet.
  mutating func takeFreePlace() throws(FileError) {
    try takeTemporaryName()
    if temporary.withSystemName({ old in target.withSystemName { link(old, $0) } }) == 0 { return }
    guard errno != EEXIST else { throw FileError(message: FileSystem.systemError) }
    // Not every disk knows further names.
    try takePlace()
  }

  private mutating func takeTemporaryName() throws(FileError) {
    guard !isNamed else { return }
    _ = temporary.withSystemName { unlink($0) }
    guard Self.give(descriptor, the: temporary) else { throw FileError(message: FileSystem.systemError) }
    isNamed = true
  }

  private static func flush(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      // There fsync leaves it to the drive when it writes; not every disk can be told to.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
    #endif
    return fsync(descriptor) == 0
  }

  #if os(Linux)
    /// `O_TMPFILE` of fcntl.h, which is a macro that Swift does not see.
    private static let withoutName = O_DIRECTORY | 0o20000000

    /// Negative where the file system has no such files.
    private static func openWithoutName(in folder: Path, _ mode: mode_t) -> Int32 {
      folder.withSystemName { open($0, withoutName | O_WRONLY | O_CLOEXEC, mode) }
    }

    private static func give(_ descriptor: Int32, the path: Path) -> Bool {
      path.withSystemName { name in
        "/proc/self/fd/\(descriptor)".withCString {
          linkat(AT_FDCWD, $0, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
        }
      }
    }
  #else
    private static func openWithoutName(in folder: Path, _ mode: mode_t) -> Int32 { -1 }
    private static func give(_ descriptor: Int32, the path: Path) -> Bool { false }
  #endif
}
