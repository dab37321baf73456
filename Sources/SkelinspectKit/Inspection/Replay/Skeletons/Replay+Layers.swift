/// Skeleton layers: made, laid out, and taken away.
extension Replay {
  /// Of the layer that the library knows of.
  func layerIndex(of view: ViewIndex) -> Int? {
    states[view].layer.flatMap { id in states[view].layers.lastIndex { $0.id == id } }
  }

  mutating func addLayer(to view: ViewIndex, _ config: SkeletonConfig) {
    freezeLineHeight(for: view)
    if case .runaway(let count) = TextLines(asIs: view, in: hierarchy)?.amount {
      events.crash = (view, CrashReason.ofLines(count), false)
      return
    }
    if isHooked, TextLines(asIs: view, in: hierarchy) != nil {
      events.assumed.append((.layerChangeLaysOut, view))
    }
    let id = clock.makeNumber()
    states[view].layers.append(
      LayerState(
        id: id, call: callNumber, isGradient: config.style.isGradient,
        geometry: hierarchy.newLayerGeometry(of: view),
        colors: colors(of: config)))
    (states[view].layer, states[view].isOn) = (id, true)
    waitingForLayout.insert(view)
    guard config.style.isAnimated else { return }
    if config.fades {
      clock.inNextTurn(.startAnimation(view))
    } else {
      startAnimation(from: view, config.direction)
    }
  }

  /// `removeSkeletonLayer`: the view is off at once, its layer may follow later.
  mutating func takeLayer(from view: ViewIndex) {
    guard let id = states[view].layer, let config = states[view].config,
      let index = layerIndex(of: view)
    else { return }
    states[view].layers[index].animation = nil
    (states[view].isOn, states[view].layer) = (false, nil)
    if config.fades {
      clock.inNextTurn(.removeLayer(view, id))
    } else {
      removeLayer(id, of: view)
    }
  }

  mutating func removeLayer(_ id: Int, of view: ViewIndex) {
    states[view].layers.removeAll { $0.id == id }
    waitingForLayout.insert(view)
  }

  /// Reads bounds and lines of a layer anew; never their number, radii and colours.
  mutating func settleLayer(of view: ViewIndex) {
    guard let index = layerIndex(of: view) else { return }
    let old = states[view].layers[index].geometry
    states[view].layers[index].geometry = hierarchy.settledGeometry(of: view, old)
  }

  func colors(of config: SkeletonConfig) -> [String] {
    let isDark = hierarchy.environment.isDark
    if let gradient = config.gradient {
      return Palette.colors(of: gradient, isDark: isDark).map(\.hexText)
    }
    return [Palette.resolve(config.color ?? .skeletonDefault, isDark: isDark).hexText]
  }

  private mutating func freezeLineHeight(for view: ViewIndex) {
    guard !isLineHeightFrozen, TextStyle(of: view, in: hierarchy) != nil,
      hierarchy.lineHeight(of: view) == nil, hierarchy.boolean(.useFontLineHeight, of: view) == nil
    else { return }
    isLineHeightFrozen = true
    let height = hierarchy.appearance.multilineHeight
    if hierarchy.appearance.textLineHeight == nil { hierarchy.appearance.textLineHeight = .fixed(height) }
  }
}

extension Hierarchy {
  /// Of a layer that is made now: its lines stand at the top, aligned left, until the next layout.
  fileprivate func newLayerGeometry(of view: ViewIndex) -> LayerGeometry {
    geometry(of: view, TextLines(asIs: view, in: self)) { $0.newLines }
  }

  /// After a layout, with as many lines as the layer has.
  fileprivate func settledGeometry(of view: ViewIndex, _ old: LayerGeometry) -> LayerGeometry {
    let text = TextLines(asIs: view, in: self)
    let new = geometry(of: view, text) { lines in
      old.lines.flatMap { lines.style.isBlock ? $0 : lines.settledLines($0.count) }
    }
    return LayerGeometry(
      bounds: new.bounds, cornerRadius: old.cornerRadius,
      lines: text == nil ? old.lines : new.lines, lineCornerRadius: old.lineCornerRadius)
  }

  private func geometry(
    of view: ViewIndex, _ text: TextLines?, lines: (TextLines) -> [Rect]?
  ) -> LayerGeometry {
    let rects = text.flatMap(lines)
    return layerGeometry(
      of: view, text?.size ?? layerSize(of: view), lines: rects,
      lineCornerRadius: rects == nil ? nil : text.map { Double($0.style.cornerRadius) })
  }
}
