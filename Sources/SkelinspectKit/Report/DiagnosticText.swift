/// Findings as people read them: place, message, the source line with the range underlined, help.
struct DiagnosticText {
  /// Messages of one file beyond which only a count is given.
  static let maximumMessages = 50

  private let source: SourceText
  private let lines: LineTable
  private let paint: Paint
  /// Terminal cells of one source line.
  private let width: Int

  init(_ source: SourceText, paint: Paint, width: Int = 100) {
    self.source = source
    self.paint = paint
    self.width = max(width, 40)
    lines = LineTable(source)
  }

  /// The messages of a file, and how many more there are.
  func text(of diagnostics: [Diagnostic], omitted: Int = 0) -> String {
    var text = diagnostics.prefix(Self.maximumMessages).map(self.text(of:)).joined()
    let more = diagnostics.count - min(diagnostics.count, Self.maximumMessages) + omitted
    if more > 0 { text += "\(source.name.escapedForTerminal): and \(more) more\n" }
    return text
  }

  private func text(of diagnostic: Diagnostic) -> String {
    var text = located(
      diagnostic.range, label(diagnostic.severity), diagnostic.message, "[\(diagnostic.rule)]")
    for note in diagnostic.notes { text += located(note.range, paint.cyan("note"), note.message, "") }
    if let help = diagnostic.help { text += "  = \(paint.bold("help")): \(help.escapedForTerminal)\n" }
    return text
  }

  private func label(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: paint.red(severity.rawValue)
    case .warning: paint.yellow(severity.rawValue)
    case .note: paint.cyan(severity.rawValue)
    }
  }

  private func located(_ range: Range<Int>, _ label: String, _ message: String, _ id: String) -> String {
    let position = lines.position(of: range.lowerBound)
    let place = "\(source.name.escapedForTerminal):\(position.line):\(position.column)"
    let ending = id.isEmpty ? "" : " " + paint.dim(id)
    return "\(paint.bold(place)): \(label): \(message.escapedForTerminal)\(ending)\n"
      + excerpt(range, position)
  }

  /// The source line, cut around the range, and carets below it.
  private func excerpt(_ range: Range<Int>, _ position: SourcePosition) -> String {
    let line = lines.line(around: range.lowerBound, reach: width * 4)
    guard !line.isEmpty else { return "" }
    let before = cells(of: line.lowerBound..<range.lowerBound)
    let marked = cells(of: range.lowerBound..<max(min(range.upperBound, line.upperBound), range.lowerBound))
    let after = cells(of: max(range.upperBound, range.lowerBound)..<max(line.upperBound, range.upperBound))
    let shownBefore = Self.tail(of: before, width: width / 2)
    let shownMarked = Self.head(of: marked, width: width / 2)
    let room = width - Self.width(shownBefore) - Self.width(shownMarked)
    let shownAfter = marked == shownMarked ? Self.head(of: after, width: max(room, 0)) : []
    let text = (shownBefore + shownMarked + shownAfter).map(\.text).joined()
    let carets = String(repeating: "^", count: max(Self.width(shownMarked), 1))
    let number = "\(position.line)"
    let gutter = String(repeating: " ", count: number.count)
    let indent = String(repeating: " ", count: Self.width(shownBefore))
    return
      " \(paint.blue(number + " |")) \(text)\n \(paint.blue(gutter + " |")) \(indent)\(paint.red(carets))\n"
  }

  private struct Cell: Equatable {
    let text: String
    let width: Int
  }

  private func cells(of range: Range<Int>) -> [Cell] {
    let end = min(range.upperBound, source.count)
    guard range.lowerBound < end else { return [] }
    let text = source.string(range.lowerBound..<end)
    return text.unicodeScalars.prefix(width * 4).map { scalar in
      if scalar == "\t" { return Cell(text: "    ", width: 4) }
      let text = String(scalar).escapedForTerminal
      return Cell(
        text: text, width: text.unicodeScalars.count > 1 ? text.unicodeScalars.count : scalar.cellWidth)
    }
  }

  private static func width(_ cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.width } }

  private static func head(of cells: [Cell], width limit: Int) -> [Cell] {
    guard width(cells) > limit else { return cells }
    var total = 1
    let head = cells.prefix { cell in
      total += cell.width
      return total <= limit
    }
    return head + [Cell(text: "…", width: 1)]
  }

  private static func tail(of cells: [Cell], width limit: Int) -> [Cell] {
    guard width(cells) > limit else { return cells }
    return head(of: cells.reversed(), width: limit).reversed()
  }
}

extension ReadError {
  /// All errors for a terminal, the way `skelinspect` prints them.
  package func text(paint: Paint, width: Int = 100) -> String {
    DiagnosticText(source, paint: paint, width: width).text(of: diagnostics, omitted: omitted)
  }
}

extension ReadError: CustomStringConvertible {
  public var description: String { text(paint: Paint(isColored: false)) }
}

extension Collection<Hierarchy> {
  /// The warnings of one file's hierarchies for a terminal.
  package func warningText(paint: Paint, width: Int = 100) -> String {
    let warnings = flatMap(\.warnings)
    guard let first, !warnings.isEmpty else { return "" }
    return DiagnosticText(first.document.source, paint: paint, width: width).text(of: warnings)
  }
}
