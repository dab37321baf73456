#if os(Linux)
  import CXattr
#endif

/// What a file has beside its text: owner, permissions, access list, Finder's tags. A new file that takes its place gets
/// the same, as far as the system lets this process give it.
enum FileAttributes {
  /// - Parameter descriptor: of the new file.
  static func copy(of old: Path, to descriptor: Int32) {
    guard let status = FileSystem.status(of: old) else { return }
    // The owner first: permissions are lost with it. A group may be one's own to give where the owner is not.
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
      fchown(descriptor, uid_t.max, status.st_gid)
    }
    fchmod(descriptor, status.st_mode & 0o7777)
    copyExtended(of: old, to: descriptor)
  }

  #if os(Linux)
    private static func copyExtended(of old: Path, to descriptor: Int32) {
      old.withSystemName { file in
        for name in names(of: file) {
          let size = getxattr(file, name, nil, 0)
          guard size >= 0 else { continue }
          var value = [UInt8](repeating: 0, count: size)
          let length = getxattr(file, name, &value, size)
          if length >= 0 { fsetxattr(descriptor, name, value, length, 0) }
        }
      }
    }

    /// Those of users and of access lists, each with the zero at its end: the rest is about what the text was.
    private static func names(of file: UnsafePointer<CChar>) -> [[CChar]] {
      var list = [CChar](repeating: 0, count: max(listxattr(file, nil, 0), 0))
      let length = listxattr(file, &list, list.count)
      return list.prefix(max(length, 0)).split(separator: 0).map { Array($0) + [0] }.filter { name in
        ["user.", "system."].contains { prefix in name.starts(with: prefix.utf8.map(CChar.init)) }
      }
    }
  #else
    private static func copyExtended(of old: Path, to descriptor: Int32) {
      let source = old.withSystemName { open($0, O_RDONLY | O_CLOEXEC) }
      guard source >= 0 else { return }
      defer { close(source) }
      fcopyfile(source, descriptor, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
    }
  #endif
}
