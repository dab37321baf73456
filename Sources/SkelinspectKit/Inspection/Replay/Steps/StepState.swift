/// What is seen, and what is wrong, after a step.
struct StepState: Sendable {
  /// Views with skeleton layers, in the order of the tree; every list here is of views in the root's tree.
  var covered: [ViewIndex] = []
  var active: [ViewIndex] = []
  var hidden: [ViewIndex] = []
  var interactionDisabled: [ViewIndex] = []
  /// What the app gave that is blank now.
  var cleared: [(view: ViewIndex, what: [ViewKey])] = []
  /// What is neither what the app gave last nor merely blank.
  var lost: [(view: ViewIndex, values: [(name: String, value: ActualValue)])] = []
  /// Tables and collections with the dummy source: how many cells each section has.
  var counts: [(view: ViewIndex, perSection: [Int])] = []
  /// Tables and collections: cells on screen.
  var cells: [(view: ViewIndex, count: Int)] = []
}

extension Replay {
  var state: StepState {
    var state = StepState()
    let views = subtree(of: 0)
    let active = activeViews(among: views)
    for view in views {
      let own = states[view]
      if !own.layers.isEmpty { state.covered.append(view) }
      if active.contains(view), !hierarchy.isPassedThrough(view) { state.active.append(view) }
      if own.isHidden { state.hidden.append(view) }
      if !own.takesTouches { state.interactionDisabled.append(view) }
      let cleared = clearedKeys(of: view)
      if !cleared.isEmpty { state.cleared.append((view, cleared)) }
      let lost = lostValues(of: view)
      if !lost.isEmpty { state.lost.append((view, lost)) }
      guard let table = own.table else { continue }
      if table.isDummy { state.counts.append((view, table.counts)) }
      let cells = table.shown.count { (states[$0].cell?.kind ?? .cell) == .cell }
      if cells > 0 { state.cells.append((view, cells)) }
    }
    return state
  }

  /// Those that are active themselves or through any below, by one pass from the leaves up.
  private func activeViews(among views: [ViewIndex]) -> Set<ViewIndex> {
    let reach = Reach(in: hierarchy)
    var active: Set<ViewIndex> = []
    for view in views.reversed() where states[view].isOn || active.contains(view) {
      active.insert(view)
      if let source = reach.source(of: view) { active.insert(source) }
    }
    return active
  }

  private func clearedKeys(of view: ViewIndex) -> [ViewKey] {
    let own = states[view]
    guard own.isTextClear || !own.actual.isEmpty else { return [] }
    var keys: [ViewKey] = []
    for key in [ViewKey.backgroundColor, .image, .placeholder, .title]
    where own.actual[key] == .cleared && !isBlank(given(key, of: view)) {
      keys.append(key)
    }
    if own.isTextClear, !isBlank(given(.text, of: view)) { keys.append(.text) }
    return keys.sorted { $0.nameWhereCleared < $1.nameWhereCleared }
  }

  private func isBlank(_ value: ActualValue) -> Bool {
    value == .none || value == .text("") || value == .text("clear")
  }

  func lostValues(of view: ViewIndex) -> [(name: String, value: ActualValue)] {
    let own = states[view]
    var lost = own.actual.filter { $0.value != .cleared }.map {
      (name: $0.key.nameWhereLost, value: $0.value)
    }
    if let table = own.table, !table.isDummy {
      let height = hierarchy.number(.rowHeight, of: view) ?? -1
      if hierarchy.views[view].family == .table, height != table.givenRowHeight {
        lost.append(("rowHeight", .number(height)))
      }
      let given = hierarchy.boolean(.isScrollEnabled, of: view) ?? true
      if !own.isOn, table.isScrollEnabled != given {
        lost.append(("isScrollEnabled", .boolean(table.isScrollEnabled)))
      }
      if table.isDelegateDummy { lost.append(("delegate", .text("skeleton"))) }
    }
    return lost.sorted { $0.name < $1.name }
  }
}

extension ViewKey {
  /// As what is blank is named.
  var nameWhereCleared: String { self == .backgroundColor ? "background" : rawValue }

  /// Of a layer only the radius is stored.
  var nameWhereLost: String { self == .layer ? "cornerRadius" : rawValue }
}
