/// Sublayers of what code sets of layers.
struct SublayerMaking {
  let objects: LayerObjects
  let animations: AnimationMaking
  /// What the bounds of the view are before anything is laid out.
  let early: EarlyBounds

  enum EarlyBounds {
    /// As large as later.
    case known
    /// Without a size.
    case zero
    case open
  }

  /// Nil for a layer that no expression makes.
  ///
  /// - Parameter isHolder: whether a way leads to the view that holds it.
  func sublayer(
    _ attachment: LayerRecord.Attachment, _ kind: Sublayer.Kind, in isHolder: (Reference) -> Bool
  ) -> Sublayer? {
    guard case .made(let number) = attachment.layer.base else { return nil }
    let node = animations.node(objects.record.paths[number] ?? [attachment.run.place])
    var layer = looks(of: attachment.layer, kind, in: attachment.parent, at: node, isHolder)
    hide(&layer, attachment)
    return layer
  }

  /// What is set of a layer, but for what hides it.
  func looks(
    of reference: Reference, _ kind: Sublayer.Kind, in parent: Reference, at node: Node,
    _ isHolder: (Reference) -> Bool
  ) -> Sublayer {
    var layer = Sublayer(node: node)
    layer.kind = kind
    func read<Value>(_ name: String, _ layer: inout Sublayer, _ convert: (CodeValue) -> Value?) -> Value? {
      let value = objects.value(name, of: reference, in: parent)
      if value.isAbsent { return nil }
      let converted = value.known.flatMap(convert)
      if converted == nil { layer.unknown.insert(name) }
      return converted
    }
    layer.name = read("name", &layer) { if case .text(let text)? = $0.constant { text } else { nil } }
    layer.unknown.remove("name")
    layer.frame = read("frame", &layer) { frame($0, of: reference, in: isHolder) }
    if layer.frame == nil, objects.isSet("bounds", of: reference) { layer.unknown.insert("frame") }
    layer.cornerRadius = read("cornerRadius", &layer) { radius($0, of: reference, in: isHolder) }
    layer.backgroundColor = read("backgroundColor", &layer) { $0.color }
    layer.colors = read("colors", &layer) {
      if case .colors(let colors)? = $0.animated("colors") { colors } else { nil }
    }
    layer.locations = read("locations", &layer) { numbers($0) }
    layer.startPoint = read("startPoint", &layer) { $0.numbers }
    layer.endPoint = read("endPoint", &layer) { $0.numbers }
    layer.masksToBounds = read("masksToBounds", &layer) { $0.boolean }
    return layer
  }

  /// What one cannot tell the looks of: a shape's path, and what a mask leaves of a layer.
  func isOpen(_ layer: Sublayer, _ reference: Reference) -> Bool {
    if objects.isSet("mask", of: reference) { return true }
    guard layer.kind == .shape, !layer.paints else { return false }
    return switch objects.value("fillColor", of: reference) {
    case .absent: false
    case .known(let value): value.color.map { $0.alpha > 0 } ?? true
    case .open: true
    }
  }

  private func numbers(_ value: CodeValue) -> [Double]? {
    if case .numbers(let numbers)? = value.animated("locations") { numbers } else { nil }
  }

  private func frame(
    _ value: CodeValue, of layer: Reference, in isHolder: (Reference) -> Bool
  ) -> Sublayer.Frame? {
    switch value.drawn {
    case .bounds(let others)?:
      others.contains { isHolder($0) }
        ? objects.isSetBeforeLayout("frame", of: layer) ? early.frame : .bounds : nil
    case .numbers(let numbers)? where numbers.count == 4:
      .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: value.constant == .word("zero") ? .rect(Rect(x: 0, y: 0, width: 0, height: 0)) : nil
    }
  }

  private func radius(_ value: CodeValue, of layer: Reference, in isHolder: (Reference) -> Bool) -> Sublayer
    .Radius?
  {
    if case .length(.height, let others, factor: 0.5)? = value.drawn {
      let isOwn = others.contains { isHolder($0) || objects.record.objects($0).contains(layer) }
      return isOwn ? .half : nil
    }
    return value.number.flatMap { $0.isFinite ? .points($0) : nil }
  }

  /// A layer that some code hides or takes away is there until then.
  private func hide(_ layer: inout Sublayer, _ attachment: LayerRecord.Attachment) {
    let starts = objects.additions(of: attachment.layer)
    let isHidden = objects.value("isHidden", of: attachment.layer, from: starts) { $0.boolean == true }
    layer.isHidden = isHidden.known?.boolean == true
    let opacity = objects.value("opacity", of: attachment.layer, in: attachment.parent, from: starts) {
      $0.number.map { $0 <= 0 } ?? false
    }
    if !opacity.isAbsent {
      layer.opacity = opacity.known?.number
      if layer.opacity == nil { layer.unknown.insert("opacity") }
    }
    let removal = objects.record.removals.first { removal in
      removal.layer == attachment.parent || objects.record.objects(removal.layer).contains(attachment.layer)
    }?.run.entry
    let entry = removal ?? (layer.isHidden ? nil : objects.laterHide(of: attachment.layer, from: starts))
    layer.removedWhen = entry.map { "\($0)() is called" }
  }
}

extension SublayerMaking.EarlyBounds {
  fileprivate var frame: Sublayer.Frame? {
    switch self {
    case .known: .bounds
    case .zero: .rect(Rect(width: 0, height: 0))
    case .open: nil
    }
  }
}

extension Reference {
  /// A view for its layer.
  var withoutLayer: Reference { steps.last == .layer ? owner : self }
}
