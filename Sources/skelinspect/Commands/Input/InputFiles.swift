import SkelinspectKit

/// The files that a command line names, and those that lint would take of the folders that it names, each with
/// its configuration.
struct InputFiles {
  private(set) var files: [FoundFile] = []
  /// False where a folder cannot be read, or holds none, which was said then.
  private(set) var isComplete = true
  /// A configuration is wrong, which was said.
  private(set) var isMisconfigured = false
  /// Folders in which there is nothing but Swift code, which may make no hierarchy, and their files.
  private(set) var foldersOfCode: [(name: String, files: Range<Int>)] = []
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

  /// With the cells that stand in xibs of their own.
  func project(_ code: CodeBases) -> Project {
    let xibs = Project.filesWithCells(among: files.map(\.name)).compactMap { number in
      let file = files[number]
      return (try? file.read()).map { Nibs(of: $0, named: file.name, configuration(of: file).reading) }
    }
    return Project(of: xibs, code: code.sources)
  }

  /// The code that the files are read with.
  func code(_ choice: CodeChoice, _ reader: inout CodeReader) -> CodeBases {
    CodeBases(files, filter.configurations.files, choice, &reader)
  }

  func configuration(of file: FoundFile) -> Configuration {
    file.configuration.map { filter.configurations.files[$0].configuration } ?? Configuration()
  }

  private mutating func add(folder: Path) throws(FileError) {
    var search = FileSearch(filter, keepsPassedOver: false)
    search.add(named: [folder])
    search.sort()
    filter = search.filter
    if let failure = search.notices.first { throw FileError(message: "\(failure.name): \(failure.message)") }
    let found = search.files.filter(Self.isHierarchy)
    guard !found.isEmpty else { throw Self.noHierarchy }
    if found.allSatisfy({ $0.choice == .asCode }) {
      foldersOfCode.append((folder.text, files.count..<files.count + found.count))
    }
    files += found
  }

  static let noHierarchy = FileError(
    message: "no view hierarchy is in this folder",
    help: HierarchyFiles.looks)

  private static func isHierarchy(_ file: FoundFile) -> Bool {
    guard file.choice == .byLook, case .file(let path) = file.origin else { return true }
    return HierarchyFiles.looksLikeHierarchy(path)
  }

  /// What the command line names, just as it does.
  private mutating func addNamed(_ operand: String, stdinFilename: String) {
    let isStandardInput = operand == "-"
    let path = isStandardInput ? Path(stdinFilename) : Path(bytes: operand.shownBytes)
    let location = filter.location(of: path)
    let number = filter.configurations.number(in: location.folder)
    let configured = number.map { filter.configurations.files[$0] }
    files.append(
      FoundFile(
        origin: isStandardInput ? .standardInput : .file(path),
        name: isStandardInput ? stdinFilename : operand, location: location,
        real: isStandardInput ? location : FileSystem.realPath(of: path) ?? location,
        path: configured?.path(of: location, workingFolder: filter.workingFolder) ?? operand,
        configuration: number, choice: .named))
  }
}
