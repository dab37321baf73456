/// A view dump, as far as it is read: each view holds those below it that stand farther in.
struct DumpTree {
  private struct Container {
    let node: Node
    let depth: Int
    let type: Range<Int>
    let viewClass: ViewClass?
    /// The list of what it holds.
    var children: Node?
    /// What it holds tells that it is a table's cell.
    var isCell = false
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

  init(_ format: DumpFormat, root: Node, first: DumpedView) {
    (self.format, self.root, self.first, end) = (format, root, first, first.range.upperBound)
    lastDepth = first.depth
  }

  /// Adds a view to the last one that stands less far in.
  mutating func append(_ view: DumpedView, to tape: inout Tape, in source: SourceText)
    throws(Diagnostic)
  {
    for line in foreign { foreignLines.add(line) }
    foreign = []
    end = view.range.upperBound
    while let last = open.last, last.depth >= view.depth { try closeLast(of: &tape) }
    if let last = open.indices.last {
      let container = open[last]
      if container.children == nil {
        let isStack = container.viewClass?.family == .stack
        try tape.append(isStack ? .arrangedSubviews : .subviews, at: view.range)
        open[last].children = tape.end
        try tape.append(.list, offset: view.range.lowerBound, extent: 0)
      }
      let isContentView = ViewClass.names.index(of: view.type, in: source.padded)
        .map { ViewClass(index: $0) == .tableCellContentView }
      if isContentView == true, container.viewClass == nil { open[last].isCell = true }
    }
    if format != .elements, view.depth > lastDepth + 1 { gaps.add(view.range) }
    if view.isCut { cutLines.add(view.range) }
    lastDepth = view.depth
    open.append(
      Container(
        node: tape.end, depth: view.depth, type: view.type, viewClass: viewClass(of: view, in: source)))
    try write(view, to: &tape, in: source)
    count += 1
  }

  /// Closes all that is open.
  mutating func close(_ tape: inout Tape) throws(Diagnostic) {
    while !open.isEmpty { try closeLast(of: &tape) }
  }

  private mutating func closeLast(of tape: inout Tape) throws(Diagnostic) {
    guard let container = open.popLast() else { return }
    if let children = container.children { tape.close(children) }
    if container.isCell {
      try tape.append(.baseClass, at: container.type)
      try tape.append(.tableCell, at: container.type)
    }
    tape.close(container.node)
  }

  /// Nil where neither its name nor the line tells.
  private func viewClass(of view: DumpedView, in source: SourceText) -> ViewClass? {
    if let word = view.word { return word.viewClass }
    for case .text(.baseClass, let name) in view.facts {
      return ViewClass.names.index(of: name, in: source.padded).map(ViewClass.init(index:))
    }
    if let index = ViewClass.names.index(of: view.type, in: source.padded) { return ViewClass(index: index) }
    return ViewClass(named: TypeName.unqualified(source.string(view.type)))
  }

  /// What a line says of a view; the mapping stays open.
  private mutating func write(
    _ view: DumpedView, to tape: inout Tape, in source: SourceText
  ) throws(Diagnostic) {
    try tape.append(.mapping, offset: view.range.lowerBound, extent: 0)
    try tape.append(.type, at: view.type)
    if let word = word(for: view) {
      try tape.append(word, at: view.type)
    } else {
      try tape.append(.text, offset: view.type.lowerBound, extent: view.type.count)
    }
    if let reference = view.reference {
      try tape.append(.reference, at: reference)
      try tape.append(.text, offset: reference.lowerBound, extent: reference.count)
    }
    switch view.frame {
    case .numbers(let numbers, in: let frame):
      try tape.append(.frame, at: frame)
      let list = tape.end
      try tape.append(.list, offset: frame.lowerBound, extent: 0)
      for number in numbers { try tape.append(.number, offset: number.lowerBound, extent: number.count) }
      tape.close(list)
    case .notFinite(let frame): infiniteFrames.add(frame)
    case .broken(let frame): brokenFrames.add(frame)
    case nil: break
    }
    for fact in view.facts { try write(fact, to: &tape, in: source) }
  }

  /// A cell is a collection's where it stands in one.
  private func word(for view: DumpedView) -> LogWord? {
    guard view.word == .tableCell, open.count > 1 else { return view.word }
    return open[open.count - 2].viewClass?.family == .collection ? .collectionCell : .tableCell
  }

  private func write(
    _ fact: DumpedView.Fact, to tape: inout Tape, in source: SourceText
  ) throws(Diagnostic) {
    switch fact {
    case .text(let key, let letters):
      try tape.append(key, at: letters)
      try tape.append(.text, offset: letters.lowerBound, extent: letters.count)
    case .flag(let key, let isTrue, let place):
      try tape.append(key, at: place)
      try tape.append(isTrue ? .true : .false, offset: place.lowerBound, extent: place.count)
    case .number(let key, let place):
      try tape.append(key, at: place)
      try tape.append(.number, offset: place.lowerBound, extent: place.count)
    }
  }
}

extension DumpTree {
  func remarks(in source: SourceText) -> [Diagnostic] {
    foreignLines.remark(.note, in: source) {
      "\($0.counted("line")) of other output inside a tree \($0 == 1 ? "is" : "are") skipped"
    }
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
      }
  }

  /// What its format does not say.
  func lack(in source: SourceText) -> Diagnostic {
    Diagnostic(
      "syntax-error", .note, format.lack, at: source.place(first.type),
      help: "a capture holds all of it: po view.skeletonHierarchy()")
  }
}
