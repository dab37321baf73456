extension Rule {
  static let groupJumps = Rule(
    "group-jumps", .warning, systems: .layers,
    "A group that repeats ends with another value than it begins with, so it jumps.",
    why: "A turn begins with the first value again: where the last one differs, the skeleton flashes once a "
      + "turn.",
    fix: "Add a member that goes back, or set autoreverses.",
    link: .apple("quartzcore/caanimationgroup"),
    accepts: [
      Self.moving(
        "{duration: 1, autoreverses: true, repeatCount: infinity, animations: [{keyPath: opacity, from: 1, to: 0}]}"
      ),
      Self.moving(
        "{duration: 1, repeatCount: infinity, animations: [{keyPath: transform.rotation, from: 0, to: 360}]}"),
    ],
    reports: [
      Self.moving("↓{duration: 1, repeatCount: infinity, animations: [{keyPath: opacity, from: 1, to: 0}]}"),
      Self.moving(
        "↓{duration: 1, repeatCount: 3, animations: [{keyPath: backgroundColor, from: white, to: gray}]}"),
    ]
  ).looking(among: { $0.animations }) { animation, context in
    guard let group = animation.layerAnimation, group.timing.turns > 1, !group.timing.autoreverses,
      !group.cutsMembers, group.firstIdle == nil,
      let jump = group.keyPaths.lazy.compactMap({ group.jump(of: $0) }).first
    else { return nil }
    return context.finding(
      "the group of \(context.name(of: animation)) begins with \(jump.path) "
        + "\(jump.first.text) and ends with \(jump.last.text): it jumps every \(group.groupDuration.inSeconds)",
      at: animation, help: "add a member that goes back, or set autoreverses")
  }
}

extension LayerAnimation {
  fileprivate var cutsMembers: Bool {
    guard case .group(let members) = content else { return false }
    return members.contains { $0.end(in: self) ?? 0 > groupDuration + 1e-6 }
  }

  /// The values of a property at the ends of a group's turn, where they differ.
  fileprivate func jump(of path: String) -> (path: String, first: AnimatedValue, last: AnimatedValue)? {
    guard case .group = content, !AnimatableProperty.wanders(path), unknownKeys(of: path).isEmpty,
      let first = memberValue(of: path, at: 0), let last = memberValue(of: path, at: groupDuration),
      !first.isSeenAs(last, of: path)
    else { return nil }
    return (path, first, last)
  }
}

extension AnimatedValue {
  /// A whole turn round ends where it began.
  fileprivate func isSeenAs(_ other: AnimatedValue, of path: String) -> Bool {
    if case (.number(let from), .number(let to)) = (self, other) {
      let difference = abs(from - to)
      let rest =
        path.hasPrefix("transform.rotation") ? difference.truncatingRemainder(dividingBy: 360) : difference
      return rest < 1e-6
    }
    return self == other
  }
}
