/// Which matched views stand elsewhere: views that were put between others, or taken from there, move none.
struct Moves {
  enum Move: Equatable, Sendable {
    /// The nearest views above them that both sides have are different ones.
    case parent
    /// Among the views there.
    case order
  }

  /// By new node.
  private(set) var moves: [Int: Move] = [:]

  init(_ matching: TreeMatching) {
    let oldAnchors = Self.anchors(matching.old, matching.toNew)
    let newAnchors = Self.anchors(matching.new, matching.toOld)
    var siblings: [[Int]] = Array(repeating: [], count: matching.new.count + 1)
    for node in matching.new.nodes.indices {
      guard let partner = matching.toOld[node] else { continue }
      let anchor = newAnchors[node]
      if oldAnchors[partner].flatMap({ matching.toNew[$0] }) != anchor {
        moves[node] = .parent
      } else {
        siblings[anchor.map { $0 + 1 } ?? 0].append(node)
      }
    }
    for group in siblings where group.count > 1 {
      let places = group.map { matching.toOld[$0] ?? 0 }
      // Most stand in order.
      if zip(places, places.dropFirst()).allSatisfy(<) { continue }
      let kept = Self.longestAscent(of: places)
      for (index, node) in zip(0..., group) where !kept.contains(index) { moves[node] = .order }
    }
  }

  /// For each node the nearest one above it that both sides have.
  private static func anchors(_ tree: ComparedTree, _ partners: [Int?]) -> [Int?] {
    var anchors: [Int?] = Array(repeating: nil, count: tree.count)
    for node in tree.nodes.indices {
      guard let parent = tree.nodes[node].parent else { continue }
      anchors[node] = partners[parent] == nil ? anchors[parent] : parent
    }
    return anchors
  }

  /// The indices of a longest ascending subsequence, in O(n log n).
  static func longestAscent(of values: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for (index, value) in zip(0..., values) {
      let place = tails.endOfPrefix { values[$0] < value }
      previous[index] = place > 0 ? tails[place - 1] : -1
      if place == tails.count { tails.append(index) } else { tails[place] = index }
    }
    var ascent: Set<Int> = []
    var index = tails.last ?? -1
    while index >= 0 {
      ascent.insert(index)
      index = previous[index]
    }
    return ascent
  }
}
