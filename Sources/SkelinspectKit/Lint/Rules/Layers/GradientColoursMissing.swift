extension Rule {
  static let gradientColoursMissing = Rule(
    "gradient-colours-missing", .note, systems: .layers,
    "A gradient layer has fewer than two colours, so it paints its background only.",
    why:
      "CAGradientLayer draws nothing of its own without two colors: startPoint, endPoint and locations have "
      + "no effect then.",
    fix: "Give it two colors, or make it a CALayer.",
    link: .apple("quartzcore/cagradientlayer/colors"),
    accepts: [
      "{system: layers, root: {type: UIView, layer: {sublayers: [{type: CAGradientLayer, frame: bounds, colors: [\"#DDDDDD\", \"#EEEEEE\"]}]}}}",
      "{system: layers, root: {type: UIView, layer: {sublayers: [{type: CALayer, frame: bounds, backgroundColor: \"#DDDDDD\"}]}}}",
    ],
    reports: [
      "{system: layers, root: {type: UIView, layer: {sublayers: [↓{type: CAGradientLayer, frame: bounds, backgroundColor: \"#DDDDDD\"}]}}}",
      "{system: layers, root: {type: UIView, layer: {sublayers: [↓{type: CAGradientLayer, frame: bounds, colors: [\"#DDDDDD\"]}]}}}",
    ]
  ).looking(among: { $0.sublayers }) { found, context in
    let layer = found.layer
    let count = layer.colors?.count ?? 0
    let isAnimated = layer.animations.contains { $0.animation.keyPaths.contains("colors") }
    guard layer.kind == .gradient, count < 2, layer.isVisible, !isAnimated,
      !layer.unknown.contains("colors")
    else { return nil }
    return context.finding(
      "the gradient \(context.name(of: found)) has \(count.counted("colour")): it paints its background only",
      at: found, help: "give it two colors, or make it a CALayer")
  }
}
