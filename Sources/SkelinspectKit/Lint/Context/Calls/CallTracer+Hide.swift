/// What a hide leaves: layers, values of show time, touches, scrolling and dummy cells.
extension CallTracer {
  mutating func takeHide(_ number: Int, _ call: Call, _ before: Replay) {
    for receiver in before.views(at: call.target, templatesToo: false) {
      let inside = before.subtree(of: receiver)
      for view in inside {
        takeLayers(of: view, number, receiver)
        takeLost(view, number, before)
        takeTouches(view, number)
        takeCells(of: view, number, call, before)
      }
      takeMoved(from: receiver, Set(inside), number)
    }
  }

  /// Layers that were there before the hide, and still are.
  private mutating func takeLayers(of view: ViewIndex, _ number: Int, _ receiver: ViewIndex) {
    for layer in replay.states[view].layers where layer.call <= number {
      let key = Leftover.Key(view: view, kind: .layer(layer.id))
      guard !known.contains(key) else { continue }
      let obstacle = replay.obstacle(of: view, from: receiver)
      let cause = cause(of: obstacle, view, number)
      let reason =
        if case .elsewhere = obstacle {
          "it is elsewhere when this hide is called"
        } else {
          words.text(of: obstacle)
        }
      add(.covered((reason, words.help(for: obstacle, of: view))), key, at: number, cause: cause)
    }
  }

  /// Views that got their skeletons with the receiver's, and stood elsewhere when it was hidden.
  private mutating func takeMoved(from receiver: ViewIndex, _ inside: Set<ViewIndex>, _ number: Int) {
    for view in replay.states.indices where !replay.states[view].layers.isEmpty && !inside.contains(view) {
      guard let config = replay.states[view].config, inside.contains(config.receiver) else { continue }
      takeLayers(of: view, number, receiver)
    }
  }

  private func cause(of obstacle: HideObstacle, _ view: ViewIndex, _ number: Int) -> Int? {
    switch obstacle {
    case .unmarked(let step):
      return lastSet([.isSkeletonable], of: step, upTo: number)
    case .container(let kids):
      return kids.compactMap {
        lastMove(of: $0, upTo: number) ?? lastSet([.isSkeletonable], of: $0, upTo: number)
      }.max()
    case .queuedCells:
      return lastSet([.hasWindow], of: 0, upTo: number)
    case .elsewhere:
      return replay.hierarchy.outwards(from: view).lazy
        .compactMap { lastMove(of: $0, upTo: number) }.first
    }
  }

  /// What was not lost before.
  private mutating func takeLost(_ view: ViewIndex, _ number: Int, _ before: Replay) {
    guard !replay.states[view].actual.isEmpty || replay.states[view].table != nil else { return }
    let old = before.states.indices.contains(view) ? before.lostValues(of: view).map(\.name) : []
    for lost in replay.lostValues(of: view) where !old.contains(lost.name) {
      guard Self.contents.contains(lost.name) else { continue }
      let keys = LostValue.keys(of: lost.name)
      var incident = incident(
        .lost(lost), view, at: number, cause: lastSet(keys, of: view, upTo: number))
      incident.resetter = nextSet(keys, of: view, after: number)
      incidents.append(incident)
    }
  }

  /// What hide writes over by itself; scrolling and delegates have rules of their own.
  private static let contents: Set = [
    "text", "image", "placeholder", "title", "backgroundColor", "cornerRadius", "clipsToBounds", "rowHeight",
  ]

  private mutating func takeTouches(_ view: ViewIndex, _ number: Int) {
    let state = replay.states[view]
    guard state.layers.isEmpty, !state.isOn else { return }
    if let isOn = replay.touchesOtherThanGiven(view) {
      let key = Leftover.Key(view: view, kind: .touches)
      let isWrittenBack = !replay.hierarchy.views[view].flags.contains(.keepsInteraction)
      add(
        .touches(isOn: isOn, isWrittenBack: isWrittenBack), key, at: number,
        cause: lastTouchKey(of: view, number))
    }
    if let isOn = replay.scrollingOtherThanGiven(view) {
      let key = Leftover.Key(view: view, kind: .scrolling)
      add(.scrolling(isOn: isOn), key, at: number, cause: lastTouchKey(of: view, number))
    }
  }

  private func lastTouchKey(of view: ViewIndex, _ number: Int) -> Int? {
    let keys: Set<ViewKey> = [
      .isUserInteractionEnabled, .isScrollEnabled, .isUserInteractionDisabledWhenSkeletonIsActive,
    ]
    return lastSet(keys, of: view, upTo: number)
  }

  private mutating func takeCells(of view: ViewIndex, _ number: Int, _ call: Call, _ before: Replay) {
    let count = replay.deadCells(of: view)
    guard count > 0 else { return }
    var (reason, cause) = (CallTrace.CellReason.sourceReplaced, Int?.none)
    if !replay.hierarchy.hasWindow {
      (reason, cause) = (.noWindow, lastSet([.hasWindow], of: 0, upTo: number))
    } else if case .hide(reloadsData: false, _) = call.action, before.states[view].table?.isDummy == true {
      reason = .withoutReload
    } else {
      cause = lastSet([.dataSource], of: view, upTo: number)
    }
    add(
      .dummyCells((count, reason)), Leftover.Key(view: view, kind: .cells), at: number, cause: cause)
  }

  private mutating func add(_ kind: CallTrace.Kind, _ key: Leftover.Key, at call: Int, cause: Int?) {
    guard known.insert(key).inserted else { return }
    leftovers.append(Leftover(key: key, incident: incident(kind, key.view, at: call, cause: cause)))
  }

  /// Whether nothing has put it right by now, a new show included.
  func stays(_ leftover: Leftover) -> Bool {
    let view = leftover.key.view
    switch leftover.key.kind {
    case .layer(let id): return replay.states[view].layers.contains { $0.id == id }
    case .touches: return replay.touchesOtherThanGiven(view) != nil && !replay.isActive(view)
    case .scrolling: return replay.scrollingOtherThanGiven(view) != nil && !replay.isActive(view)
    case .cells: return replay.deadCells(of: view) > 0
    }
  }
}

extension Replay {
  /// Whether touches are on, where the app has them otherwise.
  fileprivate func touchesOtherThanGiven(_ view: ViewIndex) -> Bool? {
    let takesTouches = states[view].takesTouches
    return takesTouches == hierarchy.takesTouches(view) ? nil : takesTouches
  }

  /// Whether a table or collection scrolls, where the app has it otherwise.
  fileprivate func scrollingOtherThanGiven(_ view: ViewIndex) -> Bool? {
    guard let scrolls = states[view].table?.isScrollEnabled else { return nil }
    return scrolls == hierarchy.boolean(.isScrollEnabled, of: view) ?? true ? nil : scrolls
  }

  /// Dummy cells on screen of a table that is hidden.
  fileprivate func deadCells(of view: ViewIndex) -> Int {
    guard let table = states[view].table, !table.isDummy, !states[view].isOn else { return 0 }
    return table.shown.count { states[$0].isDummyCell && states[$0].cell?.kind == .cell }
  }
}
