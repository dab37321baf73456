/// The arguments of modifiers that have several.
extension Document {
  /// `{opacity, shouldShow}`, or whether it is shown.
  func skeletonOverlay(_ node: Node) throws(Diagnostic) -> SkeletonOverlay {
    var overlay = SkeletonOverlay()
    if kind(node) != .mapping {
      overlay.isShown = try boolean(node, for: "'skeleton'")
      return overlay
    }
    var record = try Record(node, ["opacity", "shouldShow"], for: "'skeleton'", in: self)
    overlay.opacity = record.read("opacity", Document.animatedNumber) ?? AnimatedNumber(1)
    overlay.isShown = record.boolean("shouldShow") ?? true
    try record.check()
    return overlay
  }

  /// `{active, animation, gradient, bandSize, mode}` and the older `duration`, `bounce` and `delay`.
  func shimmer(_ node: Node) throws(Diagnostic) -> Shimmer {
    var shimmer = Shimmer()
    if kind(node) != .mapping {
      shimmer.isActive = try boolean(node, for: "'shimmering'")
      return shimmer
    }
    let keys = ["active", "animation", "gradient", "bandSize", "mode", "duration", "bounce", "delay"]
    var record = try Record(node, keys, for: "'shimmering'", in: self)
    shimmer.isActive = record.boolean("active") ?? true
    let older = record.olderShimmer()
    let animation = record.read("animation", Document.swiftUIAnimation)
    if animation != nil, older != nil {
      record.fail(
        .invalidValue(
          "'animation' takes the place of 'duration', 'bounce' and 'delay'",
          at: record.place(ofKey: "animation"),
          help: "write one of the two forms"))
    }
    shimmer.animation = animation ?? older ?? Shimmer.standardAnimation
    shimmer.gradient = record.read("gradient", Document.shimmerGradient) ?? shimmer.gradient
    shimmer.bandSize = record.number("bandSize") ?? shimmer.bandSize
    shimmer.mode = record.read("mode", Document.shimmerMode) ?? .mask
    try record.check()
    return shimmer
  }

  private func shimmerMode(_ node: Node, for what: Subject) throws(Diagnostic) -> Shimmer.Mode {
    if kind(node) == .mapping {
      var record = try Record(node, ["overlay"], for: what.description, in: self)
      let blend = record.text("overlay") ?? Shimmer.standardBlendMode
      try record.check()
      return .overlay(blend)
    }
    switch try word(node, among: ["mask", "background", "overlay"], for: what) {
    case "background": return .background
    case "overlay": return .overlay(Shimmer.standardBlendMode)
    default: return .mask
    }
  }

  /// Colours, or `{color, location}`.
  private func shimmerGradient(_ node: Node, for what: Subject) throws(Diagnostic) -> [Shimmer.Stop] {
    try list(node, of: "colours", for: what, help: "write [black 0.3, black, black 0.3]") {
      stop throws(Diagnostic) in try shimmerStop(stop, for: what)
    }
  }

  private func shimmerStop(_ node: Node, for what: Subject) throws(Diagnostic) -> Shimmer.Stop {
    guard kind(node) == .mapping else { return Shimmer.Stop(color: try tint(node, for: what)) }
    var record = try Record(node, ["color", "location"], for: "a gradient's stop", in: self)
    let color = record.read("color", Document.tint)
    let location = record.number("location")
    record.require("color")
    try record.check()
    return Shimmer.Stop(color: color ?? Color(hex: 0), location: location)
  }

  /// A number for all sides, or some of them by name.
  func padding(_ node: Node) throws(Diagnostic) -> Insets {
    guard kind(node) == .mapping else { return Insets(all: try finiteNumber(node, for: "'padding'")) }
    let keys = ["all", "horizontal", "vertical", "top", "leading", "bottom", "trailing"]
    var record = try Record(node, keys, for: "'padding'", in: self)
    let all = record.number("all") ?? 0
    let (horizontal, vertical) = (record.number("horizontal") ?? all, record.number("vertical") ?? all)
    let insets = Insets(
      top: record.number("top") ?? vertical, left: record.number("leading") ?? horizontal,
      bottom: record.number("bottom") ?? vertical, right: record.number("trailing") ?? horizontal)
    try record.check()
    return insets
  }

  /// `{width, height, minWidth, maxWidth, …, alignment}`; `infinity` for all there is.
  func frameModifier(_ node: Node) throws(Diagnostic) -> FrameModifier {
    let keys = [
      "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
      "alignment",
    ]
    var record = try Record(node, keys, for: "'frame'", in: self)
    var frame = FrameModifier(
      width: record.numberOrInfinity("width"), height: record.numberOrInfinity("height"),
      minWidth: record.numberOrInfinity("minWidth"), minHeight: record.numberOrInfinity("minHeight"),
      maxWidth: record.numberOrInfinity("maxWidth"), maxHeight: record.numberOrInfinity("maxHeight"))
    // No layout here asks for these; a wrong one is an error.
    for key in ["idealWidth", "idealHeight"] { _ = record.numberOrInfinity(key) }
    frame.alignment = record.word("alignment", among: ValueShape.swiftUIAlignments)
    try record.check()
    return frame
  }
}

extension Record {
  /// SwiftUI-Shimmer's older arguments; nil where none is said.
  fileprivate mutating func olderShimmer() -> SwiftUIAnimation? {
    guard says("duration") || says("bounce") || says("delay") else { return nil }
    return SwiftUIAnimation(
      curve: .linear, duration: number("duration") ?? 1.5,
      delay: number("delay", atLeast: 0, "nothing begins before it is asked for") ?? 0.25,
      repetition: .forever, autoreverses: boolean("bounce") ?? false)
  }
}

extension Shimmer {
  static let standardBlendMode = "sourceAtop"
}
