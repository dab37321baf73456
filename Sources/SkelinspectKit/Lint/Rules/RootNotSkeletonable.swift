extension Rule {
  static let rootNotSkeletonable = Rule(
    "root-not-skeletonable", .error, inPartialFiles: .note, inPrintedTrees: .note,
    "The view that receives show is not skeletonable, so show does nothing.",
    why:
      "showSkeleton returns at once where the view that receives it is not skeletonable (since version 1.8.3).",
    fix: "Mark the root, or call show on a view that is marked and say so in show.roots.",
    link: .thread(245),
    accepts: [
      "{type: UIView, isSkeletonable: true, subviews: [{type: UILabel, isSkeletonable: true}]}",
      "{type: UIView, subviews: [{type: UILabel, text: Nothing here is ever a skeleton}]}",
      """
      # Show is called on the stack view only.
      show: {roots: [header]}
      root:
        type: UIView
        subviews:
          - type: UIStackView
            id: header
            isSkeletonable: true
            arrangedSubviews: [{type: UILabel, isSkeletonable: true}]
      """,
    ],
    reports: [
      "↓{type: UIView, subviews: [{type: UILabel, isSkeletonable: true}]}",
      """
      show: {roots: [header]}
      root:
        type: UIView
        isSkeletonable: true
        subviews:
          - ↓type: UIStackView
            id: header
            arrangedSubviews: [{type: UILabel, isSkeletonable: true}]
      """,
    ]
  ).looking(among: { Set($0.hierarchy.show.roots).sorted() }) { root, context in
    let victims = context.lost(below: root)
    // Of a prototype the rule for cells says it.
    // Of a call in code, or in the document, another rule says it.
    let isCalled =
      context.hierarchy.calls != nil
      || context.hierarchy.evidence?.areRootsKnown == true && !context.hierarchy.show.areRootsGiven
    guard !isCalled, !context.hierarchy.views[root].isSkeletonable,
      !context.hierarchy.views[root].place.isTemplate,
      !victims.isEmpty,
      !context.isPresumedCell(root) || context.hierarchy.origin == .printed
    else { return nil }
    let name = context.name(of: root)
    let areGiven = context.hierarchy.show.areRootsGiven
    let working = context.topmost(victims).filter { !context.hierarchy.views[$0].place.isTemplate }
    let unmarked = [root] + context.unmarkedBetween(root, and: victims)
    let other =
      "call show on \(context.names(of: working))"
      + (context.hierarchy.hasKeys(root) ? " and name it in show.roots" : "")
    return context.finding(
      "show on \(name) does nothing, and SKELETON_DEBUG stays silent: it is not skeletonable, "
        + "and \(victims.count.counted("marked view")) below it \(victims.count == 1 ? "gets" : "get") no skeleton",
      at: root, nil, areGiven && context.hierarchy.origin == .presumed ? .error : nil,
      fix: Fix(marking: unmarked, alternative: working.isEmpty ? nil : other),
      notes: context.notes("is marked", at: working))
  }
}
