/// Update and layout (rules Y12 to Y15, Y28, Y29 and Y32).
extension Replay {
  mutating func update(_ view: ViewIndex, _ config: SkeletonConfig) {
    states[view].isAnimated = config.style.isAnimated
    if states[view].wasReceiver { events.notifications.append((.willUpdate, view)) }
    guard updateBelow(view, config), !hasEnded else { return }
    if states[view].wasReceiver { events.notifications.append((.didUpdate, view)) }
  }

  private mutating func updateBelow(_ root: ViewIndex, _ config: SkeletonConfig) -> Bool {
    let recursion = recursion(from: root)
    guard recursion.members[0].isActive else { return false }
    recursion.forEach { member in
      guard member.isActive, !hasEnded else { return false }
      let view = member.view
      states[view].config = config
      if hierarchy.views[view].family.isCollection { updateDummySource(of: view) }
      if member.isLeaf { updateLayer(of: view, config) }
      return true
    }
    return true
  }

  private mutating func updateLayer(of view: ViewIndex, _ config: SkeletonConfig) {
    guard let index = layerIndex(of: view) else { return }
    guard states[view].layers[index].isGradient == config.style.isGradient else {
      takeLayer(from: view)
      return addLayer(to: view, config)
    }
    settleLayer(of: view)
    states[view].layers[index].colors = colors(of: config)
    if config.style.isAnimated {
      startLayerAnimation(of: view, config.direction)
    } else {
      states[view].layers[index].animation = nil
    }
  }

  /// `layoutSkeletonIfNeeded`: the active skeletonable leaves below a view, itself among them.
  mutating func layOutSkeletons(from root: ViewIndex) {
    recursion(from: root).forEach { member in
      let view = member.view
      guard member.isLeaf, hierarchy.views[view].isSkeletonable, member.isActive else { return true }
      settleLayer(of: view)
      if let config = states[view].config, config.style.isAnimated, !states[view].isAnimated {
        startLayerAnimation(of: view, config.direction)
      }
      return true
    }
  }

  /// Dark or light mode: every view in the window that is active is updated with its own style.
  mutating func changeTraits() {
    guard isHooked else { return }
    for view in subtree(of: 0) where hierarchy.hasWindow && !hasEnded {
      guard hierarchy.views[view].isSkeletonable, let config = states[view].config, isActive(view) else {
        continue
      }
      update(view, config)
    }
  }
}

/// Animations (rules Y45 and Y46).
extension Replay {
  /// `startSkeletonAnimation`.
  mutating func startAnimation(from root: ViewIndex, _ direction: ShowSettings.Direction?) {
    recursion(from: root).forEach { member in
      states[member.view].isAnimated = true
      if member.isLeaf { startLayerAnimation(of: member.view, direction) }
      return true
    }
  }

  /// `stopSkeletonAnimation`.
  mutating func stopAnimation(from root: ViewIndex) {
    recursion(from: root).forEach { member in
      states[member.view].isAnimated = false
      if member.isLeaf, let index = layerIndex(of: member.view) {
        states[member.view].layers[index].animation = nil
      }
      return true
    }
  }

  mutating func startLayerAnimation(of view: ViewIndex, _ direction: ShowSettings.Direction?) {
    states[view].isAnimated = true
    if let layer = states[view].layer { clock.inNextTurn(.addAnimation(view, layer, direction)) }
  }

  mutating func addAnimation(to layer: Int, of view: ViewIndex, _ direction: ShowSettings.Direction?) {
    guard let index = states[view].layers.firstIndex(where: { $0.id == layer }) else { return }
    let state = states[view].layers[index]
    if state.isGradient {
      let standard: ShowSettings.Direction = hierarchy.isRightToLeft(view) ? .rightLeft : .leftRight
      states[view].layers[index].animation = .slide(direction ?? standard)
    } else if let color = state.colors.first {
      let other = Color(hexText: color)?.complementary.hexText ?? color
      states[view].layers[index].animation = .pulse([color, other])
    }
  }

  mutating func changeApp(isActive becomesActive: Bool) {
    for view in listeners {
      if becomesActive {
        if wasAnimated { startAnimation(from: view, nil) }
      } else {
        wasAnimated = isActive(view) && states[view].isAnimated
      }
    }
  }
}
