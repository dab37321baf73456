import SkelinspectKit

/// What the system says of files and folders.
enum FileSystem {
  enum Kind: Sendable { case file, folder, link, other }

  /// A folder, whatever name it is reached by.
  struct FolderID: Hashable {
    let device: UInt64
    let node: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      node = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  struct Entry {
    let name: [UInt8]
    let kind: Kind
  }

  /// Links are followed; nil where there is nothing, or no right to look.
  static func kind(of path: Path) -> Kind? { status(of: path).map(kind) }

  static func id(of folder: Path) -> FolderID? { status(of: folder).map { FolderID($0) } }

  /// Whether somebody may write to it, and this process does.
  static func isWritable(_ path: Path) -> Bool {
    status(of: path).map { $0.st_mode & 0o222 != 0 } == true && path.withSystemName { access($0, W_OK) } == 0
  }

  static func exists(_ path: Path) -> Bool { path.withSystemName { access($0, F_OK) } == 0 }

  /// The absolute name without links; nil where there is no such file.
  static func realPath(of path: Path) -> Path? {
    guard let text = path.withSystemName({ realpath($0, nil) }) else { return nil }
    defer { free(text) }
    return Path(bytes: bytes(of: text))
  }

  /// The working folder's absolute name.
  static var workingFolder: Path? { realPath(of: Path(bytes: [])) }

  /// What a folder holds, sorted by name.
  static func entries(of folder: Path) throws(FileError) -> (id: FolderID, entries: [Entry]) {
    guard let stream = folder.withSystemName({ opendir($0) }) else { throw FileError(message: systemError) }
    defer { closedir(stream) }
    var status = stat()
    guard fstat(dirfd(stream), &status) == 0 else { throw FileError(message: systemError) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 1) { bytes(of: $0) }
      }
      if name == [.dot] || name == [.dot, .dot] { continue }
      entries.append(Entry(name: name, kind: kind(of: entry.pointee.d_type, folder / name)))
    }
    guard errno == 0 else { throw FileError(message: systemError) }
    return (FolderID(status), entries.sorted { $0.name.lexicographicallyPrecedes($1.name) })
  }

  static func isLink(_ path: Path) -> Bool { status(of: path, followsLinks: false).map(kind) == .link }

  /// Whether something of that name is there, even a dangling link.
  static func hasEntry(_ path: Path) -> Bool { status(of: path, followsLinks: false) != nil }

  /// Nothing of that name is there, not even a link that leads nowhere.
  static func isGone(_ path: Path) -> Bool {
    status(of: path, followsLinks: false) == nil && [ENOENT, ENOTDIR].contains(errno)
  }

  /// Why a file that should be there is not, right after the system said so.
  ///
  /// - Parameter isNamed: the command line names it, and may mean another.
  static func missing(_ path: Path, isNamed: Bool = false) -> String {
    let (error, isNowhere) = (systemError, [ENOENT, ENOTDIR, ELOOP].contains(errno))
    if isNowhere, isLink(path) { return "the link leads nowhere (\(error))" }
    guard isNowhere, isNamed, let meant = nearMiss(of: path) else { return error }
    return "\(error); did you mean '\(meant.text.shortened)'?"
  }

  /// What was meant by a path that is not there: the entry of its folder whose name is nearest.
  static func nearMiss(of path: Path) -> Path? {
    let folder = path.folder
    let names = (try? entries(of: folder.bytes.isEmpty ? Path(".") : folder).entries)?.map {
      String(decoding: $0.name, as: UTF8.self)
    }
    let name = String(decoding: path.name, as: UTF8.self)
    return names.flatMap { SkelinspectKit.nearMiss(of: name, among: $0) }.map {
      folder.bytes.isEmpty ? Path($0) : folder / $0.utf8
    }
  }

  /// What is said of a pipe or a device where a file is looked for.
  static let notRegular = "it is not a regular file"

  static var systemError: String { String(cString: strerror(errno)) }

  /// Bytes; 0 for what is not there.
  static func size(of path: Path) -> Int { status(of: path).map { Int($0.st_size) } ?? 0 }

  static func status(of path: Path, followsLinks: Bool = true) -> stat? {
    var status = stat()
    let result = path.withSystemName { followsLinks ? stat($0, &status) : lstat($0, &status) }
    return result == 0 ? status : nil
  }

  private static func kind(of status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Some file systems leave the kind open.
  private static func kind(of type: UInt8, _ path: @autoclosure () -> Path) -> Kind {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): status(of: path(), followsLinks: false).map(kind) ?? .other
    default: .other
    }
  }

  private static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
  }
}

extension Path {
  /// Lends the name with a zero after it.
  func withSystemName<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let name = (bytes.isEmpty ? [.dot] : bytes) + [0]
    return name.withUnsafeBytes { name in
      guard let start = name.baseAddress else { return body("") }
      return body(start.assumingMemoryBound(to: CChar.self))
    }
  }
}
