extension TreeMatching {
  /// Matches equal subtrees where both sides have the same number of them, the largest first: in order, as
  /// nothing tells them apart.
  mutating func matchSubtrees() {
    matchSubtrees(atLeast: 1, by: \.content)
    matchSubtrees(atLeast: 2, by: \.shape)
  }

  private mutating func matchSubtrees(atLeast minimum: Int, by hash: KeyPath<ComparedTree.Node, UInt64>) {
    let oldGroups = Subtrees(old, unmatchedIn: toNew, atLeast: minimum, by: hash).sorted
    let newGroups = Subtrees(new, unmatchedIn: toOld, atLeast: minimum, by: hash).sorted
    var (oldStart, newStart) = (0, 0)
    while oldStart < oldGroups.count, newStart < newGroups.count {
      let (first, second) = (oldGroups[oldStart], newGroups[newStart])
      let oldEnd = Subtrees.end(of: first, in: oldGroups, from: oldStart)
      let newEnd = Subtrees.end(of: second, in: newGroups, from: newStart)
      if first.isEqual(to: second) {
        let free = oldGroups[oldStart..<oldEnd].filter { toNew[$0.node] == nil }
        let others = newGroups[newStart..<newEnd].filter { toOld[$0.node] == nil }
        if free.count == others.count {
          for (one, other) in zip(free, others) { matchWhole(one.node, other.node, size: one.size) }
        }
        (oldStart, newStart) = (oldEnd, newEnd)
      } else if first.isBefore(second) {
        oldStart = oldEnd
      } else {
        newStart = newEnd
      }
    }
  }

  private mutating func matchWhole(_ oldNode: Int, _ newNode: Int, size: Int) {
    for offset in 0..<size { match(oldNode + offset, newNode + offset) }
  }
}

/// The subtrees of a tree in the order in which they are matched.
private struct Subtrees {
  struct Subtree {
    let node: Int
    let size: Int
    let hash: UInt64

    func isEqual(to other: Subtree) -> Bool { size == other.size && hash == other.hash }

    func isBefore(_ other: Subtree) -> Bool {
      size != other.size ? size > other.size : hash != other.hash ? hash < other.hash : false
    }
  }

  let sorted: [Subtree]

  init(
    _ tree: ComparedTree, unmatchedIn partners: [Int?], atLeast minimum: Int,
    by hash: KeyPath<ComparedTree.Node, UInt64>
  ) {
    let subtrees = tree.nodes.indices.compactMap { node -> Subtree? in
      let size = tree.nodes[node].end - node
      guard partners[node] == nil, size >= minimum else { return nil }
      return Subtree(node: node, size: size, hash: tree.nodes[node][keyPath: hash])
    }
    sorted = subtrees.sorted { $0.isEqual(to: $1) ? $0.node < $1.node : $0.isBefore($1) }
  }

  /// The index after the last subtree that equals one.
  static func end(of subtree: Subtree, in list: [Subtree], from start: Int) -> Int {
    var end = start + 1
    while end < list.count, list[end].isEqual(to: subtree) { end += 1 }
    return end
  }
}
