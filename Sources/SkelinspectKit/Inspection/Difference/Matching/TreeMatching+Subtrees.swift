extension TreeMatching {
  /// Matches equal subtrees where both sides have the same number of them, the largest first: in order, as
  /// nothing tells them apart.
  mutating func matchSubtrees() {
    matchSubtrees(atLeast: 1, by: \.content)
    matchSubtrees(atLeast: 2, by: \.shape)
  }

  private mutating func matchSubtrees(atLeast minimum: Int, by hash: KeyPath<ComparedTree.Node, UInt64>) {
    let olds = Subtree.all(of: old, unmatchedIn: toNew, atLeast: minimum, by: hash)
    let news = Subtree.all(of: new, unmatchedIn: toOld, atLeast: minimum, by: hash)
    for subtree in olds.keys.filter({ news[$0] != nil }).sorted(by: { $0.order < $1.order }) {
      let free = (olds[subtree] ?? []).filter { toNew[$0] == nil }
      let others = (news[subtree] ?? []).filter { toOld[$0] == nil }
      guard free.count == others.count else { continue }
      for (one, other) in zip(free, others) {
        for offset in 0..<subtree.size { match(one + offset, other + offset) }
      }
    }
  }
}

/// Equal for equal subtrees.
private struct Subtree: Hashable {
  let size: Int
  let hash: UInt64

  /// Less for larger ones.
  var order: (Int, UInt64) { (-size, hash) }

  /// The nodes that the subtrees of a tree begin with.
  static func all(
    of tree: ComparedTree, unmatchedIn partners: [Int?], atLeast minimum: Int,
    by hash: KeyPath<ComparedTree.Node, UInt64>
  ) -> [Subtree: [Int]] {
    let nodes = tree.nodes.indices.filter { partners[$0] == nil && tree.nodes[$0].end - $0 >= minimum }
    return Dictionary(grouping: nodes) { node in
      Subtree(size: tree.nodes[node].end - node, hash: tree.nodes[node][keyPath: hash])
    }
  }
}
