/// A capture that an app printed to its console: lines of one JSON document between two marks, each with
/// what the log puts before its lines.
struct CaptureLines {
  static let begin: StaticString = "--- skelinspect capture begin ---"
  static let end: StaticString = "--- skelinspect capture end ---"

  let log: SourceText
  /// After the line of the last mark.
  let end: Int
  /// Its first mark.
  private let mark: Range<Int>
  /// The parts of the lines between the marks.
  private var parts: [Range<Int>]

  /// Nil where no capture begins in a line.
  init?(beginningIn line: Range<Int>, of log: SourceText) throws(Diagnostic) {
    guard let start = log.first(Self.begin, in: line) else { return nil }
    self.log = log
    mark = start..<start + Self.begin.utf8CodeUnitCount
    parts = []
    let prefix = LinePrefix(range: line.lowerBound..<start, log: log)
    var position = line.upperBound + 1
    while position < log.count {
      let next = position..<log.endOfLine(from: position)
      if log.first(Self.end, in: next) != nil {
        end = next.upperBound
        return
      }
      if let again = log.first(Self.begin, in: next) { throw Self.unended(mark, before: again, in: log) }
      let part = (prefix.end(in: next) ?? next.lowerBound)..<next.upperBound
      // Blanks at an end may stand in a text that goes on.
      let isWindows = part.upperBound > part.lowerBound && log[part.upperBound - 1] == 0x0D
      parts.append(part.lowerBound..<part.upperBound - (isWindows ? 1 : 0))
      position = next.upperBound + 1
    }
    throw Self.unended(mark, before: nil, in: log)
  }

  private static func unended(_ mark: Range<Int>, before next: Int?, in source: SourceText) -> Diagnostic {
    let what =
      next == nil
      ? "the log ends before the capture that begins here does"
      : "another capture begins before the one that begins here has ended"
    return .syntaxError(
      "\(what): '\(Self.end)' is missing", at: source.place(mark),
      help: "copy the console down to that line, or let the app write a file: SKELINSPECT_CAPTURE=PATH",
      notes: next.map {
        [
          Diagnostic.Note(
            message: "the next one", place: source.place($0..<$0 + Self.begin.utf8CodeUnitCount))
        ]
      } ?? [])
  }

  /// Puts the document on a tape, with its values where they stand in the log.
  consuming func read(to json: inout JSONReader) throws(Diagnostic) -> FoundTree {
    var foreign = Repeated()
    let joined = try document(&foreign)
    return try joined.copy(
      to: &json, from: mark.lowerBound..<end, foreign.remarkOnForeignLines(in: "a capture", of: log))
  }

  /// Lines of other output are those at which the document cannot go on, and without which it does.
  private mutating func document(_ foreign: inout Repeated) throws(Diagnostic) -> JoinedLines {
    var reading = JoinedLines.read(parts, of: log)
    while case .failure(let failure) = reading, foreign.count < ConsoleLog.maximumForeignLines {
      guard let index = failure.part else { break }
      let rest = Array(parts[..<index] + parts[(index + 1)...])
      let other = JoinedLines.read(rest, of: log)
      if case .failure(let later) = other, later.part.map({ $0 <= index }) ?? true { break }
      foreign.add(parts[index])
      parts = rest
      reading = other
    }
    switch reading {
    case .success(let joined): return joined
    case .failure(let failure): throw failure.diagnostic
    }
  }
}
