extension FileExpectation {
  /// What the name of an expectation ends with, after that of the file that it is of.
  package static let ending = ".expected"

  /// Blanks of one level.
  static let indent = 2
  /// Levels that are indented; deeper ones say how much deeper they are.
  static let indentedLevels = 60

  private static let opening = "# What show makes of the views in"

  /// Whether a text begins as an expectation does, or would without a mark of git's before that.
  package static func looksLikeOne(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 2).prefix(2).contains {
      $0.starts(with: opening.utf8)
    }
  }

  /// The text that is written beside a file: a line a view, the same bytes for the same outcome.
  ///
  /// - Parameters:
  ///   - file: its name without folders.
  ///   - roots: the selectors that it was read with.
  package func text(of file: String, roots: [String] = []) -> String {
    var output = OutputBuffer()
    let command = Self.command(for: file, roots: roots)
    output.append("\(Self.opening) \(file.escapedForTerminal); to accept a change: \(command)\n")
    for screen in screens {
      output.append("\n")
      if let name = screen.name { output.append("[\(name)]\n") }
      if let crash = screen.crash { output.append("! would crash: \(crash)\n") }
      for view in screen.views where view.isListed {
        output.append(spaces: min(view.depth, Self.indentedLevels) * Self.indent)
        if view.depth > Self.indentedLevels { output.append("+\(view.depth - Self.indentedLevels) ") }
        output.append("\(view.label)  \(view.outcome.what)\(view.outcome.explanation)\n")
      }
    }
    return output.text
  }

  /// The command line that writes the expectation of a file.
  package static func command(for file: String, roots: [String] = []) -> String {
    let arguments = roots.flatMap { ["--root", $0] } + (file.hasPrefix("-") ? ["./" + file] : [file])
    return (["skelinspect expect"] + arguments.map(\.inShell)).joined(separator: " ").escapedForTerminal
  }
}

extension String {
  /// In single quotes where a shell would read more into it.
  var inShell: String {
    let isPlain = utf8.allSatisfy { byte in
      byte.isASCIILetterOrDigit || byte >= 0x80 || "_-./+,:@%=".utf8.contains(byte)
    }
    return isPlain && !isEmpty ? self : inSingleQuotes
  }

  /// One word of any shell's but fish's.
  package var inSingleQuotes: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
