/// Prints `skeletonTreeDescription`: a root and the skeletonable views that recursion comes to (rules T1 to T7).
struct Description {
  enum Style { case pretty, compact }

  private let hierarchy: Hierarchy
  private let style: Style
  private var open: [Open] = []
  /// What stands around a node's own words, by depth.
  private var frames: [NodeFrame] = []

  private struct Open {
    let view: ViewIndex
    let end: ViewIndex
    var hasChildren = false
  }

  init(_ hierarchy: Hierarchy, style: Style) {
    self.hierarchy = hierarchy
    self.style = style
  }

  /// Appends the tree and a newline.
  mutating func write(_ root: ViewIndex, to output: inout OutputBuffer) {
    beginNode(root, to: &output)
    let end = hierarchy.views[root].end
    var view = root + 1
    while view < end {
      while let last = open.last, last.end <= view { closeNode(to: &output) }
      if isListed(view) {
        beginChild(to: &output)
        beginNode(view, to: &output)
        output.flushIfLarge()
      }
      view += 1
    }
    while !open.isEmpty { closeNode(to: &output) }
    output.append(byte: UInt8(ascii: "\n"))
  }

  @inline(__always)
  private func isListed(_ view: ViewIndex) -> Bool {
    guard hierarchy.views[view].isSkeletonable, let parent = open.last?.view else { return false }
    return hierarchy.candidacy(of: view) == .kid(of: parent)
  }

  @inline(__always)
  private mutating func beginNode(_ index: ViewIndex, to output: inout OutputBuffer) {
    let depth = open.count
    if depth == frames.count { frames.append(NodeFrame(depth: depth, style: style)) }
    let view = hierarchy.views[index]
    output.append(frames[depth].beforeType.indices, of: frames[depth].beforeType)
    appendType(of: index, to: &output)
    if view.isSkeletonable {
      output.append(frames[depth].whenSkeletonable.indices, of: frames[depth].whenSkeletonable)
    } else {
      output.append(frames[depth].whenNot.indices, of: frames[depth].whenNot)
    }
    output.append(reference: hierarchy.reference(of: index))
    open.append(Open(view: index, end: view.end))
  }

  /// What stands between a view and its next child.
  @inline(__always)
  private mutating func beginChild(to output: inout OutputBuffer) {
    let depth = open.count - 1
    if open[depth].hasChildren {
      output.append(style == .compact ? "," : ",\n")
    } else {
      output.append(frames[depth].beforeChildren.indices, of: frames[depth].beforeChildren)
      open[depth].hasChildren = true
    }
  }

  @inline(__always)
  private mutating func closeNode(to output: inout OutputBuffer) {
    guard let last = open.popLast() else { return }
    let frame = frames[open.count]
    if last.hasChildren {
      output.append(frame.afterChildren.indices, of: frame.afterChildren)
    } else {
      output.append(frame.afterNode.indices, of: frame.afterNode)
    }
  }

  @inline(__always)
  private func appendType(of index: ViewIndex, to output: inout OutputBuffer) {
    let document = hierarchy.document
    if let node = hierarchy.views[index].typeNode, document.kind(node) == .text || document.kind(node) == .plainText {
      let range = document.range(node)
      var isQualified = false
      for position in range where document.source[position] == UInt8(ascii: ".") { isQualified = true }
      if !isQualified { return output.appendJSON(range, of: document.source.padded, escapesSlash: true) }
    }
    output.appendJSON(hierarchy.typeName(of: index), escapesSlash: true)
  }
}

/// The bytes around a node's type and reference at one depth, as `JSONSerialization` indents them.
private struct NodeFrame {
  let beforeType: [UInt8]
  let whenSkeletonable: [UInt8]
  let whenNot: [UInt8]
  let beforeChildren: [UInt8]
  let afterChildren: [UInt8]
  let afterNode: [UInt8]

  init(depth: Int, style: Description.Style) {
    let isPretty = style == .pretty
    let outer = String(repeating: " ", count: isPretty ? depth * 4 : 0)
    let inner = isPretty ? "\n" + outer + "  " : ""
    let colon = isPretty ? " : " : ":"
    beforeType = Array("\(outer){\(inner)\"type\"\(colon)".utf8)
    whenSkeletonable = Array(",\(inner)\"isSkeletonable\"\(colon)true,\(inner)\"reference\"\(colon)\"".utf8)
    whenNot = Array(",\(inner)\"isSkeletonable\"\(colon)false,\(inner)\"reference\"\(colon)\"".utf8)
    beforeChildren = Array((isPretty ? "\",\(inner)\"children\" : [\n" : "\",\"children\":[").utf8)
    afterChildren = Array((isPretty ? "\(inner)]\n\(outer)}" : "]}").utf8)
    afterNode = Array((isPretty ? "\"\n\(outer)}" : "\"}").utf8)
  }
}

extension OutputBuffer {
  /// `0x` and 16 digits.
  @inline(__always)
  fileprivate mutating func append(reference: UInt64) {
    append("0x")
    var shift: UInt64 = 64
    while shift > 0 {
      shift -= 4
      let digit = UInt8(truncatingIfNeeded: reference >> shift & 0xF)
      append(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}

extension Hierarchy {
  /// A view's `reference`, or one that follows from its place in the file.
  func reference(of view: ViewIndex) -> UInt64 {
    if let node = value(.reference, of: view), let reference = try? document.reference(node) { return reference }
    return 0x6000_0000_0000 + UInt64(firstViewNumber + view + 1) * 0x40
  }
}
