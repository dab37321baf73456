extension Rule {
  static let groupCutsMembers = Rule(
    "group-cuts-members", .warning, systems: .layers,
    "A group ends before one of its members does.",
    why: "Members run in the time of their group, and what one would do after the group's duration never "
      + "happens; a group lasts 0.25 s by default.",
    fix: "Give the group the time that its members take together.",
    link: .apple("quartzcore/caanimationgroup"),
    accepts: [
      Self.moving("{duration: 1.5, animations: [{keyPath: opacity, to: 0, duration: 1.5}]}"),
      Self.moving("{duration: 2, animations: [{keyPath: opacity, to: 0, duration: 1, autoreverses: true}]}"),
    ],
    reports: [
      Self.moving("{duration: 1, animations: [↓{keyPath: opacity, to: 0, duration: 1.5}]}"),
      Self.moving("{duration: 2, animations: [↓{keyPath: opacity, to: 0, duration: 1, beginTime: 1.5}]}"),
    ]
  ).looking(among: { $0.animations }) { animation, context in
    guard case .layer(let member, let group?) = animation.kind, let end = member.end(in: group),
      end > group.groupDuration + 1e-6
    else { return nil }
    return context.finding(
      "a member of \(context.name(of: animation.view))'s group "
        + "\(end.isFinite ? "ends after \(end.inSeconds)" : "never ends"), and the group "
        + "(\(animation.name)) after \(group.groupDuration.inSeconds)",
      at: animation,
      altering: end.isFinite ? .set("duration", to: .number(end), in: group.node) : nil,
      help: end.isFinite ? "let the group last \(end.inSeconds)" : "let the member end")
  }
}

extension LayerAnimation {
  /// Seconds that a group lasts.
  var groupDuration: Double { timing.duration(in: nil) }

  /// When a member is over, in its group's time; infinite where it never is, and nil where its time stands still.
  func end(in group: LayerAnimation) -> Double? {
    guard timing.speed > 0 else { return nil }
    // Of one that goes on for ever as many turns count as the group has room for.
    if timing.isEndless, group.timing.isEndless { return group.groupDuration }
    return timing.beginTime + timing.cycle(in: group.groupDuration) * timing.turns / timing.speed
  }
}
