extension Rule {
  static let groupIdleTail = Rule(
    "group-idle-tail", .note, systems: .layers,
    "A group outlasts its members, and the layer falls back to its own value.",
    why: "When the last member of a property is over and holds nothing (fillMode), the property has the "
      + "model's value until the group turns again.",
    fix: "Let the members last as long as the group, or give the last one fillMode forwards.",
    link: .apple("quartzcore/caanimationgroup"),
    accepts: [
      Self.moving("{duration: 2, animations: [{keyPath: opacity, to: 0, duration: 1, fillMode: forwards}]}"),
      Self.moving("{duration: 2, animations: [{keyPath: opacity, to: 0}]}"),
    ],
    reports: [
      Self.moving("↓{duration: 2, animations: [{keyPath: opacity, to: 0, duration: 1}]}"),
      Self.moving(
        "↓{duration: 3, animations: [{keyPath: opacity, to: 0, duration: 1}, {keyPath: cornerRadius, to: 4}]}"
      ),
    ]
  ).looking(among: { $0.animations }) { animation, context in
    guard let group = animation.layerAnimation, let end = group.firstIdle else { return nil }
    return context.finding(
      "the group of \(context.name(of: animation)) lasts "
        + "\(group.groupDuration.inSeconds), and its last member \(end.inSeconds): the layer falls back",
      at: animation,
      help: "let the group last \(end.inSeconds), or give its last member fillMode forwards")
  }
}

extension LayerAnimation {
  /// When the first property of a group is left to itself before the group ends; nil where none is.
  var firstIdle: Double? {
    guard case .group(let members) = content, !members.isEmpty else { return nil }
    var ends: [String: Double] = [:]
    var held: Set<String> = []
    for member in members {
      for path in member.keyPaths {
        // One that lasts no time is another rule's.
        let lasts = member.timing.duration ?? 1 > 0
        ends[path] = max(ends[path] ?? 0, lasts ? member.end(in: self) ?? .infinity : .infinity)
        if member.timing.fillMode.holdsAfter { held.insert(path) }
      }
    }
    let idle = ends.filter { !held.contains($0.key) && $0.value < groupDuration - 1e-6 }
    return idle.values.min()
  }
}
