extension String {
  /// With blanks for what moves a cursor or turns the direction of text.
  var withoutControls: String {
    guard unicodeScalars.contains(where: \.isUnsafeOnTerminals) else { return self }
    var result = ""
    result.unicodeScalars.append(contentsOf: unicodeScalars.map { $0.isUnsafeOnTerminals ? " " : $0 })
    return result
  }

  /// In lines of at most that many terminal cells, broken between words where that is possible; control
  /// characters are left out.
  func wrappedLines(of width: Int) -> [String] {
    var lines: [String] = []
    var room = 0
    for word in withoutControls.split(separator: " ") {
      for piece in String(word).pieces(of: max(width, 2)) {
        if piece.cells < room {
          lines[lines.count - 1] += " " + piece.text
          room -= piece.cells + 1
        } else {
          lines.append(piece.text)
          room = max(width, 2) - piece.cells
        }
      }
    }
    return lines
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
