extension Document {
  /// With the cells of other files where its tables and collections use them; those stand behind its own
  /// values, and aliases stand for them.
  func joined(_ uses: CellUses) -> Document? {
    var tape = JoinedTape(self)
    tape.copy(uses)
    return tape.isTooLarge ? nil : tape.document
  }
}

/// The values of a file, with places for those of others, and these behind them.
private struct JoinedTape {
  private let host: Document
  private var entries: [Entry] = []
  private var decoded: [UInt8]
  private var source: [UInt8]
  private var texts: [SourceText.Part] = []
  private var parts: [Document.Part] = []
  /// For each node of the host where it stands now; one more for the end.
  private var moved: [Node] = []
  /// Aliases, and the cells that they stand for.
  private var aliases: [(node: Node, cell: Nibs.Cell)] = []
  /// By the file's name, its first value here.
  private var firstNodes: [String: Node] = [:]

  init(_ host: Document) {
    self.host = host
    decoded = host.decoded
    source = Array(host.source.bytes)
  }

  var isTooLarge: Bool {
    source.count > Limits.inputSize || entries.count > Limits.extent || decoded.count > Limits.extent
  }

  mutating func copy(_ uses: CellUses) {
    let replacements = Dictionary(uses.replacements.map { ($0.node, $0.cell) }) { first, _ in first }
    // Before a mapping's first key, where no other container ends.
    let additions = Dictionary(grouping: uses.additions) { $0.node + 1 }
    moved.reserveCapacity(host.entries.count + 1)
    var node = 0
    while node <= host.entries.count {
      for (mapping, key, cell) in additions[node] ?? [] { add(key, cell, to: mapping) }
      moved.append(entries.count)
      guard node < host.entries.count else { break }
      if let cell = replacements[node] {
        let end = host.next(after: node)
        addAlias(of: cell, at: host.entries[node].offset)
        moved += Array(repeating: entries.count - 1, count: end - node - 1)
        node = end
      } else {
        let count = host.holdsTwoEntries(node) ? 2 : 1
        entries += host.entries[node..<node + count]
        if count == 2 { moved.append(entries.count - 1) }
        node += count
      }
    }
    closeContainers()
    for (alias, cell) in aliases { resolve(alias, cell) }
  }

  private mutating func add(_ key: ViewKey, _ cell: Nibs.Cell, to mapping: Node) {
    let offset = host.entries[mapping].offset
    let word = Array(key.rawValue.utf8)
    entries.append(Entry(.decodedText, offset: offset, extent: 1))
    entries.append(Entry(.decodedText, offset: decoded.count, extent: word.count))
    decoded += word
    entries.append(Entry(.list, offset: offset, extent: entries.count + 2))
    addAlias(of: cell, at: offset)
  }

  private mutating func addAlias(of cell: Nibs.Cell, at offset: Int) {
    aliases.append((entries.count, cell))
    entries.append(Entry(.alias, offset: offset, extent: 0))
  }

  /// Of the host's own values: their ends and targets have moved.
  private mutating func closeContainers() {
    var node = 0
    while node < host.entries.count {
      let entry = host.entries[node]
      let place = moved[node]
      let isKept = entries[place].kind == entry.kind && entries[place].offset == entry.offset
      switch entry.kind {
      case .list, .mapping: if isKept { entries[place].close(at: moved[entry.extent]) }
      case .alias: if isKept { entries[place].close(at: moved[entry.extent]) }
      default: break
      }
      node += host.holdsTwoEntries(node) ? 2 : 1
    }
  }

  /// Gives an alias its cell, whose file is copied once.
  private mutating func resolve(_ alias: Node, _ cell: Nibs.Cell) {
    let first = firstNodes[cell.name] ?? append(cell.document)
    firstNodes[cell.name] = first
    entries[alias].close(at: first + cell.node)
  }

  private mutating func append(_ part: Document) -> Node {
    let first = entries.count
    source.append(0x0A)
    let (text, letters) = (source.count, decoded.count)
    source += part.source.bytes
    decoded += part.decoded
    texts.append(SourceText.Part(start: text, name: part.source.name))
    parts.append(Document.Part(first: first, format: part.format))
    var node = 0
    while node < part.entries.count {
      let entry = part.entries[node]
      let isContainer = entry.kind == .list || entry.kind == .mapping || entry.kind == .alias
      entries.append(
        Entry(
          entry.kind, offset: entry.offset + text, extent: isContainer ? entry.extent + first : entry.extent))
      if part.holdsTwoEntries(node) {
        let second = part.entries[node + 1]
        entries.append(Entry(second.kind, offset: second.offset + letters, extent: second.extent))
        node += 1
      }
      node += 1
    }
    return first
  }

  var document: Document {
    var document = Document(
      source: SourceText(source, named: host.source.name, parts: texts), format: host.format,
      entries: entries,
      decoded: decoded, roots: host.roots.map { moved[$0] }, problems: host.problems)
    document.remarks = Dictionary(host.remarks.map { (moved[$0.key], $0.value) }) { first, _ in first }
    document.parts = parts
    document.interfaceBuilder = host.interfaceBuilder.moved { moved[$0] }
    return document
  }
}

extension Document {
  fileprivate func holdsTwoEntries(_ node: Node) -> Bool {
    kind(node) == .decodedText || kind(node) == .decodedPlainText
  }
}
