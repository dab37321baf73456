extension Rule {
  static let absoluteBeginTime = Rule(
    "absolute-begin-time", .warning, systems: .layers,
    "An animation begins at an absolute time that is long past.",
    why:
      "A beginTime other than 0 counts in the layer's own time, which is that of CACurrentMediaTime(), the "
      + "seconds since the device was started: 0.33 is in the middle of the animation at once.",
    fix:
      "Add the clock, beginTime = CACurrentMediaTime() + 0.33, and fillMode backwards for the time until then; in a group "
      + "members count from its beginning.",
    link: .apple("quartzcore/camediatiming/begintime"),
    accepts: [
      Self.moving("{keyPath: opacity, to: 0, repeatCount: infinity, beginTime: 0}"),
      Self.moving("{duration: 1, animations: [{keyPath: opacity, to: 0, beginTime: 0.33, duration: 0.5}]}"),
    ],
    reports: [
      Self.moving("↓{keyPath: opacity, to: 0, repeatCount: infinity, beginTime: 0.33}"),
      RuleExample(
        "{system: layers, environment: {mediaTime: 100}, root: {type: UIView, layer: {animations: {move: ↓{keyPath: opacity, to: 0, beginTime: 99}}}}}"
      ),
    ]
  ).looking(among: { $0.animations }) { animation, context in
    let clock = context.hierarchy.layers?.mediaTime
    guard let timing = animation.layerAnimation?.timing, !animation.isMember, timing.beginTime != 0,
      !timing.beginsByClock, timing.beginTime < clock ?? leastUptime
    else { return nil }
    let now = clock.map { "the clock shows \($0.inSeconds)" } ?? "the clock counts from the device's start"
    return context.finding(
      "the animation of \(context.name(of: animation)) begins at \(timing.beginTime.inSeconds) of media time, and \(now)",
      at: animation,
      help:
        "add CACurrentMediaTime() to it, and set fillMode to backwards: until then the layer shows its own value"
    )
  }
}

/// Seconds below which a beginning is taken for one that forgot the clock.
private let leastUptime = 60.0
