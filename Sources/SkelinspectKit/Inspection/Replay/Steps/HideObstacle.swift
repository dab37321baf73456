/// Why a hide on one view leaves the layer of another in place.
enum HideObstacle: Sendable {
  /// On the way lies a view whose flag is off, the one itself perhaps.
  case unmarked(ViewIndex)
  /// It holds marked views, so that recursion takes it for a container (rule Y22).
  case container([ViewIndex])
  /// It stands in a cell, header or footer of a table in no window, where no layout cleans it (rule Y40).
  case queuedCells(ViewIndex)
  /// It stood elsewhere, or came later.
  case elsewhere
}

extension Replay {
  /// - Parameter receiver: of the hide.
  func obstacle(of view: ViewIndex, from receiver: ViewIndex) -> HideObstacle {
    // Even a hide on the view itself does not take its layer.
    let kids = states[view].layers.isEmpty ? [] : kids(of: view)
    if !kids.isEmpty { return .container(kids) }
    var isInside = false
    for step in hierarchy.outwards(from: view) {
      if step == receiver {
        isInside = true
        break
      }
      if hierarchy.owner(of: step) != nil, !hierarchy.views[step].isSkeletonable {
        return .unmarked(step)
      }
    }
    guard isInside, !hierarchy.hasWindow, let cell = cell(around: view),
      let table = hierarchy.views[cell].parent
    else { return .elsewhere }
    return .queuedCells(table)
  }
}
