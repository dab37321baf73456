/// Reads the trees that SkeletonView printed out of a console log, whatever stands around them: JSON since
/// version 1.25, lines with indentation before.
///
/// Each becomes a view of a hierarchy file, with its values where they stand in the log.
struct ConsoleLogReader {
  /// Lines of other output in a row behind which a tree does not go on.
  static let maximumForeignLines = 16

  /// Lends the tape, the position, and the grammar of texts and numbers.
  var json: JSONReader
  var roots: [Node] = []
  var remarks = LogRemarks()
  /// The tree of JSON that is being read.
  var tree = JSONTree(start: 0, indentation: 0, isEscaped: false)
  /// The tree of lines that is being read.
  var lineTree: LineTree?
  /// The lines read since the one that the library prints above such a tree; nil: too many.
  var linesSinceHeading: Int?
  var first: ConsoleLog.Tree?
  /// The tree that broke off last, until another one begins.
  var broken: BrokenTree?

  /// Its later views would look like trees of their own.
  struct BrokenTree {
    /// Of its brace; nil where its lines are not indented.
    let indentation: Int?
    let endOfLine: Int
  }

  static func read(_ source: SourceText) throws(Diagnostic) -> ConsoleLog {
    // A line of ten bytes can be a view, which is thirteen entries.
    let bound = source.count + source.count / 2 + 64
    let (entries, reader) = try TapeWriter.write(upTo: bound) { tape throws(Diagnostic) in
      try source.withPaddedBytes { bytes throws(Diagnostic) in
        var reader = ConsoleLogReader(JSONReader(aPartOf: source, bytes: bytes, tape: tape))
        try reader.readLines()
        tape = reader.json.tape
        return reader
      }
    }
    let document = Document(
      source: source, format: .log, entries: entries, decoded: reader.json.decoded, roots: reader.roots,
      problems: [], remarks: reader.remarks.byTree)
    return ConsoleLog(document: document, first: reader.first)
  }

  private init(_ json: JSONReader) {
    self.json = json
    self.json.decoded = LogWord.letters
  }

  private mutating func readLines() throws(Diagnostic) {
    var lineEnd = -1
    while json.position < source.count {
      if json.position > lineEnd {
        lineEnd = endOfLine(from: json.position)
        if try readLine(json.position..<lineEnd) {
          json.position = lineEnd + 1
          continue
        }
      }
      guard let opening = treeOpening(in: json.position..<lineEnd) else {
        json.position = lineEnd + 1
        continue
      }
      json.position = opening.brace
      if isRemainder(opening.brace) {
        json.position += 1
        continue
      }
      closeLineTree()
      broken = nil
      try readTree(isEscaped: opening.isEscaped)
    }
    closeLineTree()
  }

  /// Whether a brace stands where the tree that broke off would go on.
  private func isRemainder(_ brace: Int) -> Bool {
    guard let broken else { return false }
    if brace < broken.endOfLine { return true }
    return broken.indentation.map { indentation(of: brace, from: 0) > $0 } ?? false
  }

  /// Notes a tree that was read.
  mutating func add(_ root: Node, _ tree: ConsoleLog.Tree) {
    roots.append(root)
    first = first ?? tree
  }
}

extension ConsoleLogReader {
  var source: SourceText { json.source }
  var bytes: UnsafePointer<UInt8> { json.bytes }

  /// Where a line ends, before its line feed.
  func endOfLine(from start: Int) -> Int {
    var position = start
    while position < source.count, bytes[position] != 0x0A { position += 1 }
    return position
  }

  /// Behind the blanks of a line.
  func skipBlanks(from start: Int) -> Int {
    var position = start
    while isBlank(bytes[position]) { position += 1 }
    return position
  }

  func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  /// How many blanks stand directly before a place of a line.
  func indentation(of place: Int, from lineStart: Int) -> Int {
    var start = place
    while start > lineStart, isBlank(bytes[start - 1]) { start -= 1 }
    return place - start
  }

  func begins(with word: StaticString, at position: Int) -> Bool {
    for offset in 0..<word.utf8CodeUnitCount where bytes[position + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }
}

extension JSONReader {
  /// One that reads values somewhere in a text.
  fileprivate init(aPartOf source: SourceText, bytes: UnsafePointer<UInt8>, tape: TapeWriter) {
    readsSequences = false
    self.source = source
    self.bytes = bytes
    self.tape = tape
  }
}
