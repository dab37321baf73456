/// The free children of two matched nodes between those that are matched already and stand in the same order.
struct SiblingGaps {
  private(set) var gaps: [(old: [Int], new: [Int])] = []

  /// Nothing where no children are matched, or none are free on one side.
  init(of oldNode: Int, _ newNode: Int, in matching: TreeMatching) {
    let olds = Array(matching.old.children(of: oldNode))
    let news = Array(matching.new.children(of: newNode))
    let common = olds.filter { child in
      matching.toNew[child].map { matching.new.nodes[$0].parent == newNode } ?? false
    }
    guard !common.isEmpty, common.count < olds.count, common.count < news.count else { return }
    let kept = Moves.longestAscent(of: common.compactMap { matching.toNew[$0] })
    let anchors = zip(0..., common).filter { kept.contains($0.0) }.map(\.1)
    var oldGaps = Self.parts(of: olds, at: anchors)
    var newGaps = Self.parts(of: news, at: anchors.compactMap { matching.toNew[$0] })
    for index in oldGaps.indices {
      oldGaps[index].removeAll { matching.toNew[$0] != nil }
      newGaps[index].removeAll { matching.toOld[$0] != nil }
      if !oldGaps[index].isEmpty, !newGaps[index].isEmpty { gaps.append((oldGaps[index], newGaps[index])) }
    }
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
