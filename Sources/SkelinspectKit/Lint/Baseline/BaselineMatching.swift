/// Which findings of a file its entries stand for. The same path comes first. Then a path that came of the other by
/// views put around, or taken away: the nearest first, and where several are as near none, rather than hide a new one.
/// Last come other numbers among siblings, which a view put beside changes: the nearest first, the later of two.
struct BaselineMatching {
  /// What a rule found at a view, and how often.
  struct Kind {
    let rule: String
    let path: String?
    let count: Int
  }

  /// How many of each kind of finding are in the baseline, and as which entries.
  private(set) var matched: [[(entry: Int, count: Int)]]
  /// How many findings of each entry have gone.
  private(set) var left: [Int]
  /// Beyond so many pairs of one rule at views of one name only the same paths count.
  private static let maximumPairs = 250_000

  private let entries: [Baseline.Entry]
  private let found: [Kind]
  private var open: [Int]
  /// Undecided: those that several are as near to.
  private var blockedEntries: Set<Int> = []
  private var blockedFound: Set<Int> = []

  init(_ entries: [Baseline.Entry], _ found: [Kind]) {
    (self.entries, self.found) = (entries, found)
    left = entries.map(\.count)
    open = found.map(\.count)
    matched = found.map { _ in [] }
    matchSame()
    if left.contains(where: { $0 > 0 }), open.contains(where: { $0 > 0 }) { matchSimilar() }
  }

  private mutating func matchSame() {
    var numbers: [Key: Int] = [:]
    for (number, entry) in zip(0..., entries) { numbers[Key(entry.rule, entry.path)] = number }
    for (number, kind) in zip(0..., found) {
      if let entry = numbers[Key(kind.rule, kind.path)] { match(entry, number) }
    }
  }

  private mutating func match(_ entry: Int, _ kind: Int) {
    let count = min(left[entry], open[kind])
    guard count > 0 else { return }
    left[entry] -= count
    open[kind] -= count
    matched[kind].append((entry, count))
  }

  private mutating func matchSimilar() {
    let paths = (entries: entries.map { BaselinePath($0.path) }, found: found.map { BaselinePath($0.path) })
    var groups: [Key: (entries: [Int], found: [Int])] = [:]
    for number in entries.indices where left[number] > 0 {
      groups[Key(entries[number].rule, paths.entries[number]), default: ([], [])].entries.append(number)
    }
    for number in found.indices where open[number] > 0 {
      groups[Key(found[number].rule, paths.found[number]), default: ([], [])].found.append(number)
    }
    for group in groups.values where group.entries.count * group.found.count <= Self.maximumPairs {
      var pairs = group.entries.flatMap { entry in
        group.found.compactMap { kind in
          paths.entries[entry].distance(to: paths.found[kind]).map {
            Pair(entry: entry, kind: kind, distance: $0, isSameView: isSameStep(paths, entry, kind))
          }
        }
      }
      pairs.sort()
      matchWrapped(pairs.filter { $0.distance.numbers == 0 && $0.isSameView })
      matchRenumbered(pairs)
    }
  }

  private func isSameStep(
    _ paths: (entries: [BaselinePath], found: [BaselinePath]), _ entry: Int, _ kind: Int
  ) -> Bool { paths.entries[entry].steps.last == paths.found[kind].steps.last }

  /// - Parameter pairs: the nearest first.
  private mutating func matchWrapped(_ pairs: [Pair]) {
    var rest = pairs[...]
    while let distance = rest.first?.distance {
      let nearest = rest.prefix { $0.distance == distance }.filter { isOpen($0) }
      rest = rest.drop { $0.distance == distance }
      let entries = Dictionary(grouping: nearest, by: \.entry),
        kinds = Dictionary(grouping: nearest, by: \.kind)
      for pair in nearest {
        if entries[pair.entry]?.count == 1, kinds[pair.kind]?.count == 1 {
          match(pair.entry, pair.kind)
        } else {
          blockedEntries.insert(pair.entry)
          blockedFound.insert(pair.kind)
        }
      }
    }
  }

  private mutating func matchRenumbered(_ pairs: [Pair]) {
    for pair in pairs where isOpen(pair) { match(pair.entry, pair.kind) }
  }

  private func isOpen(_ pair: Pair) -> Bool {
    left[pair.entry] > 0 && open[pair.kind] > 0 && !blockedEntries.contains(pair.entry)
      && !blockedFound.contains(pair.kind)
  }

  private struct Pair: Comparable {
    let entry: Int
    let kind: Int
    let distance: BaselinePath.Distance
    let isSameView: Bool

    /// What came in before others moved them on: of two as near the later one is meant.
    static func < (first: Self, second: Self) -> Bool {
      if first.distance != second.distance { return first.distance < second.distance }
      return (first.entry, -first.kind) < (second.entry, -second.kind)
    }
  }

  private struct Key: Hashable {
    let rule: String
    let view: Substring?

    init(_ rule: String, _ path: String?) { (self.rule, view) = (rule, path.map { $0[...] }) }
    init(_ rule: String, _ path: BaselinePath) { (self.rule, view) = (rule, path.steps.last?.name) }
  }
}
