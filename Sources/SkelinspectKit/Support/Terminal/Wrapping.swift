extension String {
  /// Lines of at most so many characters, where blanks allow it.
  package func wrapped(to width: Int) -> [String] {
    split(separator: " ").map { (String($0), $0.count) }.filledLines(of: width)
  }

  /// The same with blanks before each line, which count.
  func paragraph(of width: Int, indent: Int = 0) -> String {
    wrapped(to: width - indent).map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
  }

  /// Lines of at most so many terminal cells, broken in a word where it must be.
  func wrappedLines(of width: Int) -> [String] {
    let width = max(width, 2)
    return escapedForTerminal.split(separator: " ").flatMap { String($0).pieces(of: width) }
      .filledLines(of: width)
  }

  var withoutBlankEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }

  /// Nearly always the word itself.
  private func pieces(of width: Int) -> [(text: String, cells: Int)] {
    var pieces: [(text: String, cells: Int)] = []
    for character in self {
      let cells = character.cellWidth
      if let last = pieces.last, last.cells + cells <= width {
        pieces[pieces.count - 1].text.append(character)
        pieces[pieces.count - 1].cells += cells
      } else {
        pieces.append((String(character), cells))
      }
    }
    return pieces
  }
}

extension Sequence<(text: String, cells: Int)> {
  /// As many in a line as fit, with blanks between them.
  fileprivate func filledLines(of width: Int) -> [String] {
    var lines: [String] = []
    var room = 0
    for (text, cells) in self {
      if cells < room {
        lines[lines.count - 1] += " " + text
        room -= cells + 1
      } else {
        lines.append(text)
        room = width - cells
      }
    }
    return lines
  }
}
