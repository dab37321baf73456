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

extension FilePattern {
  /// A pattern that can match something, and means the same as elsewhere.
  package init(validating text: String) throws(PatternMistake) {
    try Self.checkSteps(text)
    try Self.checkLetters(text)
    _ = try PathGlob(Self.withoutDots(text))
    self.init(text)
  }

  private static func checkSteps(_ text: String) throws(PatternMistake) {
    let steps = text.split(separator: "/")
    if steps.allSatisfy({ $0 == "." }) {
      throw PatternMistake("names no file", help: "** names all files, Screens a folder")
    }
    if steps.contains("..") {
      throw PatternMistake(
        "leaves its folder", help: "remove '..': patterns start from the folder of the configuration")
    }
    if text.contains(text: "//") {
      throw PatternMistake("has two slashes in a row", help: "remove one of them")
    }
    if text.dropFirst().hasPrefix(":/") || text.dropFirst().hasPrefix(":\\") || text.hasPrefix("~") {
      throw PatternMistake(
        "is absolute", help: "patterns start from the folder of the configuration: Screens/**")
    }
  }

  private static func checkLetters(_ text: String) throws(PatternMistake) {
    if text.hasPrefix("!") {
      throw PatternMistake(
        "begins with '!', which brings nothing back here", help: "list what is linted under 'include'")
    }
    var isEscaped = false
    var isInBrackets = false
    for letter in text.unicodeScalars {
      if isEscaped, letter.properties.isAlphabetic || ("0"..."9").contains(letter) {
        throw PatternMistake(
          "has a backslash before '\(letter)'", help: "folders are separated by /, as in Screens/Legacy")
      }
      if letter == "{", !isEscaped, !isInBrackets {
        throw PatternMistake(
          "has braces, which are not expanded",
          help: "write one pattern for each, such as *.yaml and *.yml; [{] is the letter itself")
      }
      if !isEscaped, letter == "[" || letter == "]" { isInBrackets = letter == "[" }
      isEscaped = letter == "\\" && !isEscaped
    }
  }
}

/// Why a pattern can match nothing, or not what it seems to.
package struct PatternMistake: Error {
  /// After the pattern, in a sentence about it.
  let what: String
  /// What to do about it.
  package let help: String

  /// Of a pattern.
  package func message(_ text: String) -> String { "the pattern \(text.quoted) \(what)" }

  init(_ what: String, help: String) { (self.what, self.help) = (what, help) }

  static let unclosedBracket = PatternMistake(
    "has a bracket that is never closed", help: "add ], or write [[] for the letter itself")
}
