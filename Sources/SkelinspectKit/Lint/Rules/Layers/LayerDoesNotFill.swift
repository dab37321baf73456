extension Rule {
  static let layerDoesNotFill = Rule(
    "layer-does-not-fill", .warning, systems: .layers,
    "A layer leaves a part of its view uncovered.",
    why: "What lies beside the layer is seen while loading: the text or image under it sticks out.",
    fix: "Set the layer's frame to the view's bounds in layoutSubviews.",
    link: .apple("quartzcore/calayer/frame"),
    accepts: [
      "{system: layers, root: {type: UIView, frame: [0, 0, 90, 20], layer: {sublayers: [{frame: bounds, backgroundColor: \"#E0E0E0\"}]}}}",
      "{system: layers, root: {type: UIView, frame: [0, 0, 90, 20], layer: {sublayers: [{frame: [-1, -1, 92, 22], backgroundColor: \"#E0E0E0\"}]}}}",
    ],
    reports: [
      "{system: layers, root: {type: UIView, frame: [0, 0, 90, 20], layer: {sublayers: [↓{frame: [0, 0, 45, 20], backgroundColor: \"#E0E0E0\"}]}}}",
      "{system: layers, root: {type: UIView, frame: [0, 0, 90, 20], layer: {sublayers: [↓{frame: [10, 0, 90, 20], backgroundColor: \"#E0E0E0\"}]}}}",
    ]
  ).looking(among: { $0.sublayers }) { found, context in
    let (hierarchy, view, layer) = (context.hierarchy, found.view, found.layer)
    guard layer.isVisible, layer.paints, hierarchy.hasSize(layer, in: view), !hierarchy.fills(layer, view),
      hierarchy.isMeantAsSkeleton(layer, in: view),
      let frame = hierarchy.frame(of: layer, in: view), let bounds = hierarchy.bounds(of: view),
      !(hierarchy.layers?[view].sublayers ?? []).contains(where: { hierarchy.covers($0, view) })
    else { return nil }
    return context.finding(
      "the \(context.name(of: found)) is at \(frame.x.roundedText), "
        + "\(frame.y.roundedText) with \(frame.width.roundedText) × \(frame.height.roundedText), and the view is "
        + "\(bounds.width.roundedText) × \(bounds.height.inPoints)",
      at: found, altering: .set("frame", to: .text("bounds"), in: layer.node),
      help: "set its frame to the view's bounds in layoutSubviews")
  }
}

extension Hierarchy {
  /// Code draws lines and badges with layers too: there one that neither moves nor is named after loading is taken for
  /// decoration.
  fileprivate func isMeantAsSkeleton(_ layer: Sublayer, in view: ViewIndex) -> Bool {
    origin == .said || !layer.animations.isEmpty || isNamedAfterLoading(layer, in: view)
  }
}
