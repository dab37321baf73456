import SkelinspectKit

/// A folder of its own where the system has such; it goes with this value.
struct TemporaryFolder: ~Copyable {
  /// Absolute, without links.
  let path: Path

  init() throws(FileError) {
    let place = Path(Environment.value("TMPDIR") ?? "")
    let parent = FileSystem.realPath(of: place.isAbsolute ? place : Path("/tmp")) ?? Path("/tmp")
    let pattern = parent / "skelinspect-XXXXXX".utf8
    var name = pattern.bytes.map { CChar(bitPattern: $0) } + [0]
    guard mkdtemp(&name) != nil else {
      throw FileError(message: "cannot make a folder in \(parent.text): \(FileSystem.systemError)")
    }
    path = Path(bytes: name.dropLast().map { UInt8(bitPattern: $0) })
  }

  deinit {
    var folders = [path]
    var next = 0
    while next < folders.count {
      let folder = folders[next]
      next += 1
      for entry in (try? FileSystem.entries(of: folder).entries) ?? [] {
        let path = folder / entry.name
        if entry.kind == .folder { folders.append(path) } else { _ = path.withSystemName { unlink($0) } }
      }
    }
    for folder in folders.reversed() { _ = folder.withSystemName { rmdir($0) } }
  }
}
