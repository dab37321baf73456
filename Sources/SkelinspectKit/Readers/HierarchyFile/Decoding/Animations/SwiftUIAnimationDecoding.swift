extension Document {
  /// `{curve, duration, delay, delayOnce, speed, repeat, autoreverses}`.
  func swiftUIAnimation(_ node: Node, for what: Subject) throws(Diagnostic) -> SwiftUIAnimation {
    let keys = ["curve", "duration", "delay", "delayOnce", "speed", "repeat", "autoreverses"]
    var record = try Record(node, keys, for: what.description, in: self)
    var animation = SwiftUIAnimation()
    animation.curve = record.read("curve", Document.swiftUICurve) ?? .easeInOut
    animation.duration = record.number("duration") ?? 0.35
    animation.delay = record.number("delay", atLeast: 0, "nothing begins before it is asked for") ?? 0
    animation.delayOnce = record.number("delayOnce", atLeast: 0, "nothing begins before it is asked for") ?? 0
    animation.speed = record.number("speed", atLeast: 0, "time does not run backwards here") ?? 1
    animation.autoreverses = record.boolean("autoreverses")
    animation.repetition =
      record.read("repeat") { document, node, what throws(Diagnostic) in
        guard let count = try document.number(node, or: ["forever"], for: what) else { return .forever }
        guard count >= 0 else {
          throw .invalidValue("'repeat' is a number of turns, not below 0", at: document.place(node))
        }
        return .count(count)
      } ?? .once
    try record.check()
    return animation
  }

  /// A number, or `{from, to, animation}`.
  func animatedNumber(_ node: Node, for what: Subject) throws(Diagnostic) -> AnimatedNumber {
    guard kind(node) == .mapping else { return AnimatedNumber(try finiteNumber(node, for: what)) }
    var record = try Record(node, ["from", "to", "animation"], for: what.description, in: self)
    let from = record.number("from") ?? 1
    let to = record.number("to") ?? from
    let animation = record.read("animation", Document.swiftUIAnimation) ?? SwiftUIAnimation()
    try record.check()
    return AnimatedNumber(from: from, to: to, animation: animation, node: node)
  }
}
