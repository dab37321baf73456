import SkelinspectKit

extension RunFiles {
  func configuration(of file: FoundFile) -> Configuration {
    file.configuration.map { configurations[$0].configuration } ?? Configuration()
  }

  /// With what the xibs among the files hold, which others may use.
  ///
  /// - Parameters:
  ///   - jobs: files that are read at a time.
  ///   - isEdited: edits of the code are tried.
  func project(jobs: Int = 1, isEdited: Bool = false) -> Project {
    // Standard input has no second reading.
    let xibs = Project.filesWithCells(among: files.map(\.name)).map { files[$0] }.filter { $0.source != nil }
    return Project(
      of: Workers.map(count: xibs.count, jobs: jobs, report: { _ in }) { number in
        guard let bytes = try? xibs[number].read() else { return Nibs() }
        return Nibs(of: bytes, named: xibs[number].name, configuration(of: xibs[number]).reading)
      }, code: codeBases.map(\.sources), codeBases.map(\.nibs), isEdited: isEdited)
  }

  /// The same with edited texts.
  func editing(_ project: Project, _ edits: [FileEdits]) -> Project {
    project.editing(edits) { name in
      files.first { $0.name == name }.map { configuration(of: $0).reading } ?? ReaderSettings()
    }
  }

  /// Whether a file is code that was read and counts.
  func holdsCode(of number: Int) -> Bool {
    self[number].map { codeBases[$0].holds(files[number]) } ?? false
  }

  /// Nil for code that nobody named and that is none of an app's.
  func bytes(of number: Int) throws(FileError) -> [UInt8]? {
    let file = files[number]
    if let known = self[number].flatMap({ codeBases[$0].bytes(of: file) }) { return known }
    return file.choice == .asCode ? nil : try file.read()
  }

  /// The remark on the code that a file is read with.
  func remark(of number: Int) -> String? { self[number].flatMap { codeBases[$0].remark } }
}
