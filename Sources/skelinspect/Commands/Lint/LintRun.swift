import SkelinspectKit

/// Reads and lints the files that were found, several at a time.
struct LintRun: Sendable {
  enum Outcome: Sendable {
    case linted(LintedFile)
    /// It is among the files to lint; more was not asked.
    case listed
    case passedOver(String)
    /// It is Swift code that makes no hierarchy, and nothing is found in it.
    case codeWithoutViews
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
  private let code: CodeBases
  /// Without a configuration.
  private let bareSettings: LintSettings
  /// One for each configuration, and the last for files without.
  private let settings: [LintSettings]
  private let roots: [String]
  private let listsFiles: Bool
  /// The findings of a file that are shown with their paths.
  private let pathCount: Int
  /// The lowest level that a page marks; nil where none is made.
  private let pageLevel: Diagnostic.Severity?
  /// What a page marks is known when the findings are compared with a baseline.
  private let drawsLater: Bool

  init(
    _ files: [FoundFile], _ filter: FileFilter, _ code: CodeBases, _ options: LintOptions, listsFiles: Bool
  ) {
    (self.files, self.code) = (files, code)
    roots = options.settings.roots
    self.listsFiles = listsFiles
    pathCount = options.pathCount
    pageLevel = options.pageLevel
    drawsLater = options.hasBaseline
    bareSettings = options.settings
    settings = (filter.configurations.files.map(\.configuration) + [Configuration()]).map {
      options.settings.with($0)
    }
  }

  /// In the order of the files; those last that nobody named, but in which something is found.
  func results(jobs: Int, progress: inout Progress, _ filter: inout FileFilter) -> [Result] {
    let count = files.count
    let project = listsFiles ? Project() : project(jobs: jobs)
    let linters = settings.map { Linter($0, in: project) }
    var results = Workers.map(count: count, jobs: jobs) { number in
      progress.show("linting \(number)/\(count) …")
    } _: { number in
      result(of: number, linter(of: files[number], among: linters), mayGetMore: project.isJoined)
    }
    proveFixes(in: &results, linters)
    progress.erase()
    guard project.isJoined else { return results }
    let elsewhere = FindingsElsewhere(in: results.lazy.compactMap(\.linted))
    let homes = code.homes(of: elsewhere, besides: results.lazy.compactMap(\.linted), &filter) {
      Linter(bareSettings.with($0), in: project)
    }
    let names = Set(homes.map(\.file.name))
    return exchange(results, elsewhere, linters).filter { !names.contains($0.file.name) } + homes
  }

  private func linter(of file: FoundFile, among linters: [Linter]) -> Linter {
    linters[file.configuration ?? linters.count - 1]
  }

  private func settings(of file: FoundFile) -> LintSettings {
    settings[file.configuration ?? settings.count - 1]
  }

  /// With what the xibs hold that others may use.
  private func project(jobs: Int) -> Project {
    let xibs = Project.filesWithCells(among: files.map(\.name)).map { files[$0] }.filter { !$0.isReadOnce }
    return Project(
      of: Workers.map(count: xibs.count, jobs: jobs, report: { _ in }) { number in
        guard let bytes = try? xibs[number].read() else { return Nibs() }
        return Nibs(of: bytes, named: xibs[number].name, settings(of: xibs[number]).configuration.reading)
      }, code: code.sources, code.nibs, isEdited: bareSettings.fixRoom > 0)
  }

  /// Brings each file what the linting of others found in it.
  private func exchange(
    _ results: [Result], _ elsewhere: FindingsElsewhere, _ linters: [Linter]
  ) -> [Result] {
    results.map { result in
      guard let linted = result.linted else { return result }
      var result = result
      let linter = linter(of: result.file, among: linters)
      result.outcome = .linted(elsewhere.merged(into: linted, by: linter, path: result.file.path))
      return result
    }
  }

  private func result(of number: Int, _ linter: Linter, mayGetMore: Bool) -> Result {
    let file = files[number]
    if file.choice == .byLook, FileSystem.size(of: file.real) > HierarchyFiles.largestGuess {
      return Result(file: file, outcome: .passedOver("it is larger than 64 MB"))
    }
    let bytes: [UInt8]
    do throws(FileError) {
      guard let read = try self.bytes(of: number) else {
        return Result(file: file, outcome: .passedOver("its code does not count"))
      }
      bytes = read
    } catch {
      return Result(file: file, outcome: .failed(error.message))
    }
    if let reason = reasonToPassOver(file, bytes) { return Result(file: file, outcome: .passedOver(reason)) }
    if listsFiles { return Result(file: file, outcome: .listed) }
    let linted = linter.lintWithoutProof(
      consume bytes, named: file.name, path: file.path, codeBase: code[number])
    // Each trial of a fix reads all of its code again: such files share theirs, when all are linted.
    if linted.hasFixesToProve, code[number] != nil { return Result(file: file, outcome: .linted(linted)) }
    return result(of: file, linter.provingFixes(of: [linted])[0], mayGetMore: mayGetMore)
  }

  /// Proves the fixes of files that are read with code.
  private func proveFixes(in results: inout [Result], _ linters: [Linter]) {
    let waiting = results.indices.filter { results[$0].linted?.hasFixesToProve ?? false }
    for (linter, numbers) in Dictionary(
      grouping: waiting, by: { files[$0].configuration ?? linters.count - 1 })
    {
      let proven = linters[linter].provingFixes(of: numbers.compactMap { results[$0].linted })
      for (number, linted) in zip(numbers, proven) {
        results[number] = result(of: files[number], linted, mayGetMore: true)
      }
    }
  }

  private func result(of file: FoundFile, _ linted: LintedFile, mayGetMore: Bool) -> Result {
    if file.choice != .named, let foreign = linted.foreign {
      return Result(file: file, outcome: .foreign(foreign))
    }
    let configuration = settings(of: file).configuration
    if file.choice == .asCode, linted.isMereCode {
      let overrides = configuration.overrides(matching: file.path, [])
      return Result(file: file, outcome: .codeWithoutViews, overrides: overrides)
    }
    let mayHaveAnyView = linted.hierarchies.isEmpty && CodeUse(of: file.name) != .code
    let settled = linted.settled(
      pathsUpTo: pathCount, mayGetMore: mayGetMore, keepsViews: pageLevel != nil && drawsLater)
    return Result(
      file: file, outcome: .linted(settled),
      log: DebugLog(of: linted.hierarchies), roots: RootCheck(roots, in: linted.hierarchies),
      overrides: configuration.overrides(
        matching: file.path, mayHaveAnyView ? nil : linted.hierarchies),
      pagePart: drawsLater ? nil : pageLevel.map { PagePart(of: linted, marking: $0) })
  }
}

extension LintRun {
  /// Nil for code that is none of an app's; empty for code that was read and nobody named: what it makes is known, and
  /// of mere code nothing is said.
  private func bytes(of number: Int) throws(FileError) -> [UInt8]? {
    let file = files[number]
    if let base = code[number].map({ code.all[$0] }), base.holds(file) {
      return file.choice == .asCode ? [] : base.bytes(of: file)
    }
    return file.choice == .asCode ? nil : try file.read()
  }

  private func reasonToPassOver(_ file: FoundFile, _ bytes: [UInt8]) -> String? {
    guard file.choice == .byLook else { return nil }
    return looksLikeHierarchy(bytes, named: file.name) ? nil : "it does not look like a view hierarchy"
  }
}

extension LintedFile {
  /// There is nothing to say of it, as long as others find nothing in it.
  fileprivate var isMereCode: Bool {
    hierarchies.isEmpty && diagnostics.isEmpty && suppressed.isEmpty && elsewhere.isEmpty
  }
}

extension LintSettings {
  fileprivate func with(_ configuration: Configuration) -> LintSettings {
    var settings = self
    settings.configuration = configuration
    return settings
  }
}
