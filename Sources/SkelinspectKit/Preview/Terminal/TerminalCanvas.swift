/// A screen in a terminal's cells: blocks of half a cell's height, and letters over them.
struct TerminalCanvas {
  enum Ink: Equatable {
    case none, skeleton, quiet, error, warning
    /// One of a terminal's 256.
    case color(Int)
  }

  private struct Cell {
    var upper = false
    var lower = false
    /// Nil: the blocks are seen.
    var letter: Character?
    /// It is the right half of the letter before.
    var isCovered = false
    var ink = Ink.none

    var text: String {
      if let letter { return String(letter) }
      if ink == .none, !upper, !lower { return " " }
      return upper ? lower ? "█" : "▀" : lower ? "▄" : " "
    }
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// - Parameter halves: rows of half a cell.
  mutating func fill(columns range: Range<Int>, halves: Range<Int>, _ ink: Ink = .skeleton) {
    for half in halves.clamped(to: 0..<rows * 2) {
      for column in range.clamped(to: 0..<columns) {
        let index = half / 2 * columns + column
        if cells[index].letter != nil { cells[index] = Cell() }
        if half.isMultiple(of: 2) { cells[index].upper = true } else { cells[index].lower = true }
        cells[index].ink = ink
      }
    }
  }

  mutating func put(_ letter: Character, _ column: Int, _ row: Int, _ ink: Ink) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    let index = row * columns + column
    // Half a letter cannot stay.
    if cells[index].isCovered, column > 0 { cells[index - 1].letter = " " }
    if column + 1 < columns, cells[index + 1].isCovered { cells[index + 1] = Cell() }
    cells[index].isCovered = false
    cells[index].letter = letter
    cells[index].ink = ink
  }

  /// A part of a box, where no letter stands.
  mutating func put(line: Character, _ column: Int, _ row: Int, _ ink: Ink) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    let index = row * columns + column
    if cells[index].letter.map({ "─│┌┐└┘".contains($0) }) ?? true { put(line, column, row, ink) }
  }

  /// A dashed line through a row, where nothing else stands.
  mutating func rule(_ row: Int, _ ink: Ink) {
    guard (0..<rows).contains(row) else { return }
    for column in 0..<columns {
      let cell = cells[row * columns + column]
      if cell.ink == .none, cell.letter == nil { put("╌", column, row, ink) }
    }
  }

  /// A text from a cell on, as much of it as there is room for.
  mutating func put(_ text: String, from column: Int, to end: Int, _ row: Int, _ ink: Ink) {
    var column = column
    let end = min(end, columns)
    for character in text {
      let width = character.cellWidth
      guard width > 0 else { continue }
      guard column + width <= end else { return }
      if column >= 0 {
        put(character, column, row, ink)
        if width == 2, (0..<rows).contains(row) {
          put(" ", column + 1, row, ink)
          cells[row * columns + column + 1].isCovered = true
        }
      }
      column += width
    }
  }

  /// A row, piece by piece of one ink.
  func pieces(of row: Int) -> [(text: String, ink: Ink)] {
    var pieces: [(text: String, ink: Ink)] = []
    for index in row * columns..<(row + 1) * columns where !cells[index].isCovered {
      let cell = cells[index]
      if let last = pieces.last, last.ink == cell.ink {
        pieces[pieces.count - 1].text += cell.text
      } else {
        pieces.append((cell.text, cell.ink))
      }
    }
    return pieces
  }
}
