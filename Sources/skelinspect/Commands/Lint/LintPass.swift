import SkelinspectKit

/// The files of a run with their code, which can be linted as they are, and with other texts in their place.
struct LintPass {
  private(set) var search: FileSearch
  private let options: LintOptions
  private let listsFiles: Bool
  private var reader: CodeReader
  let files: RunFiles
  /// What there was to say while code was read.
  let notices: [LintReport.Notice]

  init(_ search: FileSearch, _ options: LintOptions, listsFiles: Bool) {
    (self.search, self.options, self.listsFiles) = (search, options, listsFiles)
    var reader = CodeReader(
      workingFolder: search.filter.workingFolder, usesGitignore: options.usesGitignore, jobs: options.jobs)
    files = RunFiles(search.files, search.filter.configurations.files, options.code, &reader)
    // Of what git ignores both searches may have said the same.
    let said = Set(search.notices.map { LintReport.Notice($0.name, $0.message) })
    notices = reader.takeNotices().filter { !said.contains($0) }
    self.reader = reader
  }

  mutating func results(_ progress: inout Progress) -> [LintRun.Result] {
    LintRun(files, options, listsFiles: listsFiles).results(&progress, &search.filter)
  }

  /// - Parameter texts: by the names of files.
  func results(with texts: [String: [UInt8]]) -> [LintRun.Result] {
    var (files, reader, filter) = (search.files, reader, search.filter)
    for index in files.indices {
      guard let text = texts[files[index].name] else { continue }
      files[index].contents = text
      reader.replace(files[index].real, with: text)
    }
    // Code in which something is found though it is not among the files.
    let names = Set(files.map(\.name))
    for (name, text) in texts where !names.contains(name) {
      if let known = self.files.file(named: name) { reader.replace(Path(known.path), with: text) }
    }
    let edited = RunFiles(files, filter.configurations.files, options.code, &reader)
    var progress = Progress(isQuiet: true)
    return LintRun(edited, options, listsFiles: listsFiles).results(&progress, &filter)
  }
}
