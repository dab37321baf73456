import SkelinspectKit

/// Reads and lints the files that were found, several at a time: as they are, or as they are with edits.
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

  private(set) var search: FileSearch
  /// Those files with their code.
  let run: RunFiles
  /// What there was to say while code was read.
  let notices: [LintReport.Notice]
  private let options: LintOptions
  /// One for each configuration, and the last for files without.
  private let settings: [LintSettings]
  private let listsFiles: Bool
  private var project: Project
  /// Of the texts as they were read, by file.
  private var edits: [String: FileEdits] = [:]

  init(_ search: FileSearch, _ options: LintOptions, listsFiles: Bool) {
    (self.search, self.options, self.listsFiles) = (search, options, listsFiles)
    var reader = CodeReader(
      workingFolder: search.filter.workingFolder, usesGitignore: options.usesGitignore, jobs: options.jobs)
    run = RunFiles(search.files, search.filter.configurations.files, options.code, &reader)
    notices = reader.takeNotices()
    settings = (run.configurations.map(\.configuration) + [Configuration()]).map {
      options.settings.with($0)
    }
    let isEdited = options.settings.fixRoom > 0
    project = listsFiles ? Project() : run.project(jobs: options.jobs, isEdited: isEdited)
  }

  private var files: [FoundFile] { run.files }

  /// - Parameter edits: of the texts as they were read, by file.
  func editing(_ edits: [String: FileEdits]) -> LintRun {
    var run = self
    run.edits = edits
    run.project = run.run.editing(project, Array(edits.values))
    return run
  }

  /// In the order of the files; those last that nobody named, but in which something is found.
  mutating func results(_ progress: inout Progress) -> [Result] {
    let (count, run) = (files.count, self)
    let linters = settings.map { Linter($0, in: project) }
    var results = Workers.map(count: count, jobs: options.jobs) { number in
      progress.show("linting \(number)/\(count) …")
    } _: { number in
      run.result(of: number, run.linter(of: run.files[number], among: linters))
    }
    proveFixes(in: &results, linters)
    progress.erase()
    guard project.isJoined else { return results }
    let elsewhere = FindingsElsewhere(in: results.lazy.compactMap(\.linted))
    let homes = homes(of: elsewhere, besides: results.lazy.compactMap(\.linted))
    let names = Set(homes.map(\.file.name))
    return exchange(results, elsewhere, linters).filter { !names.contains($0.file.name) } + homes
  }

  private func linter(of file: FoundFile, among linters: [Linter]) -> Linter {
    linters[file.configuration ?? linters.count - 1]
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

  private func result(of number: Int, _ linter: Linter) -> Result {
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
    if file.choice == .byLook, !looksLikeHierarchy(bytes, named: file.name) {
      return Result(file: file, outcome: .passedOver("it does not look like a view hierarchy"))
    }
    if listsFiles { return Result(file: file, outcome: .listed) }
    let linted = linter.lintWithoutProof(
      consume bytes, named: file.name, path: file.path, codeBase: run[number])
    // Each trial of a fix reads all of its code again: such files share theirs, when all are linted.
    if linted.hasFixesToProve, run[number] != nil { return Result(file: file, outcome: .linted(linted)) }
    return result(of: file, linter.provingFixes(of: [linted])[0], mayGetMore: project.isJoined)
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
    let configuration = run.configuration(of: file)
    // There is nothing to say of it, as long as others find nothing in it.
    let isMereCode =
      linted.hierarchies.isEmpty && linted.diagnostics.isEmpty && linted.suppressed.isEmpty
      && linted.elsewhere.isEmpty
    if file.choice == .asCode, isMereCode {
      let overrides = configuration.overrides(matching: file.path, [])
      return Result(file: file, outcome: .codeWithoutViews, overrides: overrides)
    }
    let mayHaveAnyView = linted.hierarchies.isEmpty && CodeUse(of: file.name) != .code
    // What a page marks is known when the findings are compared with a baseline.
    let (level, drawsLater) = (options.pageLevel, options.hasBaseline)
    let settled = linted.settled(
      pathsUpTo: options.pathCount, mayGetMore: mayGetMore, keepsViews: level != nil && drawsLater)
    return Result(
      file: file, outcome: .linted(settled),
      log: DebugLog(of: linted.hierarchies), roots: RootCheck(options.settings.roots, in: linted.hierarchies),
      overrides: configuration.overrides(
        matching: file.path, mayHaveAnyView ? nil : linted.hierarchies),
      pagePart: drawsLater ? nil : level.map { PagePart(of: linted, marking: $0) })
  }

  /// Nil for code that is none of an app's; empty for code that was read and nobody named: what it makes is known, and
  /// of mere code nothing is said.
  private func bytes(of number: Int) throws(FileError) -> [UInt8]? {
    if files[number].choice == .asCode, run.holdsCode(of: number) { return [] }
    if let edits = edits[files[number].name] { return edits.editedFile }
    return try run.bytes(of: number)
  }

  /// The files of code of which there was nothing to say until the linting of others found something in them.
  ///
  /// - Parameter files: those that are linted anyway.
  private mutating func homes(
    of elsewhere: FindingsElsewhere, besides files: some Sequence<LintedFile>
  ) -> [Result] {
    let others = Set(files.map(\.name))
    return elsewhere.fileNames.compactMap { name in
      guard !others.contains(name), let code = run.file(named: name) else { return nil }
      let location = Path(code.path)
      guard !search.filter.excludes(location) else { return nil }
      let found = search.filter.found(location, named: name, at: location, real: location, .asCode)
      let configuration = found.configuration.map { search.filter.configurations.files[$0].configuration }
      let linter = Linter(options.settings.with(configuration ?? Configuration()), in: project)
      let bytes = edits[name]?.editedFile ?? code.bytes
      let linted = elsewhere.merged(
        into: LintedFile(ofCode: bytes, named: name), by: linter, path: found.path)
      return linted.diagnostics.isEmpty ? nil : Result(file: found, outcome: .linted(linted))
    }
  }
}

extension LintSettings {
  fileprivate func with(_ configuration: Configuration) -> LintSettings {
    var settings = self
    settings.configuration = configuration
    return settings
  }
}
