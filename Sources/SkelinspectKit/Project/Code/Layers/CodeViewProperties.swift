/// What code says of views, as far as layers depend on it.
extension CodeLayers {
  mutating func addProperties(_ number: Int, _ said: inout Evidence) {
    guard let objects = objects(of: number) else { return }
    addRecognizers(number, objects)
    for reference in objects.views {
      for view in found(reference, number) {
        let interaction = objects.value("isUserInteractionEnabled", of: reference)
        set(.isUserInteractionEnabled, of: view, interaction, &said) { $0.boolean.map { .boolean($0) } }
        set(.alpha, of: view, alpha(of: reference, objects), &said) { $0.number.map { .number($0) } }
        if let hides = objects.valueWhileLoading("isHidden", of: reference) {
          set(.isHidden, of: view, hides, &said) { $0.boolean.map { .boolean($0) } }
        }
        paint(view, reference, objects)
        if objects.whileLoading("textColor", of: reference).known?.color?.alpha == 0 {
          facts[view].isTextClear = true
        }
        if case .transform(let transform)? = objects.value("transform", of: reference).known?.animated(
          "transform")
        {
          facts[view].transform = transform
        }
        guard hierarchy.views[view].family == .label else { continue }
        set(.text, of: view, objects.value("text", of: reference), &said) { value in
          (value.isNull ? "" : value.text).map { .text($0) }
        }
        if objects.isSet("attributedText", of: reference) { said.unknown[view, default: []].insert(.text) }
      }
    }
    openSizes(number, objects.record, &said)
    for reference in objects.viewLayers {
      moveAnchor(of: reference, number, objects)
      for view in found(reference, number) { paint(view, reference, objects) }
    }
  }

  private mutating func paint(_ view: ViewIndex, _ reference: Reference, _ objects: LayerObjects) {
    if let color = objects.whileLoading("backgroundColor", of: reference).known?.color {
      facts[view].background = color
    }
  }

  /// A view that some code makes transparent later is seen until then.
  private func alpha(of view: Reference, _ objects: LayerObjects) -> LayerObjects.Value {
    if let value = objects.valueWhileLoading("alpha", of: view) { return value }
    let starts = objects.record.motions.filter { motion in
      motion.frames.contains { $0.settings.contains { $0.view == view } }
    }.map(\.run)
    return objects.value("alpha", of: view, from: starts) { $0.number.map { $0 <= 0 } ?? false }
  }

  private mutating func set(
    _ key: ViewKey, of view: ViewIndex, _ value: LayerObjects.Value, _ said: inout Evidence,
    _ convert: (CodeValue) -> StoredValue?
  ) {
    if value.isAbsent { return }
    if let known = value.known.flatMap(convert) {
      hierarchy.apply(.set(key, of: view, to: known))
      said.unknown[view]?.remove(key)
    } else {
      said.unknown[view, default: []].insert(key)
    }
  }

  /// A label that constraints hold on both sides each way has a size without text too.
  private func openSizes(_ number: Int, _ record: LayerRecord, _ said: inout Evidence) {
    for (reference, anchors) in record.anchors {
      func has(_ names: String...) -> Bool { names.contains { anchors.contains($0 + "Anchor") } }
      let isWide = has("width") || has("leading", "left") && has("trailing", "right")
      let isHigh = has("height") || has("top", "firstBaseline") && has("bottom", "lastBaseline")
      guard anchors.contains("snp") || isWide && isHigh else { continue }
      for view in found(reference, number) where hierarchy.views[view].family == .label {
        said.unknown[view, default: []].insert(.text)
      }
    }
  }

  /// A helper that moves the position too keeps the view where it is; by itself the anchor point moves it (rule K4).
  private mutating func moveAnchor(of layer: Reference, _ number: Int, _ objects: LayerObjects) {
    let writes = objects.writes("anchorPoint", of: layer)
    guard let anchor = objects.value("anchorPoint", of: layer).known?.numbers, anchor.count == 2 else {
      return
    }
    let entries = Set(writes.map(\.run.entry))
    let view = layer.withoutLayer
    let steps =
      objects.writes("position", of: layer) + objects.writes("frame", of: layer)
      + objects.writes("center", of: view) + objects.writes("frame", of: view)
    let isInStep = steps.contains { entries.contains($0.run.entry) }
    for view in found(layer, number) {
      var own = facts[view]
      own.anchorPoint = anchor
      if let position = objects.value("position", of: layer).known?.numbers, position.count == 2 {
        own.position = position
      } else if !isInStep {
        own.keepsPosition = true
        own.position = hierarchy.frame(of: view).map { [$0.x + $0.width / 2, $0.y + $0.height / 2] }
      }
      facts.views[view] = own
    }
  }

  /// Tables show as many rows as the app's own data source says, where it says a number (rule K3).
  mutating func addCounts() {
    for (node, source) in joining.dataSources {
      guard let view = views[node] else { continue }
      let isTable = hierarchy.views[view].family == .table
      guard let count = joining.code.itemCount(of: source.type, isTable: isTable) else { continue }
      hierarchy.apply(.set(isTable ? .numberOfRows : .numberOfItems, of: view, to: .number(count)))
    }
  }
}
