extension Document {
  /// A list of `UIView` keyframe animations.
  func viewAnimations(_ node: Node, for what: Subject) throws(Diagnostic) -> [ViewKeyframes] {
    guard kind(node) == .list else {
      throw .invalidValue(
        "expected a list of animations for \(what), found \(kindName(node))", at: place(node),
        help: "write [{duration: 1, keyframes: [{start: 0, duration: 0.5, alpha: 0.4}]}]")
    }
    var errors = DiagnosticList()
    let animations = elements(node).compactMap { element in
      errors.attempt { () throws(Diagnostic) in try viewKeyframes(resolved(element)) }
    }
    try errors.throwFirst()
    return animations
  }

  private func viewKeyframes(_ node: Node) throws(Diagnostic) -> ViewKeyframes {
    let keys = ["duration", "delay", "curve", "keyframes", "repeat", "autoreverses", "on"]
    var record = try Record(node, keys, for: "a view's animation", in: self)
    var animation = ViewKeyframes(node: node)
    animation.duration = record.number("duration") ?? 0.2
    animation.delay = record.number("delay") ?? 0
    animation.curve =
      record.read("curve") { document, node, what throws(Diagnostic) in
        try document.curve(node, for: what)
      } ?? .easeInOut
    animation.repeats = record.boolean("repeat") ?? false
    animation.autoreverses = record.boolean("autoreverses") ?? false
    animation.trigger = record.oneCase("on")
    if record.says("keyframes") {
      animation.frames =
        record.read("keyframes") { document, list, what throws(Diagnostic) in
          try document.frames(list, for: what)
        } ?? []
    } else {
      record.fail(
        .invalidValue(
          "'keyframes' is missing here", at: place(node),
          help: "write keyframes: [{start: 0, duration: 0.5, alpha: 0.4}]"))
    }
    try record.check()
    return animation
  }

  private func frames(_ list: Node, for what: Subject) throws(Diagnostic) -> [ViewKeyframes.Frame] {
    guard kind(list) == .list else {
      throw .invalidValue("expected a list for \(what), found \(kindName(list))", at: place(list))
    }
    var errors = DiagnosticList()
    let frames = elements(list).compactMap { element in
      errors.attempt { () throws(Diagnostic) in try frame(resolved(element)) }
    }
    try errors.throwFirst()
    return frames
  }

  private func frame(_ node: Node) throws(Diagnostic) -> ViewKeyframes.Frame {
    var record = try Record(
      node, ["start", "duration"] + AnimatableProperty.viewNames, for: "a keyframe", in: self)
    var frame = ViewKeyframes.Frame()
    frame.start = record.number("start") ?? 0
    frame.duration = record.number("duration", atLeast: 0, "a keyframe takes 0 seconds or more") ?? 0
    for property in AnimatableProperty.viewNames {
      let value = record.read(property) { document, node, what throws(Diagnostic) in
        try document.animatedValue(node, of: property, for: what)
      }
      if let value { frame.values.append(ViewKeyframes.Setting(property: property, value: value)) }
    }
    try record.check()
    return frame
  }
}
