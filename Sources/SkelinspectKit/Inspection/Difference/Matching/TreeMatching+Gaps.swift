extension TreeMatching {
  /// The free children of two matched nodes between those that are matched already and stand in the same
  /// order; none where no children are matched, or none are free on one side.
  func gaps(of oldNode: Int, _ newNode: Int) -> [(old: [Int], new: [Int])] {
    let olds = Array(old.children(of: oldNode))
    let news = Array(new.children(of: newNode))
    let common = olds.filter { child in toNew[child].map { new.nodes[$0].parent == newNode } ?? false }
    guard !common.isEmpty, common.count < olds.count, common.count < news.count else { return [] }
    let kept = Moves.longestAscent(of: common.compactMap { toNew[$0] })
    let anchors = zip(0..., common).filter { kept.contains($0.0) }.map(\.1)
    let oldGaps = Self.parts(of: olds, at: anchors).map { $0.filter { toNew[$0] == nil } }
    let newGaps = Self.parts(of: news, at: anchors.compactMap { toNew[$0] }).map {
      $0.filter { toOld[$0] == nil }
    }
    return zip(oldGaps, newGaps).filter { !$0.isEmpty && !$1.isEmpty }.map { (old: $0, new: $1) }
  }

  /// What stands before, between and after the anchors.
  private static func parts(of nodes: [Int], at anchors: [Int]) -> [[Int]] {
    var parts: [[Int]] = [[]]
    for node in nodes {
      if parts.count <= anchors.count, node == anchors[parts.count - 1] {
        parts.append([])
      } else {
        parts[parts.count - 1].append(node)
      }
    }
    return parts
  }
}
