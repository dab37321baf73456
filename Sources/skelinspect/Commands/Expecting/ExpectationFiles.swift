import SkelinspectKit

/// The files of which something is expected: those that a command line names, and those in its folders beside which
/// that is written.
struct ExpectationFiles: FolderVisitor {
  /// Each once, those of folders after those that are named.
  private(set) var inputs: [Path] = []
  /// False where a folder cannot be read or has none, or a file is gone of which something is written.
  private(set) var isComplete = true
  private let messages: Messages
  private var seen: Set<Path> = []
  private var found: [Path] = []

  /// - Parameter operands: an expectation stands for its file.
  init(_ operands: [String], _ messages: Messages) {
    self.messages = messages
    var folders: [Path] = []
    for path in operands.map({ Path($0) }) {
      if FileSystem.kind(of: path) == .folder {
        folders.append(path)
      } else {
        add(Self.file(of: path) ?? path)
      }
    }
    for folder in folders { walk(folder) }
  }

  /// Where what is expected of a file stands.
  static func expectation(of file: Path) -> Path { Path(bytes: file.bytes + FileExpectation.ending.utf8) }

  /// The file that an expectation is of; nil where the name is none of an expectation.
  static func file(of expectation: Path) -> Path? {
    guard hasEnding(expectation.name) else { return nil }
    return Path(bytes: expectation.bytes.dropLast(FileExpectation.ending.utf8.count))
  }

  private static func hasEnding(_ name: some Sequence<UInt8>) -> Bool {
    let name = Array(name)
    let ending = Array(FileExpectation.ending.utf8)
    return name.count > ending.count && name.suffix(ending.count).elementsEqual(ending)
  }

  private mutating func walk(_ folder: Path) {
    found = []
    var walk = FolderWalk([folder], usesGitignore: true)
    walk.run(&self)
    if found.isEmpty {
      fail(folder, "no .expected file in this folder", help: "skelinspect expect FILE writes one")
    }
    for file in found.sorted() {
      if FileSystem.exists(file) {
        add(file)
      } else {
        fail(
          Self.expectation(of: file), "the file it belongs to is not there: \(file.text.shortenedPath)",
          help: "remove it as well")
      }
    }
  }

  private mutating func add(_ file: Path) {
    if seen.insert(file).inserted { inputs.append(file) }
  }

  private mutating func fail(_ path: Path, _ message: String, help: String?) {
    messages.error(path.text, message, help: help)
    isComplete = false
  }

  func takes(_ name: some Sequence<UInt8>) -> Bool { Self.hasEnding(name) }

  mutating func reason(toLeaveOutFolder path: Path, _ location: Path, _ ignores: IgnoreLayers) -> String? {
    if HierarchyFiles.isLeftOut(folder: path.name) { return "such folders are left out" }
    return ignores.ignores(location, isFolder: true) ? "git ignores it" : nil
  }

  /// Other programs have files with such an ending too.
  mutating func consider(_ path: Path, _ location: Path, real: Path?, ignores: IgnoreLayers?) {
    guard let file = Self.file(of: path), ignores?.ignores(location, isFolder: false) != true else { return }
    if HierarchyFiles.choice(of: file.name) != .byName {
      guard let bytes = try? FileReader.read(found: path, upTo: HierarchyFiles.largestGuess),
        FileExpectation.looksLikeOne(bytes)
      else { return }
    }
    found.append(file)
  }

  mutating func fail(_ path: Path, _ message: String) { fail(path, message, help: nil) }
}
