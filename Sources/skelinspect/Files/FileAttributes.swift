#if os(Linux)
  import CXattr
#endif

/// What a file has beside its text: owner, permissions, access list, Finder's tags. A new file that takes its place gets
/// the same.
enum FileAttributes {
  /// - Parameter descriptor: of the new file.
  /// - Returns: false where the system does not let this process give it all of them.
  static func copy(of old: Path, to descriptor: Int32) -> Bool {
    guard let status = FileSystem.status(of: old) else { return false }
    // The owner first: permissions are lost with it.
    return fchown(descriptor, status.st_uid, status.st_gid) == 0
      && fchmod(descriptor, status.st_mode & 0o7777) == 0 && copyExtended(of: old, to: descriptor)
  }

  #if os(Linux)
    private static func copyExtended(of old: Path, to descriptor: Int32) -> Bool {
      old.withSystemName { file in
        names(of: file).allSatisfy { name in
          let size = getxattr(file, name, nil, 0)
          guard size >= 0 else { return false }
          var value = [UInt8](repeating: 0, count: size)
          let length = getxattr(file, name, &value, size)
          return length >= 0 && fsetxattr(descriptor, name, value, length, 0) == 0
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
    private static func copyExtended(of old: Path, to descriptor: Int32) -> Bool {
      let source = old.withSystemName { open($0, O_RDONLY | O_CLOEXEC) }
      guard source >= 0 else { return false }
      defer { close(source) }
      return fcopyfile(source, descriptor, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0
    }
  #endif
}
