import SkelinspectKit

/// The files that a command line names, and those that lint would take of the folders that it names.
struct InputFiles {
  private(set) var files: [FoundFile] = []
  /// False where a folder cannot be read, or holds none, which was said then.
  private(set) var isComplete = true

  init(_ operands: [String], stdinFilename: String, _ messages: Messages) {
    for operand in operands {
      guard operand != "-", FileSystem.kind(of: Path(operand)) == .folder else {
        files.append(FoundFile(operand, stdinFilename: stdinFilename))
        continue
      }
      do throws(FileError) { try add(folder: Path(operand)) } catch {
        messages.error(operand, error.message, help: error.help)
        isComplete = false
      }
    }
  }

  /// With the cells that stand in xibs of their own.
  var project: Project {
    Project(
      of: Project.filesWithCells(among: files.map(\.name)).compactMap { number in
        (try? files[number].read()).map { Nibs(of: $0, named: files[number].name) }
      })
  }

  private mutating func add(folder: Path) throws(FileError) {
    guard let workingFolder = FileSystem.workingFolder else {
      throw FileError(message: "the working folder is not there: \(FileSystem.systemError)")
    }
    let filter = FileFilter(
      workingFolder: workingFolder, exclude: [], usesGitignore: true,
      configurations: ConfigurationFiles(.none, workingFolder: workingFolder))
    var search = FileSearch(filter, keepsPassedOver: false)
    search.add(named: [folder])
    search.sort()
    if let failure = search.failures.first { throw FileError(message: "\(failure.name): \(failure.message)") }
    let found = search.files.filter(Self.isHierarchy)
    guard !found.isEmpty else {
      throw FileError(
        message: "no view hierarchy is in this folder",
        help: "a hierarchy is named \(HierarchyFiles.endings), or has the type of a view at its top")
    }
    files += found
  }

  private static func isHierarchy(_ file: FoundFile) -> Bool {
    guard file.choice == .byLook, case .file(let path) = file.origin else { return true }
    let bytes = try? FileReading.read(file: path, upTo: HierarchyFiles.largestGuess)
    return bytes.map { looksLikeHierarchy($0, named: file.name) } ?? false
  }
}

extension FoundFile {
  /// What the command line names, just as it does.
  fileprivate init(_ operand: String, stdinFilename: String) {
    let isStandardInput = operand == "-"
    let path = Path(bytes: Environment.rawArgument(operand))
    self.init(
      origin: isStandardInput ? .standardInput : .file(path),
      name: isStandardInput ? stdinFilename : operand, path: operand, configuration: nil, choice: .named)
  }
}
