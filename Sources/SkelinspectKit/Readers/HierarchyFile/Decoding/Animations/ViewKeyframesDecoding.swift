extension Document {
  /// A list of `UIView` keyframe animations.
  func viewAnimations(_ node: Node, for what: Subject) throws(Diagnostic) -> [ViewKeyframes] {
    try list(
      node, of: "animations", for: what,
      help: "write [{duration: 1, keyframes: [{start: 0, duration: 0.5, alpha: 0.4}]}]", viewKeyframes)
  }

  private func viewKeyframes(_ node: Node) throws(Diagnostic) -> ViewKeyframes {
    let keys = ["duration", "delay", "curve", "keyframes", "repeat", "autoreverses", "on"]
    var record = try Record(node, keys, for: "a view's animation", in: self)
    var animation = ViewKeyframes(node: node)
    animation.duration = record.number("duration") ?? 0.2
    animation.delay = record.number("delay") ?? 0
    animation.curve = record.read("curve", Document.curve) ?? .easeInOut
    animation.repeats = record.boolean("repeat") ?? false
    animation.autoreverses = record.boolean("autoreverses") ?? false
    animation.trigger = record.oneCase("on")
    record.require("keyframes", help: "write keyframes: [{start: 0, duration: 0.5, alpha: 0.4}]")
    animation.frames =
      record.read("keyframes") { document, node, what throws(Diagnostic) in
        try document.list(node, for: what, document.frame)
      } ?? []
    try record.check()
    return animation
  }

  private func frame(_ node: Node) throws(Diagnostic) -> ViewKeyframes.Frame {
    var record = try Record(
      node, ["start", "duration"] + AnimatableProperty.viewNames, for: "a keyframe", in: self)
    var frame = ViewKeyframes.Frame()
    frame.start = record.number("start") ?? 0
    frame.duration = record.number("duration", atLeast: 0, "a keyframe takes 0 seconds or more") ?? 0
    for property in AnimatableProperty.viewNames {
      if let value = record.value(property, of: property) {
        frame.values.append(ViewKeyframes.Setting(property: property, value: value))
      }
    }
    try record.check()
    return frame
  }
}
