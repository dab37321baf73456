/// Prints `skeletonTreeDescription`: a root and the skeletonable views that recursion comes to (rules T1 to
/// T7).
struct Description {
  enum Style { case pretty, compact }

  private let hierarchy: Hierarchy
  /// The views that another system than SkeletonView lists: covered ones, and those that hold them (rule U9).
  private let covered: [Bool]?
  private var open: [Open] = []
  private var frames: NodeFrames

  private struct Open {
    let view: ViewIndex
    let end: ViewIndex
    var hasChildren = false
  }

  init(_ hierarchy: Hierarchy, style: Style) {
    self.hierarchy = hierarchy
    covered = SystemOutcome(hierarchy).map { $0.coverage.map(\.isReached) }
    frames = NodeFrames(style)
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
    while !open.isEmpty { closeNode(to: &output) }
    output.append(byte: UInt8(ascii: "\n"))
  }

  /// - Parameter own: the hierarchy's own file, which nearly all views stand in; nil where it is of another kind.
  private mutating func beginNode(
    _ index: ViewIndex, _ isSkeletonable: Bool, of hierarchy: Hierarchy, _ own: Document?,
    to output: inout OutputBuffer
  ) {
    let depth = open.count
    frames.extend(to: depth)
    let view = hierarchy.views[index]
    output.append(frames[depth].beforeType, of: frames.bytes)
    Self.appendType(of: view, index, in: hierarchy, own, to: &output)
    output.append(
      isSkeletonable ? frames[depth].whenSkeletonable : frames[depth].whenNot, of: frames.bytes)
    output.append(reference: hierarchy.reference(of: index))
    open.append(Open(view: index, end: view.end))
  }

  /// What stands between a view and its next child.
  private mutating func beginChild(to output: inout OutputBuffer) {
    let depth = open.count - 1
    if open[depth].hasChildren {
      output.append(frames.betweenChildren, of: frames.bytes)
    } else {
      output.append(frames[depth].beforeChildren, of: frames.bytes)
      open[depth].hasChildren = true
    }
  }

  private mutating func closeNode(to output: inout OutputBuffer) {
    guard let last = open.popLast() else { return }
    let frame = frames[open.count]
    output.append(last.hasChildren ? frame.afterChildren : frame.afterNode, of: frames.bytes)
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

/// The bytes around nodes' types and references at each depth, as `JSONSerialization` indents them.
private struct NodeFrames {
  struct Frame {
    let beforeType: Range<Int>
    let whenSkeletonable: Range<Int>
    let whenNot: Range<Int>
    let beforeChildren: Range<Int>
    let afterChildren: Range<Int>
    let afterNode: Range<Int>
  }

  private(set) var bytes: [UInt8]
  let betweenChildren: Range<Int>
  private let isPretty: Bool
  private var frames: [Frame] = []

  init(_ style: Description.Style) {
    isPretty = style == .pretty
    bytes = Array((isPretty ? ",\n" : ",").utf8)
    betweenChildren = bytes.indices
  }

  subscript(depth: Int) -> Frame { frames[depth] }

  mutating func extend(to depth: Int) {
    if depth == frames.count { addFrame() }
  }

  private mutating func addFrame() {
    frames.append(
      Frame(
        beforeType: add("^{|\"type\"="),
        whenSkeletonable: add(",|\"isSkeletonable\"=true,|\"reference\"=\""),
        whenNot: add(",|\"isSkeletonable\"=false,|\"reference\"=\""),
        beforeChildren: add(isPretty ? "\",|\"children\"=[\n" : "\",\"children\"=["),
        afterChildren: add(isPretty ? "|]\n^}" : "]}"),
        afterNode: add(isPretty ? "\"\n^}" : "\"}")))
  }

  /// `^` is a node's own indentation, `|` a line break and that of what it holds, `=` the colon.
  private mutating func add(_ pattern: StaticString) -> Range<Int> {
    let start = bytes.count
    let indentation = frames.count * 4
    for byte in UnsafeBufferPointer(start: pattern.utf8Start, count: pattern.utf8CodeUnitCount) {
      switch byte {
      case UInt8(ascii: "^"): indent(indentation)
      case UInt8(ascii: "|") where isPretty:
        bytes.append(UInt8(ascii: "\n"))
        indent(indentation + 2)
      case UInt8(ascii: "|"): break
      case UInt8(ascii: "="): bytes.append(contentsOf: (isPretty ? " : " : ":").utf8)
      default: bytes.append(byte)
      }
    }
    return start..<bytes.count
  }

  private mutating func indent(_ count: Int) {
    if isPretty { bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count)) }
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
