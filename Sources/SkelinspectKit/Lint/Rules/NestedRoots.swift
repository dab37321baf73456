extension Rule {
  static let nestedRoots = Rule(
    "nested-roots", .note, inPartialFiles: .note,
    "Show is called on a view and on another that reaches it.",
    why: "showSkeleton returns at once where isSkeletonActive is true, and that looks at every view that "
      + "recursion reaches: after show on a descendant, show on its ancestor does nothing for the rest.",
    fix: "Call show on the ancestor only.",
    link: .thread(245),
    accepts: [
      """
      show: {roots: [header, list]}
      root:
        type: UIView
        isSkeletonable: true
        subviews:
          - {type: UIView, id: header, isSkeletonable: true}
          - {type: UIView, id: list, isSkeletonable: true}
      """,
      """
      # Recursion from the screen stops at the unmarked view, so the title needs a show of its own.
      show: {roots: [screen, title]}
      root:
        type: UIView
        id: screen
        isSkeletonable: true
        subviews:
          - {type: UIImageView, isSkeletonable: true}
          - {type: UIView, subviews: [{type: UILabel, id: title, isSkeletonable: true}]}
      """,
    ],
    reports: [
      RuleExample(
        """
        # The title is shown first: the avatar gets no skeleton.
        show: {roots: [title, screen]}
        root:
          type: UIView
          id: screen
          isSkeletonable: true
          subviews:
            - {type: UIImageView, id: avatar, isSkeletonable: true}
            - ↓{type: UILabel, id: title, isSkeletonable: true}
        """, .error),
      RuleExample(
        """
        # One show in vain; that on the body works, since nothing covers it yet.
        show: {roots: [title, avatar, screen, body]}
        root:
          type: UIView
          id: screen
          isSkeletonable: true
          subviews:
            - ↓{type: UILabel, id: title, isSkeletonable: true}
            - {type: UIImageView, id: avatar, isSkeletonable: true}
            - {type: UITextView, id: body, isSkeletonable: true}
        """, .error),
      """
      show: {roots: [screen, title]}
      root:
        type: UIView
        id: screen
        isSkeletonable: true
        subviews: [↓{type: UILabel, id: title, isSkeletonable: true}]
      """,
    ]
  ) { context in
    guard context.hierarchy.show.roots.count > 1 else { return [] }
    let calls = ShowCalls(in: context)
    return calls.inVain.compactMap { root in
      if let outer = calls.outer(of: root) {
        return finding(at: root, in: outer, context)
      }
      // In code `child-shown-first` says it.
      guard let first = calls.inner[root]?.first, !context.isOrderOfCode else { return nil }
      return finding(at: root, after: first, calls, context)
    }
  }
}

private func finding(at root: ViewIndex, in outer: ViewIndex, _ context: RuleContext) -> Finding? {
  var (outer, place, otherPlace) = (outer, context.showPlace(of: root), context.showPlace(of: outer))
  if context.isOrderOfCode {
    let blockers = context.order?.refusedShows.blockers(of: root) ?? []
    // Of what is in it `child-shown-first` speaks.
    guard let first = blockers.first(where: { $0.refusal.view < root }) else { return nil }
    (outer, place, otherPlace) = (first.refusal.view, first.call, first.refusal.place)
  }
  let (name, other) = (context.name(of: root), context.name(of: outer))
  return Finding(
    view: root, place: place,
    message: "show on \(name) does nothing, because show on \(other) has reached it before",
    fix: Fix(.omitShow(on: root), names: other),
    notes: [Diagnostic.Note(message: "show here reaches \(name)", place: otherPlace)])
}

private func finding(
  at root: ViewIndex, after first: ViewIndex, _ calls: ShowCalls, _ context: RuleContext
) -> Finding {
  let (name, other) = (context.name(of: root), context.name(of: first))
  let rest = calls.uncovered(in: root, context)
  return Finding(
    view: first, place: context.showPlace(of: first), severity: .error,
    message: "show on \(name) does nothing, because \(other) in it was shown before"
      + (rest.isEmpty ? "" : ": the rest of \(name) gets no skeleton"),
    fix: Fix(calls.roots(within: root).map { .omitShow(on: $0) }, names: name),
    notes: [Diagnostic.Note(message: "show here would reach \(other)", place: context.showPlace(of: root))]
      + context.notes("gets no skeleton", at: rest))
}

extension RuleContext {
  /// The call of show on a root, where code makes it; else the view.
  fileprivate func showPlace(of root: ViewIndex) -> Place {
    hierarchy.evidence?.shows(on: root).first(where: \.isCertain)?.place ?? hierarchy.place(of: root)
  }

  /// Whether the order of the roots is that of calls.
  fileprivate var isOrderOfCode: Bool {
    hierarchy.evidence?.areRootsKnown == true && !hierarchy.show.areRootsGiven
  }
}
