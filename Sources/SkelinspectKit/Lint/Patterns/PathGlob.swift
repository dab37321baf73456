/// A pattern of paths, by the rules of `.gitignore`.
struct PathGlob: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    /// `**`: any number of folders, none too.
    case anyFolders
    case name(NameGlob)
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
    if isOfFolders, !isFolder { return false }
    if steps.count == 2, steps[0] == .anyFolders, case .name(let glob) = steps[1], let last = names.names.last
    {
      return glob.matches(last)
    }
    return firstMatch(in: names, from: names.names.count) != nil
  }

  /// Whether it matches a path or a folder that the path is in.
  func matches(_ names: PathNames, orAFolderAbove isFolder: Bool) -> Bool {
    guard let length = firstMatch(in: names, from: 1) else { return false }
    return length < names.names.count || isFolder || !isOfFolders
  }

  /// How many of a path's first names it matches: the least number, or nil.
  ///
  /// All ways through the pattern are gone at once, so that the time grows with the product of both lengths.
  private func firstMatch(in names: PathNames, from least: Int) -> Int? {
    var reached = Array(repeating: false, count: steps.count + 1)
    reached[0] = true
    skipFolders(&reached)
    for (length, name) in zip(1..., names.names) {
      var next = Array(repeating: false, count: steps.count + 1)
      for number in steps.indices where reached[number] {
        switch steps[number] {
        case .anyFolders: next[number] = true
        case .name(let glob): if glob.matches(name) { next[number + 1] = true }
        }
      }
      guard next.contains(true) else { return nil }
      skipFolders(&next)
      if next[steps.count], length >= least { return length }
      reached = next
    }
    return nil
  }

  private func skipFolders(_ reached: inout [Bool]) {
    for number in steps.indices where reached[number] && steps[number] == .anyFolders {
      reached[number + 1] = true
    }
  }
}

/// A path taken apart at its slashes.
struct PathNames: Sendable {
  let names: [ArraySlice<Unicode.Scalar>]

  init(_ path: some StringProtocol) { names = Array(path.unicodeScalars).split(separator: "/") }
}
