/// A tree of lines, as far as it is read: each view holds those below it that stand farther right.
struct LineTree {
  struct Container {
    let node: Node
    let line: PrintedLine
    /// The list of what it holds.
    var children: Node?
    /// The skeletonable views in it.
    var markedCount = 0
  }

  let root: Node
  /// Its first line.
  let first: PrintedLine
  /// Views that still may get others, outermost first.
  var open: [Container] = []
  /// After its last line.
  var end: Int
  /// Lines of other output since then.
  var foreign: [Range<Int>] = []

  var foreignLines = Repeated()
  /// Views that hold fewer skeletonable ones than they say.
  private(set) var incomplete = Repeated()
  private(set) var cut: [Node] = []
  /// Of the first of these.
  private(set) var shortfall: (type: String, said: Int, listed: Int)?

  init(root: Node, first: PrintedLine) {
    (self.root, self.first, end) = (root, first, first.range.upperBound)
  }

  /// Adds a view to the last one that stands farther left.
  mutating func append(
    _ view: PrintedLine, to tape: inout Tape, in source: SourceText
  ) throws(Diagnostic) {
    for line in foreign { foreignLines.add(line) }
    foreign = []
    end = view.range.upperBound
    while let last = open.last, last.line.indentation >= view.indentation { closeLast(of: &tape, in: source) }
    if let last = open.indices.last {
      if open[last].children == nil {
        try tape.append(.children, at: view.range)
        open[last].children = tape.end
        try tape.append(.list, offset: view.range.lowerBound, extent: 0)
      }
      if view.mark != nil { open[last].markedCount += 1 }
    }
    open.append(Container(node: tape.end, line: view))
    try tape.append(view)
  }

  /// Closes the last view.
  mutating func closeLast(of tape: inout Tape, in source: SourceText) {
    guard let container = open.popLast() else { return }
    if let children = container.children { tape.close(children) }
    tape.close(container.node)
    check(container, in: source)
  }

  /// Notes whether a view holds what it says.
  private mutating func check(_ container: Container, in source: SourceText) {
    let said = container.line.count ?? 0
    guard said > container.markedCount else { return }
    let range = container.line.range
    // What stands in a view ends before it.
    if incomplete.count == 0 || range.lowerBound < incomplete.first.lowerBound {
      shortfall = (source.string(container.line.type), said, container.markedCount)
      incomplete.first = range
    }
    incomplete.count += 1
    cut.append(container.node)
  }

  func remarks(in source: SourceText) -> [Diagnostic] {
    var remarks = foreignLines.remark(.note, in: source) {
      "\($0.counted("line")) of other output inside a tree \($0 == 1 ? "is" : "are") skipped"
    }
    guard let shortfall else { return remarks }
    remarks += incomplete.remark(
      .warning, in: source, help: "copy the whole tree, with the spaces at the beginning of its lines"
    ) { count in
      let more = count > 1 ? ", and \((count - 1).counted("more view")) of this tree too" : ""
      return "\(shortfall.type.shortened) says that it holds \(shortfall.said.counted("skeletonable view")), "
        + "\(shortfall.listed) of them \(shortfall.listed == 1 ? "is" : "are") in the log\(more)"
    }
    return remarks
  }
}

extension Tape {
  /// What a line says of a view; the mapping stays open.
  fileprivate mutating func append(_ view: PrintedLine) throws(Diagnostic) {
    try append(.mapping, offset: view.range.lowerBound, extent: 0)
    try append(.type, at: view.type)
    try append(.text, offset: view.type.lowerBound, extent: view.type.count)
    try append(.reference, at: view.reference)
    try append(.text, offset: view.reference.lowerBound, extent: view.reference.count)
    let place = view.mark ?? view.range
    try append(.isSkeletonable, at: place)
    try append(view.mark == nil ? .false : .true, offset: place.lowerBound, extent: place.count)
  }
}
