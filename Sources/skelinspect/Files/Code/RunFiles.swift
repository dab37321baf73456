import SkelinspectKit

/// The files of a run, with the Swift code and the xibs that they are read with: one code base for all files of a
/// project.
struct RunFiles: Sendable {
  let files: [FoundFile]
  private(set) var codeBases: [CodeBase] = []
  /// What is not there that the command line or a configuration names.
  private(set) var failures: [LintReport.Notice] = []

  /// Of each file; nil: none.
  private var numbers: [Project.CodeBase?] = []

  /// What decides which code a file is read with.
  private struct Key: Hashable {
    var home: Home?
    /// Code of the run that belongs to another app does not count.
    var app: Path?
    var takesRun = false
    /// What its configuration adds, by the number of that.
    var configuration: Int?
  }

  /// Of what all code counts.
  private enum Home: Hashable {
    case project(Path)
    /// Nothing tells how far the project goes: what stands right beside the file.
    case folder(Path)
  }

  /// Swift files of the run.
  private struct Own {
    let file: CodeReader.File
    let isNamed: Bool
    let app: Path?
  }

  private let choice: CodeChoice
  let configurations: [ConfigurationFile]
  private var own: [Own] = []
  private var given: [Path: [CodeReader.File]] = [:]
  /// What the run reads itself.
  private let ownNibs: Set<Path>

  /// More than any app has.
  private static let maximumNibs = 1_000

  /// - Parameter reader: keeps what it read for the next ones.
  init(
    _ files: [FoundFile], _ configurations: [ConfigurationFile], _ choice: CodeChoice,
    _ reader: inout CodeReader
  ) {
    (self.files, self.choice, self.configurations) = (files, choice, configurations)
    ownNibs = Set(files.filter { HierarchyFiles.isNib($0.real.name) }.map(\.real))
    guard !choice.isOff, Self.mayHaveCode(files, configurations, choice) else { return }
    reader.read(files.filter { CodeUse(of: $0.name) == .code && $0.choice != .named }.map(\.real))
    for file in files where CodeUse(of: file.name) == .code { addOwn(file, &reader) }
    let named = own.filter(\.isNamed).map { (name: $0.file.file.name, code: AppCode($0.file.file.bytes)) }
    if !files.contains(where: { CodeUse(of: $0.name) == .project }) {
      for (name, code) in named where code.hasOutlets {
        reader.note(name, "its outlets are views of a storyboard or xib: name that too")
      }
    }
    for (name, code) in named where code.isUnfinished {
      reader.note(name, "a brace in it is never closed: is the file complete?")
    }
    for source in choice.sources { read(Path(source), for: source, &reader) }
    var known: [Key: Project.CodeBase?] = [:]
    numbers = files.map { file in
      let key = key(of: file, &reader)
      if let number = known[key] { return number }
      let number = add(base(of: key, &reader))
      known[key] = .some(number)
      return number
    }
  }

  /// False where nothing needs to be looked for: hierarchy files and logs bring no code.
  private static func mayHaveCode(
    _ files: [FoundFile], _ configurations: [ConfigurationFile], _ choice: CodeChoice
  ) -> Bool {
    if !choice.sources.isEmpty { return true }
    for file in files where CodeUse(of: file.name) != .given { return true }
    for file in configurations where !file.configuration.sources.isEmpty { return true }
    return false
  }

  /// The number of a code base; what has the same files is the same. Nil: it has none.
  private mutating func add(_ base: CodeBase) -> Project.CodeBase? {
    if base.sources.isEmpty, base.nibs.isEmpty { return nil }
    if let known = codeBases.firstIndex(where: { $0.paths == base.paths }) { return known }
    codeBases.append(base)
    return codeBases.count - 1
  }

  /// A file that any code base has.
  func file(named name: String) -> SwiftSources.File? {
    codeBases.lazy.compactMap { $0.file(named: name) }.first
  }

  /// The number of the code that a file is read with, by its place among the files; nil: none.
  subscript(file: Int) -> Project.CodeBase? { numbers.indices.contains(file) ? numbers[file] : nil }

  private mutating func addOwn(_ file: FoundFile, _ reader: inout CodeReader) {
    let isNamed = file.choice == .named
    let surroundings = reader.projects.surroundings(of: file.location.folder)
    if !isNamed, let project = surroundings.project, let way = file.location.folder.relative(to: project),
      way.split(separator: "/").contains(where: { CodeSearch.isLeftOut(folder: $0.utf8) })
    {
      return
    }
    guard let read = reader.own(file) else { return }
    own.append(Own(file: read, isNamed: isNamed, app: surroundings.app))
  }

  private func key(of file: FoundFile, _ reader: inout CodeReader) -> Key {
    var key = Key()
    if let number = file.configuration, !configurations[number].configuration.sources.isEmpty {
      key.configuration = number
    }
    let use = CodeUse(of: file.name)
    if use == .given { return key }
    let folder = file.location.folder
    let surroundings = reader.projects.surroundings(of: folder)
    key.takesRun = true
    key.app = surroundings.app
    // Code is judged as part of its app, a package's too.
    if let project = use == .code ? surroundings.app ?? surroundings.project : surroundings.project {
      key.home = .project(project)
    } else if file.choice != .asCode {
      key.home = .folder(folder)
    }
    return key
  }

  private mutating func base(of key: Key, _ reader: inout CodeReader) -> CodeBase {
    let home: CodeReader.Folder
    var parts: [CodeBase.Part] = []
    switch key.home {
    case .project(let path):
      home = reader.folder(path)
      parts.append((home.files, reader.shown(path)))
    case .folder(let path):
      home = reader.folder(alone: path)
      parts.append((home.files, reader.shown(path)))
    case nil: home = CodeReader.Folder()
    }
    let place = parts.first?.place
    let run = key.takesRun ? own : []
    // Two apps of one repository have nothing in common, one that holds the other maybe.
    let found = run.filter { own in
      guard !own.isNamed, let first = own.app, let second = key.app else { return !own.isNamed }
      return first.relative(to: second) != nil || second.relative(to: first) != nil
    }
    parts.append((found.map(\.file), nil))
    parts = CodeReader.withoutOthers(parts)
    // What is named counts whatever it is.
    parts.append((run.filter(\.isNamed).map(\.file), nil))
    for source in choice.sources {
      let path = Path(source)
      parts.append((given[path] ?? [], FileSystem.realPath(of: path).map(reader.shown)))
    }
    if let number = key.configuration {
      parts += configured(by: configurations[number], &reader)
    }
    return CodeBase(
      parts, run: Set(own.map(\.file.file.name)), home.texts, read(home.nibs, of: place ?? "", &reader))
  }

  /// Those xibs of a project that the run does not read itself.
  private func read(
    _ nibs: [Path], of place: String, _ reader: inout CodeReader
  ) -> [(path: Path, nibs: Nibs)] {
    let others = nibs.filter { !ownNibs.contains($0) }
    if others.count > Self.maximumNibs {
      reader.note(place, "too much for one project: \(Self.maximumNibs) of its \(others.count) xibs are read")
    }
    return reader.read(nibs: Array(others.prefix(Self.maximumNibs))) { path in
      let around = configurations.filter { path.relative(to: $0.folder) != nil }
      let nearest = around.max { $0.folder.bytes.count < $1.folder.bytes.count }
      return nearest?.configuration.reading ?? ReaderSettings()
    }
  }

  /// What `sources` of a configuration names.
  private mutating func configured(
    by file: ConfigurationFile, _ reader: inout CodeReader
  ) -> [CodeBase.Part] {
    zip(0..., file.configuration.sources).map { number, source in
      let name = Path(source)
      let path = name.isAbsolute ? name : file.folder / name.bytes
      let place = file.configuration.place(ofSource: number) ?? file.name
      read(path, for: place, says: "'sources': \(source): ", &reader)
      return (given[path] ?? [], FileSystem.realPath(of: path).map(reader.shown))
    }
  }

  /// A file or folder that is given as code, or what is wrong with it.
  private mutating func read(
    _ source: Path, for name: String, says prefix: String = "", _ reader: inout CodeReader
  ) {
    guard given[source] == nil else { return }
    given[source] = []
    guard let kind = FileSystem.kind(of: source), let real = FileSystem.realPath(of: source) else {
      return failures.append(LintReport.Notice(name, prefix + FileSystem.missing(source)))
    }
    if kind == .folder {
      given[source] = CodeReader.withoutOthers([(reader.folder(real).files, nil)]).flatMap(\.files)
    } else if HierarchyFiles.isCode(source.name) {
      given[source] = reader.file(real, named: source.text).map { [$0] } ?? []
    } else {
      failures.append(LintReport.Notice(name, "\(prefix)it is neither a folder nor a Swift file"))
    }
  }
}

extension RunFiles {
  func configuration(of file: FoundFile) -> Configuration {
    file.configuration.map { configurations[$0].configuration } ?? Configuration()
  }

  /// How a file is read.
  func settings(of file: FoundFile) -> ReaderSettings {
    file.configuration.map { configurations[$0].configuration.reading } ?? ReaderSettings()
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
        return Nibs(of: bytes, named: xibs[number].name, settings(of: xibs[number]))
      }, code: codeBases.map(\.sources), codeBases.map(\.nibs), isEdited: isEdited)
  }

  /// The same with edited texts.
  func editing(_ project: Project, _ edits: [FileEdits]) -> Project {
    project.editing(edits) { name in
      files.first { $0.name == name }.map(settings) ?? ReaderSettings()
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
