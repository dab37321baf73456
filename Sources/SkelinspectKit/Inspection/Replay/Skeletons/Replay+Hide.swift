/// Hide: `hideSkeleton` and `recursiveHideSkeleton` (rules Y7 to Y11).
extension Replay {
  mutating func hide(_ view: ViewIndex, reloadsData: Bool, fades: Bool) {
    let cancelsShow = states[view].pending != nil
    cancelPendingShow(on: view)
    let isReceiver = states[view].wasReceiver
    if isReceiver {
      events.notifications.append((.willDisappear, view))
      listeners.removeAll { $0 == view }
    }
    guard hideBelow(view, reloadsData: reloadsData, fades: fades) else {
      if !cancelsShow { events.idleHides.append((view, callNumber)) }
      return
    }
    if isReceiver { events.notifications.append((.didDisappear, view)) }
  }

  /// - Returns: whether it reached anything.
  @discardableResult mutating func hideBelow(_ root: ViewIndex, reloadsData: Bool, fades: Bool)
    -> Bool
  {
    let recursion = recursion(from: root)
    guard recursion.members[0].isActive else { return false }
    clock.after(Self.hookDelay, .unhook)
    recursion.forEach { member in
      guard member.isActive, !hasEnded else { return false }
      let view = member.view
      if hierarchy.views[view].flags.contains(.isHiddenWhenSkeletonIsActive) { states[view].isHidden = false }
      states[view].config?.fades = fades
      let wasTable = hierarchy.views[view].family.isCollection && !hierarchy.environment.isRunningXCTest
      if wasTable { turnOff(view, reloadsData: reloadsData) }
      if member.isLeaf, !wasTable {
        recover(view)
        takeLayer(from: view)
      }
      return true
    }
    return true
  }
}
