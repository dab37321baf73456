extension Rule {
  static let nestedRoots = Rule(
    "nested-roots", .note, inPartialFiles: .note,
    "Show is called on a view and on another that reaches it.",
    why:
      "showSkeleton returns at once where isSkeletonActive is true, and that looks at every view that recursion "
      + "reaches: after show on a descendant, show on its ancestor does nothing for the rest.",
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
      if let outer = calls.outer(of: root) { return finding(at: root, in: outer, context) }
      guard let first = calls.inner[root]?.first else { return nil }
      return finding(at: root, after: first, calls, context)
    }
  }
}

private func finding(at root: ViewIndex, in outer: ViewIndex, _ context: RuleContext) -> Finding {
  let (name, other) = (context.name(of: root), context.name(of: outer))
  return context.finding(
    "show on \(name) does nothing, because show on \(other) has reached it before", at: root,
    fix: Fix(.omitShow(on: root), names: other),
    notes: [context.note("show here reaches \(name)", at: outer)])
}

private func finding(
  at root: ViewIndex, after first: ViewIndex, _ calls: ShowCalls, _ context: RuleContext
) -> Finding {
  let (name, other) = (context.name(of: root), context.name(of: first))
  let rest = calls.uncovered(in: root, context)
  return context.finding(
    "show on \(name) does nothing, because \(other) in it was shown before"
      + (rest.isEmpty ? "" : ": the rest of \(name) gets no skeleton"),
    at: first, nil, .error, fix: Fix((calls.inner[root] ?? []).map { .omitShow(on: $0) }, names: name),
    notes: [context.note("show here would reach \(other)", at: root)]
      + context.notes("gets no skeleton", at: rest))
}

/// The calls of show, the first one on each view, and what stands in their way.
private struct ShowCalls {
  /// The roots on which show does nothing, because something that it reaches is covered already.
  let inVain: [ViewIndex]
  /// For each of them the roots shown before in it, in the order of the calls.
  private(set) var inner: [ViewIndex: [ViewIndex]] = [:]
  private let order: [ViewIndex: Int]
  private let shown: Set<ViewIndex>
  /// For each view the next root above it from which recursion comes to it.
  private let reaching: [ViewIndex?]
  private let hasKid: [Bool]

  init(in context: RuleContext) {
    let hierarchy = context.hierarchy
    order = Dictionary(zip(hierarchy.show.roots, 0...), uniquingKeysWith: { first, _ in first })
    shown = Set(context.inspection.shownRoots)
    let silent = Set(hierarchy.silentRoots.filter { $0.reason == .alreadyActive }.map(\.view))
    inVain = silent.subtracting(shown).sorted()
    var reaching: [ViewIndex?] = Array(repeating: nil, count: hierarchy.views.count)
    for view in context.marked {
      guard case .kid(of: let owner) = hierarchy.candidacy(of: view), hierarchy.views[owner].isSkeletonable
      else { continue }
      reaching[view] = order[owner] == nil ? reaching[owner] : owner
    }
    self.reaching = reaching
    hasKid = hierarchy.skeletonableKids()
    for root in context.inspection.shownRoots {
      for outer in outers(of: root) where !shown.contains(outer) && isEarlier(root, than: outer) {
        inner[outer, default: []].append(root)
      }
    }
  }

  /// The next root above a root that was shown before and reached it.
  func outer(of root: ViewIndex) -> ViewIndex? {
    outers(of: root).first { shown.contains($0) && isEarlier($0, than: root) }
  }

  /// The leaves, tables and collections that show on a root would have covered.
  func uncovered(in root: ViewIndex, _ context: RuleContext) -> [ViewIndex] {
    context.marked(below: root).filter { view in
      reaching[view] == root && context.coverage(of: view).reason == .alreadyActive
        && (!hasKid[view] || context.hierarchy.views[view].family.isCollection)
    }
  }

  private func outers(of root: ViewIndex) -> some Sequence<ViewIndex> {
    sequence(state: root) { view in
      guard let outer = reaching[view] else { return nil }
      view = outer
      return outer
    }
  }

  private func isEarlier(_ root: ViewIndex, than other: ViewIndex) -> Bool {
    guard let first = order[root], let second = order[other] else { return false }
    return first < second
  }
}
