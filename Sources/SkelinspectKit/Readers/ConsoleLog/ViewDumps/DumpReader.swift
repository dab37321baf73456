/// Reads trees with a view on each line: SkeletonView's own of versions 1.4 to 1.24, and what UIKit and XCTest print
/// of a view hierarchy: recursive descriptions, Auto Layout traces, and the elements of user-interface tests.
struct DumpReader {
  /// Lines over which a text with line breaks may go on.
  private static let longestText = 64
  /// What SkeletonView prints above its own trees, without its arrows and its skull.
  private static let heading: StaticString = "Root view hierarchy with Skeletons"

  let log: SourceText
  /// Trees that have ended, in the order of the log, until they are taken.
  private(set) var ended: [FoundTree] = []
  private var tree: DumpTree?
  /// A view that stands alone on its line: the tree of a log that has no other.
  private var lonely: DumpedView?
  /// The lines of other output since SkeletonView's heading; nil: too many.
  private var linesSinceHeading: Int?
  /// `Element subtree:` was read, and no root since.
  private var expectsElements = false
  /// Elements that follow are those of a query's path.
  private var isInQuery = false
  private var hasSaidLack = false

  init(_ log: SourceText) { self.log = log }

  mutating func takeEnded() -> [FoundTree] {
    defer { ended = [] }
    return ended
  }

  /// Reads a line.
  ///
  /// - Returns: where the log goes on after it; nil where it is no part of a tree.
  mutating func read(_ line: Range<Int>, to json: inout JSONReader) throws(Diagnostic) -> Int? {
    guard mayBelong(line) else {
      try skip(line, to: &json)
      return nil
    }
    if let quote = quotedDump(in: line) { return try readEscaped(quote..<line.upperBound, to: &json) }
    return try readPart(line, to: &json, isWhole: true)
  }

  /// Ends the tree that is being read, if any.
  mutating func close(_ json: inout JSONReader) throws(Diagnostic) {
    guard var tree else { return }
    self.tree = nil
    guard tree.count > 1 || tree.format == .elements || tree.format == .skeletons else {
      return json.tape.removeEntries(from: tree.root)
    }
    try add(&tree, to: &json)
  }

  /// Reads the view that stood alone.
  mutating func readLonely(to json: inout JSONReader) throws(Diagnostic) {
    guard let view = lonely else { return }
    var tree = DumpTree(.description, root: json.tape.end, first: view)
    try tree.append(view, to: &json, in: log)
    try add(&tree, to: &json)
  }

  /// What its format does not say is told once.
  private mutating func add(_ tree: inout DumpTree, to json: inout JSONReader) throws(Diagnostic) {
    ended.append(try tree.close(&json, in: log, saysLack: !hasSaidLack))
    hasSaidLack = hasSaidLack || tree.format.lack != nil
  }
}

/// Lines, and the parts of one in which line breaks are escaped.
extension DumpReader {
  /// Where a dump stands in quotes with escaped line breaks, as the debugger's `p` and JSON write it.
  private func quotedDump(in line: Range<Int>) -> Int? {
    guard let escape = log.first("\\n", in: line) else { return nil }
    var position = line.lowerBound
    while position < escape {
      if log[position] == "\"" {
        let part = position + 1..<escape
        if isHeading(part)
          || DumpFormat.dumps.contains(where: { $0.view(in: part, of: log, isRoot: true) != nil })
        {
          return position + 1
        }
      }
      position += 1
      if position - line.lowerBound > 1 << 12 { return nil }
    }
    return nil
  }

  private mutating func readEscaped(_ line: Range<Int>, to json: inout JSONReader) throws(Diagnostic) -> Int {
    try close(&json)
    var start = line.lowerBound
    var position = start
    while position < line.upperBound {
      if log[position] == "\\" {
        if log[position + 1] == "n" {
          _ = try readPart(start..<position, to: &json, isWhole: false)
          start = position + 2
        }
        position += 2
      } else {
        position += 1
      }
    }
    _ = try readPart(start..<line.upperBound, to: &json, isWhole: false)
    try close(&json)
    return line.upperBound
  }

  /// An address or a heading stands in it.
  private func mayBelong(_ line: Range<Int>) -> Bool {
    var position = line.lowerBound
    while position < line.upperBound {
      switch log[position] {
      case "0" where log[position + 1] == "x": return true
      case "E" where log.begins("Element subtree:", at: position): return true
      case "P" where log.begins("Path to element:", at: position): return true
      case "Q" where log.begins("Query chain:", at: position): return true
      case "R" where log.begins(Self.heading, at: position): return true
      default: position += 1
      }
    }
    return false
  }

  private func isHeading(_ part: Range<Int>) -> Bool {
    log.first("Attributes: ", in: part.clamped(to: part.lowerBound..<part.lowerBound + 64)) != nil
      || log.first("Element subtree:", in: part.clamped(to: part.lowerBound..<part.lowerBound + 64)) != nil
  }

  private mutating func readPart(
    _ part: Range<Int>, to json: inout JSONReader, isWhole: Bool
  ) throws(Diagnostic) -> Int? {
    if try readHeading(part, to: &json) { return part.upperBound }
    if let tree, let view = tree.format.view(in: part, of: log, isRoot: false), isNext(view, in: tree) {
      return try append(view, of: tree.format, in: part, to: &json, isWhole: isWhole)
    }
    guard let (format, view) = beginsTree(part, isWhole: isWhole) else {
      // A description with nothing before it on its line.
      if tree == nil, isWhole, lonely == nil,
        let view = DumpFormat.description.view(in: part, of: log, isRoot: true),
        log.skipBlanks(from: part.lowerBound) == view.range.lowerBound
      {
        lonely = view
      }
      try skip(part, to: &json)
      return nil
    }
    try close(&json)
    if format == .skeletons { linesSinceHeading = nil } else { expectsElements = false }
    tree = DumpTree(format, root: json.tape.end, first: view)
    return try append(view, of: format, in: part, to: &json, isWhole: isWhole)
  }

  /// It stands farther in than the root, after what the log puts before the root too.
  private func isNext(_ view: DumpedView, in tree: DumpTree) -> Bool {
    view.depth > tree.first.depth
      && (tree.format != .skeletons
        || LinePrefix(range: tree.first.prefix, log: log).end(in: view.prefix) == view.prefix.upperBound)
  }

  /// What stands around the elements of a test, or above a tree of SkeletonView's.
  private mutating func readHeading(_ part: Range<Int>, to json: inout JSONReader) throws(Diagnostic) -> Bool
  {
    guard part.count < 512 else { return false }
    if log.first("Element subtree:", in: part) != nil {
      (expectsElements, isInQuery) = (true, false)
    } else if log.first("Path to element:", in: part) != nil || log.first("Query chain:", in: part) != nil {
      (expectsElements, isInQuery) = (false, true)
    } else if log.first(Self.heading, in: part) != nil {
      linesSinceHeading = 0
    } else {
      return false
    }
    try close(&json)
    return true
  }

  /// The root that a line is: its views stand below it.
  private func beginsTree(_ part: Range<Int>, isWhole: Bool) -> (DumpFormat, DumpedView)? {
    for format in DumpFormat.dumps where format != .elements || !isInQuery {
      let isRoot = format != .elements || !expectsElements
      guard let view = format.view(in: part, of: log, isRoot: isRoot) else { continue }
      if format == .elements || !isWhole { return (format, view) }
      guard let child = child(of: view, format, after: part) else { continue }
      // A line about a view in the midst of a tree is other output.
      if let tree, tree.format == format, child.depth > view.depth + 1 { return nil }
      return (format, view)
    }
    let isRoot = linesSinceHeading == nil
    return isWhole
      ? DumpFormat.skeletons.view(in: part, of: log, isRoot: isRoot).map { (.skeletons, $0) } : nil
  }

  /// The first view in a root, which may have other output before it.
  private func child(of root: DumpedView, _ format: DumpFormat, after line: Range<Int>) -> DumpedView? {
    var end = line.upperBound
    for _ in 0..<4 where end < log.count {
      let next = end + 1..<log.endOfLine(from: end + 1)
      if let view = format.view(in: next, of: log, isRoot: false) {
        return view.depth > root.depth ? view : nil
      }
      end = next.upperBound
    }
    return nil
  }

  private mutating func skip(_ part: Range<Int>, to json: inout JSONReader) throws(Diagnostic) {
    guard log.skipBlanks(from: part.lowerBound) < part.upperBound else { return }
    linesSinceHeading = linesSinceHeading.flatMap { $0 < ConsoleLog.maximumForeignLines ? $0 + 1 : nil }
    if tree?.foreign.count == ConsoleLog.maximumForeignLines { return try close(&json) }
    tree?.foreign.append(part)
  }

  /// A view whose text has line breaks goes on over the lines after it.
  private mutating func append(
    _ view: DumpedView, of format: DumpFormat, in part: Range<Int>, to json: inout JSONReader, isWhole: Bool
  ) throws(Diagnostic) -> Int {
    var view = view
    var end = part.upperBound
    if view.isCut, isWhole, let whole = wholeView(from: part, format) { (view, end) = whole }
    try tree?.append(view, to: &json, in: log)
    return end
  }

  /// The view with as many lines as its text takes; nil where that does not end before another view.
  private func wholeView(from part: Range<Int>, _ format: DumpFormat) -> (DumpedView, Int)? {
    var end = part.upperBound
    for _ in 0..<Self.longestText where end < log.count {
      let line = end + 1..<log.endOfLine(from: end + 1)
      let isOther = DumpFormat.dumps.contains { $0.view(in: line, of: log, isRoot: false) != nil }
      if isOther { return nil }
      end = line.upperBound
      guard mayEnd(line, format),
        let view = format.view(in: part.lowerBound..<end, of: log, isRoot: tree?.count == 0), !view.isCut
      else { continue }
      return (view, end)
    }
    return nil
  }

  private func mayEnd(_ line: Range<Int>, _ format: DumpFormat) -> Bool {
    let end = log.trimmedEnd(of: line)
    guard end > line.lowerBound else { return false }
    return format == .description ? log[end - 1] == ">" : log.first("'", in: line) != nil
  }
}
