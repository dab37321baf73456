import SkelinspectKit

/// Says of the folders of listed files what a walk to them would have said; looks at each once.
struct ListedFolders {
  enum Verdict {
    /// With what git ignores in it.
    case entered(IgnoreLayers)
    /// It is not looked into, or one around it is not.
    case leftOut(String)
  }

  private var known: [Path: Verdict] = [:]

  /// The absolute name that a walk has for what a list names, with the links on the way to it.
  static func location(of path: Path, _ filter: FileFilter) -> Path {
    let steps = path.bytes.split(separator: .slash, omittingEmptySubsequences: false)
    let isPlain = !steps.contains {
      $0.isEmpty || $0.elementsEqual([.dot]) || $0.elementsEqual([.dot, .dot])
    }
    return isPlain ? filter.workingFolder / path.bytes : filter.target(of: path)
  }

  /// - Parameter folder: absolute.
  mutating func verdict(on folder: Path, _ filter: inout FileFilter) -> Verdict {
    if let verdict = known[folder] { return verdict }
    let top = Self.top(of: folder, filter.workingFolder)
    // Where a walk begins a folder may have any name.
    var verdict = known[top] ?? .entered(filter.usesGitignore ? IgnoreLayers(above: top) : IgnoreLayers())
    if known[top] == nil { enter(top, in: &verdict, &filter) }
    for folder in folder.outwards.prefix(while: { $0 != top }).reversed() {
      if let known = known[folder] {
        verdict = known
        continue
      }
      if case .entered(let ignores) = verdict,
        let reason = filter.reason(toLeaveOutFolder: folder, folder, ignores)
      {
        verdict = .leftOut(reason)
      }
      enter(folder, in: &verdict, &filter)
    }
    return verdict
  }

  private mutating func enter(_ folder: Path, in verdict: inout Verdict, _ filter: inout FileFilter) {
    if case .entered(var ignores) = verdict, filter.usesGitignore {
      ignores.enter(folder, isRepository: FileSystem.exists(folder / IgnoreLayers.repository))
      verdict = .entered(ignores)
    }
    known[folder] = verdict
  }

  /// Where a walk to a folder would begin: in the working folder, else in the folder's repository, else where the
  /// ways to both part.
  private static func top(of folder: Path, _ workingFolder: Path) -> Path {
    if folder.steps(below: workingFolder) != nil { return workingFolder }
    if let repository = IgnoreLayers.repository(of: folder) { return repository }
    return workingFolder.outwards.first { folder.steps(below: $0) != nil } ?? .top
  }
}
