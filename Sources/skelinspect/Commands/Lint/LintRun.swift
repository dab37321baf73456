import SkelinspectKit

/// Reads and lints the files that were found, several at a time.
struct LintRun: Sendable {
  enum Outcome: Sendable {
    case linted(LintedFile)
    /// It is among the files to lint; more was not asked.
    case listed
    case passedOver(String)
    /// It holds no views of UIKit's, though its name says so.
    case foreign(String)
    case failed(String)
  }

  /// A file and what came of it.
  struct Result: Sendable {
    let file: FoundFile
    var outcome: Outcome
    /// What the app's console would show.
    var log = DebugLog()
    var roots = RootCheck()
    /// The numbers of its configuration's overrides that hold in it.
    var overrides: Set<Int> = []
    /// Where a page is made.
    var pagePart: PagePart?
  }

  private let files: [FoundFile]
  /// One for each configuration, and the last for files without.
  private let settings: [LintSettings]
  private let roots: [String]
  private let listsFiles: Bool
  /// The findings of a file that are shown with their paths.
  private let pathCount: Int
  /// The lowest level that a page marks; nil where none is made.
  private let pageLevel: Diagnostic.Severity?

  init(_ search: FileSearch, _ options: LintOptions, listsFiles: Bool) {
    files = search.files
    roots = options.settings.roots
    self.listsFiles = listsFiles
    pathCount = options.pathCount
    pageLevel = options.pageLevel
    self.settings = (search.filter.configurations.files.map(\.configuration) + [Configuration()]).map {
      configuration in
      var settings = options.settings
      settings.configuration = configuration
      return settings
    }
  }

  /// In the order of the files.
  func results(jobs: Int, progress: inout Progress) -> [Result] {
    let count = files.count
    let project = listsFiles ? Project() : project(jobs: jobs)
    let linters = settings.map { Linter($0, in: project) }
    let results = Workers.map(count: count, jobs: jobs) { number in
      progress.show("linting \(number)/\(count) …")
    } _: { number in
      result(of: files[number], linter(of: files[number], among: linters), mayGetMore: project.isJoined)
    }
    progress.erase()
    return project.isJoined ? exchange(results, linters) : results
  }

  private func linter(of file: FoundFile, among linters: [Linter]) -> Linter {
    linters[file.configuration ?? linters.count - 1]
  }

  private func settings(of file: FoundFile) -> LintSettings {
    settings[file.configuration ?? settings.count - 1]
  }

  /// With what the xibs hold that others may use.
  private func project(jobs: Int) -> Project {
    let xibs = Project.filesWithCells(among: files.map(\.name)).map { files[$0] }
    return Project(
      of: Workers.map(count: xibs.count, jobs: jobs, report: { _ in }) { number in
        guard let bytes = try? xibs[number].read() else { return Nibs() }
        return Nibs(of: bytes, named: xibs[number].name, settings(of: xibs[number]).configuration.reading)
      })
  }

  /// Brings each file what the linting of others found in it.
  private func exchange(_ results: [Result], _ linters: [Linter]) -> [Result] {
    let elsewhere = FindingsElsewhere(in: results.lazy.compactMap(\.linted))
    return results.map { result in
      guard let linted = result.linted else { return result }
      var result = result
      let linter = linter(of: result.file, among: linters)
      result.outcome = .linted(elsewhere.broughtHome(to: linted, by: linter, path: result.file.path))
      return result
    }
  }

  private func result(of file: FoundFile, _ linter: Linter, mayGetMore: Bool) -> Result {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try file.read() } catch {
      return Result(file: file, outcome: .failed(error.message))
    }
    if file.choice == .byLook, bytes.count > HierarchyFiles.largestGuess {
      return Result(file: file, outcome: .passedOver("it is larger than 64 MB"))
    }
    if file.choice == .byLook, !looksLikeHierarchy(bytes, named: file.name) {
      return Result(file: file, outcome: .passedOver("it does not look like a view hierarchy"))
    }
    if listsFiles { return Result(file: file, outcome: .listed) }
    let linted = linter.lint(bytes, named: file.name, path: file.path)
    if file.choice != .named, let foreign = linted.foreign {
      return Result(file: file, outcome: .foreign(foreign))
    }
    let log = DebugLog(of: linted.hierarchies)
    let roots = RootCheck(roots, in: linted.hierarchies)
    return Result(
      file: file, outcome: .linted(linted.settled(pathsUpTo: pathCount, mayGetMore: mayGetMore)), log: log,
      roots: roots,
      overrides: settings(of: file).configuration.overrides(matching: file.path, linted.hierarchies),
      pagePart: pageLevel.map { PagePart(of: linted, marking: $0) })
  }
}
