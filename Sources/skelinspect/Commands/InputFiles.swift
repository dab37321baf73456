import SkelinspectKit

/// The files that a command line names, and those that lint would take of the folders that it names.
struct InputFiles {
  struct File {
    enum Origin { case operand(String), found(Path) }

    let origin: Origin
    let name: String
    /// By the command line, and not only found in a folder.
    var isNamed: Bool { if case .operand = origin { true } else { false } }

    func read() throws(FileError) -> [UInt8] {
      switch origin {
      case .operand(let operand): try FileReading.read(operand)
      case .found(let path): try FileReading.read(file: path)
      }
    }
  }

  private(set) var files: [File] = []
  /// False where a folder cannot be read, or holds none, which was said then.
  private(set) var isComplete = true

  init(_ operands: [String], stdinFilename: String, _ messages: Messages) {
    for operand in operands {
      guard operand != "-", FileSystem.kind(of: Path(operand)) == .folder else {
        files.append(File(origin: .operand(operand), name: operand == "-" ? stdinFilename : operand))
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
    let found = search.files.compactMap(Self.hierarchyFile)
    guard !found.isEmpty else {
      throw FileError(
        message: "no view hierarchy is in this folder",
        help: "a hierarchy is named \(HierarchyFiles.endings), or has the type of a view at its top")
    }
    files += found
  }

  /// Nil for what does not look like one.
  private static func hierarchyFile(_ found: FoundFile) -> File? {
    guard case .file(let path) = found.origin else { return nil }
    if found.choice == .byLook {
      guard let bytes = try? FileReading.read(file: path, upTo: HierarchyFiles.largestGuess),
        looksLikeHierarchy(bytes, named: found.name)
      else { return nil }
    }
    return File(origin: .found(path), name: found.name)
  }
}
