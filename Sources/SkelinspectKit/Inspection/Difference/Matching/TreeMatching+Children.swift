extension TreeMatching {
  /// Levels of views around others that were inserted or removed at once and are looked through.
  private static let maximumWrappers = 3

  /// Matches the free children of two matched nodes with one another; then those inside views that only one
  /// side has, so that a view put around others is one insertion.
  mutating func alignChildren(of oldNode: Int, _ newNode: Int) {
    var oldLevel = freeChildren(of: [oldNode], in: old, toNew)
    var newLevel = freeChildren(of: [newNode], in: new, toOld)
    guard !oldLevel.isEmpty || !newLevel.isEmpty else { return }
    for gap in gaps(of: oldNode, newNode) { align(gap.old, gap.new, areSiblings: true) }
    oldLevel.removeAll { toNew[$0] != nil }
    newLevel.removeAll { toOld[$0] != nil }
    align(oldLevel, newLevel, areSiblings: true)
    var (oldInner, newInner) = (oldLevel, newLevel)
    for _ in 0..<Self.maximumWrappers {
      oldLevel.removeAll { toNew[$0] != nil }
      newLevel.removeAll { toOld[$0] != nil }
      newInner = freeChildren(of: newInner.filter { toOld[$0] == nil }, in: new, toOld)
      oldInner = freeChildren(of: oldInner.filter { toNew[$0] == nil }, in: old, toNew)
      guard !oldLevel.isEmpty && !newInner.isEmpty || !newLevel.isEmpty && !oldInner.isEmpty else { return }
      align(oldLevel, newInner, areSiblings: false)
      align(oldInner.filter { toNew[$0] == nil }, newLevel, areSiblings: false)
    }
  }

  private func freeChildren(of nodes: [Int], in tree: ComparedTree, _ partners: [Int?]) -> [Int] {
    nodes.flatMap { tree.children(of: $0).filter { partners[$0] == nil } }
  }

  /// By what tells most first, and by the class alone at last: of those that are equal by it the first is the first.
  private mutating func align(_ olds: [Int], _ news: [Int], areSiblings: Bool) {
    guard !olds.isEmpty, !news.isEmpty else { return }
    let keys: [(ComparedTree.Node) -> UInt64] = [
      \.content, \.shape, { $0.own.mixed(with: UInt64($0.type)) }, { UInt64($0.type) },
    ]
    for key in keys {
      // The next one is the last.
      let rest = news.reversed().filter { toOld[$0] == nil }
      var free = Dictionary(grouping: rest) { key(new.nodes[$0]) }
      for node in olds where toNew[node] == nil {
        guard let other = free[key(old.nodes[node])]?.popLast(), mayBe(node, other, areSiblings: areSiblings)
        else { continue }
        match(node, other)
      }
    }
  }

  /// Whether two nodes may be the same view; of one an id may have changed, and nothing else.
  private func mayBe(_ oldNode: Int, _ newNode: Int, areSiblings: Bool) -> Bool {
    let (first, second) = (old.nodes[oldNode], new.nodes[newNode])
    guard first.type == second.type else { return false }
    let isOther = first.id != nil && second.id != nil && first.id != second.id
    return !isOther || areSiblings && first.own == second.own
  }

  /// The new node in which most children of an old one stand now.
  func majority(of oldNode: Int) -> (node: Int, votes: Int, children: Int)? {
    var votes: [Int: Int] = [:]
    var best: (node: Int, votes: Int)?
    var children = 0
    for child in old.children(of: oldNode) {
      children += 1
      guard let partner = toNew[child], let parent = new.nodes[partner].parent else { continue }
      let count = votes[parent, default: 0] + 1
      votes[parent] = count
      if count > best?.votes ?? 0 { best = (parent, count) }
    }
    return best.map { ($0.node, $0.votes, children) }
  }
}
