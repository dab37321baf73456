extension TreeMatching {
  /// Levels of views around others that were inserted or removed at once and are looked through.
  private static let maximumWrappers = 3

  /// Matches the free children of two matched nodes with one another; then those inside views that only one
  /// side has, so that a view put around others is one insertion.
  mutating func alignChildren(of oldNode: Int, _ newNode: Int) {
    var oldLevel = freeChildren(of: [oldNode], in: old, toNew)
    var newLevel = freeChildren(of: [newNode], in: new, toOld)
    guard !oldLevel.isEmpty || !newLevel.isEmpty else { return }
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

  private mutating func align(_ olds: [Int], _ news: [Int], areSiblings: Bool) {
    guard !olds.isEmpty, !news.isEmpty else { return }
    let favourites = olds.map { favourite(of: $0) }
    let pairs = SiblingAlignment.pairs(olds.count, news.count, keys: keys(olds, news)) { first, second in
      weight(olds[first], news[second], favourites[first], areSiblings: areSiblings)
    }
    for (first, second) in pairs { match(olds[first], news[second]) }
  }

  /// By which long lists are matched: from what tells most to the class alone.
  private func keys(_ olds: [Int], _ news: [Int]) -> [(old: [UInt64], new: [UInt64])] {
    let all: [(ComparedTree.Node) -> UInt64] = [
      \.content, \.shape, { $0.own.mixed(with: UInt64($0.type)) }, { UInt64($0.type) },
    ]
    return all.map { key in (olds.map { key(old.nodes[$0]) }, news.map { key(new.nodes[$0]) }) }
  }

  /// How much speaks for two nodes being the same view; 0: they are not.
  private func weight(_ oldNode: Int, _ newNode: Int, _ favourite: Int?, areSiblings: Bool) -> Int {
    let (first, second) = (old.nodes[oldNode], new.nodes[newNode])
    guard first.type == second.type else { return 0 }
    let isOther = first.id != nil && second.id != nil && first.id != second.id
    // An id that was changed, and nothing else.
    if isOther, !areSiblings || first.own != second.own { return 0 }
    var weight = isOther ? 2 : 8
    if first.id != nil, first.id == second.id { weight += 8 }
    if first.content == second.content { weight += 4 }
    if first.shape == second.shape { weight += 2 }
    if first.own == second.own { weight += 3 }
    if favourite == newNode { weight += 4 }
    return weight
  }

  /// The new node in which most children of an old one stand now.
  func favourite(of oldNode: Int) -> Int? { majority(of: oldNode).map(\.node) }

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
