/// Prints `skeletonTreeDescription`: a root and the skeletonable views that recursion comes to (rules T1 to T7).
struct Description {
  enum Style { case pretty, compact }

  let hierarchy: Hierarchy
  let style: Style

  private struct Open {
    let view: ViewIndex
    let end: ViewIndex
    var hasChildren = false
  }

  /// Appends the tree and a newline.
  func write(_ root: ViewIndex, to output: inout OutputBuffer) {
    var open: [Open] = []
    beginNode(root, depth: 0, to: &output)
    open.append(Open(view: root, end: hierarchy.views[root].end))
    var view = root + 1
    while view < hierarchy.views[root].end {
      while let last = open.last, last.end <= view { close(last, &open, to: &output) }
      if isListed(view, below: open.last?.view) {
        beginChild(&open, to: &output)
        beginNode(view, depth: open.count, to: &output)
        open.append(Open(view: view, end: hierarchy.views[view].end))
        output.flushIfLarge()
      }
      view += 1
    }
    while let last = open.last { close(last, &open, to: &output) }
    output.append(byte: UInt8(ascii: "\n"))
  }

  @inline(__always)
  private func isListed(_ view: ViewIndex, below parent: ViewIndex?) -> Bool {
    guard hierarchy.views[view].isSkeletonable, let parent else { return false }
    return hierarchy.candidacy(of: view) == .kid(of: parent)
  }

  @inline(__always)
  private func beginNode(_ view: ViewIndex, depth: Int, to output: inout OutputBuffer) {
    let isSkeletonable = hierarchy.views[view].isSkeletonable
    if style == .compact {
      output.append("{\"type\":")
      appendType(of: view, to: &output)
      output.append(isSkeletonable ? ",\"isSkeletonable\":true" : ",\"isSkeletonable\":false")
      output.append(",\"reference\":\"")
    } else {
      let indent = depth * 4
      output.append(spaces: indent)
      output.append("{\n")
      output.append(spaces: indent + 2)
      output.append("\"type\" : ")
      appendType(of: view, to: &output)
      output.append(",\n")
      output.append(spaces: indent + 2)
      output.append(isSkeletonable ? "\"isSkeletonable\" : true,\n" : "\"isSkeletonable\" : false,\n")
      output.append(spaces: indent + 2)
      output.append("\"reference\" : \"")
    }
    hierarchy.appendReference(of: view, to: &output)
    output.append(byte: UInt8(ascii: "\""))
  }

  /// What stands between a view and its next child.
  @inline(__always)
  private func beginChild(_ open: inout [Open], to output: inout OutputBuffer) {
    let last = open.count - 1
    if open[last].hasChildren {
      output.append(style == .compact ? "," : ",\n")
    } else if style == .compact {
      output.append(",\"children\":[")
    } else {
      output.append(",\n")
      output.append(spaces: last * 4 + 2)
      output.append("\"children\" : [\n")
    }
    open[last].hasChildren = true
  }

  @inline(__always)
  private func close(_ last: Open, _ open: inout [Open], to output: inout OutputBuffer) {
    open.removeLast()
    if style == .compact {
      output.append(last.hasChildren ? "]}" : "}")
      return
    }
    let indent = open.count * 4
    output.append(byte: UInt8(ascii: "\n"))
    if last.hasChildren {
      output.append(spaces: indent + 2)
      output.append("]\n")
    }
    output.append(spaces: indent)
    output.append(byte: UInt8(ascii: "}"))
  }

  @inline(__always)
  private func appendType(of view: ViewIndex, to output: inout OutputBuffer) {
    if let node = hierarchy.views[view].typeNode, let name = hierarchy.document.textBytes(node),
      !name.contains(UInt8(ascii: "."))
    {
      output.appendJSON(name, escapesSlash: true)
    } else {
      output.appendJSON(hierarchy.typeName(of: view), escapesSlash: true)
    }
  }
}

extension Hierarchy {
  /// A view's `reference`, or one that follows from its place in the file.
  func reference(of view: ViewIndex) -> UInt64 {
    if let node = value(.reference, of: view), let reference = try? document.reference(node) { return reference }
    return 0x6000_0000_0000 + UInt64(firstViewNumber + view + 1) * 0x40
  }

  /// `0x` and 16 digits.
  @inline(__always)
  func appendReference(of view: ViewIndex, to output: inout OutputBuffer) {
    let reference = reference(of: view)
    output.append("0x")
    var shift: UInt64 = 64
    while shift > 0 {
      shift -= 4
      let digit = UInt8(truncatingIfNeeded: reference >> shift & 0xF)
      output.append(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
