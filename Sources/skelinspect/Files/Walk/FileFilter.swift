import SkelinspectKit

/// Says which files and folders on the way are left out, and why.
struct FileFilter {
  let workingFolder: Path
  /// Patterns of the command line, from the working folder.
  let exclude: [FilePattern]
  let usesGitignore: Bool
  var configurations: ConfigurationFiles

  /// A file's absolute name, the link that it may be unresolved.
  func location(of file: Path) -> Path {
    if let folder = FileSystem.realPath(of: file.folder) { return folder / file.name }
    return file.isAbsolute ? file : workingFolder / file.bytes
  }

  /// A file's absolute name, or a folder's without links.
  func target(of path: Path) -> Path {
    guard FileSystem.kind(of: path) == .folder, let real = FileSystem.realPath(of: path) else {
      return location(of: path)
    }
    return real
  }

  /// A file to read, with the configuration that holds for it.
  ///
  /// - Parameters:
  ///   - source: nil for standard input.
  ///   - location: absolute, a link of its name unresolved.
  ///   - real: without links.
  mutating func found(
    _ source: Path?, named name: String, at location: Path, real: Path, _ choice: FoundFile.Choice
  ) -> FoundFile {
    let number = configurations.number(in: location.folder)
    let path =
      number.map { configurations.files[$0].path(of: location, workingFolder: workingFolder) }
      ?? location.relative(to: workingFolder) ?? location.text
    return FoundFile(
      source: source, name: name, location: location, real: real, path: path, configuration: number,
      choice: choice)
  }

  /// The same for the files of a commit; what git ignores today is only in it where it does not.
  func standing(in files: EarlierFiles, _ configurations: ConfigurationFiles) -> FileFilter {
    FileFilter(
      workingFolder: files.path(of: workingFolder) ?? workingFolder, exclude: exclude, usesGitignore: false,
      configurations: configurations)
  }

  mutating func reason(toLeaveOutFolder path: Path, _ location: Path, _ ignores: IgnoreLayers) -> String? {
    if HierarchyFiles.isLeftOut(folder: path.name) { return "such folders are left out" }
    return reason(toLeaveOut: location, isFolder: true, ignores)
  }

  mutating func reason(toLeaveOutFile location: Path, _ ignores: IgnoreLayers?) -> String? {
    if let reason = reason(toLeaveOut: location, isFolder: false, ignores) { return reason }
    guard let file = configurations.file(in: location.folder) else { return nil }
    let isIncluded = file.configuration.includes(file.path(of: location, workingFolder: workingFolder))
    return isIncluded ? nil : "\(file.name) does not include it"
  }

  /// Whether the command line leaves a file out that it names, too.
  func isExcluded(_ location: Path, isFolder: Bool = false) -> Bool {
    !exclude.isEmpty
      && exclude.match(location.relative(to: workingFolder) ?? location.text, isFolder: isFolder)
  }

  /// Whether the command line or a configuration leaves a file out.
  mutating func excludes(_ location: Path) -> Bool {
    reason(toLeaveOut: location, isFolder: false, nil) != nil
  }

  static let exclusion = "--exclude leaves it out"

  private mutating func reason(toLeaveOut location: Path, isFolder: Bool, _ ignores: IgnoreLayers?) -> String?
  {
    if isExcluded(location, isFolder: isFolder) { return Self.exclusion }
    if ignores?.ignores(location, isFolder: isFolder) == true { return "git ignores it" }
    guard let file = configurations.file(in: location.folder) else { return nil }
    let path = file.path(of: location, workingFolder: workingFolder)
    let isExcluded = file.configuration.excludes(path, isFolder: isFolder)
    return isExcluded ? "\(file.name) excludes it" : nil
  }
}
