/// Views whose own layer is a gradient: it counts as one in them that fills them.
extension CodeLayers {
  /// Whether `layerClass` of an instance's class says so.
  func isGradient(_ number: Int) -> Bool {
    joining.code.types.isGradientView(joining.instances.all[number].facts.type)
  }

  /// One that stands still is a background, unless a name says that it stands for what loads.
  mutating func addOwnLayer(_ number: Int, _ objects: LayerObjects) {
    guard isGradient(number) else { return }
    for view in found(.ownLayer, number) {
      let making = making(number, objects, view)
      let looks = SublayerMaking(objects: objects, animations: making, early: .known)
      var layer = looks.looks(
        of: .ownLayer, .gradient, in: .ownLayer, at: hierarchy.views[view].node, { _ in false })
      (layer.name, layer.frame) = ("layer", .bounds)
      layer.animations = animations(of: .ownLayer, number, objects, making)
      guard !layer.animations.isEmpty || hierarchy.isNamedAfterLoading(layer, in: view) else { continue }
      facts[view].sublayers.insert(layer, at: 0)
      facts.views[view]?.animations.removeAll { own in layer.animations.contains { $0.key == own.key } }
    }
  }

  /// Whether all views in a view lie over a layer: it is put behind all, or before they are added.
  func isBehind(
    _ attachment: LayerRecord.Attachment, _ view: ViewIndex, _ number: Int, _ objects: LayerObjects
  ) -> Bool {
    if attachment.isFirst { return true }
    let content = Array(hierarchy.children(of: view))
    guard !content.isEmpty else { return false }
    let later = objects.views.filter { other in
      let runs = objects.writes("superview", of: other).map(\.run)
      return !runs.isEmpty && runs.allSatisfy { attachment.run.isFollowed(by: $0) }
    }.flatMap { found($0, number) }
    return content.allSatisfy(later.contains)
  }
}

extension Reference {
  /// Of the class that is read.
  static let ownLayer = Reference(.instance, [.layer])
}

extension CodeTypes {
  /// Whether `layerClass` of a class says that its own layer is a gradient.
  func isGradientView(_ type: Int) -> Bool {
    let own = parts(of: type).lazy.compactMap { declarations[$0].variables["layerClass"] }.first
    guard let node = own?.getter ?? own?.initial else { return false }
    return text(of: node).hasWord("CAGradientLayer")
  }
}
