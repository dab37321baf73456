extension Rule {
  static let tapNeverArrives = Rule(
    "tap-never-arrives", .error, systems: .layers,
    "A gesture recognizer is on a view that takes no touches.",
    why:
      "Image views and labels take no touches unless isUserInteractionEnabled is set, and no view does in one "
      + "that takes none.",
    fix: "Set isUserInteractionEnabled to true.",
    link: .apple("uikit/uiview/isuserinteractionenabled"),
    accepts: [
      "{system: layers, root: {type: UIImageView, isUserInteractionEnabled: true, gestureRecognizers: [tap]}}",
      "{system: layers, root: {type: UIView, gestureRecognizers: [pan]}}",
    ],
    reports: [
      "{system: layers, root: ↓{type: UIImageView, gestureRecognizers: [tap]}}",
      "{system: layers, root: {type: UIView, isUserInteractionEnabled: false, subviews: [↓{type: UIView, gestureRecognizers: [tap]}]}}",
    ]
  ).looking(among: { $0.layerFacts }) { found, context in
    let (view, facts) = found
    guard let recognizer = facts.recognizers.first,
      let off = context.hierarchy.outwards(from: view).first(where: { !context.hierarchy.takesTouches($0) }
      ),
      context.hierarchy.evidence?.isUnknown(.isUserInteractionEnabled, of: off) != true
    else { return nil }
    let other = off == view ? "it takes no touches" : "\(context.name(of: off)) around it takes no touches"
    let isDefault = !context.hierarchy.says(.isUserInteractionEnabled, of: off)
    let why = isDefault ? " (\(context.hierarchy.views[off].viewClass.name)'s default)" : ""
    return context.finding(
      "the \(recognizer.gesture.rawValue) on \(context.name(of: view)) never arrives: \(other)\(why)",
      at: view,
      fix: Fix(
        .set(.isUserInteractionEnabled, of: off, to: .boolean(true)), off == view ? .plain : .named))
  }
}
