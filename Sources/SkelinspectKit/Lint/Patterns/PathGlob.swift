/// A pattern of paths, by the rules of `.gitignore`.
struct PathGlob: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    /// `**`: any number of folders, none too.
    case anyFolders
    case name([NameStep])
  }

  private let steps: [Step]
  /// It ends with a slash.
  private let isOfFolders: Bool

  /// A slash at the beginning or in the middle ties a pattern to its folder; any other matches at any depth.
  init(_ pattern: some StringProtocol) throws(PatternMistake) {
    var letters = Array(pattern.unicodeScalars)
    isOfFolders = letters.last == "/"
    if isOfFolders { letters.removeLast() }
    let isAnchored = letters.contains("/")
    if letters.first == "/" { letters.removeFirst() }
    var scanner = GlobScanner(letters)
    let steps = try scanner.readSteps()
    self.steps = isAnchored ? steps : [.anyFolders] + steps
  }

  /// Whether it matches a path itself, not only a folder that the path is in.
  func matches(_ names: PathNames, isFolder: Bool) -> Bool {
    (isFolder || !isOfFolders) && matches(names.names[...], steps)
  }

  /// Whether it matches a path or a folder that the path is in.
  func matches(_ names: PathNames, orAFolderAbove isFolder: Bool) -> Bool {
    let folders = names.names.dropLast(isFolder || !isOfFolders ? 0 : 1)
    return matches(folders, steps + [.anyFolders])
  }

  private func matches(_ names: ArraySlice<ArraySlice<Unicode.Scalar>>, _ steps: [Step]) -> Bool {
    names.matches(steps, any: .anyFolders) { step, name in
      guard case .name(let steps) = step else { return true }
      return name.matches(steps, any: .anyText) { $0.matches($1) }
    }
  }
}

/// A path taken apart at its slashes.
struct PathNames: Sendable {
  let names: [ArraySlice<Unicode.Scalar>]

  init(_ path: some StringProtocol) { names = Array(path.unicodeScalars).split(separator: "/") }
}
