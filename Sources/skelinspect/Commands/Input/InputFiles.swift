import SkelinspectKit

/// The files that a command line names, and those that lint would take of the folders that it names, each with
/// its configuration.
struct InputFiles {
  private(set) var files: [FoundFile] = []
  /// False where a folder cannot be read, or holds none, which was said then.
  private(set) var isComplete = true
  /// A configuration is wrong, which was said.
  private(set) var isMisconfigured = false
  /// Folders in which there is nothing but Swift code, which may make no hierarchy.
  private(set) var foldersOfCode: [String] = []
  private var filter: FileFilter

  init(_ operands: [String], _ filter: FileFilter, stdinFilename: String, _ messages: Messages) {
    self.filter = filter
    for operand in operands {
      guard operand != "-", FileSystem.kind(of: Path(operand)) == .folder else {
        addNamed(operand, stdinFilename: stdinFilename)
        continue
      }
      do throws(FileError) { try add(folder: Path(operand)) } catch {
        messages.error(operand, error.message, help: error.help)
        isComplete = false
      }
    }
    isMisconfigured = self.filter.configurations.report(to: messages)
  }

  /// A file of a commit, with the configuration that its place has today.
  init(_ blob: GitBlob, _ filter: FileFilter, _ messages: Messages) {
    self.filter = filter
    add(Path(blob.path), named: blob.name, at: Path(blob.path))
    isMisconfigured = self.filter.configurations.report(to: messages)
  }

  /// With the code that they are read with.
  func run(_ choice: CodeChoice, _ reader: inout CodeReader) -> RunFiles {
    RunFiles(files, filter.configurations.files, choice, &reader)
  }

  private mutating func add(folder: Path) throws(FileError) {
    var search = FileSearch(filter, keepsPassedOver: false)
    search.add(named: [folder])
    search.sort()
    filter = search.filter
    if let failure = search.notices.first(where: \.isError) {
      throw FileError(message: "\(failure.name): \(failure.message)")
    }
    let found = search.files.filter(Self.isHierarchy)
    guard !found.isEmpty else { throw Self.noHierarchy }
    if found.allSatisfy({ $0.choice == .asCode }) { foldersOfCode.append(folder.text) }
    files += found
  }

  static let noHierarchy = FileError(
    message: "no view hierarchy in this folder",
    help: HierarchyFiles.looks)

  private static func isHierarchy(_ file: FoundFile) -> Bool {
    guard file.choice == .byLook, let path = file.source else { return true }
    return HierarchyFiles.looksLikeHierarchy(path)
  }

  /// What the command line names, just as it does.
  private mutating func addNamed(_ operand: String, stdinFilename: String) {
    if operand == "-" {
      add(nil, named: stdinFilename, at: Path(stdinFilename))
    } else {
      let path = Path(bytes: operand.shownBytes)
      add(path, named: operand, at: path)
    }
  }

  private mutating func add(_ source: Path?, named name: String, at path: Path) {
    let location = filter.location(of: path)
    let real = FileSystem.realPath(of: path) ?? location
    files.append(filter.found(source, named: name, at: location, real: real, .named))
  }
}
