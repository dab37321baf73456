/// What an app printed against what a file says that it prints: which views recursion reaches.
struct TreesDifference: Sendable {
  /// The log's trees beside the file's that are most like them, in the log's order.
  private(set) var pairs: [TreeDifference] = []
  /// The log's trees that are like none of the file's.
  private(set) var strangers: [Inspection] = []
  /// The file's roots whose tree is not in the log.
  private(set) var missing: [(file: Inspection, root: ViewIndex)] = []
  /// The log is the newer of the two.
  let isLogNew: Bool

  init(file: [Hierarchy], log: [Hierarchy], isLogNew: Bool) {
    self.isLogNew = isLogNew
    let files = file.map { Inspection($0) }
    let expected = files.flatMap { file in
      Set(file.hierarchy.show.roots).sorted().map { PrintedTree(file, root: $0) }
    }
    var isFound = Array(repeating: false, count: expected.count)
    var firsts: [PrintedTree.Shape: Int] = [:]
    for log in log.map({ PrintedTree(Inspection($0), root: 0) }) {
      let isOnly = expected.count == 1 && log.inspection.hierarchy.views.count > 0 && file.count == 1
      if let first = firsts[log.shape] {
        pairs[first].copies += 1
        continue
      }
      guard let match = log.best(among: expected, isOnly: isOnly) else {
        strangers.append(log.inspection)
        continue
      }
      isFound[match] = true
      firsts[log.shape] = pairs.count
      pairs.append(
        TreeDifference(
          expected[match].inspection, root: expected[match].root, log: log.inspection, isLogNew: isLogNew))
    }
    missing = zip(expected, isFound).filter { !$1 }.map { ($0.0.inspection, $0.0.root) }
  }

  /// No tree that both have differs; what only one of them has is another screen, unless nothing fits.
  var isEmpty: Bool { !pairs.isEmpty && pairs.allSatisfy(\.changes.isEmpty) }
}

/// The tree of one root, and what it looks like from afar.
private struct PrintedTree {
  /// The types of all views and how deep they stand, in order.
  typealias Shape = [String]

  let inspection: Inspection
  let root: ViewIndex
  let shape: Shape
  private let types: [String: Int]

  init(_ inspection: Inspection, root: ViewIndex) {
    (self.inspection, self.root) = (inspection, root)
    let hierarchy = inspection.hierarchy
    let listed = inspection.listedViews(below: root)
    var shape: Shape = ["\(inspection.isMarked(root))"]
    var types: [String: Int] = [:]
    var ends: [ViewIndex] = []
    for view in root..<hierarchy.views[root].end where listed[view - root] {
      while let end = ends.last, end <= view { ends.removeLast() }
      let type = hierarchy.typeName(of: view)
      shape.append("\(ends.count) \(type)")
      types[type, default: 0] += 1
      ends.append(hierarchy.views[view].end)
    }
    (self.shape, self.types) = (shape, types)
  }

  /// The one with the most views in common; of other roots only where there is but one.
  func best(among others: [PrintedTree], isOnly: Bool) -> Int? {
    if let same = others.firstIndex(where: { $0.shape == shape }) { return same }
    var best: (index: Int, likeness: Double)?
    for (index, other) in zip(0..., others) where isOnly || other.rootType == rootType {
      let likeness = likeness(to: other)
      if likeness > best?.likeness ?? (isOnly ? 0.1 : 0.3) { best = (index, likeness) }
    }
    return best?.index
  }

  private var rootType: String { inspection.hierarchy.typeName(of: root) }

  /// Twice the common views over all: 1 for the same ones.
  private func likeness(to other: PrintedTree) -> Double {
    let common = types.reduce(0) { $0 + min($1.value, other.types[$1.key] ?? 0) }
    return 2 * Double(common) / Double(max(shape.count + other.shape.count - 2, 1))
  }
}
