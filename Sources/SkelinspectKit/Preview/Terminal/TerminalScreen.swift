/// Draws a scene of a picture on a canvas of terminal cells.
struct TerminalScreen {
  /// Rows beyond which a screen is cut.
  private static let maximumRows = 300
  /// Points of a cell's width where there is room for that: about a letter's.
  private static let cellWidth = 7.0
  /// The same where a window is filled.
  private static let leastCellWidth = 4.0

  private let picture: Picture
  private(set) var canvas: TerminalCanvas
  /// The screen is longer than what is drawn.
  let isCut: Bool
  /// Points of a cell's width, and of half its height.
  private let unit: Double

  /// Of a screen as wide as its letters ask for.
  static func columns(of picture: Picture, _ cellWidth: Double = cellWidth) -> Int {
    Int((picture.screen.width / cellWidth).rounded(.up))
  }

  /// - Parameter columns: cells that there are at most.
  init(_ picture: Picture, _ scene: Picture.Scene, columns: Int, fillsWidth: Bool) {
    self.picture = picture
    let wanted = Self.columns(of: picture, fillsWidth ? Self.leastCellWidth : Self.cellWidth)
    let columns = max(min(wanted, columns), 1)
    unit = picture.screen.width / Double(columns)
    let rows = Int((picture.screen.height / unit / 2).rounded(.up))
    isCut = rows > Self.maximumRows
    canvas = TerminalCanvas(columns: columns, rows: max(min(rows, Self.maximumRows), 1))
    let shapes = picture.shapes(of: scene).lazy.filter { !$0.isHidden && $0.opacity > 0.01 }
    for shape in shapes { draw(shape) }
    // What goes wrong is not lost after what it holds.
    for shape in shapes where picture.marks.severities[shape.view] != nil { drawMark(of: shape) }
    if let fold { canvas.rule(fold, .quiet) }
  }

  /// The row in which the device's screen ends.
  var fold: Int? { picture.fold.map { Int($0 / unit / 2) } }

  private mutating func draw(_ shape: Picture.Shape) {
    let visible = picture.window(of: shape)
    if picture.hierarchy.swiftUI != nil, let surface = shape.surface { draw(surface, shape, in: visible) }
    switch shape.content {
    case .skeleton(let skeleton):
      for rect in skeleton.rects where rect.touches(visible) {
        fill(rect, radius: skeleton.radius, in: visible)
      }
    case .visible(let figure, let words):
      guard shape.frame.touches(visible) else { return }
      draw(figure, words, of: shape, in: visible)
    case .painted(let painted):
      if let base = painted.base, !painted.isCover, shape.frame.touches(visible) {
        draw(base.figure, base.words, of: shape, in: visible)
      }
      // What is painted only where something is cannot be told from that.
      for layer in painted.layers where layer.atop == nil { draw(layer, shape, in: visible) }
    case .area: break
    }
  }

  /// Words alone have no box; signs are boxes with their names, at the edge, where more of them fit.
  private mutating func draw(
    _ figure: Picture.Figure, _ words: Words?, of shape: Picture.Shape, in visible: Rect
  ) {
    let isText = figure == .text || figure == .field
    let name = isText ? "" : picture.hierarchy.label(of: shape.view)
    outline(
      shape.frame.intersection(visible), label: words?.text ?? name,
      isText ? words?.alignment ?? .leading : .leading, isBoxed: figure != .text || words?.isName == true,
      ink: ink(of: shape))
  }

  /// What can be told from the screen.
  private mutating func draw(_ layer: Picture.PaintedLayer, _ shape: Picture.Shape, in visible: Rect) {
    let alpha = layer.opacity.still[0] * shape.opacity
    let numbers: [Double] =
      switch layer.fill {
      case .placeholder: picture.colors.isDark ? [0.23, 0.23, 0.24, 1] : [0.86, 0.86, 0.88, 1]
      case .color(let color): color.still
      case .gradient(let gradient): gradient.colors.still
      }
    guard let ink = ink(of: numbers, alpha: alpha) else { return }
    for rect in layer.rects where rect.touches(visible) {
      fill(rect, radius: layer.cornerRadius, in: visible, ink)
    }
  }

  private mutating func draw(_ surface: Surface, _ shape: Picture.Shape, in visible: Rect) {
    guard case .color(let color) = surface.fill, shape.frame.touches(visible) else { return }
    let numbers = color.color(isDark: picture.colors.isDark).screenNumbers
    guard let ink = ink(of: numbers, alpha: shape.opacity) else { return }
    fill(shape.frame, radius: surface.cornerRadius, in: visible, ink)
  }

  /// Nil of what cannot be told from the screen.
  private func ink(of numbers: [Double], alpha: Double) -> TerminalCanvas.Ink? {
    let background = picture.colors.isDark ? 0.0 : 1.0
    let part = numbers[3] * alpha
    let mixed = numbers.prefix(3).map { $0 * part + background * (1 - part) }
    guard mixed.contains(where: { abs($0 - background) > 0.04 }) else { return nil }
    return .color(Color(red: mixed[0], green: mixed[1], blue: mixed[2]).terminalColor)
  }

  /// An outline but of the screen itself, and the numbers of its findings in a corner.
  private mutating func drawMark(of shape: Picture.Shape) {
    let (visible, ink) = (picture.window(of: shape), ink(of: shape))
    guard shape.frame.touches(visible) else { return }
    let frame = shape.frame.intersection(visible)
    if shape.view > 0 { outline(frame, label: "", .leading, ink: ink) }
    let badges = shape.copy == 0 ? picture.marks.badges[shape.view] ?? [] : []
    let numbers = badges.map { "\($0.number + 1)" }.joined(separator: ",")
    let columns = units(frame.x, frame.right)
    let start = max(columns.upperBound - numbers.count - 1, columns.lowerBound)
    canvas.put(numbers, from: start, to: columns.upperBound, units(frame.y, frame.bottom).lowerBound / 2, ink)
  }

  private func ink(of shape: Picture.Shape) -> TerminalCanvas.Ink {
    switch picture.marks.severities[shape.view] {
    case .error: .error
    case .warning, .note: .warning
    case nil: .quiet
    }
  }

  private func units(_ start: Double, _ end: Double) -> Range<Int> {
    let first = Int((start / unit).rounded())
    return first..<max(Int((end / unit).rounded()), first + 1)
  }

  /// A rectangle has one block at least, and as round corners as blocks allow.
  private mutating func fill(
    _ rect: Rect, radius: Double, in visible: Rect, _ ink: TerminalCanvas.Ink = .skeleton
  ) {
    let seen = rect.intersection(visible)
    guard seen.width > 0, seen.height > 0 else { return }
    let radius = min(radius, rect.width / 2, rect.height / 2)
    for half in units(seen.y, seen.bottom) {
      let middle = (Double(half) + 0.5) * unit
      let depth = max(rect.y + radius - middle, middle - (rect.bottom - radius), 0)
      let inset = radius - (max(radius * radius - depth * depth, 0)).squareRoot()
      let (left, right) = (max(rect.x + inset, visible.x), min(rect.right - inset, visible.right))
      if left < right { canvas.fill(columns: units(left, right), halves: half..<half + 1, ink) }
    }
  }

  private mutating func outline(
    _ rect: Rect, label: String, _ alignment: TextStyle.Alignment, isBoxed: Bool = true,
    ink: TerminalCanvas.Ink
  ) {
    let columns = units(rect.x, rect.right)
    let halves = units(rect.y, rect.bottom)
    let rows = halves.lowerBound / 2..<max((halves.upperBound + 1) / 2, halves.lowerBound / 2 + 1)
    if isBoxed, rows.count > 1, columns.count > 1 { box(columns, rows, ink) }
    guard !label.isEmpty else { return }
    let inset = isBoxed && rows.count > 1 ? 1 : 0
    let (start, end) = (columns.lowerBound + inset, columns.upperBound - inset)
    let text = label.withoutControls
    let rest = max(end - start - text.cellWidth, 0)
    let indent = alignment == .leading ? 0 : alignment == .center ? rest / 2 : rest
    canvas.put(text, from: start + indent, to: end, (rows.lowerBound + rows.upperBound - 1) / 2, ink)
  }

  private mutating func box(_ columns: Range<Int>, _ rows: Range<Int>, _ ink: TerminalCanvas.Ink) {
    let (left, right) = (columns.lowerBound, columns.upperBound - 1)
    let (top, bottom) = (rows.lowerBound, rows.upperBound - 1)
    for column in columns {
      for row in [top, bottom] { canvas.put(line: "─", column, row, ink) }
    }
    for row in rows {
      for column in [left, right] { canvas.put(line: "│", column, row, ink) }
    }
    let corners = [("┌", left, top), ("┐", right, top), ("└", left, bottom), ("┘", right, bottom)]
    for (corner, column, row) in corners { canvas.put(line: Character(corner), column, row, ink) }
  }
}
