/// Which hierarchies of two files are the same screen.
struct HierarchyPairing {
  /// What tells a hierarchy from the others of its file.
  struct Side {
    let name: String?
    let rootID: String?
    let rootType: String?
    /// Made only where nothing else tells.
    let tree: (inout TextNumbers) -> ComparedTree
  }

  private(set) var pairs: [(old: Int, new: Int)] = []
  private(set) var onlyOld: [Int] = []
  private(set) var onlyNew: [Int] = []

  init(_ old: [Hierarchy], _ new: [Hierarchy]) { self.init(old.map(Side.init), new.map(Side.init)) }

  /// By name, by the id of the root, by equal content, by the root's class in order; what is left alone on
  /// each side is the same, unless both have names.
  init(_ old: [Side], _ new: [Side]) {
    onlyOld = Array(old.indices)
    onlyNew = Array(new.indices)
    if old.count == 1, new.count == 1 {
      take([(0, 0)])
      return
    }
    pair(old, new, isUnique: true, by: \.name)
    pair(old, new, isUnique: true, by: \.rootID)
    var names = TextNumbers()
    let oldTrees = old.map { $0.tree(&names) }
    let newTrees = new.map { $0.tree(&names) }
    pair(oldTrees, newTrees) { $0.nodes.first?.content }
    pair(old, new) { $0.name == nil ? $0.rootType : nil }
    if onlyOld.count == 1, onlyNew.count == 1, old[onlyOld[0]].name == nil || new[onlyNew[0]].name == nil {
      take([(onlyOld[0], onlyNew[0])])
    }
    pairs.sort { $0.new < $1.new }
  }

  /// - Parameter isUnique: keys that stand several times say nothing; else the first is the first.
  private mutating func pair<Side, Key: Hashable>(
    _ old: [Side], _ new: [Side], isUnique: Bool = false, by key: (Side) -> Key?
  ) {
    let places = Dictionary(grouping: onlyOld) { key(old[$0]) }
    let others = Dictionary(grouping: onlyNew) { key(new[$0]) }
    var found: [(Int, Int)] = []
    for (key, olds) in places where key != nil {
      guard let news = others[key], !isUnique || olds.count == 1 && news.count == 1 else { continue }
      found += zip(olds, news)
    }
    take(found)
  }

  private mutating func take(_ found: [(Int, Int)]) {
    pairs += found.map { (old: $0.0, new: $0.1) }
    let (olds, news) = (Set(found.map(\.0)), Set(found.map(\.1)))
    onlyOld.removeAll { olds.contains($0) }
    onlyNew.removeAll { news.contains($0) }
  }
}

extension HierarchyPairing.Side {
  fileprivate init(_ hierarchy: Hierarchy) {
    name = hierarchy.name
    (rootID, rootType) =
      hierarchy.views.isEmpty ? (nil, nil) : (hierarchy.id(of: 0), hierarchy.typeName(of: 0))
    tree = { ComparedTree(hierarchy, names: &$0) }
  }
}
