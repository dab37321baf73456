/// Views that were moved from the same place to the same place, and of which the same is to be said: one line
/// tells of them all.
struct EqualMoves {
  private struct Way: Hashable {
    let from: ViewIndex?
    let to: ViewIndex?
    let words: [String]
  }

  /// By the first of them, all.
  private var groups: [Int: [Int]] = [:]
  private var others: Set<Int> = []

  init(_ difference: HierarchyDifference, _ words: DifferenceWords) {
    var firsts: [Way: Int] = [:]
    for (index, change) in zip(0..., difference.changes) where change.has(.moved) {
      guard let old = change.old, let new = change.new else { continue }
      let way = Way(
        from: difference.old.hierarchy.views[old].parent, to: difference.new.hierarchy.views[new].parent,
        words: words.facts(of: change, old, new, isShared: true))
      let first = firsts[way, default: index]
      firsts[way] = first
      groups[first, default: []].append(index)
      if first != index { others.insert(index) }
    }
  }

  func isToldBefore(_ index: Int) -> Bool { others.contains(index) }

  /// The change itself among them.
  func together(with index: Int) -> [Int] { groups[index] ?? [index] }
}
