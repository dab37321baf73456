/// Trees of versions 1.4 to 1.24: `skeletonHierarchy(index:)`, a view on each line, which lists the views that
/// are not skeletonable too.
extension ConsoleLogReader {
  /// What the library prints above such a tree, without its arrows and its skull.
  private static let heading: StaticString = "Root view hierarchy with Skeletons"

  /// Reads a whole line; false where it may hold something else.
  mutating func readLine(_ line: Range<Int>) throws(Diagnostic) -> Bool {
    if isHeading(line) {
      linesSinceHeading = 0
      closeLineTree()
      return true
    }
    if let view = PrintedLine(line, in: source), try add(view) { return true }
    guard skipBlanks(from: line.lowerBound) < line.upperBound else { return true }
    linesSinceHeading = linesSinceHeading.flatMap { $0 < Self.maximumForeignLines ? $0 + 1 : nil }
    if lineTree?.foreign.count == Self.maximumForeignLines {
      closeLineTree()
    } else {
      lineTree?.foreign.append(line)
    }
    return false
  }

  private func isHeading(_ line: Range<Int>) -> Bool {
    let count = Self.heading.utf8CodeUnitCount
    guard (count..<512).contains(line.count) else { return false }
    return (line.lowerBound...line.upperBound - count).contains { begins(with: Self.heading, at: $0) }
  }

  /// False where the line is no part of a tree.
  private mutating func add(_ view: PrintedLine) throws(Diagnostic) -> Bool {
    let source = source
    if let first = lineTree?.first, view.indentation > first.indentation,
      hasSameShape(view.prefix, first.prefix)
    {
      try lineTree?.append(view, to: &json.tape, in: source)
      return true
    }
    guard linesSinceHeading != nil || view.mark != nil || view.count != nil else { return false }
    closeLineTree()
    linesSinceHeading = nil
    lineTree = LineTree(root: json.tape.count, first: view)
    try lineTree?.append(view, to: &json.tape, in: source)
    return true
  }

  /// Ends the tree that is being read, if any.
  mutating func closeLineTree() {
    guard var tree = lineTree else { return }
    lineTree = nil
    while !tree.open.isEmpty { tree.closeLast(of: &json.tape, in: source) }
    add(
      tree.root,
      ConsoleLog.Tree(
        range: tree.first.range.lowerBound..<tree.end, isBroken: tree.incomplete.count > 0,
        hasPrintedKeysOnly: true))
    remarks.add(tree.remarks, to: tree.root)
  }

  /// Whether two prefixes are the same but for their words and numbers.
  private func hasSameShape(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    var (left, right) = (first.lowerBound, second.lowerBound)
    while left < first.upperBound, right < second.upperBound {
      let kind = kind(bytes[left])
      guard kind == self.kind(bytes[right]) else { return false }
      guard kind == .word || kind == .blank else {
        guard bytes[left] == bytes[right] else { return false }
        (left, right) = (left + 1, right + 1)
        continue
      }
      while left < first.upperBound, self.kind(bytes[left]) == kind { left += 1 }
      while right < second.upperBound, self.kind(bytes[right]) == kind { right += 1 }
    }
    return left == first.upperBound && right == second.upperBound
  }

  private enum ByteKind { case word, blank, sign }

  private func kind(_ byte: UInt8) -> ByteKind {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      .word
    case 0x20, 0x09: .blank
    default: .sign
    }
  }
}
