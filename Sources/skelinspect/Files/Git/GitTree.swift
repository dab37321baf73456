import SkelinspectKit

/// The names in a commit, and what stands under them.
struct GitTree {
  struct Entry {
    /// From the repository's top.
    let path: Path
    let object: [UInt8]
    let isLink: Bool
  }

  /// Without submodules.
  let entries: [Entry]
  private let top: Path
  /// So many files are held in memory at a time.
  private static let batch = 500

  init(of commit: GitCommit) throws(FileError) {
    top = commit.top
    let arguments = ["ls-tree", "-r", "-z", "--full-tree", commit.id]
    let list = try ChildProcess.output(of: GitCommit.command(in: top) + arguments)
    entries = list.split(separator: 0).compactMap { Entry($0) }
  }

  /// The contents of some files, one after the other.
  ///
  /// - Parameter list: a file to write, which tells git what is asked for.
  func read(
    _ wanted: [Entry], through list: Path, _ body: (Entry, ArraySlice<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    var rest = wanted[...]
    while !rest.isEmpty {
      let part = rest.prefix(Self.batch)
      rest = rest.dropFirst(Self.batch)
      let names = part.map { String(decoding: $0.object, as: UTF8.self) + "\n" }.joined()
      try OutputFile.replace(list, with: names)
      // No filter and no textconv: the bytes as they were committed.
      let output = try ChildProcess.output(
        of: GitCommit.command(in: top) + ["cat-file", "--batch"], input: list)
      var contents = output[...]
      for entry in part { try body(entry, try Self.next(of: &contents, entry)) }
    }
  }

  /// `<object> blob <size>`, a line break, the bytes, a line break.
  private static func next(
    of contents: inout ArraySlice<UInt8>, _ entry: Entry
  ) throws(FileError) -> ArraySlice<UInt8> {
    let line = contents.prefix { $0 != 0x0A }
    let words = line.split(separator: UInt8(ascii: " "))
    guard words.count == 3, words[0] == entry.object[...], words[1].elementsEqual("blob".utf8),
      let size = Int(String(decoding: words[2], as: UTF8.self)), size >= 0,
      contents.count >= line.count + size + 2
    else {
      throw FileError(message: "git: no contents of \(entry.path.text)")
    }
    let start = line.endIndex + 1
    let bytes = contents[start..<start + size]
    contents = contents[(start + size + 1)...]
    return bytes
  }
}

extension GitTree.Entry {
  /// `<mode> <type> <object>`, a tab, the name. Nil for a submodule, and for a name that is none of a file's here.
  fileprivate init?(_ line: ArraySlice<UInt8>) {
    let tab = line.firstIndex(of: 0x09) ?? line.endIndex
    let words = line[..<tab].split(separator: UInt8(ascii: " "))
    guard words.count == 3, words[1].elementsEqual("blob".utf8), tab < line.endIndex else { return nil }
    path = Path(bytes: Array(line[(tab + 1)...]))
    object = Array(words[2])
    isLink = words[0].elementsEqual("120000".utf8)
    guard path.hasOnlyNames else { return nil }
  }
}

extension Path {
  /// It leads nowhere but down, and not into a repository's own folder.
  fileprivate var hasOnlyNames: Bool {
    bytes.split(separator: .slash, omittingEmptySubsequences: false).allSatisfy { step in
      let name = String(decoding: step, as: UTF8.self)
      return !["", ".", ".."].contains(name) && name.lowercased() != ".git"
    }
  }
}
