extension Rule {
  static let constraintLargerThanFrame = Rule(
    "constraint-larger-than-frame", .warning, inPartialFiles: .warning, isOnByDefault: false,
    "A skeleton is as large as a constraint that only limits its view.",
    why: "definedMaxWidth and definedMaxHeight take the constant of each of the view's own constraints for a "
      + "length, whatever its relation: <= 400 counts as 400.",
    fix: "Limit the view by a constraint of its container, or give it the width or height that it has.",
    link: .source("SkeletonViewCore/Sources/Internal/UIKitExtensions/UIView+Extensions.swift"),
    accepts: [
      """
      type: UILabel
      isSkeletonable: true
      frame: [16, 16, 196, 21]
      constraints: [{attribute: width, relation: "<=", constant: 200}]
      """,
      """
      # Two lines need 40 points, and the limit leaves them 44.
      type: UILabel
      isSkeletonable: true
      frame: [16, 16, 200, 40]
      numberOfLines: 2
      constraints: [{attribute: height, relation: "<=", constant: 44}]
      """,
    ],
    reports: [
      """
      type: UILabel
      id: name
      isSkeletonable: true
      frame: [16, 16, 120, 21]
      ↓constraints: [{attribute: width, relation: "<=", constant: 400}]
      """,
      """
      type: UIImageView
      id: picture
      isSkeletonable: true
      frame: [0, 0, 390, 220]
      ↓constraints:
        - {attribute: height, relation: "<=", constant: 300}
        - {attribute: height, relation: ">=", constant: 100}
      """,
    ]
  ).looking(among: { $0.views(having: .constraints) }) { view, context in
    let hierarchy = context.hierarchy
    guard context.isCoveredLeaf(view), hierarchy.frame(of: view) != nil else { return nil }
    let frame = context.inspection.presence.cellSizes[view] ?? hierarchy.frameSize(of: view)
    let constraints = hierarchy.ownConstraints(of: view)
    let size = context.inspection.layerSize(of: view)
    let sides: [(OwnConstraint.Side, length: Double?, frame: Double?)] = [
      (.width, size.width, frame.width), (.height, size.height, frame.height),
    ]
    for (side, length, frame) in sides {
      guard let length, let frame, length - frame > tolerance,
        // Where another constraint says the same, it is not the limit that counts.
        constraints.contains(where: { $0.side == side && $0.constant == length }),
        constraints.allSatisfy({ $0.side != side || $0.constant < length || $0.relation == .lessThanOrEqual })
      else { continue }
      let adjective = side == .width ? "wide" : "high"
      return context.finding(
        "\(context.name(of: view)) is \(frame.inPoints) \(adjective), but its skeleton is \(length.inPoints): "
          + "a constraint <= \(length.roundedText) counts as \(length.roundedText)",
        at: view, .constraints,
        help: "tie the \(side) to that of another view instead: such a constraint is not its own")
    }
    return nil
  }
}

/// Points by which a layer may be longer than its frame.
private let tolerance = 8.0
