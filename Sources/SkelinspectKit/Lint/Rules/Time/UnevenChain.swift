extension Rule {
  static let unevenChain = Rule(
    "uneven-chain", .note, systems: .layers,
    "The layers of a cell begin one after the other, one of them out of step.",
    why:
      "A chain of layers that begin a little after one another looks like one wave; a longer step breaks it.",
    fix: "Take the same step from each layer to the next.",
    link: .apple("quartzcore/camediatiming/begintime"),
    accepts: [Self.chain("100", "100.33", "100.66", "100.99"), Self.chain("100", "100", "100", "100")],
    reports: [
      Self.chain("100", "100.33", "100.66", "100.2", mark: 3),
      Self.chain("100", "100.5", "100.7", "100.9", mark: 1),
    ]
  ) { context in
    var chains: [Chain: [(animation: TimedAnimation, begin: Double)]] = [:]
    for animation in context.animations {
      guard let own = animation.layerAnimation, !animation.isMember, animation.covers,
        let cell = context.cell(around: animation.view)
      else { continue }
      for path in own.keyPaths {
        chains[Chain(cell: cell, path: path), default: []].append((animation, own.timing.beginTime))
      }
    }
    return chains.sorted { ($0.key.cell, $0.key.path) < ($1.key.cell, $1.key.path) }.compactMap { _, layers in
      guard let (place, step, usual) = oddStep(layers.map(\.begin)) else { return nil }
      let animation = layers[place].animation
      return context.finding(
        "\(context.name(of: animation.view)) begins \(step.inSeconds) after the layer before it, and the others "
          + "of the cell \(usual.inSeconds)",
        at: animation, help: "take the same step everywhere")
    }
  }

  /// A cell whose layers begin at some times, for examples.
  private static func chain(_ times: String..., mark: Int? = nil) -> RuleExample {
    let views = zip(0..., times).map { number, time in
      "      - {type: UIView, frame: [0, 0, 100, 20], layer: {sublayers: [{frame: bounds, backgroundColor: white, "
        + "animations: {pulse: \(number == mark ? "↓" : ""){keyPath: opacity, to: 0.4, repeatCount: infinity, "
        + "beginTime: \(time)}}}]}}"
    }
    return RuleExample(
      "system: layers\nenvironment: {mediaTime: 100}\nroot:\n  type: UITableViewCell\n  contentView:\n    subviews:\n"
        + views.joined(separator: "\n"))
  }
}

private struct Chain: Hashable {
  let cell: ViewIndex
  let path: String
}

/// The first step that differs from the usual one; nil where none is usual, and where all are.
private func oddStep(_ times: [Double]) -> (place: Int, step: Double, usual: Double)? {
  guard times.count > 3 else { return nil }
  let steps = zip(times, times.dropFirst()).map { $1 - $0 }
  var counts: [Int: Int] = [:]
  for step in steps where abs(step) < 1e9 { counts[Int((step * 1000).rounded()), default: 0] += 1 }
  guard let usual = counts.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }), usual.value > 1 else {
    return nil
  }
  let step = Double(usual.key) / 1000
  return steps.firstIndex { abs($0 - step) > 0.0015 }.map { ($0 + 1, steps[$0], step) }
}

extension RuleContext {
  fileprivate func cell(around view: ViewIndex) -> ViewIndex? {
    hierarchy.outwards(from: view).first { hierarchy.views[$0].family.isCell }
  }
}
