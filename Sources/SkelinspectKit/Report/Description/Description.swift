/// Prints `skeletonTreeDescription`: a root and the skeletonable views that recursion comes to (rules T1 to
/// T7).
struct Description {
  private let hierarchy: Hierarchy
  /// The views that another system than SkeletonView lists: covered ones, and those that hold them (rule U9).
  private let covered: [Bool]?
  private var open: [Open] = []
  private let isPretty: Bool

  private struct Open {
    let end: ViewIndex
    var hasChildren = false
  }

  init(_ hierarchy: Hierarchy, isPretty: Bool = true) {
    self.hierarchy = hierarchy
    covered = SystemOutcome(hierarchy).map { $0.coverage.map(\.isReached) }
    self.isPretty = isPretty
  }

  /// Appends the tree and a newline.
  mutating func write(_ root: ViewIndex, to output: inout OutputBuffer) {
    let part = root..<hierarchy.views[root].end
    let listed =
      covered.map { Array($0[part]) } ?? Reach(in: hierarchy).flags(from: [root], within: part)
    beginNode(root, covered?[root] ?? hierarchy.views[root].isSkeletonable, to: &output)
    for view in part.dropFirst() where listed[view - root] {
      while let last = open.last, last.end <= view { closeNode(to: &output) }
      beginChild(to: &output)
      beginNode(view, true, to: &output)
      output.flushIfLarge()
    }
    finish(&output)
  }

  /// The same of what a recursion went through at some moment.
  mutating func write(_ tree: Recursion, to output: inout OutputBuffer) {
    for member in tree.members {
      while open.count > member.depth { closeNode(to: &output) }
      if !open.isEmpty { beginChild(to: &output) }
      beginNode(member.view, member.isMarked, to: &output)
      output.flushIfLarge()
    }
    finish(&output)
  }

  private mutating func finish(_ output: inout OutputBuffer) {
    while !open.isEmpty { closeNode(to: &output) }
    output.append(byte: UInt8(ascii: "\n"))
  }

  private mutating func beginNode(
    _ view: ViewIndex, _ isSkeletonable: Bool, to output: inout OutputBuffer
  ) {
    let depth = open.count
    if isPretty { output.append(spaces: depth * Self.indent) }
    output.append(byte: UInt8(ascii: "{"))
    appendKey("\"type\"", at: depth, to: &output)
    output.appendJSON(hierarchy.typeName(of: view), escapesSlash: true)
    output.append(byte: UInt8(ascii: ","))
    appendKey("\"isSkeletonable\"", at: depth, to: &output)
    output.append(isSkeletonable ? "true," : "false,")
    appendKey("\"reference\"", at: depth, to: &output)
    output.append("\"\(hierarchy.referenceText(of: view))\"")
    open.append(Open(end: hierarchy.views[view].end))
  }

  /// What stands between a view and its next child.
  private mutating func beginChild(to output: inout OutputBuffer) {
    let depth = open.count - 1
    output.append(byte: UInt8(ascii: ","))
    if !open[depth].hasChildren {
      appendKey("\"children\"", at: depth, to: &output)
      output.append(byte: UInt8(ascii: "["))
      open[depth].hasChildren = true
    }
    if isPretty { output.append(byte: UInt8(ascii: "\n")) }
  }

  private mutating func closeNode(to output: inout OutputBuffer) {
    guard let last = open.popLast() else { return }
    let indent = open.count * Self.indent
    if last.hasChildren {
      breakLine(indent + 2, to: &output)
      output.append(byte: UInt8(ascii: "]"))
    }
    breakLine(indent, to: &output)
    output.append(byte: UInt8(ascii: "}"))
  }

  /// Blanks of one level, as `JSONSerialization` has them: two for the list and two for what it holds.
  private static let indent = 4

  private func appendKey(_ key: String, at depth: Int, to output: inout OutputBuffer) {
    breakLine(depth * Self.indent + 2, to: &output)
    output.append(key)
    output.append(isPretty ? " : " : ":")
  }

  private func breakLine(_ spaces: Int, to output: inout OutputBuffer) {
    guard isPretty else { return }
    output.append(byte: UInt8(ascii: "\n"))
    output.append(spaces: spaces)
  }
}

extension Hierarchy {
  /// A view's `reference`, or one that follows from its place in the file.
  func reference(of view: ViewIndex) -> UInt64 {
    if views[view].flags.contains(.hasReference),
      case .reference(let reference)? = attribute(.reference, of: view)?.value
    {
      return reference
    }
    return 0x6000_0000_0000 + UInt64(firstViewNumber + view + 1) * 0x40
  }

  /// `0x` and 16 digits.
  func referenceText(of view: ViewIndex) -> String {
    "0x" + hexadecimal(reference(of: view), digits: 16)
  }
}
