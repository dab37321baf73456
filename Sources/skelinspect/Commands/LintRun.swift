import SkelinspectKit

/// Reads and lints the files that were found, several at a time.
struct LintRun: Sendable {
  enum Outcome: Sendable {
    case linted(LintedFile)
    /// It is among the files to lint; more was not asked.
    case listed
    case passedOver(String)
    case failed(String)
  }

  /// A file and what came of it.
  struct Result: Sendable {
    let file: FoundFile
    let outcome: Outcome
    /// What the app's console would show.
    var log = DebugLog()
    var roots = RootCheck()
  }

  private let files: [FoundFile]
  /// One for each configuration, and the last for files without.
  private let linters: [Linter]
  private let roots: [String]
  private let listsFiles: Bool
  /// The findings of a file that are shown with their paths.
  private let pathCount: Int

  init(_ search: FileSearch, _ settings: LintSettings, listsFiles: Bool, pathCount: Int) {
    files = search.files
    roots = settings.roots
    self.listsFiles = listsFiles
    self.pathCount = pathCount
    linters = (search.filter.configurations.files.map(\.configuration) + [Configuration()]).map {
      configuration in
      var settings = settings
      settings.configuration = configuration
      return Linter(settings)
    }
  }

  /// In the order of the files.
  func results(jobs: Int, progress: inout Progress) -> [Result] {
    let count = files.count
    let results = Workers.map(count: count, jobs: jobs) { number in
      progress.show("linting \(number)/\(count) …")
    } _: { number in
      result(of: files[number])
    }
    progress.erase()
    return results
  }

  private func result(of file: FoundFile) -> Result {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try read(file) } catch {
      return Result(file: file, outcome: .failed(error.message))
    }
    if file.isGuess, bytes.count > HierarchyFiles.largestGuess {
      return Result(file: file, outcome: .passedOver("it is larger than 64 MB"))
    }
    if file.isGuess, !looksLikeHierarchy(bytes, named: file.name) {
      return Result(file: file, outcome: .passedOver("it does not look like a view hierarchy"))
    }
    if listsFiles { return Result(file: file, outcome: .listed) }
    let linted = linters[file.configuration ?? linters.count - 1].lint(
      bytes, named: file.name, path: file.path)
    let log = DebugLog(of: linted.hierarchies)
    let roots = RootCheck(roots, in: linted.hierarchies)
    return Result(
      file: file, outcome: .linted(linted.settled(pathsUpTo: pathCount)), log: log, roots: roots)
  }

  private func read(_ file: FoundFile) throws(FileError) -> [UInt8] {
    switch file.origin {
    case .standardInput: try FileReading.readStandardInput()
    case .file(let path): try FileReading.read(file: path)
    }
  }
}
