/// Reads trees of JSON in a log: RFC 8259, but for lines of other output, `// comments` and `...` for what was
/// left out.
struct JSONTreeReader {
  let log: SourceText
  /// Lends the tape, the position, and the grammar of texts and numbers.
  var json: JSONReader
  /// The tree that is being read.
  var tree = JSONTree(start: 0, indentation: 0, isEscaped: false)

  init(_ log: SourceText) {
    self.log = log
    json = JSONReader(log)
  }

  /// Reads a tree from its brace on and goes to where it ends; what is not a tree of the library is taken back.
  mutating func read(from brace: Int, isEscaped: Bool) throws(Diagnostic) -> FoundTree? {
    let root = json.tape.end
    json.position = brace
    tree = JSONTree(start: brace, indentation: log.indentation(of: brace, from: 0), isEscaped: isEscaped)
    try open(.mapping)
    var end: Int?
    while !tree.open.isEmpty, end == nil {
      if try !readNext() { end = tree.lineBreak ?? json.position }
    }
    if let end {
      json.position = end
      try closeBroken()
    }
    guard tree.hasFlag, tree.isView else {
      json.tape.removeEntries(from: root)
      return nil
    }
    return FoundTree(
      root: root, range: brace..<json.position, isBroken: end != nil,
      hasPrintedKeysOnly: tree.hasPrintedKeysOnly, remarks: tree.remarks(brokenAt: end, in: log),
      cut: tree.cut)
  }

  /// How far the brace of the tree last read is indented; nil where its lines are not.
  var indentation: Int? { tree.isIndented == true ? tree.indentation : nil }

  /// One token; false where the tree breaks off.
  private mutating func readNext() throws(Diagnostic) -> Bool {
    tree.lineBreak = nil
    guard skipBetweenTokens() else { return false }
    let start = json.position
    guard try readToken() else {
      // A token that does not fit at the beginning of a line is no part of the tree.
      if json.position > start { tree.lineBreak = nil }
      return false
    }
    return true
  }

  private mutating func readToken() throws(Diagnostic) -> Bool {
    switch tree.expected {
    case .firstKey where log[json.position] == "}": return try close()
    case .firstElement where log[json.position] == "]": return try close()
    case .firstKey, .key, .firstElement, .element, .value:
      if skipElision() { return true }
      return tree.expected == .firstKey || tree.expected == .key ? try readKey() : try readValue()
    case .separator: return try readSeparator()
    }
  }

  private mutating func readKey() throws(Diagnostic) -> Bool {
    let key = json.tape.end
    guard try readText() else { return false }
    let colon = log.skipBlanks(from: json.position)
    guard log[colon] == ":", let last = tree.open.indices.last else {
      json.tape.removeEntries(from: key)
      return false
    }
    json.position = colon + 1
    tree.open[last].key = key
    tree.expected = .value
    return true
  }

  private mutating func readValue() throws(Diagnostic) -> Bool {
    switch log[json.position] {
    case "{": return try open(.mapping)
    case "[": return try open(.list)
    case "-", "0"..."9", "t", "f", "n":
      do throws(Diagnostic) { try json.readScalar() } catch { return false }
    default: guard try readText() else { return false }
    }
    endValue()
    return true
  }

  private mutating func readSeparator() throws(Diagnostic) -> Bool {
    let isMapping = tree.open.last?.isMapping == true
    switch log[json.position] {
    case ",":
      json.position += 1
      tree.expected = isMapping ? .key : .element
      return true
    case "}" where isMapping, "]" where !isMapping: return try close()
    default: return false
    }
  }

  @discardableResult
  private mutating func open(_ kind: ValueKind) throws(Diagnostic) -> Bool {
    guard tree.open.count < Limits.jsonDepth else {
      guard tree.hasFlag else { return false }
      throw json.tooDeep
    }
    let isView = tree.open.last.map { !$0.isMapping } ?? true
    let isMapping = kind == .mapping
    tree.open.append(
      JSONTree.Container(node: json.tape.end, isMapping: isMapping, isView: isMapping && isView))
    try json.tape.append(kind, offset: json.position, extent: 0)
    json.position += 1
    tree.expected = isMapping ? .firstKey : .firstElement
    return true
  }

  private mutating func close() throws(Diagnostic) -> Bool {
    json.position += 1
    guard let container = tree.open.popLast() else { return false }
    json.tape.close(container.node)
    hold(container)
    endValue()
    return true
  }

  /// Notes that a container is in the one around it, or is the tree.
  private mutating func hold(_ container: JSONTree.Container) {
    if let outer = tree.open.indices.last {
      tree.open[outer].holdsViews = tree.open[outer].holdsViews || container.isView || container.holdsViews
    } else {
      tree.isView = container.hasType || container.holdsViews
    }
  }

  /// A value was read; where it has a key, the view has that.
  private mutating func endValue() {
    tree.expected = .separator
    guard let last = tree.open.indices.last, let key = tree.open[last].key else { return }
    tree.open[last].key = nil
    switch printedKey(key) {
    case .type: tree.open[last].hasType = true
    case .isSkeletonable:
      tree.open[last].hasFlag = true
      tree.hasFlag = true
    case .reference, .children: break
    default: tree.hasPrintedKeysOnly = false
    }
  }

  /// Notes that the view has others which are missing, where a container is the list of them or has its key.
  mutating func noteCutChildren(in container: Int?) {
    guard let container else { return }
    let owner = tree.open[container].isMapping ? container : container - 1
    guard owner >= 0, let key = tree.open[owner].key, printedKey(key) == .children else { return }
    tree.open[owner].holdsViews = true
    tree.cut.append(tree.open[owner].node)
  }

  /// The key of a printed tree that stands there.
  private func printedKey(_ key: Node) -> ViewKey? {
    let entry = json.tape[key]
    guard entry.kind == .text else { return nil }
    return ViewKey.names.index(of: entry.range, in: log.padded).map { ViewKey(number: $0) }
  }

  /// Closes what is open where the tree breaks off: with what is known of a view, or without it.
  private mutating func closeBroken() throws(Diagnostic) {
    var lacksValue = true
    noteCutChildren(in: tree.open.indices.last)
    while let container = tree.open.popLast() {
      if lacksValue, let key = container.key { json.tape.removeEntries(from: key) }
      lacksValue = container.isView && !container.hasType && !container.holdsViews
      if lacksValue {
        json.tape.removeEntries(from: container.node)
        noteCutChildren(in: tree.open.indices.last)
        continue
      }
      if container.isView { try fillIn(container) }
      json.tape.close(container.node)
      hold(container)
    }
  }

  /// The type of a view may stand after its children. In a printed tree it is skeletonable (rule T2).
  private mutating func fillIn(_ container: JSONTree.Container) throws(Diagnostic) {
    let offset = json.tape[container.node].offset
    let place = offset..<offset + 1
    if !container.hasType {
      try json.append(.type, at: place)
      try json.append(ViewClass.view.name, at: place)
      tree.unknownTypes += 1
    }
    if !container.hasFlag {
      try json.append(.isSkeletonable, at: place)
      try json.append(scalar: .true, at: place)
    }
  }
}
