/// Prints `skeletonTreeDescription`: a root and the skeletonable views that recursion comes to (rules T1 to
/// T7).
struct Description {
  private let hierarchy: Hierarchy
  /// The views that another system than SkeletonView lists: covered ones, and those that hold them (rule U9).
  private let covered: [Bool]?
  private var open: [Open] = []
  private let isPretty: Bool

  private struct Open {
    let view: ViewIndex
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
    // A local value is not reference-counted at every view.
    let (hierarchy, own) = (hierarchy, hierarchy.files[0].tree.document)
    let part = root..<hierarchy.views[root].end
    let listed =
      covered.map { Array($0[part]) } ?? Reach(in: hierarchy).flags(from: [root], within: part)
    beginNode(
      root, covered?[root] ?? hierarchy.views[root].isSkeletonable, of: hierarchy, own, to: &output)
    for view in part.dropFirst() where listed[view - root] {
      while let last = open.last, last.end <= view { closeNode(to: &output) }
      beginChild(to: &output)
      beginNode(view, true, of: hierarchy, own, to: &output)
      output.flushIfLarge()
    }
    finish(&output)
  }

  /// The same of what a recursion went through at some moment.
  mutating func write(_ tree: Recursion, to output: inout OutputBuffer) {
    for member in tree.members {
      while open.count > member.depth { closeNode(to: &output) }
      if !open.isEmpty { beginChild(to: &output) }
      beginNode(
        member.view, member.isMarked, of: hierarchy, hierarchy.files[0].tree.document, to: &output)
      output.flushIfLarge()
    }
    finish(&output)
  }

  private mutating func finish(_ output: inout OutputBuffer) {
    while !open.isEmpty { closeNode(to: &output) }
    output.append(byte: UInt8(ascii: "\n"))
  }

  /// - Parameter own: the hierarchy's own file, which nearly all views stand in; nil where it is of another kind.
  private mutating func beginNode(
    _ index: ViewIndex, _ isSkeletonable: Bool, of hierarchy: Hierarchy, _ own: Document?,
    to output: inout OutputBuffer
  ) {
    let depth = open.count
    let view = hierarchy.views[index]
    if isPretty { output.append(spaces: depth * Self.indent) }
    output.append(byte: UInt8(ascii: "{"))
    appendKey("\"type\"", at: depth, to: &output)
    Self.appendType(of: view, index, in: hierarchy, own, to: &output)
    output.append(byte: UInt8(ascii: ","))
    appendKey("\"isSkeletonable\"", at: depth, to: &output)
    output.append(isSkeletonable ? "true," as StaticString : "false,")
    appendKey("\"reference\"", at: depth, to: &output)
    output.append(byte: UInt8(ascii: "\""))
    output.append(reference: hierarchy.reference(of: index))
    output.append(byte: UInt8(ascii: "\""))
    open.append(Open(view: index, end: view.end))
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

  private func appendKey(_ key: StaticString, at depth: Int, to output: inout OutputBuffer) {
    breakLine(depth * Self.indent + 2, to: &output)
    output.append(key)
    output.append(isPretty ? " : " as StaticString : ":")
  }

  private func breakLine(_ spaces: Int, to output: inout OutputBuffer) {
    guard isPretty else { return }
    output.append(byte: UInt8(ascii: "\n"))
    output.append(spaces: spaces)
  }

  private static func appendType(
    of view: View, _ index: ViewIndex, in hierarchy: Hierarchy, _ own: Document?,
    to output: inout OutputBuffer
  ) {
    if view.file == 0, let own, let node = view.typeNode, let range = own.plainClassName(node) {
      return output.appendJSON(range, of: own.source.padded, escapesSlash: true)
    }
    output.appendJSON(hierarchy.typeName(of: index), escapesSlash: true)
  }
}

extension OutputBuffer {
  /// `0x` and 16 digits.
  fileprivate mutating func append(reference: UInt64) {
    append("0x")
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(reference >> UInt64(shift) & 0xF)
      append(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
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
    var output = OutputBuffer()
    output.append(reference: reference(of: view))
    return output.text
  }
}
