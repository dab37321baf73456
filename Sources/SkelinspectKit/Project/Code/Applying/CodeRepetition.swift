/// Views that loops make.
extension CodeApplying {
  /// Of those of a loop over data it is not even known that there is one, and no rule speaks of them.
  mutating func applyRepetition() {
    for node in tree.nodes.indices where tree.nodes[node].repetition != .once {
      if let view = views[node] {
        said.repeated[view] = .some(countInOne(node))
      }
      guard tree.nodes[node].repetition == .perhapsOften else { continue }
      let inside = tree.subtree(node)
      for view in inside.compactMap({ views[$0] }) { said.unknown[view, default: []].insert(.isSkeletonable) }
      for around in tree.outwards(from: node).dropFirst() {
        guard holdsOnlyData(around) else { break }
        views[around].map { _ = said.mayBeEmpty.insert($0) }
      }
    }
  }

  /// How many there are in one of the views around it that loops make too; nil: nobody knows.
  private func countInOne(_ node: JoinedTree.NodeIndex) -> Int? {
    guard case .often(let count?) = tree.nodes[node].repetition else { return nil }
    let around = tree.outwards(from: node).dropFirst().first { tree.nodes[$0].repetition != .once }
    guard let around else { return count }
    guard case .often(let outer?) = tree.nodes[around].repetition, count.isMultiple(of: outer) else {
      return nil
    }
    return count / outer
  }

  /// Whether all that stands in a view comes from loops over data.
  private func holdsOnlyData(_ node: JoinedTree.NodeIndex) -> Bool {
    var work = tree.nodes[node].children
    while let next = work.popLast() {
      guard tree.nodes[next].repetition != .perhapsOften else { continue }
      if tree.nodes[next].children.isEmpty { return false }
      work += tree.nodes[next].children
    }
    return true
  }
}
