/// The source lines of a finding: its own place underlined with carets, related ones with dashes and what
/// there is to say of each after them.
struct Snippet {
  /// Related places beyond which only a count is given.
  static let maximumNotes = 8

  /// What is underlined in one line.
  private struct Mark {
    let line: Int
    /// UTF-8 bytes of that line.
    let range: Range<Int>
    /// Nil: the finding's own place.
    let note: String?
  }

  private let source: SourceText
  private let lines: LineTable
  private let paint: Paint
  private let width: Int
  private let marks: [Mark]
  private let severity: Diagnostic.Severity
  /// Digits of the highest line number.
  private let digits: Int
  /// Bytes at the beginning of each line that are the same blanks in all, and not shown.
  private let indent: Int

  /// - Parameter width: terminal cells of one line.
  init(_ diagnostic: Diagnostic, in source: SourceText, _ lines: LineTable, paint: Paint, width: Int) {
    self.source = source
    self.lines = lines
    self.paint = paint
    severity = diagnostic.severity
    var marks = Self.marks(of: diagnostic.place.range, nil, in: source, lines)
    for note in diagnostic.notesInItsFile.prefix(Self.maximumNotes) {
      marks += Self.marks(of: note.place.range, note.message.escapedForTerminal, in: source, lines)
    }
    self.marks = marks.sorted { ($0.line, $0.range.lowerBound) < ($1.line, $1.range.lowerBound) }
    digits = "\(self.marks.last?.line ?? 1)".count
    self.width = max(width - digits - 4, 12)
    indent = Self.indent(of: self.marks, in: source, lines)
  }

  /// Nothing where there would be an empty line only.
  var text: String {
    var text = ""
    var previous: Int?
    for group in groups {
      guard let first = group.first else { continue }
      if let previous, first.line > previous + 1 { text += paint.blue(" ...") + "\n" }
      previous = first.line
      text += self.text(of: group)
    }
    return marks.count == 1 && isEmpty ? "" : text
  }

  private static func indent(of marks: [Mark], in source: SourceText, _ lines: LineTable) -> Int {
    let reach = 1 << 12
    let indents = marks.map { mark in
      let line = lines.line(around: mark.range.lowerBound, reach: reach)
      guard !lines.isCut(line).before else { return ArraySlice<UInt8>() }
      return source.bytes(Range(from: line.lowerBound, to: mark.range.lowerBound)).prefix {
        $0 == 0x20 || $0 == 0x09
      }
    }
    guard let first = indents.first else { return 0 }
    return indents.dropFirst().reduce(first.count) { count, indent in
      zip(first.prefix(count), indent).prefix { $0 == $1 }.count
    }
  }

  /// Marks that are shown in one excerpt: in one line and not far from each other.
  private var groups: [[Mark]] {
    var groups: [[Mark]] = []
    for mark in marks {
      if let last = groups.last, let first = last.first, first.line == mark.line,
        isNear(mark.range.lowerBound, first.range.lowerBound)
      {
        groups[groups.count - 1].append(mark)
      } else {
        groups.append([mark])
      }
    }
    return groups
  }

  private func isNear(_ place: Int, _ first: Int) -> Bool {
    guard place - first <= width * 4 else { return false }
    return source.cells(Range(from: first, to: place)).reduce(0) { $0 + $1.width } <= width * 3 / 4
  }

  private var isEmpty: Bool {
    marks.first.map { lines.line(around: $0.range.lowerBound, reach: 1).isEmpty } ?? true
  }

  private func text(of group: [Mark]) -> String {
    let start = group.map(\.range.lowerBound).min() ?? 0
    let end = group.map(\.range.upperBound).max() ?? start
    let excerpt = SourceExcerpt(source, lines, around: start..<end, width: width, indent: indent)
    let number = group.first.map { "\($0.line)" } ?? ""
    let rows = rows(of: group).map { gutter("") + " " + underlined($0, in: excerpt) + "\n" }
    let line = gutter(number) + (excerpt.text.isEmpty ? "" : " " + excerpt.text) + "\n"
    return line + rows.joined()
  }

  private func gutter(_ number: String) -> String {
    let blanks = String(repeating: " ", count: digits - number.count + 1)
    return blanks + paint.blue(number + " |")
  }

  /// What stands in one row below the line: a note ends its row, and may have the finding's place before it.
  private func rows(of group: [Mark]) -> [[Mark]] {
    var rows = group.filter { $0.note == nil }.map { [$0] }
    for mark in group where mark.note != nil {
      let last = rows.first?.last
      if let last, last.note == nil, rows.count == 1, mark.range.lowerBound > last.range.upperBound {
        rows[0].append(mark)
      } else {
        rows.append([mark])
      }
    }
    return rows
  }

  private func underlined(_ row: [Mark], in excerpt: SourceExcerpt) -> String {
    var (text, column) = ("", 0)
    for mark in row {
      let columns = excerpt.columns(of: mark.range)
      let blanks = String(repeating: " ", count: max(columns.lowerBound - column, 0))
      if let note = mark.note {
        let label = note.isEmpty ? "" : " " + note
        text += blanks + paint.blue(String(repeating: "-", count: columns.count) + label)
      } else {
        text += blanks + paint.color(String(repeating: "^", count: columns.count), of: severity)
      }
      column = columns.upperBound
    }
    return text
  }

  /// One mark for a place in one line, two for the first and the last line of a longer one.
  private static func marks(
    of range: Range<Int>, _ note: String?, in source: SourceText, _ lines: LineTable
  ) -> [Mark] {
    let start = min(range.lowerBound, source.count)
    let end = min(max(range.upperBound, start), source.count)
    let first = lines.position(of: start).line
    let last = lines.position(of: max(end - 1, start)).line
    guard last > first else { return [Mark(line: first, range: start..<end, note: note)] }
    let reach = 1 << 12
    let head = lines.line(around: start, reach: reach)
    let tail = lines.line(around: end - 1, reach: reach)
    let text = tail.first { source[$0] != UInt8(ascii: " ") && source[$0] != UInt8(ascii: "\t") }
    let lastStart = min(text ?? tail.lowerBound, end)
    return [
      Mark(line: first, range: Range(from: start, to: head.upperBound), note: note.map { _ in "" }),
      Mark(line: last, range: Range(from: lastStart, to: min(end, tail.upperBound)), note: note),
    ]
  }
}
