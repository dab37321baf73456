/// Reads the trees that SkeletonView printed out of a console log, whatever stands around them: JSON since
/// version 1.25, lines with indentation before. Beside them the hierarchies that UIKit, XCTest and a capture
/// print.
///
/// Each becomes a view of a hierarchy file, with its values where they stand in the log.
struct ConsoleLogReader {
  private let log: SourceText
  private var trees: JSONTreeReader
  private var dumps: DumpReader
  private var roots: [Node] = []
  private var remarks = LogRemarks()
  private var first: FoundTree?
  private var origins: [Node: Origin] = [:]
  private var cut: Set<Node> = []
  /// Of JSON that was none of a capture.
  private var endOfMapping = 0
  private var unendedMappings = 0
  /// The tree that broke off last, until another one begins.
  private var broken: BrokenTree?

  /// Its later views would look like trees of their own.
  private struct BrokenTree {
    /// Of its brace; nil where its lines are not indented.
    let indentation: Int?
    let endOfLine: Int
  }

  static func read(_ written: SourceText) throws(Diagnostic) -> ConsoleLog {
    let source = written.withoutColours.withStraightQuotes
    var reader = ConsoleLogReader(source)
    try reader.readLines()
    let document = Document(
      source: source, format: .log, tape: reader.trees.json.tape, decoded: reader.trees.json.decoded,
      roots: reader.roots, problems: reader.trees.json.problems, remarks: reader.remarks.byTree,
      cut: reader.cut)
    return ConsoleLog(document: document, first: reader.first, origins: reader.origins)
  }

  private init(_ log: SourceText) {
    self.log = log
    trees = JSONTreeReader(log)
    dumps = DumpReader(log)
  }

  private mutating func readLines() throws(Diagnostic) {
    var position = 0
    var lineEnd = -1
    while position < log.count {
      if position > lineEnd {
        lineEnd = log.endOfLine(from: position)
        if let end = try readLine(position..<lineEnd) {
          position = end + 1
          lineEnd = max(lineEnd, end)
          continue
        }
      }
      guard let opening = log.treeOpening(in: position..<lineEnd) else {
        position = lineEnd + 1
        continue
      }
      if isRemainder(opening.brace) {
        position = opening.brace + 1
        continue
      }
      position = try readTree(opening)
    }
    try closeTrees()
    if roots.isEmpty { try dumps.readLonely(to: &trees.json) }
    addDumps()
  }

  /// Reads a line of a capture or of a tree of lines.
  ///
  /// - Returns: where it ends, with those after it that belong to it; nil where it may hold something else.
  private mutating func readLine(_ line: Range<Int>) throws(Diagnostic) -> Int? {
    if let end = try readCapture(line) { return end }
    let end = try dumps.read(line, to: &trees.json)
    addDumps()
    return end
  }

  private mutating func readCapture(_ line: Range<Int>) throws(Diagnostic) -> Int? {
    guard let capture = try CaptureLines(beginningIn: line, of: log) else { return try readPrinted(line) }
    try closeTrees()
    let end = capture.end
    add(try capture.read(to: &trees.json))
    return end
  }

  /// What is not a capture holds none, and the end of what has none is not looked for many times.
  private mutating func readPrinted(_ line: Range<Int>) throws(Diagnostic) -> Int? {
    guard unendedMappings < 4, let opening = PrintedCapture.opening(in: line, of: log),
      opening.brace >= endOfMapping
    else { return nil }
    guard let end = PrintedCapture.end(of: opening, in: log) else {
      unendedMappings += 1
      return nil
    }
    endOfMapping = end
    guard let capture = PrintedCapture(opening.brace..<end, opening, of: log) else { return nil }
    try closeTrees()
    add(try capture.read(to: &trees.json))
    return log.endOfLine(from: end)
  }

  private mutating func closeTrees() throws(Diagnostic) {
    try dumps.close(&trees.json)
    addDumps()
  }

  private mutating func addDumps() {
    for found in dumps.takeEnded() { add(found) }
  }

  /// Where the log goes on after it.
  private mutating func readTree(_ opening: TreeOpening) throws(Diagnostic) -> Int {
    try closeTrees()
    broken = nil
    let found = try trees.read(from: opening.brace, isEscaped: opening.isEscaped)
    add(found)
    let end = trees.json.position
    if found?.isBroken == true {
      broken = BrokenTree(indentation: trees.indentation, endOfLine: log.endOfLine(from: end))
    }
    return end
  }

  /// Whether a brace stands where the tree that broke off would go on.
  private func isRemainder(_ brace: Int) -> Bool {
    guard let broken else { return false }
    if brace < broken.endOfLine { return true }
    return broken.indentation.map { log.indentation(of: brace, from: 0) > $0 } ?? false
  }

  private mutating func add(_ found: FoundTree?) {
    guard let found else { return }
    roots.append(found.root)
    if found.origin != .printed { origins[found.root] = found.origin }
    first = first ?? found
    remarks.add(found.remarks, to: found.root)
    cut.formUnion(found.cut)
  }
}
