/// Show: `showSkeleton` and `recursiveShowSkeleton` (rules S1 to S9, Y1 to Y6).
extension Replay {
  mutating func show(_ config: SkeletonConfig, on view: ViewIndex) {
    states[view].isAnimated = config.style.isAnimated
    states[view].wasReceiver = true
    events.notifications.append((.willAppear, view))
    listeners.append(view)
    guard showBelow(view, config) else { return refuse(view, config) }
    guard !hasEnded else { return }
    events.printed.append(recursion(from: view))
    events.notifications.append((.didAppear, view))
  }

  /// Without a receiver, as a cell, header or footer is shown.
  ///
  /// - Returns: whether it was accepted.
  @discardableResult mutating func showBelow(_ root: ViewIndex, _ config: SkeletonConfig) -> Bool {
    var isAccepted = false
    recursion(from: root).forEach { member in
      let view = member.view
      if hierarchy.views[view].flags.contains(.isHiddenWhenSkeletonIsActive) { states[view].isHidden = true }
      guard !hasEnded, hierarchy.views[view].isSkeletonable, !member.isActive else { return false }
      if !isAccepted { clock.after(Self.hookDelay, .hook(view)) }
      isAccepted = true
      states[view].config = config
      if hierarchy.views[view].family.isCollection { turnOn(view) }
      if member.isLeaf, !states[view].isOn, !hasEnded { cover(view, config) }
      return true
    }
    return isAccepted
  }

  private mutating func refuse(_ receiver: ViewIndex, _ config: SkeletonConfig) {
    guard hierarchy.views[receiver].isSkeletonable else {
      return events.refusals.append((receiver, receiver, config.call))
    }
    let active = recursion(from: receiver).members.first { states[$0.view].isOn }
    events.refusals.append((receiver, active?.view ?? receiver, config.call))
  }

  /// A leaf's content is stored and cleared, and it gets its layer.
  private mutating func cover(_ view: ViewIndex, _ config: SkeletonConfig) {
    save(view)
    clear(view)
    addLayer(to: view, config)
  }

  /// A config of the moment of a call.
  func config(of look: SkeletonLook, on view: ViewIndex) -> SkeletonConfig {
    let isGradient = look.style.isGradient
    return SkeletonConfig(
      style: look.style, color: isGradient ? nil : look.color ?? hierarchy.appearance.tintColor,
      gradient: isGradient ? look.gradient ?? hierarchy.appearance.gradient : nil, direction: look.direction,
      receiver: view, call: callNumber, fades: look.transition.fades)
  }

  /// Any later show and any hide on a view takes the place of the one that is pending on it (rule Y5).
  mutating func cancelPendingShow(on view: ViewIndex) { states[view].pending = nil }
}
