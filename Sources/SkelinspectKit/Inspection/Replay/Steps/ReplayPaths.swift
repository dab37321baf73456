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
      let siblings = replay.children[parent].filter { replay.states[$0].cell == nil }
      for (sibling, number) in hierarchy.numbers(among: siblings) { numbers[sibling] = number }
    }
    return numbers[view].map { "\(name)[\($0)]" } ?? name
  }
}
