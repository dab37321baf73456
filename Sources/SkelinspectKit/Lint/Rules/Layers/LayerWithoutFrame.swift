extension Rule {
  static let layerWithoutFrame = Rule(
    "layer-without-frame", .error, systems: .layers,
    "A layer has no size, so nothing of it is seen.",
    why: "A CALayer is as large as its frame, which is zero until somebody sets it; a label without text and "
      + "constraints has bounds without a size, and a layer as large as those has none either.",
    fix:
      "Set the layer's frame to the view's bounds in layoutSubviews, and give an empty label a text of spaces.",
    link: .apple("quartzcore/calayer/frame"),
    accepts: [
      "{system: layers, root: {type: UILabel, text: \"      \", layer: {sublayers: [{frame: bounds, backgroundColor: \"#E0E0E0\"}]}}}",
      "{system: layers, root: {type: UILabel, frame: [0, 0, 80, 20], text: \"\", layer: {sublayers: [{frame: bounds, backgroundColor: \"#E0E0E0\"}]}}}",
    ],
    reports: [
      "{system: layers, root: {type: UIView, layer: {sublayers: [↓{type: CALayer, backgroundColor: \"#E0E0E0\"}]}}}",
      "{system: layers, root: {type: UILabel, text: \"\", layer: {sublayers: [↓{frame: bounds, backgroundColor: \"#E0E0E0\"}]}}}",
    ]
  ).looking(among: { $0.sublayers }) { found, context in
    let (view, layer) = (found.view, found.layer)
    guard layer.isVisible, layer.paints, !context.hierarchy.hasSize(layer, in: view) else { return nil }
    let frame = context.hierarchy.frame(of: layer, in: view)
    let size = frame.map { "\($0.width.roundedText) × \($0.height.roundedText)" } ?? "0 × 0"
    let isText = layer.frame == .bounds && context.hierarchy.isEmptyLabel(view)
    return context.finding(
      "the \(context.name(of: found)) is \(size)"
        + (isText ? ": a label without text has no size" : ": nothing of it is seen"),
      at: found,
      // Constraints or another place may give a label of code its size.
      isText && context.hierarchy.origin != .said ? .warning : nil,
      altering: isText ? nil : .set("frame", to: .text("bounds"), in: layer.node),
      help: isText
        ? "give the label a text of spaces" : "set its frame to the view's bounds in layoutSubviews")
  }
}
