/// Which hierarchies of a file outline classes of code whose views stand in others of it as well: a view that two of
/// them have is one, and what a fix does to it counts once.
struct ClassOutlines {
  /// The same for a view in an outline and for each of its copies.
  enum Key: Hashable {
    /// A view of an outlined class.
    case object(of: String)
    case declared(Place)
  }

  private let hierarchies: [Hierarchy]
  private let names: Set<String>
  /// How many views there are of each key, outlines left out.
  private let copies: [Key: Int]
  /// Whether each hierarchy is one.
  let isOutline: [Bool]

  init(_ hierarchies: [Hierarchy]) {
    self.hierarchies = hierarchies
    let own = hierarchies.map(\.outlinedClass)
    guard hierarchies.count > 1, own.contains(where: { $0 != nil }) else {
      (names, copies, isOutline) = ([], [:], hierarchies.map { _ in false })
      return
    }
    var users: [String: Set<Int>] = [:]
    let wanted = Set(own.compactMap(\.self))
    for (number, hierarchy) in zip(0..., hierarchies) where hierarchy.evidence != nil {
      for view in hierarchy.views.indices where hierarchy.origin(of: view) == .code {
        let type = hierarchy.typeName(of: view)
        if wanted.contains(type) { users[type, default: []].insert(number) }
      }
    }
    isOutline = zip(0..., own).map { number, name in
      name.map { users[$0]?.contains { $0 != number } ?? false } ?? false
    }
    let names = Set(zip(own, isOutline).compactMap { $1 ? $0 : nil })
    var copies: [Key: Int] = [:]
    if !names.isEmpty {
      for (hierarchy, isOutline) in zip(hierarchies, isOutline) where !isOutline {
        for view in hierarchy.views.indices {
          copies[Self.key(of: view, in: hierarchy, names), default: 0] += 1
        }
      }
    }
    (self.names, self.copies) = (names, copies)
  }

  func key(of view: ViewIndex, in tree: Int) -> Key { Self.key(of: view, in: hierarchies[tree], names) }

  private static func key(of view: ViewIndex, in hierarchy: Hierarchy, _ names: Set<String>) -> Key {
    let type = hierarchy.typeName(of: view)
    return names.contains(type) ? .object(of: type) : .declared(hierarchy.place(of: view))
  }

  /// Whether at most one view has the key, outlines left out.
  func isOnly(_ key: Key) -> Bool { copies[key, default: 0] <= 1 }

  /// The hierarchies' numbers, those of outlines last.
  var order: [Int] {
    isOutline.indices.filter { !isOutline[$0] } + isOutline.indices.filter { isOutline[$0] }
  }
}

extension Hierarchy {
  /// Whether another one has the same views in the same order, as they are after an edit of their text.
  func hasViews(of other: Hierarchy) -> Bool {
    guard views.count == other.views.count,
      views.indices.allSatisfy({ name(of: $0) == other.name(of: $0) })
    else { return false }
    let (own, others) = (starts, other.starts)
    let order = own.indices.sorted { own[$0] < own[$1] }
    return zip(order, order.dropFirst()).allSatisfy { one, next in
      (own[one] == own[next]) == (others[one] == others[next]) && others[one] <= others[next]
    }
  }

  private var starts: [(file: String, start: Int)] {
    views.indices.map(place(of:)).map { ($0.fileName, $0.range.lowerBound) }
  }
}
