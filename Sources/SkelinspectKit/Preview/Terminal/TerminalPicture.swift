extension Picture {
  /// What a user sees while the screen loads, in block characters; no line is longer than the width.
  ///
  /// - Parameter fillsWidth: whether it is as wide as that, beside what the hierarchy holds where both fit.
  package func terminalText(width: Int, fillsWidth: Bool = false, paint: Paint) -> String {
    TerminalPicture(picture: self, width: max(width, 4), fillsWidth: fillsWidth, paint: paint).text
  }
}

private struct TerminalPicture {
  let picture: Picture
  /// Terminal cells.
  let width: Int
  let fillsWidth: Bool
  let paint: Paint

  private static let gap = 2

  var text: String { (title + screen + crash + marks + remarks).map { $0 + "\n" }.joined() }

  private var title: [String] { picture.title.wrappedLines(of: width).map(paint.bold) }

  private var screen: [String] {
    guard picture.crash == nil else { return [] }
    let room = (width - Self.gap * (scenes.count - 1)) / scenes.count - 2
    let screens = scenes.map { side in
      let drawing = picture.drawing(of: side)
      return TerminalScreen(drawing.picture, drawing.scene, columns: room, fillsWidth: fillsWidth)
    }
    let end = screens.contains(where: \.isCut) ? "the screen goes on below".wrappedLines(of: width) : []
    var blocks = screens.map { rows(of: $0) }
    if blocks.count == 1 { return blocks[0] + end }
    // Of two files' screens one may be longer.
    let blanks = String(repeating: " ", count: screens[0].canvas.columns + 2)
    let missing = blocks[1].count - blocks[0].count
    blocks[missing > 0 ? 0 : 1] += Array(repeating: blanks, count: abs(missing))
    let captions = scenes.map { picture.caption(of: $0) }
    let cells = max(screens[0].canvas.columns + 2, captions[0].count) + Self.gap
    let indent = String(repeating: " ", count: cells - screens[0].canvas.columns - 2)
    return [paint.dim(captions[0].padded(to: cells) + captions[1])]
      + zip(blocks[0], blocks[1]).map { $0 + indent + $1 } + end
  }

  /// The one that was chosen, or both where each has room for its letters.
  private var scenes: [Picture.Scene] {
    if picture.scenes.count == 1 { return picture.scenes }
    let least = picture.scenes.map { picture.caption(of: $0).count }.max() ?? 0
    let wanted = max(TerminalScreen.columns(of: picture) + 2, least)
    return fillsWidth && wanted * 2 + Self.gap <= width ? picture.scenes : [.after]
  }

  private func rows(of screen: TerminalScreen) -> [String] {
    let canvas = screen.canvas
    let line = String(repeating: "─", count: canvas.columns)
    let rows = (0..<canvas.rows).map { row in
      let (left, right) = row == screen.fold ? ("├", "┤") : ("│", "│")
      return paint.dim(left) + canvas.pieces(of: row).map(painted).joined() + paint.dim(right)
    }
    return [paint.dim("╭\(line)╮")] + rows + [paint.dim("╰\(line)╯")]
  }

  private func painted(_ text: String, _ ink: TerminalCanvas.Ink) -> String {
    switch ink {
    case .none: text
    case .skeleton: paint.color(text, picture.colors.terminalColor)
    case .color(let number): paint.color(text, number)
    case .quiet: paint.dim(text)
    case .error: paint.red(text)
    case .warning: paint.yellow(text)
    }
  }

  private var crash: [String] {
    (picture.crashText?.wrappedLines(of: width) ?? []).map(paint.red)
  }

  private var marks: [String] {
    let shown = picture.marks.notes.prefix(PictureMarks.maximumNotes).flatMap { note in
      let word = note.severity == .error ? "error" : "warning"
      let number = note.number.map { "\($0 + 1) " } ?? ""
      let text = number + (note.rule.map { "\(word): \(note.text) [\($0)]" } ?? note.text)
      return text.wrappedLines(of: width).map { note.severity == .error ? paint.red($0) : paint.yellow($0) }
    }
    return shown + (picture.marks.rest?.wrappedLines(of: width) ?? [])
  }

  private var remarks: [String] { picture.remarks.flatMap { $0.wrappedLines(of: width).map(paint.dim) } }
}

extension PictureColors {
  fileprivate var terminalColor: Int {
    (isGradient ? gradient.first ?? solidNow : solidNow).terminalColor
  }
}

extension Color {
  /// The nearest of a terminal's 256; what is too near to black or white becomes a gray that is seen on both.
  var terminalColor: Int {
    let parts = [red, green, blue].map { min(max($0, 0), 1) }
    let (low, high) = (parts.min() ?? 0, parts.max() ?? 0)
    if low > 0.75 { return 250 }
    if high < 0.3 { return 242 }
    let steps = parts.map { Int(($0 * 5).rounded()) }
    return 16 + steps[0] * 36 + steps[1] * 6 + steps[2]
  }
}
