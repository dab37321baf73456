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
    let roots = context.hierarchy.show.roots
    guard roots.count > 1 else { return [] }
    let order = Dictionary(zip(roots, 0...), uniquingKeysWith: { first, _ in first })
    return order.keys.sorted().compactMap { finding(at: $0, order, in: context) }
  }
}

/// - Parameter order: the number of each root's first call.
private func finding(at root: ViewIndex, _ order: [ViewIndex: Int], in context: RuleContext) -> Finding? {
  guard let ancestor = ancestor(reaching: root, among: order, in: context), let first = order[root],
    let second = order[ancestor]
  else { return nil }
  let (name, other) = (context.name(of: root), context.name(of: ancestor))
  let notes = [context.note("show here reaches \(name)", at: ancestor)]
  if first < second {
    return context.finding(
      "show on \(other) does nothing, because \(name) in it was shown before: the rest of \(other) gets no skeleton",
      at: root, nil, .error, help: "call show on \(other) only", notes: notes)
  }
  return context.finding(
    "show on \(name) does nothing, because show on \(other) has reached it before", at: root,
    help: "call show on \(other) only", notes: notes)
}

/// The nearest other root from which recursion comes to this one.
private func ancestor(
  reaching root: ViewIndex, among order: [ViewIndex: Int], in context: RuleContext
) -> ViewIndex? {
  var view = root
  while context.hierarchy.views[view].isSkeletonable,
    case .kid(of: let owner) = context.hierarchy.candidacy(of: view)
  {
    if order[owner] != nil { return context.hierarchy.views[owner].isSkeletonable ? owner : nil }
    view = owner
  }
  return nil
}
