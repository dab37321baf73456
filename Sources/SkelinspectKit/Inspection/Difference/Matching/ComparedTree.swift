/// A tree of views as matching sees it: names as numbers, whole subtrees as hashes.
struct ComparedTree: Sendable {
  struct Node: Sendable {
    let view: ViewIndex
    let parent: Int?
    /// The index after the last node that it holds.
    var end = 0
    let type: Int32
    /// Of its id, which the other tree's views share; nil for none.
    let id: Int32?
    /// Of what the file says of the view itself but its id and its place.
    let own: UInt64
    /// Of the types and ids from here down.
    var shape: UInt64
    /// Of everything from here down.
    var content: UInt64
  }

  private(set) var nodes: [Node] = []
  /// For each view of the hierarchy its node; nil where it is left out.
  private(set) var nodeOfView: [Int?]

  /// - Parameters:
  ///   - root: of the tree within the hierarchy.
  ///   - listed: whether views from there on are in the tree; nil: all.
  ///   - names: shared with the other tree.
  init(_ hierarchy: Hierarchy, root: ViewIndex = 0, listed: [Bool]? = nil, names: inout TextNumbers) {
    nodeOfView = Array(repeating: nil, count: hierarchy.views.count)
    let end = hierarchy.views.isEmpty ? 0 : hierarchy.views[root].end
    nodes.reserveCapacity(listed == nil ? end - root : 0)
    for view in root..<end where listed?[view - root] ?? true {
      nodeOfView[view] = nodes.count
      append(view, of: hierarchy, isBare: listed != nil, &names)
    }
    close()
  }

  /// Of views of which only type and id are known, each a node.
  init(_ views: [(parent: Int?, type: Int32, id: Int32?)]) {
    nodeOfView = Array(views.indices)
    nodes = views.enumerated().map { view, names in
      let label = Self.label(names.type, names.id)
      return Node(
        view: view, parent: names.parent, type: names.type, id: names.id, own: 0, shape: label, content: label
      )
    }
    close()
  }

  var count: Int { nodes.count }

  /// The nodes that stand directly in a node.
  func children(of node: Int) -> some Sequence<Int> {
    sequence(state: node + 1) { [nodes, end = nodes[node].end] child in
      guard child < end else { return nil }
      defer { child = nodes[child].end }
      return child
    }
  }

  /// - Parameter isBare: only what a printed tree holds counts.
  private mutating func append(
    _ view: ViewIndex, of hierarchy: Hierarchy, isBare: Bool, _ names: inout TextNumbers
  ) {
    var ancestor = hierarchy.views[view].parent
    while let above = ancestor, nodeOfView[above] == nil { ancestor = hierarchy.views[above].parent }
    let type = names.number(of: hierarchy.typeName(of: view))
    let id = isBare ? nil : hierarchy.id(of: view).map { names.number(of: $0) }
    let own = isBare ? 0 : hierarchy.contentHash(of: view)
    let label = Self.label(type, id)
    nodes.append(
      Node(
        view: view, parent: ancestor.flatMap { nodeOfView[$0] }, type: type, id: id, own: own, shape: label,
        content: label.mixed(with: own)))
  }

  private static func label(_ type: Int32, _ id: Int32?) -> UInt64 {
    UInt64(truncatingIfNeeded: type).mixed(with: id.map { UInt64($0) + 1 } ?? 0)
  }

  /// Works out ends and hashes from the leaves up.
  private mutating func close() {
    var shapes = Array(repeating: UInt64(0), count: nodes.count)
    var contents = shapes
    for node in nodes.indices.reversed() {
      nodes[node].end = max(nodes[node].end, node + 1)
      nodes[node].shape = nodes[node].shape.mixed(with: shapes[node])
      nodes[node].content = nodes[node].content.mixed(with: contents[node])
      guard let parent = nodes[node].parent else { continue }
      nodes[parent].end = max(nodes[parent].end, nodes[node].end)
      shapes[parent] = shapes[parent].mixed(with: nodes[node].shape)
      contents[parent] = contents[parent].mixed(with: nodes[node].content)
    }
  }
}

/// Numbers for texts, equal for equal texts.
struct TextNumbers {
  private var numbers: [String: Int32] = [:]

  var count: Int { numbers.count }

  mutating func number(of text: String) -> Int32 {
    if let number = numbers[text] { return number }
    numbers[text] = Int32(count)
    return Int32(count - 1)
  }
}

extension UInt64 {
  /// A hash of both, in this order; the same in every run.
  func mixed(with other: UInt64) -> UInt64 {
    var mixed = (self ^ (self >> 32)) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 29)) &+ (other &* 0xBF58_476D_1CE4_E5B9)
    mixed = (mixed ^ (mixed >> 31)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 30)
  }
}

extension Hierarchy {
  /// Of a view's own keys in any order but its id, its reference, and where its frame begins.
  fileprivate func contentHash(of view: ViewIndex) -> UInt64 {
    attributes[views[view].attributes].reduce(0) { sum, attribute in
      switch attribute.key {
      case .reference, .accessibilityIdentifier, .lint: return sum
      case .frame:
        let size = frame(of: view).map { $0.width.bitPattern.mixed(with: $0.height.bitPattern) }
        return sum &+ UInt64(attribute.key.number).mixed(with: size ?? 0)
      default: return sum &+ UInt64(attribute.key.number).mixed(with: valueHash(of: attribute, in: view))
      }
    }
  }

  private func valueHash(of attribute: Attribute, in view: ViewIndex) -> UInt64 {
    guard case .values(let document) = tree(of: view) else {
      return attribute.value.hash
    }
    return attribute.node.map { document.value.lettersHash(document.value.value(of: $0)) } ?? 0
  }
}

extension StoredValue {
  /// The same in every run, as all hashes here.
  fileprivate var hash: UInt64 {
    switch self {
    case .text(let text): text.utf8.reduce(0) { $0.mixed(with: UInt64($1)) }
    case .number, .integer: (number ?? 0).bitPattern.mixed(with: 1)
    case .constraints(let constraints):
      constraints.reduce(0) { hash, constraint in
        let kind = UInt64(constraint.relation.rawValue) << 2 | (constraint.isRatio ? 2 : 0)
        let side: UInt64 = constraint.side == .width ? 1 : 0
        return hash.mixed(with: kind | side).mixed(with: constraint.constant.bitPattern)
      }
    case .numbers(let numbers): numbers.reduce(0) { $0.mixed(with: ($1 ?? .nan).bitPattern) }
    case .boolean(let isTrue): isTrue ? 1 : 0
    case .letters, .reference: 0
    }
  }
}

extension Document {
  /// Of the letters of a value and all that it holds, as they are written.
  fileprivate func lettersHash(_ node: Node) -> UInt64 {
    let node = resolved(node)
    let end = next(after: node)
    var hash: UInt64 = 0
    var part = node
    while part < end {
      let kind = kind(part)
      let isContainer = kind == .list || kind == .mapping || kind == .alias
      hash = hash.mixed(with: isContainer ? UInt64(kind.rawValue) : 0xFF)
      if !isContainer {
        for byte in source.bytes(range(part)) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
      part = tape.inside(after: part)
    }
    return hash
  }
}
