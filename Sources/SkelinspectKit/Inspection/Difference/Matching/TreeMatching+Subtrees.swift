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
    var (oldStart, newStart) = (0, 0)
    while oldStart < olds.count, newStart < news.count {
      let (first, second) = (olds[oldStart], news[newStart])
      let oldEnd = olds[oldStart...].firstIndex { $0.key != first.key } ?? olds.count
      let newEnd = news[newStart...].firstIndex { $0.key != second.key } ?? news.count
      if first.key == second.key {
        let free = olds[oldStart..<oldEnd].filter { toNew[$0.node] == nil }
        let others = news[newStart..<newEnd].filter { toOld[$0.node] == nil }
        if free.count == others.count {
          for (one, other) in zip(free, others) {
            for offset in 0..<one.size { match(one.node + offset, other.node + offset) }
          }
        }
      }
      if first.key <= second.key { oldStart = oldEnd }
      if first.key >= second.key { newStart = newEnd }
    }
  }
}

private struct Subtree {
  let node: Int
  let size: Int
  let hash: UInt64

  /// Equal for equal subtrees; less for larger ones.
  var key: (Int, UInt64) { (-size, hash) }

  /// The subtrees of a tree in the order in which they are matched.
  static func all(
    of tree: ComparedTree, unmatchedIn partners: [Int?], atLeast minimum: Int,
    by hash: KeyPath<ComparedTree.Node, UInt64>
  ) -> [Subtree] {
    let subtrees = tree.nodes.indices.compactMap { node -> Subtree? in
      let size = tree.nodes[node].end - node
      guard partners[node] == nil, size >= minimum else { return nil }
      return Subtree(node: node, size: size, hash: tree.nodes[node][keyPath: hash])
    }
    return subtrees.sorted { (-$0.size, $0.hash, $0.node) < (-$1.size, $1.hash, $1.node) }
  }
}
