/// Which views of two trees are the same view: by id, then by equal subtrees, then from the roots down, then
/// from the leaves up; after GumTree (Falleri and others, 2014).
///
/// Time is O(n log n): every step sorts or hashes.
struct TreeMatching {
  let old: ComparedTree
  let new: ComparedTree
  private(set) var toNew: [Int?]
  private(set) var toOld: [Int?]
  /// Old nodes whose children are still to be matched.
  private var queue: [Int] = []

  /// Matches in an order of the two that does not depend on which is called old: the difference the other way
  /// round is the same one, mirrored.
  static func match(_ old: ComparedTree, _ new: ComparedTree) -> TreeMatching {
    let isSwapped = (new.count, new.nodes.first?.content ?? 0) < (old.count, old.nodes.first?.content ?? 0)
    var matching = isSwapped ? TreeMatching(new, old) : TreeMatching(old, new)
    matching.matchIDs()
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
    let (olds, news) = (Self.unique(old), Self.unique(new))
    for (node, id) in zip(0..., old.nodes.map(\.id)) {
      if let id, olds[id] != nil, let other = news[id] { match(node, other) }
    }
  }

  /// Where each id stands that stands once.
  private static func unique(_ tree: ComparedTree) -> [Int32: Int] {
    let nodes = tree.nodes.indices.filter { tree.nodes[$0].id != nil }
    return Dictionary(grouping: nodes) { tree.nodes[$0].id ?? 0 }.compactMapValues {
      $0.count == 1 ? $0[0] : nil
    }
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
