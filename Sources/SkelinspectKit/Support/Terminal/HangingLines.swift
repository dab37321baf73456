extension String {
  /// Its lines broken at words to at most so many terminal cells, as far as words allow it; what goes on stands
  /// under a line's first word. Source lines after their numbers stay whole.
  package func wrappedText(to width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // A cell takes a byte or more.
      guard line.utf8.count > width, let start = LineStart(line) else { return String(line) }
      var lines = HangingLines(start, width: width)
      lines.append(line)
      return lines.text
    }.joined(separator: "\n")
  }
}

/// What stands before a line's first word: numbers, branches, marks.
private struct LineStart {
  /// Blanks in its place, with the branches of a tree and the bar of a snippet that go on.
  var hanging = ""
  var cells: Int { hanging.count }

  /// Nil of a source line.
  init?(_ line: Substring) {
    var (hasNumber, kept) = (false, 0)
    loop: for character in line.withoutColors {
      switch character {
      case "0"..."9":
        hasNumber = true
        hanging += " "
      case "|" where hasNumber: return nil
      case "│", "├", "|": hanging += character == "|" ? "|" : "│"
      case " ", "└", "─", "=", "-", "^": hanging += " "
      default: break loop
      }
      if character == " " { kept = hanging.count }
    }
    hanging = String(hanging.prefix(kept))
  }
}

/// One line, broken where the next word has no room.
private struct HangingLines {
  private(set) var text = ""
  private let width: Int
  private let start: LineStart
  private let hanging: String
  /// Cells of the last line.
  private var column = 0
  /// Nothing stands in the last line but what is before its first word.
  private var isBlank = true
  /// What colours the letters that come next.
  private var color = ""
  private var word = ""
  private var wordCells = 0
  private var blanks = 0

  init(_ start: LineStart, width: Int) {
    (self.start, self.width) = (start, width)
    let hanging = start.cells == 0 ? "  " : start.hanging
    self.hanging = String(hanging.prefix(width / 2))
  }

  mutating func append(_ line: Substring) {
    var rest = line
    while let character = rest.first {
      if let length = rest.lengthOfColor {
        word += rest.prefix(length)
        rest = rest.dropFirst(length)
        continue
      }
      append(character)
      rest.removeFirst()
    }
    endWord()
    // The end of a colour.
    text += word
  }

  private mutating func append(_ character: Character) {
    // Numbers and branches stay as they are.
    if isBlank, column + wordCells < start.cells {
      word.append(character)
      wordCells += 1
      if column + wordCells == start.cells { takeWord() }
    } else if character == " " {
      endWord()
      blanks += 1
    } else {
      let cells = character.cellWidth
      // Between wide letters there are no blanks to break at.
      if cells == 2 { endWord() }
      word.append(character)
      wordCells += cells
      if cells == 2 { endWord() }
    }
  }

  private mutating func endWord() {
    guard wordCells > 0 else { return }
    if !isBlank, column + blanks + wordCells > width {
      text += (color.isEmpty ? "" : "\u{1B}[0m") + "\n" + hanging + color
      (column, blanks) = (hanging.count, 0)
    }
    isBlank = false
    takeWord()
  }

  private mutating func takeWord() {
    text += String(repeating: " ", count: blanks) + word
    column += blanks + wordCells
    var rest = word.drop { $0 != "\u{1B}" }
    while !rest.isEmpty {
      let code = rest.prefix(rest.lengthOfColor ?? 1)
      color = code == "\u{1B}[0m" ? "" : String(code)
      rest = rest.dropFirst(code.count).drop { $0 != "\u{1B}" }
    }
    (word, wordCells, blanks) = ("", 0, 0)
  }
}

extension Substring {
  /// Of the escape that it begins with, in characters.
  fileprivate var lengthOfColor: Int? {
    guard first == "\u{1B}" else { return nil }
    let code = prefix { $0 != "m" }
    return code.endIndex == endIndex ? nil : code.count + 1
  }

  /// Without what colours a terminal.
  var withoutColors: String {
    var (text, rest) = ("", self)
    while let character = rest.first {
      let length = rest.lengthOfColor
      if length == nil { text.append(character) }
      rest = rest.dropFirst(length ?? 1)
    }
    return text
  }
}
