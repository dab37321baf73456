/// A pattern of file names as `.gitignore` has them: `*` and `?` within a folder, `**` through folders,
/// `[a-z]`. A folder's pattern matches all that it holds.
package struct FilePattern: Equatable, Sendable {
  package let text: String
  /// Nil: it matches nothing.
  private let glob: PathGlob?

  package init(_ text: String) {
    self.text = text
    glob = try? PathGlob(Self.withoutDots(text))
  }

  /// - Parameter path: relative to the folder of the pattern, with `/` between folders.
  package func matches(_ path: String, isFolder: Bool = false) -> Bool {
    glob?.matches(PathNames(path), orAFolderAbove: isFolder) == true
  }

  /// `./a` is tied to the folder of the pattern as `/a` is; in the middle `.` says nothing.
  static func withoutDots(_ text: String) -> String {
    let names = text.split(separator: "/", omittingEmptySubsequences: false)
    guard names.count > 1, names.contains(".") else { return text }
    let rest = names.filter { $0 != "." }.joined(separator: "/")
    return rest.hasPrefix("/") ? rest : "/" + rest
  }
}

/// What is wrong with a pattern.
package struct FilePatternError: Error, Equatable, Sendable {
  package let message: String
  /// What to do about it.
  package let help: String
}

extension FilePattern {
  /// A pattern that can match something, and means the same as elsewhere.
  package init(validating text: String) throws(FilePatternError) {
    try Self.checkSteps(text)
    try Self.checkLetters(text)
    do throws(GlobError) { _ = try PathGlob(Self.withoutDots(text)) } catch {
      throw FilePatternError(error, in: text)
    }
    self.init(text)
  }

  private static func checkSteps(_ text: String) throws(FilePatternError) {
    let steps = text.split(separator: "/")
    if steps.allSatisfy({ $0 == "." }) {
      throw FilePatternError(
        message: "the pattern \(text.quoted) names no file",
        help: "** stands for all files, Screens for a folder")
    }
    if steps.contains("..") {
      throw FilePatternError(
        message: "the pattern \(text.quoted) leaves its folder",
        help: "remove '..': patterns start from the folder of the configuration")
    }
    if text.contains("//") {
      throw FilePatternError(
        message: "the pattern \(text.quoted) has two slashes in a row", help: "remove one of them")
    }
    if text.dropFirst().hasPrefix(":/") || text.dropFirst().hasPrefix(":\\") || text.hasPrefix("~") {
      throw FilePatternError(
        message: "the pattern \(text.quoted) is absolute",
        help: "patterns start from the folder of the configuration: Screens/**")
    }
  }

  private static func checkLetters(_ text: String) throws(FilePatternError) {
    if text.hasPrefix("!") {
      throw FilePatternError(
        message: "the pattern \(text.quoted) begins with '!', which takes nothing back here",
        help: "list what is linted under 'include'")
    }
    var isEscaped = false
    var isInBrackets = false
    for letter in text.unicodeScalars {
      if isEscaped, letter.properties.isAlphabetic || ("0"..."9").contains(letter) {
        throw FilePatternError(
          message: "the pattern \(text.quoted) has a backslash before '\(letter)'",
          help: "folders are separated by /, as in Screens/Legacy")
      }
      if letter == "{", !isEscaped, !isInBrackets {
        throw FilePatternError(
          message: "the pattern \(text.quoted) has braces, which are not expanded",
          help: "write one pattern for each, such as *.yaml and *.yml; [{] is the letter itself")
      }
      if !isEscaped, letter == "[" || letter == "]" { isInBrackets = letter == "[" }
      isEscaped = letter == "\\" && !isEscaped
    }
  }
}

extension FilePatternError {
  fileprivate init(_ error: GlobError, in text: String) {
    switch error {
    case .unclosedBracket:
      self.init(
        message: "the pattern \(text.quoted) has a bracket that is never closed",
        help: "add ], or write [[] for the letter itself")
    case .unknownClass(let name):
      self.init(
        message: "the pattern \(text.quoted) has an unknown class of letters, \(name.quoted)",
        help: "POSIX has \(LetterSet.classes.keys.sorted().listed("and"))")
    case .nothingBehindBackslash:
      self.init(message: "the pattern \(text.quoted) ends with a backslash", help: "remove it")
    }
  }
}
