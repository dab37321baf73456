import SkelinspectKit

/// The files to lint: those that are named, and those in the folders that are.
struct FileSearch: FolderVisitor {
  private(set) var files: [FoundFile] = []
  /// What cannot be read, and files of a list that are gone.
  private(set) var notices: [LintReport.Notice] = []
  /// What was left out, and why; empty unless asked for.
  private(set) var passedOver: [LintReport.Notice] = []

  var filter: FileFilter
  /// A file that the command line names was left out because it asks for that too.
  private(set) var hasExcludedNamedFile = false
  /// What was asked for, by absolute names: files that are linted whatever their name, and folders.
  private(set) var named: [Path] = []
  /// Of which the name and the look decide.
  private(set) var listed: [Path] = []
  private let keepsPassedOver: Bool
  private var seen: [Path: FoundFile.Choice] = [:]
  private var listedFolders = ListedFolders()
  /// The folders that were looked through, by their names without links.
  private var walked: [Path] = []

  init(_ filter: FileFilter, keepsPassedOver: Bool) {
    (self.filter, self.keepsPassedOver) = (filter, keepsPassedOver)
  }

  mutating func addStandardInput(named name: String) {
    let location = filter.location(of: Path(name))
    named.append(location)
    files.append(filter.found(nil, named: name, at: location, real: location, .named))
  }

  /// Looks at names of the command line, in any order.
  mutating func add(named paths: [Path]) {
    named += paths.map(filter.target)
    var folders: [Path] = []
    for path in paths.sorted() {
      if FileSystem.kind(of: path) == .folder {
        folders.append(path)
      } else {
        add(named: path)
      }
    }
    walk(folders)
  }

  /// Looks at names of a list: of files the folders on the way, the name and the look decide, as in a folder.
  mutating func add(listed paths: [Path]) {
    listed += paths.map(filter.target)
    var folders: [Path] = []
    for path in paths.sorted() {
      let kind = FileSystem.kind(of: path)
      guard kind == .folder || takes(path.name) else {
        if kind == nil { add(missing: path) }
        continue
      }
      let location = ListedFolders.location(of: path, filter)
      switch kind {
      case .folder: if layers(in: location, for: path) != nil { folders.append(path) }
      case .file:
        guard let ignores = layers(in: location.folder, for: path) else { continue }
        consider(path, location, real: nil, ignores: ignores)
      case .link, .other: passOver(path, FileSystem.notRegular)
      case nil:
        if FileSystem.kind(of: path.folder) == .folder, layers(in: location.folder, for: path) == nil {
          continue
        }
        add(missing: path)
      }
    }
    walk(folders)
  }

  /// What git ignores in a folder; nil where it is left out, which is said of the path then.
  private mutating func layers(in folder: Path, for path: Path) -> IgnoreLayers? {
    switch listedFolders.verdict(on: folder, &filter) {
    case .leftOut(let reason):
      passOver(path, reason)
      return nil
    case .entered(let ignores): return ignores
    }
  }

  /// Whether a regular file is among those that are linted, whatever its name there.
  func lints(_ file: Path) -> Bool {
    guard FileSystem.kind(of: file) == .file, let real = FileSystem.realPath(of: file) else { return false }
    return seen[real].map { $0 != .byLook || HierarchyFiles.looksLikeHierarchy(real) } ?? false
  }

  /// Whether all that a folder holds was looked at.
  func covers(_ folder: Path) -> Bool { walked.contains { $0 == folder || folder.relative(to: $0) != nil } }

  /// By name; done once at the end.
  mutating func sort() {
    files.sort { $0.name.precedes($1.name) }
    passedOver.sort { $0.name.precedes($1.name) }
  }

  /// A list of changed files names those that were deleted, too.
  private mutating func add(missing path: Path) {
    let message = FileSystem.missing(path)
    let choice = HierarchyFiles.choice(of: path.name)
    if choice == nil || choice == .asCode { return passOver(path, message) }
    guard FileSystem.isGone(path) else { return fail(path, message) }
    notices.append(LintReport.Notice(path.text, "left out: \(message)"))
  }

  private mutating func walk(_ folders: [Path]) {
    walked += folders.compactMap { FileSystem.realPath(of: $0) }
    var walk = FolderWalk(folders, usesGitignore: filter.usesGitignore)
    walk.run(&self)
  }

  /// A file that is named is linted whatever its name.
  private mutating func add(named path: Path) {
    let location = filter.location(of: path)
    if filter.isExcluded(location) {
      hasExcludedNamedFile = true
      return passOver(path, FileFilter.exclusion)
    }
    add(path, at: location, real: FileSystem.realPath(of: path) ?? location, .named)
  }

  /// A file in a folder.
  ///
  /// - Parameter real: its name without links, where that is known.
  mutating func consider(_ path: Path, _ location: Path, real: Path?, ignores: IgnoreLayers?) {
    guard let choice = HierarchyFiles.choice(of: path.name) else { return }
    if let reason = filter.reason(toLeaveOutFile: location, ignores) { return passOver(path, reason) }
    guard let real = real ?? FileSystem.realPath(of: path) else {
      // Code that is not there is none.
      let message = FileSystem.missing(path)
      return choice == .asCode ? passOver(path, message) : fail(path, message)
    }
    add(path, at: location, real: real, choice)
  }

  func takes(_ name: some Sequence<UInt8>) -> Bool { HierarchyFiles.choice(of: name) != nil }

  mutating func reason(toLeaveOutFolder path: Path, _ location: Path, _ ignores: IgnoreLayers) -> String? {
    filter.reason(toLeaveOutFolder: path, location, ignores)
  }

  mutating func fail(_ path: Path, _ message: String) {
    notices.append(LintReport.Notice(path.text, message, isError: true))
  }

  mutating func passOver(_ path: Path, _ reason: String) {
    guard keepsPassedOver else { return }
    passedOver.append(LintReport.Notice(path.text, "skipped: \(reason)"))
  }

  private mutating func add(_ path: Path, at location: Path, real: Path, _ choice: FoundFile.Choice) {
    guard seen[real] == nil else { return passOver(path, "it is linted under another name") }
    seen[real] = choice
    files.append(filter.found(path, named: path.text, at: location, real: real, choice))
  }
}
