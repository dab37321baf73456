/// A tree of views on lines, as far as it is read: each view holds those below it that stand farther in.
struct DumpTree {
  private struct Container {
    let node: Node
    let view: DumpedView
    let viewClass: ViewClass?
    /// The list of what it holds.
    var children: Node?
    /// What it holds tells that it is a table's cell.
    var isCell = false
    /// The marked views in it.
    var markedCount = 0
  }

  let format: DumpFormat
  let root: Node
  /// The root's line.
  let first: DumpedView
  private(set) var count = 0
  private(set) var end: Int
  /// Lines of other output since then.
  var foreign: [Range<Int>] = []
  /// Views that still may get others, outermost first.
  private var open: [Container] = []
  private var lastDepth = 0

  private var foreignLines = Repeated()
  private var brokenFrames = Repeated()
  private var infiniteFrames = Repeated()
  private var cutLines = Repeated()
  /// Views that stand two or more levels farther in than the line before.
  private var gaps = Repeated()
  /// Views that hold fewer marked ones than they say.
  private var incomplete = Repeated()
  private var cut: [Node] = []
  /// Of the first of these.
  private var shortfall: (type: String, said: Int, listed: Int)?

  init(_ format: DumpFormat, root: Node, first: DumpedView) {
    (self.format, self.root, self.first, end) = (format, root, first, first.range.upperBound)
    lastDepth = first.depth
  }

  /// Adds a view to the last one that stands less far in.
  mutating func append(_ view: DumpedView, to json: inout JSONReader, in source: SourceText)
    throws(Diagnostic)
  {
    for line in foreign { foreignLines.add(line) }
    foreign = []
    end = view.range.upperBound
    while let last = open.last, last.view.depth >= view.depth { try closeLast(of: &json, in: source) }
    if let last = open.indices.last {
      let container = open[last]
      if container.children == nil {
        let isStack = container.viewClass?.family == .stack
        try json.append(
          format == .skeletons ? .children : isStack ? .arrangedSubviews : .subviews, at: view.range)
        open[last].children = json.tape.end
        try json.tape.append(.list, offset: view.range.lowerBound, extent: 0)
      }
      let isContentView = ViewClass.names.index(of: view.type, in: source.padded)
        .map { ViewClass(index: $0) == .tableCellContentView }
      if isContentView == true, container.viewClass == nil { open[last].isCell = true }
      if view.mark != nil { open[last].markedCount += 1 }
    }
    if format == .description || format == .layoutTrace, view.depth > lastDepth + 1 { gaps.add(view.range) }
    if view.isCut { cutLines.add(view.range) }
    lastDepth = view.depth
    open.append(Container(node: json.tape.end, view: view, viewClass: viewClass(of: view, in: source)))
    try write(view, to: &json, in: source)
    count += 1
  }

  /// Closes all that is open.
  ///
  /// - Parameter saysLack: tells what its format does not say.
  mutating func close(_ json: inout JSONReader, in source: SourceText, saysLack: Bool)
    throws(Diagnostic) -> FoundTree
  {
    while !open.isEmpty { try closeLast(of: &json, in: source) }
    return FoundTree(
      root: root, range: first.range.lowerBound..<end, isBroken: incomplete.count > 0,
      hasPrintedKeysOnly: format == .skeletons,
      remarks: (saysLack ? lack(in: source) : []) + remarks(in: source), cut: cut,
      origin: format == .skeletons ? .printed : .dumped)
  }

  private mutating func closeLast(of json: inout JSONReader, in source: SourceText) throws(Diagnostic) {
    guard let container = open.popLast() else { return }
    if let children = container.children { json.tape.close(children) }
    if container.isCell {
      try json.append(.baseClass, at: container.view.type)
      try json.append(ViewClass.tableCell.name, at: container.view.type)
    }
    json.tape.close(container.node)
    check(container, in: source)
  }

  /// Notes whether a view holds what it says.
  private mutating func check(_ container: Container, in source: SourceText) {
    guard let said = container.view.markedCount, said > container.markedCount else { return }
    let range = container.view.range
    // What stands in a view ends before it.
    if incomplete.count == 0 || range.lowerBound < incomplete.first.lowerBound {
      shortfall = (source.string(container.view.type), said, container.markedCount)
      incomplete.first = range
    }
    incomplete.count += 1
    cut.append(container.node)
  }

  /// Nil where neither its name nor the line tells.
  private func viewClass(of view: DumpedView, in source: SourceText) -> ViewClass? {
    if let meant = view.meant { return meant }
    for fact in view.facts where fact.key == .baseClass {
      return ViewClass.names.index(of: fact.place, in: source.padded).map(ViewClass.init(index:))
    }
    if let index = ViewClass.names.index(of: view.type, in: source.padded) { return ViewClass(index: index) }
    return ViewClass(named: TypeName.unqualified(source.string(view.type)))
  }

  /// What a line says of a view; the mapping stays open.
  private mutating func write(_ view: DumpedView, to json: inout JSONReader, in source: SourceText)
    throws(Diagnostic)
  {
    try json.tape.append(.mapping, offset: view.range.lowerBound, extent: 0)
    try json.append(.type, at: view.type)
    if let meant = meant(by: view) {
      try json.append(meant.name, at: view.type)
    } else {
      try json.append(scalar: .text, at: view.type)
    }
    if let reference = view.reference {
      try json.append(.reference, at: reference)
      try json.append(scalar: .text, at: reference)
    }
    if format == .skeletons {
      try json.append(.isSkeletonable, at: view.mark ?? view.range)
      try json.append(scalar: view.mark == nil ? .false : .true, at: view.mark ?? view.range)
    }
    switch view.frame {
    case .numbers(let numbers, in: let frame):
      try json.append(.frame, at: frame)
      let list = json.tape.end
      try json.tape.append(.list, offset: frame.lowerBound, extent: 0)
      for number in numbers { try json.append(scalar: .number, at: number) }
      json.tape.close(list)
    case .notFinite(let frame): infiniteFrames.add(frame)
    case .broken(let frame): brokenFrames.add(frame)
    case nil: break
    }
    for fact in view.facts {
      try json.append(fact.key, at: fact.place)
      try json.append(scalar: fact.kind, at: fact.place)
    }
  }

  /// A cell is a collection's where it stands in one.
  private func meant(by view: DumpedView) -> ViewClass? {
    guard view.meant == .tableCell, open.count > 1 else { return view.meant }
    return open[open.count - 2].viewClass?.family == .collection ? .collectionCell : .tableCell
  }

  private func remarks(in source: SourceText) -> [Diagnostic] {
    foreignLines.remarkOnForeignLines(in: "a tree", of: source)
      + infiniteFrames.remark(.note, in: source) {
        "\($0.counted("frame")) of a tree \($0 == 1 ? "has" : "have") a number that is not finite: "
          + "\($0 == 1 ? "it counts" : "they count") as unknown"
      }
      + brokenFrames.remark(.warning, in: source) {
        "\($0.counted("frame")) of a tree cannot be read: \($0 == 1 ? "it counts" : "they count") as unknown"
      }
      + cutLines.remark(
        .warning, in: source,
        help: "copy the whole line: consoles cut long ones, files that the app writes hold all of it"
      ) {
        "\($0.counted("line")) of a tree \($0 == 1 ? "is" : "are") cut: what was to follow is unknown"
      }
      + gaps.remark(.warning, in: source, help: "copy the whole tree, with the bars before its lines") {
        "\($0.counted("view")) of a tree \($0 == 1 ? "is" : "are") deeper than the line before allows: "
          + "views between are missing"
      } + remarkOnShortfall(in: source)
  }

  private func remarkOnShortfall(in source: SourceText) -> [Diagnostic] {
    guard let shortfall else { return [] }
    return incomplete.remark(
      .warning, in: source, help: "copy the whole tree, with the spaces at the beginning of its lines"
    ) { count in
      let more = count > 1 ? ", and \((count - 1).counted("more view")) of this tree too" : ""
      return "\(shortfall.type.shortened) says that it holds \(shortfall.said.counted("skeletonable view")), "
        + "\(shortfall.listed) of them \(shortfall.listed == 1 ? "is" : "are") in the log\(more)"
    }
  }

  /// What its format does not say.
  private func lack(in source: SourceText) -> [Diagnostic] {
    guard let lack = format.lack else { return [] }
    let help = "a capture holds all of it: po view.skeletonHierarchy()"
    return [Diagnostic("syntax-error", .note, lack, at: source.place(first.type), help: help)]
  }
}
