extension Rule {
  static let showRefused = Rule(
    "show-refused", .error, inPartialFiles: .error, replaces: ["child-shown-first", "nested-roots"],
    "A show does nothing: its view is not skeletonable at that moment, or a skeleton is active in it already.",
    why:
      "showSkeleton returns where the receiver is not skeletonable, or where it or any view that it reaches is "
      + "active: one shown child keeps the whole screen from getting its skeleton.",
    fix:
      "Show the outermost view first, or hide what is active first; updateSkeleton changes a skeleton's look.",
    link: .thread(245),
    accepts: [
      """
      calls: [{show: solid}, {hide: true}, {show: gradient}]
      root: {type: UIView, isSkeletonable: true, subviews: [{type: UILabel, isSkeletonable: true}]}
      """,
      """
      # What lies below a gap keeps nobody.
      calls: [{show: solid, on: name}, {show: solid}]
      root:
        type: UIView
        isSkeletonable: true
        subviews: [{type: UIView, subviews: [{type: UILabel, id: name, isSkeletonable: true}]}]
      """,
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
      .showing("view.showSkeleton()"),
      // Recursion from the screen stops at the unmarked box, so its label needs a show of its own.
      .showing("innerLabel.showSkeleton(); view.showSkeleton()"),
      .showing("nameLabel.showSkeleton(); nameLabel.hideSkeleton(); view.showSkeleton()"),
      // Hidden through all that is in it.
      .showing("card.showSkeleton(); cardLabel.hideSkeleton(); view.showSkeleton()"),
      // Anything may hide it while the function waits.
      .showing("nameLabel.showSkeleton(); await load(); view.showSkeleton()"),
      // Either the one or the other.
      .showing("if isShort { nameLabel.showSkeleton() } else { view.showSkeleton() }"),
      .showing("if isShort { nameLabel.showSkeleton(); return }; view.showSkeleton()"),
      .showing("photo.showSkeleton(); photo.hideSkeleton(); photo.showGradientSkeleton()"),
      .showing("if isShort { photo.showSkeleton() } else { photo.showGradientSkeleton() }"),
      // Neither is in the other.
      .showing("nameLabel.showSkeleton(); photo.showSkeleton()"),
    ],
    reports: [
      """
      calls: [{show: solid, on: name}, ↓{show: solid}]
      root:
        type: UIView
        isSkeletonable: true
        subviews: [{type: UILabel, id: name, isSkeletonable: true}, {type: UILabel, isSkeletonable: true}]
      """,
      """
      # To hide one label is not enough: the other shows its skeleton yet.
      calls: [{show: solid}, {hide: true, on: name}, ↓{show: gradient}]
      root:
        type: UIView
        isSkeletonable: true
        subviews: [{type: UILabel, id: name, isSkeletonable: true}, {type: UILabel, isSkeletonable: true}]
      """,
      """
      calls: [↓{show: solid}]
      root: {type: UIView, subviews: [{type: UILabel, isSkeletonable: true}]}
      """,
      """
      # When its time has come, the screen shows already.
      calls: [↓{show: solid, delay: 0.5, on: name}, {show: solid}, {wait: 1}]
      root: {type: UIView, isSkeletonable: true, subviews: [{type: UILabel, id: name, isSkeletonable: true}]}
      """,
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
      """,
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
      """,
      RuleExample(
        """
        show: {roots: [screen, title]}
        root:
          type: UIView
          id: screen
          isSkeletonable: true
          subviews: [↓{type: UILabel, id: title, isSkeletonable: true}]
        """, .note),
      .showing("↓nameLabel.showSkeleton(); view.showSkeleton()"),
      .showing("[nameLabel, photo].forEach { ↓$0.showAnimatedSkeleton() }; view.showSkeleton()"),
      .showing("if isShort { ↓nameLabel.showSkeleton() }; view.showGradientSkeleton()"),
      // The second look is never seen.
      .showing(
        "photo.showAnimatedGradientSkeleton(); ↓photo.showSkeleton(usingColor: .red)"
      ).reported(as: .warning),
      .showing("photo.showSkeleton(); ↓photo.showSkeleton()").reported(as: .note),
      // The second one reaches nothing: the first refuses the third, too.
      .showing("view.showSkeleton(); ↓card.showSkeleton(); ↓cardLabel.showSkeleton()").reported(as: .note),
    ]
  ) { context in
    findings(inCalls: context) + findings(amongRoots: context) + context.showsAfterInner
      + context.showsAgain
  }
}

private func findings(inCalls context: RuleContext) -> [Finding] {
  context.findings(ofCalls: { if case .refused(let refusal) = $0 { refusal } else { nil } }) {
    incidents, refusal in
    let first = incidents[0]
    guard case .active(let active, let activity) = refusal else {
      return RuleContext.CallWarning(
        message: "show on \(incidents.names) does nothing: isSkeletonable is not true on it",
        help: "mark \(first.name), or call show on a view that is marked", note: "its flag is set here")
    }
    let isItself = active == first.name
    return RuleContext.CallWarning(
      message: "show on \(incidents.names) does nothing: "
        + (isItself
          ? "it already shows a skeleton" : "\(active), which it reaches, already shows a skeleton"),
      help: help(first.name, active, activity),
      note: "\(active) is shown here")
  }
}

private func help(_ receiver: String, _ active: String, _ activity: CallTrace.Activity) -> String {
  switch activity {
  case .stuck: "call hide before marked views are put into \(active), or marked in it"
  case .own where active != receiver:
    "show \(receiver) first, which covers \(active) too, or hide \(receiver) first"
  case .own, .shownWithReceiver: "call updateSkeleton() to change its look, or hide \(receiver) first"
  }
}

private func findings(amongRoots context: RuleContext) -> [Finding] {
  guard context.hierarchy.show.roots.count > 1 else { return [] }
  let calls = ShowCalls(in: context)
  return calls.inVain.compactMap { root in
    if let outer = calls.outer(of: root) { return finding(at: root, in: outer, context) }
    // In code the order of the calls says it.
    guard let first = calls.inner[root]?.first, !context.isOrderOfCode else { return nil }
    let (name, other) = (context.name(of: root), context.name(of: first))
    let rest = calls.uncovered(in: root)
    return context.finding(
      "show on \(name) does nothing, because \(other) in it was shown before"
        + (rest.isEmpty ? "" : ": the rest of \(name) gets no skeleton"), at: first,
      place: context.showPlace(of: first),
      fix: Fix(calls.roots(within: root).map { .omitShow(on: $0) }, names: name),
      notes: [Diagnostic.Note(message: "show here would reach \(other)", place: context.showPlace(of: root))]
        + context.notes("gets no skeleton", at: rest))
  }
}

private func finding(at root: ViewIndex, in outer: ViewIndex, _ context: RuleContext) -> Finding? {
  var (outer, place, otherPlace) = (outer, context.showPlace(of: root), context.showPlace(of: outer))
  if context.isOrderOfCode {
    let blockers = context.order?.refusedShows.blockers(of: root) ?? []
    // What is in it is found where it is shown.
    guard let first = blockers.first(where: { $0.refusal.view < root }) else { return nil }
    (outer, place, otherPlace) = (first.refusal.view, first.call, first.refusal.place)
  }
  let (name, other) = (context.name(of: root), context.name(of: outer))
  return context.finding(
    "show on \(name) does nothing, because show on \(other) has already reached it", at: root, place: place,
    .note, fix: Fix(.omitShow(on: root), names: other),
    notes: [Diagnostic.Note(message: "show here reaches \(name)", place: otherPlace)])
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
