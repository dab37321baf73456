extension Rule {
  static let layerStays = Rule(
    "layer-stays", .note, isOnByDefault: false, systems: .layers,
    "Nothing says when a skeleton's layer is removed.",
    why: "A layer that code has added stays until code removes or hides it: a forgotten one covers the real "
      + "content for ever.",
    fix: "Remove the layer when the data is there, and say so: removedWhen.",
    link: .apple("quartzcore/calayer/removefromsuperlayer()"),
    accepts: [
      "{system: layers, root: {type: UIView, layer: {sublayers: [{frame: bounds, backgroundColor: \"#E0E0E0\", removedWhen: configure(with:)}]}}}",
      "{system: layers, root: {type: UIView, layer: {sublayers: [{frame: bounds, backgroundColor: clear}]}}}",
    ],
    reports: [
      "{system: layers, root: {type: UIView, layer: {sublayers: [↓{frame: bounds, backgroundColor: \"#E0E0E0\"}]}}}",
      "{system: layers, root: {type: UIView, layer: {sublayers: [↓{type: CAGradientLayer, frame: bounds, colors: [white, gray]}]}}}",
    ]
  ).looking(among: { $0.sublayers }) { found, context in
    guard found.layer.removedWhen == nil, found.layer.isVisible, found.layer.paints else { return nil }
    return context.finding(
      "nothing says when the \(context.name(of: found)) is removed",
      at: found, help: "remove it when the data is there, and say so: removedWhen")
  }
}
