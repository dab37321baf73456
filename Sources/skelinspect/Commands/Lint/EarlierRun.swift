import SkelinspectKit

/// Lints the files of a run as they were in a commit, by the rules of today.
enum EarlierRun {
  /// What is found in the commit; errors of reading are not among it.
  ///
  /// - Parameter search: the files of today.
  static func findings(
    in choice: SinceChoice, _ search: FileSearch, _ options: LintOptions, _ progress: inout Progress
  ) throws(FileError) -> BaselineFile {
    let commit = try GitCommit(choice, around: search.filter.workingFolder)
    let renamed = renamedFiles(in: search, since: commit)
    let sources = options.code.sources.map { search.filter.target(of: Path($0)) }
    let configured = search.filter.configurations.files.flatMap { file in
      file.configuration.sources.map { file.folder / Path($0).bytes }
    }
    let (named, listed) = (search.named + renamed.named, search.listed + renamed.listed)
    let temporary = try TemporaryFolder()
    let files = try EarlierFiles(
      of: commit, in: temporary.path, named: named + listed + sources + configured)
    let filter = search.filter.standing(
      in: files,
      ConfigurationFiles(options.configuration, workingFolder: search.filter.workingFolder, in: files))
    var earlier = FileSearch(filter, keepsPassedOver: false)
    earlier.add(listed: listed.compactMap { files.existing($0) })
    earlier.add(named: named.compactMap { files.existing($0) })
    earlier.sort()
    var run = LintRun(earlier, options.earlier(in: files, sources), listsFiles: false)
    let results = run.results(&progress)
    let names = BaselineFile(folder: files.folder).files(of: results, run.search)
    let all = LintReport(results.compactMap(\.linted))
    let report = all.compared(with: (Baseline(), names)) { _ in false }
    return BaselineFile(report.baseline?.written ?? Baseline(), of: commit)
  }

  /// The old names of files of the run.
  private static func renamedFiles(
    in search: FileSearch, since commit: GitCommit
  ) -> (named: [Path], listed: [Path]) {
    let old = Dictionary(GitRenames.since(commit.id, in: commit.top).map { ($1, $0) }) { first, _ in first }
    var names: (named: [Path], listed: [Path]) = ([], [])
    guard !old.isEmpty else { return names }
    for file in search.files {
      guard let name = old[file.location] else { continue }
      if file.choice == .named { names.named.append(name) } else { names.listed.append(name) }
    }
    return names
  }
}

extension EarlierFiles {
  /// Nil for what was not there.
  fileprivate func existing(_ today: Path) -> Path? {
    path(of: today).flatMap { FileSystem.exists($0) ? $0 : nil }
  }
}

extension LintOptions {
  /// Nothing is reported or fixed, and every finding has its path.
  fileprivate func earlier(in files: EarlierFiles, _ sources: [Path]) -> LintOptions {
    var options = self
    options.reportNothing()
    options.hasBaseline = true
    options.code.sources = sources.map { (files.path(of: $0) ?? $0).text }
    return options
  }
}
