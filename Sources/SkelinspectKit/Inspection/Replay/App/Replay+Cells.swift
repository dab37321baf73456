/// The cells of tables and collections: dequeued at layout, queued when they leave (rules C5, C9, Y34 to Y43).
extension Replay {
  /// What a table or collection does in a layout pass.
  mutating func layOutCells(of view: ViewIndex) {
    guard let table = states[view].table, isInWindow(view) else { return }
    if table.needsReload {
      if hierarchy.views[view].family == .collection { askForCounts(of: view) }
      guard !hasEnded else { return }
      states[view].table?.needsReload = false
      if !table.shown.isEmpty { events.assumed.append((.cellsLeaveAtLayout, view)) }
      for cell in table.shown { leave(cell, view) }
    }
    let places = visiblePlaces(of: view)
    guard !hasEnded else { return }
    if let reason = CrashReason.ofDequeuing(in: view, hasCells: !places.isEmpty, hierarchy) {
      events.crash = (view, reason, false)
      return
    }
    let wanted = Set(places)
    for cell in states[view].table?.shown ?? [] where states[cell].cell.map(wanted.contains) == false {
      leave(cell, view)
    }
    let known = Set((states[view].table?.shown ?? []).compactMap { states[$0].cell })
    for place in places where !known.contains(place) {
      guard !hasEnded else { return }
      if let template = template(of: view, at: place) { dequeue(template, at: place, in: view) }
    }
  }

  /// Where cells, headers and footers stand that begin inside the frame.
  private mutating func visiblePlaces(of view: ViewIndex) -> [CellPlace] {
    guard let table = states[view].table else { return [] }
    var places: [CellPlace] = []
    let perSection = table.counts.first ?? 0
    let cells = DummyCells(of: view, in: hierarchy)
    let total = table.counts.reduce(0) { $0.addingReportingOverflow($1).partialValue }
    let visible = min(cells.visibleCells(upTo: total, perSection: perSection) ?? 0, total)
    guard visible <= Self.maximumViews, hierarchy.views.count <= Self.maximumViews else {
      events.crash = (
        view,
        "\(visible) cells in \(hierarchy.name(of: view)): more than \(Self.maximumViews) views, which is this "
          + "tool's limit",
        true
      )
      return []
    }
    if hierarchy.hasSkeletonDelegate(view) || hierarchy.views[view].family == .collection && table.isDummy {
      for section in 0..<min(cells.headers(perSection: .known(perSection)) ?? 0, table.counts.count) {
        places.append(CellPlace(kind: .header, section: section))
        places.append(CellPlace(kind: .footer, section: section))
      }
    }
    for number in 0..<visible where perSection > 0 {
      places.append(CellPlace(section: number / perSection, item: number % perSection))
    }
    return places
  }

  private func template(of view: ViewIndex, at place: CellPlace) -> ViewIndex? {
    let cells = DummyCells(of: view, in: hierarchy)
    switch place.kind {
    case .header: return cells.sectionHeader
    case .footer: return cells.sectionFooter
    case .cell: return cells.prototype
    }
  }

  private mutating func dequeue(_ template: ViewIndex, at place: CellPlace, in owner: ViewIndex) {
    let queued = states[owner].table?.queue[template]?.popLast()
    // It waited for its reuse with a skeleton, or hidden.
    if let queued,
      states[queued].isHidden || subtree(of: queued).contains(where: { !states[$0].layers.isEmpty })
    {
      events.assumed.append((.queuedCellIsNoSubview, owner))
    }
    let cell = queued ?? copy(of: template)
    states[cell].cell = place
    states[cell].isDummyCell = states[owner].table?.isDummy == true
    setFrame(of: cell, in: owner)
    guard let table = states[owner].table else { return }
    if table.isDummy {
      if isActive(owner), let config = states[owner].config { showBelow(cell, config) }
    } else if place.kind == .cell {
      fill(cell, at: place, in: owner)
    }
    put(cell, into: owner)
    states[owner].table?.shown.append(cell)
  }

  /// What the app's own data source does.
  private mutating func fill(_ cell: ViewIndex, at place: CellPlace, in owner: ViewIndex) {
    let text = "\(hierarchy.views[owner].family.cellNoun) \(place.section)-\(place.item)"
    for view in subtree(of: cell) {
      switch hierarchy.views[view].family {
      case .label: give(text, .text, to: view)
      case .imageView: give(text, .image, to: view)
      default: break
      }
    }
  }

  private mutating func give(_ text: String, _ key: ViewKey, to view: ViewIndex) {
    hierarchy.apply(.set(key, of: view, to: .text(text)))
    states[view].actual[key] = nil
  }

  private mutating func setFrame(of cell: ViewIndex, in owner: ViewIndex) {
    let size = DummyCells(of: owner, in: hierarchy).cellSize
    guard states[cell].cell?.kind == .cell, let width = size?.width, let height = size?.height else { return }
    let frame = hierarchy.frame(of: cell)
    hierarchy.frames[cell] = Rect(x: frame?.x ?? 0, y: frame?.y ?? 0, width: width, height: height)
  }

  /// A cell that leaves is no longer a subview; with a skeleton delegate it is hidden first.
  private mutating func leave(_ cell: ViewIndex, _ owner: ViewIndex) {
    if states[owner].table?.isDelegateDummy == true {
      events.assumed.append((.leavingCellsAreToldFirst, owner))
      hideBelow(cell, reloadsData: true, fades: true)
    }
    take(cell, from: owner)
    states[owner].table?.shown.removeAll { $0 == cell }
    states[cell].cell = nil
    if let template = states[cell].template ?? template(like: cell, of: owner) {
      states[owner].table?.queue[template, default: []].append(cell)
    }
  }

  /// The template whose identifier a cell has that the file has on screen.
  private func template(like cell: ViewIndex, of owner: ViewIndex) -> ViewIndex? {
    guard let identifier = hierarchy.text(.reuseIdentifier, of: cell) else { return nil }
    return hierarchy.children(of: owner).first {
      hierarchy.views[$0].place.isTemplate && hierarchy.views[$0].family == hierarchy.views[cell].family
        && hierarchy.text(.reuseIdentifier, of: $0) == identifier
    }
  }

  /// A new cell of a template, with views of its own.
  private mutating func copy(of template: ViewIndex) -> ViewIndex {
    let start = append(template, of: hierarchy)
    hierarchy.views[start].place = .subview
    for view in start..<hierarchy.views.count { appendState(of: view) }
    states[start].template = template
    return start
  }
}
