/// Names the views of a replay as they stand at a moment; a dequeued cell by its template's name and its row:
/// `UIView/UITableView#table/ProfileCell#proto@0-2/UILabel#proto.label`.
struct ReplayPaths {
  private let replay: Replay
  private var known: [ViewIndex: String] = [:]
  /// Where siblings share a name: their numbers.
  private var numbers: [ViewIndex: Int] = [:]
  private var isNumbered: Set<ViewIndex> = []

  init(_ replay: Replay) { self.replay = replay }

  mutating func path(of view: ViewIndex) -> String {
    var unknown: [ViewIndex] = []
    var path: String?
    for ancestor in replay.hierarchy.outwards(from: view) {
      path = known[ancestor]
      if path != nil { break }
      unknown.append(ancestor)
    }
    for step in unknown.reversed() {
      let name = name(of: step)
      path = path.map { "\($0)/\(name)" } ?? name
      known[step] = path
    }
    return path ?? ""
  }

  private mutating func name(of view: ViewIndex) -> String {
    let hierarchy = replay.hierarchy
    let name = hierarchy.stepName(of: view)
    if let cell = replay.states[view].cell { return "\(name)@\(cell.text)" }
    if let parent = hierarchy.views[view].parent, isNumbered.insert(parent).inserted {
      number(childrenOf: parent)
    }
    return numbers[view].map { "\(name)[\($0)]" } ?? name
  }

  /// As `ViewPaths` counts: a view without an id among the siblings of its type, others among those of their name.
  private mutating func number(childrenOf parent: ViewIndex) {
    let hierarchy = replay.hierarchy
    var types: [String: [ViewIndex]] = [:]
    for child in replay.children[parent] where replay.states[child].cell == nil {
      types[hierarchy.typeName(of: child), default: []].append(child)
    }
    for siblings in types.values where siblings.count > 1 {
      let named = Dictionary(grouping: siblings) { hierarchy.id(of: $0) }
      for (count, sibling) in zip(0..., siblings) where hierarchy.id(of: sibling) == nil {
        numbers[sibling] = count
      }
      for (id, twins) in named where id != nil && twins.count > 1 {
        for (count, twin) in zip(0..., twins) { numbers[twin] = count }
      }
    }
  }
}
