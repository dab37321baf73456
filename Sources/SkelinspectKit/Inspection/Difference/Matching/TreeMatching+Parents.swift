extension TreeMatching {
  /// From the leaves up: a free view whose children are mostly those of a free view on the other side is that
  /// one, wherever it stands; of another class only in the same place.
  mutating func matchParents() {
    for node in old.nodes.indices.reversed() where toNew[node] == nil && old.nodes[node].end > node + 1 {
      guard let best = majority(of: node), toOld[best.node] == nil, areMostlyEqual(best) else { continue }
      let (first, second) = (old.nodes[node], new.nodes[best.node])
      if let id = first.id, let other = second.id, id != other { continue }
      if first.type == second.type || isSamePlace(node, best.node) { match(node, best.node) }
    }
  }

  private func areMostlyEqual(_ best: (node: Int, votes: Int, children: Int)) -> Bool {
    let others = new.children(of: best.node).reduce(0) { count, _ in count + 1 }
    return best.votes * 4 >= best.children + others
  }

  private func isSamePlace(_ oldNode: Int, _ newNode: Int) -> Bool {
    guard let parent = old.nodes[oldNode].parent, let other = new.nodes[newNode].parent else { return false }
    return toNew[parent] == other
  }
}
