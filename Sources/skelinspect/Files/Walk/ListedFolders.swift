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
    return isPlain ? FileSystem.asListed(filter.workingFolder / path.bytes) : filter.target(of: path)
  }

  /// - Parameter folder: absolute.
  mutating func verdict(on folder: Path, _ filter: inout FileFilter) -> Verdict {
    if let verdict = known[folder] { return verdict }
    let top = Self.top(of: folder, filter.workingFolder)
    var new: [Path] = []
    var place = folder
    while known[place] == nil {
      new.append(place)
      if place == top || place.isTop { break }
      place = place.folder
    }
    var verdict = known[place] ?? .entered(filter.usesGitignore ? IgnoreLayers(above: place) : IgnoreLayers())
    for folder in new.reversed() {
      verdict = Self.verdict(on: folder, in: verdict, isTop: folder == place, &filter)
      known[folder] = verdict
    }
    return verdict
  }

  /// - Parameter isTop: where a walk begins it may have any name.
  private static func verdict(
    on folder: Path, in parent: Verdict, isTop: Bool, _ filter: inout FileFilter
  ) -> Verdict {
    guard case .entered(var ignores) = parent else { return parent }
    if !isTop, let reason = filter.reason(toLeaveOutFolder: folder, folder, ignores) {
      return .leftOut(reason)
    }
    if filter.usesGitignore {
      ignores.enter(folder, isRepository: FileSystem.exists(folder / IgnoreLayers.repository))
    }
    return .entered(ignores)
  }

  /// Where a walk to a folder would begin: in the working folder, else in the folder's repository, else where the
  /// ways to both part.
  private static func top(of folder: Path, _ workingFolder: Path) -> Path {
    if folder.steps(below: workingFolder) != nil { return workingFolder }
    if let repository = IgnoreLayers.repository(of: folder) { return repository }
    var top = workingFolder
    while !top.isTop, folder.steps(below: top) == nil { top = top.folder }
    return top
  }
}
