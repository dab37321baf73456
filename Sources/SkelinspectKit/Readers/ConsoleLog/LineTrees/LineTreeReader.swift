/// Reads trees of versions 1.4 to 1.24: `skeletonHierarchy(index:)`, a view on each line, which lists the views
/// that are not skeletonable too.
struct LineTreeReader {
  /// What the library prints above such a tree, without its arrows and its skull.
  private static let heading: StaticString = "Root view hierarchy with Skeletons"

  let log: LogText
  /// The tree that is being read.
  private var tree: LineTree?
  /// The lines read since the heading; nil: too many.
  private var linesSinceHeading: Int?

  init(_ log: LogText) { self.log = log }

  var isOpen: Bool { tree != nil }

  /// Whether a line would begin a tree, or announces one.
  func begins(_ line: Range<Int>) -> Bool {
    if isHeading(line) { return true }
    guard let view = PrintedLine(line, in: log.source) else { return false }
    return linesSinceHeading != nil || view.mark != nil || view.count != nil
  }

  /// Reads a whole line.
  ///
  /// - Returns: whether it is a part of a tree, or blank: else it may hold something else; and the tree that
  ///   it ends.
  mutating func read(
    _ line: Range<Int>, to tape: inout Tape
  ) throws(Diagnostic) -> (isRead: Bool, ended: FoundTree?) {
    if isHeading(line) {
      linesSinceHeading = 0
      return (true, close(&tape))
    }
    if let view = PrintedLine(line, in: log.source) {
      if isNext(view) {
        try tree?.append(view, to: &tape, in: log.source)
        return (true, nil)
      }
      if linesSinceHeading != nil || view.mark != nil || view.count != nil {
        let ended = close(&tape)
        linesSinceHeading = nil
        tree = LineTree(root: tape.end, first: view)
        try tree?.append(view, to: &tape, in: log.source)
        return (true, ended)
      }
    }
    guard log.skipBlanks(from: line.lowerBound) < line.upperBound else { return (true, nil) }
    linesSinceHeading = linesSinceHeading.flatMap { $0 < ConsoleLog.maximumForeignLines ? $0 + 1 : nil }
    if tree?.foreign.count == ConsoleLog.maximumForeignLines { return (false, close(&tape)) }
    tree?.foreign.append(line)
    return (false, nil)
  }

  /// Ends the tree that is being read, if any.
  mutating func close(_ tape: inout Tape) -> FoundTree? {
    guard var tree else { return nil }
    self.tree = nil
    while !tree.open.isEmpty { tree.closeLast(of: &tape, in: log.source) }
    return FoundTree(
      root: tree.root,
      tree: ConsoleLog.Tree(
        range: tree.first.range.lowerBound..<tree.end, isBroken: tree.incomplete.count > 0,
        hasPrintedKeysOnly: true),
      remarks: tree.remarks(in: log.source), cut: tree.cut)
  }

  private func isHeading(_ line: Range<Int>) -> Bool {
    let count = Self.heading.utf8CodeUnitCount
    guard (count..<512).contains(line.count) else { return false }
    return (line.lowerBound...line.upperBound - count).contains { log.begins(with: Self.heading, at: $0) }
  }

  /// Whether a view stands in the tree that is being read.
  private func isNext(_ view: PrintedLine) -> Bool {
    guard let first = tree?.first, view.indentation > first.indentation else { return false }
    return hasSameShape(view.prefix, first.prefix)
  }

  /// Whether two prefixes are the same but for their words and numbers.
  private func hasSameShape(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    var (left, right) = (first.lowerBound, second.lowerBound)
    while left < first.upperBound, right < second.upperBound {
      let kind = LogByteKind(log.bytes[left])
      guard kind == LogByteKind(log.bytes[right]) else { return false }
      guard kind == .word || kind == .blank else {
        guard log.bytes[left] == log.bytes[right] else { return false }
        (left, right) = (left + 1, right + 1)
        continue
      }
      while left < first.upperBound, LogByteKind(log.bytes[left]) == kind { left += 1 }
      while right < second.upperBound, LogByteKind(log.bytes[right]) == kind { right += 1 }
    }
    return left == first.upperBound && right == second.upperBound
  }
}
