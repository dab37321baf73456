/// Which views of two trees are the same view: by id, then by equal subtrees, then from the roots down, then
/// from the leaves up; after GumTree (Falleri and others, 2014).
///
/// Time is O(n log n): every step sorts or hashes, and aligning siblings is bounded (`SiblingAlignment`).
struct TreeMatching {
  let old: ComparedTree
  let new: ComparedTree
  private(set) var toNew: [Int?]
  private(set) var toOld: [Int?]
  /// Old nodes whose children are still to be matched.
  private var queue: [Int] = []

  /// Matches in an order of the two that does not depend on which is called old: the difference the other way
  /// round is the same one, mirrored.
  ///
  /// - Parameter references: of both trees' nodes, where they may name the same views on both sides.
  static func match(
    _ old: ComparedTree, _ new: ComparedTree, references: (old: [UInt64?]?, new: [UInt64?]?) = (nil, nil)
  ) -> TreeMatching {
    let isSwapped = (new.count, new.nodes.first?.content ?? 0) < (old.count, old.nodes.first?.content ?? 0)
    var matching = isSwapped ? TreeMatching(new, old) : TreeMatching(old, new)
    matching.matchIDs()
    if let old = references.old, let new = references.new {
      matching.matchReferences(isSwapped ? new : old, isSwapped ? old : new)
    }
    matching.matchSubtrees()
    matching.matchRest()
    return isSwapped ? matching.mirrored : matching
  }

  private init(_ old: ComparedTree, _ new: ComparedTree) {
    (self.old, self.new) = (old, new)
    toNew = Array(repeating: nil, count: old.count)
    toOld = Array(repeating: nil, count: new.count)
  }

  private var mirrored: TreeMatching {
    var matching = TreeMatching(new, old)
    (matching.toNew, matching.toOld) = (toOld, toNew)
    return matching
  }

  /// All nodes in the order of the new tree; one that only the old tree has stands after the node before it.
  var pairs: [(old: Int?, new: Int?)] {
    var removed: [Int: [Int]] = [:]
    var before = -1
    for node in old.nodes.indices {
      before = toNew[node] ?? before
      if toNew[node] == nil { removed[before, default: []].append(node) }
    }
    var pairs: [(old: Int?, new: Int?)] = []
    pairs.reserveCapacity(new.count)
    for node in -1..<new.count {
      if node >= 0 { pairs.append((toOld[node], node)) }
      for old in removed[node] ?? [] { pairs.append((old, nil)) }
    }
    return pairs
  }

  mutating func match(_ oldNode: Int, _ newNode: Int) {
    guard toNew[oldNode] == nil, toOld[newNode] == nil else { return }
    toNew[oldNode] = newNode
    toOld[newNode] = oldNode
    queue.append(oldNode)
  }

  /// An id that stands once on both sides names one view, whatever its type.
  private mutating func matchIDs() {
    let once = Self.once(old.nodes.map(\.id), new.nodes.map(\.id))
    for (node, other) in once.pairs { match(node, other) }
  }

  /// Addresses of one run; in another run the same address may be any view, which the types give away.
  private mutating func matchReferences(_ oldReferences: [UInt64?], _ newReferences: [UInt64?]) {
    let once = Self.once(oldReferences, newReferences)
    let pairs = once.pairs.filter { old.nodes[$0].type == new.nodes[$1].type }
    guard pairs.count * 2 >= once.fewest else { return }
    for (node, other) in pairs { match(node, other) }
  }

  /// The nodes with values that stand once on both sides, in order; and how many stand once on the side with fewer.
  private static func once<Value: Hashable>(
    _ olds: [Value?], _ news: [Value?]
  ) -> (pairs: [(old: Int, new: Int)], fewest: Int) {
    let (oldNodes, newNodes) = (unique(olds), unique(news))
    let pairs = zip(0..., olds).compactMap { node, value -> (old: Int, new: Int)? in
      guard let value, oldNodes[value] != nil, let other = newNodes[value] else { return nil }
      return (node, other)
    }
    return (pairs, min(oldNodes.count, newNodes.count))
  }

  /// Where each value stands that stands once.
  private static func unique<Value: Hashable>(_ values: [Value?]) -> [Value: Int] {
    var places: [Value: Int] = [:]
    var repeated: Set<Value> = []
    for (index, value) in zip(0..., values) {
      guard let value else { continue }
      if places.updateValue(index, forKey: value) != nil { repeated.insert(value) }
    }
    return places.filter { !repeated.contains($0.key) }
  }

  private mutating func matchRest() {
    guard old.count > 0, new.count > 0 else { return }
    if old.nodes[0].type == new.nodes[0].type { match(0, 0) }
    matchChildren()
    matchParents()
    matchChildren()
    // A root that changed its class.
    match(0, 0)
    matchChildren()
  }

  /// Matches what is left of the children of matched nodes, and of those that it matches thereby.
  private mutating func matchChildren() {
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      if let partner = toNew[node] { alignChildren(of: node, partner) }
    }
    queue.removeAll(keepingCapacity: true)
  }
}

extension TreeMatching {
  /// From the leaves up: a free view whose children are mostly those of a free view on the other side is that
  /// one, wherever it stands; of another class only in the same place.
  mutating func matchParents() {
    for node in old.nodes.indices.reversed() where toNew[node] == nil && old.nodes[node].end > node + 1 {
      guard let best = majority(of: node), toOld[best.node] == nil,
        // They are mostly equal.
        best.votes * 4 >= best.children + new.children(of: best.node).count(where: { _ in true })
      else { continue }
      let (first, second) = (old.nodes[node], new.nodes[best.node])
      if let id = first.id, let other = second.id, id != other { continue }
      if first.type == second.type || isSamePlace(node, best.node) { match(node, best.node) }
    }
  }

  private func isSamePlace(_ oldNode: Int, _ newNode: Int) -> Bool {
    guard let parent = old.nodes[oldNode].parent, let other = new.nodes[newNode].parent else { return false }
    return toNew[parent] == other
  }
}
