/// What a `.gitignore` says.
package struct IgnoreFile: Sendable {
  private struct Line: Sendable {
    let glob: PathGlob
    /// It begins with `!`.
    let isTakenBack: Bool
  }

  private let lines: [Line]

  package init(_ text: String) {
    let mark: Unicode.Scalar = "\u{FEFF}"
    let letters = text.unicodeScalars.first == mark ? String(text.unicodeScalars.dropFirst()) : text
    lines = letters.bytesAsLetters.unicodeScalars.split(separator: "\n").compactMap { line in
      Self.line(line.last == "\r" ? line.dropLast() : line)
    }
  }

  /// Whether the last line that matches a path leaves it out; nil where none does.
  ///
  /// - Parameter path: relative to the folder of the file, with `/` between folders. What is in an ignored
  ///   folder is ignored, which only who goes through the folders can know.
  package func ignores(_ path: String, isFolder: Bool) -> Bool? {
    let names = PathNames(path.bytesAsLetters)
    return lines.last { $0.glob.matches(names, isFolder: isFolder) }.map { !$0.isTakenBack }
  }

  private static func line(_ line: Substring.UnicodeScalarView) -> Line? {
    if line.first == "#" { return nil }
    var pattern = withoutTrailingBlanks(line)
    let isTakenBack = pattern.first == "!"
    if isTakenBack { pattern.removeFirst() }
    guard !pattern.isEmpty else { return nil }
    // What git cannot read matches nothing.
    return (try? PathGlob(Substring(pattern))).map { Line(glob: $0, isTakenBack: isTakenBack) }
  }

  /// A blank after a backslash stays.
  private static func withoutTrailingBlanks(
    _ line: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    var end = line.startIndex
    var isEscaped = false
    for index in line.indices {
      let letter = line[index]
      if letter != " " || isEscaped { end = line.index(after: index) }
      isEscaped = letter == "\\" && !isEscaped
    }
    return line[..<end]
  }
}

extension String {
  /// Git's `?` and `[!a]` stand for a byte.
  fileprivate var bytesAsLetters: String {
    var text = ""
    text.unicodeScalars.append(contentsOf: utf8.lazy.map { Unicode.Scalar($0) })
    return text
  }
}
