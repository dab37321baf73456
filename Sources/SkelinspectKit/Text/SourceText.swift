internal import Synchronization

/// A file's UTF-8 bytes and name; zeros stand after the end, so that a reader may look ahead of it.
struct SourceText: Sendable {
  /// Zero bytes after the text: a block of bytes may be loaded at any position of it, and at the one after.
  static let padding = 2 * ByteBlock.size

  let name: String
  /// The text's length in bytes, without the padding.
  let count: Int
  /// The text and its padding.
  let padded: [UInt8]
  let lines = KnownLines()

  init(_ text: consuming [UInt8], named name: String) {
    self.name = name
    count = text.count
    text.append(contentsOf: repeatElement(0, count: Self.padding))
    padded = text
  }

  /// The byte at a position from 0 up to `count`, where it is 0.
  subscript(_ position: Int) -> UInt8 { padded[position] }

  var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } }

  /// The text without its padding.
  var bytes: ArraySlice<UInt8> { padded[..<count] }

  /// Lends the text's bytes and the zeros after them.
  func withPaddedBytes<Result>(
    _ body: (UnsafePointer<UInt8>) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    try padded.withUnsafeBufferPointer { bytes throws(Diagnostic) in
      guard let start = bytes.baseAddress else { throw .syntaxError("out of memory", at: place(0..<0)) }
      return try body(start)
    }
  }

  /// A range that begins and ends with whole characters.
  func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, start < count, self[start] & 0xC0 == 0x80 { start -= 1 }
    while end < count, self[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }

  /// Whether both are the same text in memory.
  func isSame(as other: SourceText) -> Bool {
    let starts = (
      padded.withUnsafeBufferPointer(\.baseAddress), other.padded.withUnsafeBufferPointer(\.baseAddress)
    )
    return starts.0 == starts.1
  }

  /// Where bytes end that follow a place and are all such; without a limit those of the whole text.
  func end(from start: Int, to limit: Int? = nil, while isSuch: (UInt8) -> Bool) -> Int {
    let limit = limit ?? count
    var end = start
    while end < limit, isSuch(self[end]) { end += 1 }
    return end
  }

  /// Where bytes begin that stand before a place and are all such.
  func start(from end: Int, to limit: Int = 0, while isSuch: (UInt8) -> Bool) -> Int {
    var start = end
    while start > limit, isSuch(self[start - 1]) { start -= 1 }
    return start
  }

  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { padded[range] }

  func string(_ range: Range<Int>) -> String { String(decoding: padded[range], as: UTF8.self) }
}

/// Where something stands: bytes of a file's text.
public struct Place: Sendable {
  let file: SourceText
  /// UTF-8 bytes of the file's text.
  public let range: Range<Int>

  /// The file's name, as it was given to the reader.
  public var fileName: String { file.name }

  /// The letters that stand there.
  var text: String { file.string(range) }

  /// Where it begins, for people.
  public var position: SourcePosition { LineTable(file).position(of: range.lowerBound) }

  /// Up to where its first line ends.
  var firstLine: Place {
    let line = file.bytes(range).prefix { $0 != 0x0A && $0 != 0x0D }
    return file.place(Range(from: range.lowerBound, to: line.endIndex))
  }

  /// `Cells.swift:12`, for sentences.
  var fileAndLine: String { "\(fileName.shortenedPath):\(position.line)" }
}

extension Place: Hashable {
  /// A file is known by its name.
  public static func == (first: Place, second: Place) -> Bool {
    first.range == second.range && first.fileName == second.fileName
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fileName)
    hasher.combine(range)
  }
}

extension SourceText {
  func place(_ range: Range<Int>) -> Place { Place(file: self, range: range) }
}

/// A place in a file for people: line and column from 1, the column in code points.
public struct SourcePosition: Equatable, Sendable {
  /// From 1.
  public let line: Int
  /// From 1, in code points; a tab is one.
  public let column: Int

  /// `profile.yaml:15:5`, as editors and terminals know places.
  func text(in file: String) -> String { "\(file):\(line):\(column)" }
}

/// From a place up to the one after it.
struct SourceRegion: Equatable, Sendable {
  let start: SourcePosition
  let end: SourcePosition
}

/// Turns places of a text into lines and columns.
struct LineTable {
  /// What columns count; code points unless a format wants another.
  enum Unit: Sendable { case codePoints, utf16, bytes }

  struct Checkpoint {
    let line: UInt32
    let column: UInt32
  }

  private static let step = 256

  private let source: SourceText
  private let unit: Unit
  /// The position at every 256th byte.
  private var checkpoints: [Checkpoint] = []

  init(_ source: SourceText, unit: Unit = .codePoints) {
    (self.source, self.unit) = (source, unit)
    checkpoints = unit == .codePoints ? source.lines.known(found: findCheckpoints) : findCheckpoints()
  }

  private func findCheckpoints() -> [Checkpoint] {
    var found: [Checkpoint] = []
    found.reserveCapacity(source.count / Self.step + 1)
    var position = SourcePosition(line: 1, column: 1)
    for offset in stride(from: 0, through: source.count, by: Self.step) {
      if offset > 0 { position = advance(position, from: offset - Self.step, to: offset) }
      found.append(Checkpoint(line: UInt32(position.line), column: UInt32(position.column)))
    }
    return found
  }

  var lastLine: Int { position(of: source.count).line }

  func region(of place: Place) -> SourceRegion { region(of: place.range) }

  func position(of offset: Int) -> SourcePosition {
    let offset = min(offset, source.count)
    let index = min(offset / Self.step, checkpoints.count - 1)
    let start = SourcePosition(line: Int(checkpoints[index].line), column: Int(checkpoints[index].column))
    return advance(start, from: index * Self.step, to: offset)
  }

  /// The byte at a position, or the end of its line where that is shorter; nil where there is no such line.
  func offset(of position: SourcePosition) -> Int? {
    let wanted = (position.line, position.column)
    let next = checkpoints.endOfPrefix { (Int($0.line), Int($0.column)) <= wanted }
    var offset = max(next - 1, 0) * Self.step
    var here = self.position(of: offset)
    while (here.line, here.column) < wanted {
      let isEndOfLine = offset == source.count || source[offset].isLineBreak
      if here.line == position.line, isEndOfLine { return offset }
      guard offset < source.count else { return nil }
      here = advance(here, from: offset, to: offset + 1)
      offset += 1
    }
    while offset < source.count, source[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  /// Line breaks at its end are no part of a range.
  func region(of range: Range<Int>) -> SourceRegion {
    var end = min(range.upperBound, source.count)
    while end > range.lowerBound, source[end - 1].isLineBreak { end -= 1 }
    return SourceRegion(start: position(of: range.lowerBound), end: position(of: max(end, range.lowerBound)))
  }

  /// A line ends with LF, CR or both.
  private func advance(_ start: SourcePosition, from first: Int, to end: Int) -> SourcePosition {
    var (line, column) = (start.line, start.column)
    let countsAll = unit == .bytes
    let firstOfPairs: Int = unit == .utf16 ? 0xF0 : 0x100
    for offset in first..<end {
      let byte = source[offset]
      if byte >= 0x20, byte < 0x80 {
        column += 1
      } else if byte == 0x0A || byte == 0x0D && source[offset + 1] != 0x0A {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 || countsAll, byte != 0x0D {
        column += Int(byte) >= firstOfPairs ? 2 : 1
      }
    }
    return SourcePosition(line: line, column: column)
  }

  /// The bytes of the line around an offset, cut to so many on each side.
  func line(around offset: Int, reach: Int) -> Range<Int> {
    var offset = min(offset, source.count)
    if offset > 0, source[offset] == 0x0A, source[offset - 1] == 0x0D { offset -= 1 }
    let start = source.start(from: offset, to: max(offset - reach, 0)) { !$0.isLineBreak }
    let end = source.end(from: offset, to: min(offset + reach, source.count)) { !$0.isLineBreak }
    return source.wholeCharacters(start..<end)
  }

  /// Whether a line goes on before, or after, the bytes that are left of it.
  func isCut(_ line: Range<Int>) -> (before: Bool, after: Bool) {
    let before = line.lowerBound > 0 && !source[line.lowerBound - 1].isLineBreak
    return (before, line.upperBound < source.count && !source[line.upperBound].isLineBreak)
  }
}

/// The checkpoints of a text's code points: found when the first place of it is printed, and kept with the text.
final class KnownLines: Sendable {
  private let known = Mutex<[LineTable.Checkpoint]?>(nil)

  fileprivate func known(found: () -> [LineTable.Checkpoint]) -> [LineTable.Checkpoint] {
    known.withLock { known in
      if let known { return known }
      let checkpoints = found()
      known = checkpoints
      return checkpoints
    }
  }
}
