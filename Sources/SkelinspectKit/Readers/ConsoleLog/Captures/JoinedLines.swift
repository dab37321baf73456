/// A JSON document of several parts of a log, and where each of its bytes stands there.
struct JoinedLines {
  /// Why it could not be read.
  struct Failure: Error {
    let diagnostic: Diagnostic
    /// The part in which it breaks off.
    let part: Int?
  }

  private let parts: [Range<Int>]
  /// Where each part begins in the document.
  private let starts: [Int]
  private let log: SourceText
  private let document: Document

  static func read(_ parts: [Range<Int>], of log: SourceText) -> Result<JoinedLines, Failure> {
    var starts: [Int] = []
    var bytes: [UInt8] = []
    for part in parts {
      starts.append(bytes.count)
      bytes += log.bytes(part)
    }
    let source = SourceText(bytes, named: log.name)
    var joined = JoinedLines(parts: parts, starts: starts, log: log)
    do throws(Diagnostic) {
      let document = try JSONReader.read(source, readsSequences: false)
      joined = JoinedLines(parts: parts, starts: starts, log: log, document: document)
      return .success(joined)
    } catch {
      let offset = error.place.range.lowerBound
      return .failure(Failure(diagnostic: joined.moved(error), part: joined.part(of: offset)))
    }
  }

  private init(parts: [Range<Int>], starts: [Int], log: SourceText, document: Document? = nil) {
    (self.parts, self.starts, self.log) = (parts, starts, log)
    self.document =
      document
      ?? Document(source: log, format: .json, tape: Tape(of: log), decoded: [], roots: [], problems: [])
  }

  /// Whether its mapping has a key.
  func hasKey(_ key: String) -> Bool { document.firstKey(named: key, in: 0) != nil }

  /// The part in which a byte of the document stands.
  private func part(of offset: Int) -> Int? {
    let end = starts.endOfPrefix { $0 <= offset }
    return end == 0 ? nil : end - 1
  }

  /// The bytes of the log from the first to the last of a range, and whether they are the same.
  private func place(_ range: Range<Int>) -> (range: Range<Int>, isWhole: Bool) {
    guard let first = part(of: range.lowerBound) else { return (0..<0, true) }
    let start = parts[first].lowerBound + range.lowerBound - starts[first]
    let last = range.isEmpty ? first : part(of: range.upperBound - 1) ?? first
    let end = parts[last].lowerBound + range.upperBound - starts[last]
    return (Range(from: start, to: end), first == last)
  }

  private func moved(_ diagnostic: Diagnostic) -> Diagnostic {
    func moved(_ place: Place) -> Place { log.place(self.place(place.range).range) }
    return Diagnostic(
      diagnostic.rule, diagnostic.severity, diagnostic.message, at: moved(diagnostic.place),
      help: diagnostic.help,
      notes: diagnostic.notes.map { Diagnostic.Note(message: $0.message, place: moved($0.place)) })
  }

  /// Writes its entries after those of a log.
  ///
  /// - Parameter range: from which it was taken.
  func copy(
    to json: inout JSONReader, from range: Range<Int>, _ remarks: [Diagnostic] = []
  ) throws(Diagnostic) -> FoundTree {
    let (root, decodedStart) = (json.tape.end, json.decoded.count)
    json.decoded += document.decoded
    json.problems += document.problems.map(moved)
    var open: [(node: Node, end: Node)] = []
    var node = 0
    while node < document.tape.end {
      while let last = open.last, last.end <= node { json.tape.close(open.removeLast().node) }
      let entry = document.tape[node]
      if entry.kind == .list || entry.kind == .mapping {
        open.append((json.tape.end, entry.extent))
        let offset = place(entry.offset..<entry.offset + 1).range.lowerBound
        try json.tape.append(entry.kind, offset: offset, extent: 0)
      } else {
        try copyScalar(entry, node, decodedStart, to: &json)
      }
      node = document.tape.inside(after: node)
    }
    while let last = open.popLast() { json.tape.close(last.node) }
    return FoundTree(root: root, range: range, remarks: remarks, origin: .said)
  }

  private func copyScalar(
    _ entry: Tape.Entry, _ node: Node, _ decodedStart: Int, to json: inout JSONReader
  ) throws(Diagnostic) {
    let letters = entry.range
    let (range, isWhole) = place(letters)
    switch entry.kind {
    case .decodedText:
      let text = document.tape.letters(of: node)
      try json.tape.append(.decodedText, offset: range.lowerBound, extent: range.count)
      try json.tape.append(.decodedText, offset: decodedStart + text.lowerBound, extent: text.count)
    case .text where !isWhole:
      // It stands on two lines, with what the log puts before the second one between.
      try json.tape.append(.decodedText, offset: range.lowerBound, extent: range.count)
      try json.tape.append(.decodedText, offset: json.decoded.count, extent: letters.count)
      json.decoded += document.source.bytes(letters)
    case .number where !isWhole:
      throw .syntaxError(
        "a number of the capture is cut by the end of its line", at: log.place(range),
        help: "let the app write a file: SKELINSPECT_CAPTURE=PATH")
    default:
      try json.tape.append(entry.kind, offset: range.lowerBound, extent: range.count)
    }
  }
}
