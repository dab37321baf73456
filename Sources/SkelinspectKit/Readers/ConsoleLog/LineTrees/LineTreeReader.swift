/// Reads trees of versions 1.4 to 1.24: `skeletonHierarchy(index:)`, a view on each line, which lists the views
/// that are not skeletonable too.
struct LineTreeReader {
  /// What the library prints above such a tree, without its arrows and its skull.
  private static let heading: StaticString = "Root view hierarchy with Skeletons"

  let log: SourceText
  /// The tree that is being read, and what the log puts before its lines.
  private var tree: DumpTree?
  private var prefix: LinePrefix?
  /// The lines read since the heading; nil: too many.
  private var linesSinceHeading: Int?

  init(_ log: SourceText) { self.log = log }

  var isOpen: Bool { tree != nil }

  /// Whether a line would begin a tree, or announces one.
  func begins(_ line: Range<Int>) -> Bool {
    if isHeading(line) { return true }
    return PrintedLine(line, in: log).map { linesSinceHeading != nil || $0.isCertain } ?? false
  }

  /// Reads a whole line.
  ///
  /// - Returns: whether it is a part of a tree, or blank: else it may hold something else; and the tree that
  ///   it ends.
  mutating func read(
    _ line: Range<Int>, to json: inout JSONReader
  ) throws(Diagnostic) -> (isRead: Bool, ended: FoundTree?) {
    if isHeading(line) {
      linesSinceHeading = 0
      return (true, try close(&json))
    }
    if let printed = PrintedLine(line, in: log) {
      if isNext(printed) {
        try tree?.append(printed.view, to: &json, in: log)
        return (true, nil)
      }
      if linesSinceHeading != nil || printed.isCertain {
        let ended = try close(&json)
        linesSinceHeading = nil
        tree = DumpTree(nil, root: json.tape.end, first: printed.view)
        prefix = LinePrefix(range: printed.prefix, log: log)
        try tree?.append(printed.view, to: &json, in: log)
        return (true, ended)
      }
    }
    guard log.skipBlanks(from: line.lowerBound) < line.upperBound else { return (true, nil) }
    linesSinceHeading = linesSinceHeading.flatMap { $0 < ConsoleLog.maximumForeignLines ? $0 + 1 : nil }
    if tree?.foreign.count == ConsoleLog.maximumForeignLines { return (false, try close(&json)) }
    tree?.foreign.append(line)
    return (false, nil)
  }

  /// Ends the tree that is being read, if any.
  mutating func close(_ json: inout JSONReader) throws(Diagnostic) -> FoundTree? {
    guard var tree else { return nil }
    self.tree = nil
    return try tree.close(&json, in: log)
  }

  private func isHeading(_ line: Range<Int>) -> Bool {
    line.count < 512 && log.first(Self.heading, in: line) != nil
  }

  /// Whether a view stands in the tree that is being read.
  private func isNext(_ line: PrintedLine) -> Bool {
    guard let tree, line.view.depth > tree.first.depth else { return false }
    return prefix?.end(in: line.prefix) == line.prefix.upperBound
  }
}
