/// Draws a tree's branches before its lines: `├─ ` and `└─ `, without recursion.
struct TreeDrawing {
  /// For each open level whether more siblings follow.
  private var levels: [(end: Int, continues: Bool)] = []

  /// What stands before a view's own text; views are asked for in order.
  ///
  /// - Parameters:
  ///   - end: the index after the last view that it holds.
  ///   - isLast: no sibling follows.
  mutating func prefix(of view: Int, end: Int, isLast: Bool) -> String {
    while let last = levels.last, last.end <= view { levels.removeLast() }
    var prefix = ""
    for level in levels.dropFirst() { prefix += level.continues ? "│  " : "   " }
    if !levels.isEmpty { prefix += isLast ? "└─ " : "├─ " }
    levels.append((end, !isLast))
    return prefix
  }
}
