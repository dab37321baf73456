import SkelinspectKit

/// A baseline and where it stands.
struct BaselineFile {
  /// For messages.
  let name: String
  /// Nil: it is printed.
  let path: Path?
  /// What the names in it start from; absolute, without links.
  let folder: Path
  var baseline = Baseline()
  /// It was there before.
  var exists = false
  private var commit: GitCommit?

  /// - Parameter name: from the working folder, or absolute; `-` for one that is printed.
  init(_ name: String, workingFolder: Path) {
    let path = Path(name)
    self.name = path.text
    self.path = name == "-" ? nil : path
    folder = (name == "-" ? nil : FileSystem.realPath(of: path.folder)) ?? workingFolder
  }

  /// For the names that findings go by.
  init(folder: Path) { (name, path, self.folder) = ("", nil, folder) }

  /// What a commit has: there is no file.
  init(_ earlier: Baseline, of commit: GitCommit) {
    (name, path, folder, self.commit) = (commit.name, nil, commit.top, commit)
    baseline = earlier
  }

  /// The name that a baseline has for a file.
  ///
  /// - Parameter location: absolute.
  func name(of location: Path) -> String { location.shown(from: folder) }

  /// The file of a name in it: absolute, as long as it has no `..` in its middle.
  private func location(of name: String) -> Path {
    var rest = Path(name).bytes[...]
    if rest.first == .slash { return Path(name) }
    var base = folder
    while rest.starts(with: "../".utf8), !base.isTop {
      rest = rest.dropFirst(3)
      base = base.folder
    }
    return base / rest
  }

  /// What the library needs to know of the files of a run.
  func files(of results: [LintRun.Result], _ search: FileSearch) -> BaselineFiles {
    var files = BaselineFiles()
    for result in results {
      let name = name(of: result.file.location)
      switch result.outcome {
      case .linted: files.names[result.file.name] = name
      case .codeWithoutViews, .passedOver, .foreign: files.silent.insert(name)
      case .listed, .failed: break
      }
    }
    let known = files.silent.union(files.names.values)
    for file in Set(baseline.entries.map(\.file)).subtracting(known) {
      let location = location(of: file)
      guard FileSystem.isGone(location) else { continue }
      files.gone.insert(file)
      if search.covers(location.folder) { files.searched.insert(file) }
    }
    if files.gone.isEmpty { return files }
    let renames =
      commit.map { GitRenames.since($0.id, in: $0.top) }
      ?? path.map { GitRenames.since(lastCommitOf: folder / $0.name) }
    for (old, new) in renames ?? [:] { files.renames[name(of: old)] = name(of: new) }
    return files
  }
}
