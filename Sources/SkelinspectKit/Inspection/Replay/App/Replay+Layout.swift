/// UIKit's layout pass: views that wait for it, from the root down.
extension Replay {
  mutating func layOutWaitingViews() {
    // A table's layout may bring views that wait in turn; each pass goes further down.
    for _ in 0..<Hierarchy.maximumDepth {
      guard !hasEnded, !waitingForLayout.isEmpty else { return }
      let waiting = waitingForLayout
      waitingForLayout = []
      guard hierarchy.hasWindow else { return }
      for view in inOrder(waiting) where !hasEnded { layOut(view) }
    }
  }

  private func inOrder(_ waiting: Set<ViewIndex>) -> [ViewIndex] {
    var byDepth: [(depth: Int, view: ViewIndex)] = []
    for view in waiting where isInWindow(view) {
      byDepth.append((hierarchy.outwards(from: view).reduce(0) { depth, _ in depth + 1 }, view))
    }
    return byDepth.sorted { $0 < $1 }.map(\.view)
  }

  private mutating func layOut(_ view: ViewIndex) {
    if states[view].table != nil { layOutCells(of: view) }
    guard isHooked, !hasEnded, isActive(view) else { return }
    layOutSkeletons(from: view)
  }
}
