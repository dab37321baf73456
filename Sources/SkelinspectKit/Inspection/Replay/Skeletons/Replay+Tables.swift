/// Tables and collections: the dummy source and delegate (rules C1 to C3, Y34 to Y44).
extension Replay {
  mutating func turnOn(_ view: ViewIndex) {
    guard !hierarchy.environment.isRunningXCTest else { return }
    states[view].isOn = true
    installDummySource(in: view)
    guard !hierarchy.views[view].flags.contains(.keepsInteraction) else { return }
    states[view].takesTouches = false
    states[view].table?.isScrollEnabled = false
  }

  mutating func turnOff(_ view: ViewIndex, reloadsData: Bool) {
    states[view].isOn = false
    removeDummySource(from: view, reloadsData: reloadsData)
    guard !hierarchy.views[view].flags.contains(.keepsInteraction) else { return }
    states[view].takesTouches = true
    states[view].table?.isScrollEnabled = true
  }

  /// `addDummyDataSource`.
  mutating func installDummySource(in view: ViewIndex) {
    guard let table = states[view].table, hierarchy.hasSkeletonDataSource(view), !table.isDummy else {
      return
    }
    if hierarchy.views[view].family == .table {
      let height = hierarchy.number(.rowHeight, of: view) ?? -1
      states[view].table?.savedRowHeight = height
      if height == -1 { setRowHeight(hierarchy.number(.estimatedRowHeight, of: view) ?? -1, of: view) }
      if hierarchy.hasSkeletonDelegate(view) { states[view].table?.isDelegateDummy = true }
    }
    states[view].table?.isDummy = true
    reload(view)
  }

  mutating func updateDummySource(of view: ViewIndex) {
    guard !hierarchy.environment.isRunningXCTest else { return }
    if states[view].table?.isDummy == true { reload(view) } else { installDummySource(in: view) }
  }

  private mutating func removeDummySource(from view: ViewIndex, reloadsData: Bool) {
    guard let table = states[view].table, table.isDummy else { return }
    if hierarchy.views[view].family == .table { setRowHeight(table.savedRowHeight, of: view) }
    states[view].table?.isDummy = false
    states[view].table?.isDelegateDummy = false
    if reloadsData { reload(view) }
  }

  private mutating func setRowHeight(_ height: Double, of view: ViewIndex) {
    hierarchy.apply(.set(.rowHeight, of: view, to: .number(height)))
  }

  /// `reloadData`: a table asks for its rows at once, a collection for its items at the next layout.
  mutating func reload(_ view: ViewIndex) {
    states[view].table?.needsReload = true
    waitingForLayout.insert(view)
    if hierarchy.views[view].family == .table { askForCounts(of: view) }
  }

  /// Of each section, rows or items.
  mutating func askForCounts(of view: ViewIndex) {
    guard let table = states[view].table else { return }
    guard table.isDummy else {
      let key: ViewKey = hierarchy.views[view].family == .table ? .numberOfRows : .numberOfItems
      let hasSource = hierarchy.hasSkeletonDataSource(view) || hierarchy.text(.dataSource, of: view) != nil
      states[view].table?.counts = hasSource ? [max(hierarchy.integer(key, of: view) ?? 0, 0)] : []
      return
    }
    let sections = hierarchy.numberOfSkeletonSections(of: view)
    let count = hierarchy.cellCount(of: view)
    if let reason = CrashReason.ofCount(count, in: view, hierarchy) {
      events.crash = (view, reason, false)
    }
    guard case .known(let number) = count, (0...FlowLines.maximumSections).contains(sections) else {
      states[view].table?.counts = []
      return
    }
    states[view].table?.counts = Array(repeating: max(number, 0), count: sections)
  }
}
