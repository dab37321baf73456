extension Rule {
  static let anchorMovesView = Rule(
    "anchor-moves-view", .warning, systems: .layers,
    "A view was given another anchor point and kept its position, so it moved.",
    why:
      "position is where the anchor point is in the superview: with another anchor and the same position "
      + "the view moves by the difference times its size.",
    fix: "Move position by (new anchor − old anchor) × size to match.",
    link: .apple("quartzcore/calayer/anchorpoint"),
    accepts: [
      "{system: layers, root: {type: UIView, subviews: [{type: UIView, frame: [10, 20, 40, 60], layer: {anchorPoint: [0.5, 0], position: [30, 20]}}]}}",
      "{system: layers, root: {type: UIView, frame: [10, 20, 40, 60], layer: {anchorPoint: [0.5, 0]}}}",
    ],
    reports: [
      "{system: layers, root: {type: UIView, subviews: [↓{type: UIView, frame: [10, 20, 40, 60], layer: {anchorPoint: [0.5, 0], position: [30, 50]}}]}}",
      "{system: layers, root: ↓{type: UIView, frame: [10, 20, 40, 60], layer: {anchorPoint: [0, 1], position: [30, 50]}}}",
    ]
  ).looking(among: { $0.layerFacts }) { found, context in
    let (view, facts) = found
    let anchor = facts.anchorPoint ?? [0.5, 0.5]
    let ways = context.hierarchy.ways(of: view, facts, anchor)
    if ways.isEmpty { return nil }
    return context.finding(
      "\(context.name(of: view)) moves \(ways.listed("and")): its anchor point is "
        + "\(anchor.map(\.roundedText).joined(separator: ", ")), and its position was not changed to match",
      at: view, help: "move position by (new anchor − old anchor) × size")
  }
}

extension Hierarchy {
  /// How far a view moves to the side, and up or down.
  fileprivate func ways(of view: ViewIndex, _ facts: LayerFacts.Facts, _ anchor: [Double]) -> [String] {
    if let position = facts.position, let frame = frame(of: view) {
      let (right, down) = (
        position[0] - frame.x - anchor[0] * frame.width, position[1] - frame.y - anchor[1] * frame.height
      )
      guard max(abs(right), abs(down)) > 0.01 else { return [] }
      return [
        right == 0 ? nil : "\(abs(right).inPoints) to the \(right > 0 ? "right" : "left")",
        down == 0 ? nil : "\(abs(down).inPoints) \(down > 0 ? "down" : "up")",
      ].compactMap(\.self)
    }
    guard facts.keepsPosition else { return [] }
    // Where nobody knows the frame, size constraints may tell.
    let size = frameSize(of: view)
    func way(_ part: Double, _ length: Double?, _ side: String, _ ways: (String, String)) -> String? {
      guard abs(part) > 0.001 else { return nil }
      let distance = length.map { (abs(part) * $0).inPoints } ?? "\(abs(part).roundedText) of its \(side)"
      return "\(distance) \(part > 0 ? ways.0 : ways.1)"
    }
    return [
      way(0.5 - anchor[0], size.width, "width", ("to the right", "to the left")),
      way(0.5 - anchor[1], size.height, "height", ("down", "up")),
    ].compactMap(\.self)
  }
}
