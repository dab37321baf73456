/// A file as a commit of the git repository around the working folder has it: `main:Screens/profile.yaml`.
struct GitBlob {
  /// As it is written, for messages.
  let name: String
  /// Of the file, from the working folder or the repository's top.
  let path: String
  /// Names of the same file, of which the first that git knows counts.
  private let objects: [String]

  /// Nil for what names a file, or is not a REV:path at all.
  ///
  /// - Parameter other: the file of which a REV: without a path means the old or new state.
  init?(_ operand: String, beside other: String) {
    guard let colon = operand.firstIndex(of: ":"), !operand.hasPrefix("-"), !operand.hasPrefix("/"),
      !operand.hasPrefix("./"), !operand.hasPrefix("../"), !FileSystem.exists(Path(operand))
    else { return nil }
    var revision = operand[..<colon]
    // `a.yaml:12` is rather a place in a file.
    if FileSystem.kind(of: Path(String(revision))) == .file { return nil }
    var path = operand[operand.index(after: colon)...]
    // `:2:path` is the file in a stage of the index.
    if revision.isEmpty, let stage = path.first, "0123".contains(stage), path.dropFirst().first == ":" {
      revision = operand[...colon] + "\(stage)"
      path = path.dropFirst(2)
    }
    if path.isEmpty, other != "-", !other.contains(":") { path = other[...] }
    guard !path.isEmpty, !path.hasPrefix("/") else { return nil }
    name = "\(revision):\(path)"
    self.path = String(path)
    let isRelative = path.hasPrefix("./") || path.hasPrefix("../")
    objects = isRelative ? [name] : ["\(revision):./\(path)", name]
  }

  /// The path counts from the working folder; where nothing is there, from the repository's top, as git has
  /// it.
  func read() throws(FileError) -> [UInt8] {
    var failure: FileError?
    for object in objects {
      do throws(FileError) {
        // No filter, no pager and no command of a configuration is run for it.
        return try ChildProcess.output(of: ["git", "cat-file", "blob", object])
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? FileError(message: "no such file")
  }
}
