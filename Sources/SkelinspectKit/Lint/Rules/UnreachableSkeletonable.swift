extension Rule {
  static let unreachableSkeletonable = Rule(
    "unreachable-skeletonable", .error, inPartialFiles: .error, inPrintedTrees: .error,
    "A skeletonable view lies below one that is not, so recursion never reaches it.",
    why:
      "recursiveShowSkeleton stops at the first view that is not skeletonable and looks at nothing below it.",
    fix: "Mark the views between: each then has a skeletonable child and draws nothing itself.",
    link: .thread(204),
    accepts: [
      "{type: UIView, isSkeletonable: true, subviews: [{type: UILabel, isSkeletonable: true}]}",
      """
      # Nothing below the unmarked view is marked: it stays visible on purpose.
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UILabel, isSkeletonable: true}
        - type: UIView
          subviews: [{type: UISwitch}]
      """,
      """
      # The label receives show itself.
      show: {roots: [screen, title]}
      root:
        type: UIView
        id: screen
        isSkeletonable: true
        subviews:
          - {type: UIImageView, isSkeletonable: true}
          - {type: UIView, subviews: [{type: UILabel, id: title, isSkeletonable: true}]}
      """,
      """
      # A root of its own that is not marked: root-not-skeletonable.
      show: {roots: [screen, info]}
      root:
        type: UIView
        id: screen
        isSkeletonable: true
        subviews: [{type: UIView, id: info, subviews: [{type: UILabel, isSkeletonable: true}]}]
      """,
    ],
    reports: [
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - ↓type: UIStackView
          arrangedSubviews:
            - {type: UILabel, isSkeletonable: true}
            - {type: UILabel, isSkeletonable: true}
      """,
      """
      type: UIView
      isSkeletonable: true
      subviews: [↓{type: UIView, subviews: [{type: UIView, subviews: [{type: UILabel, isSkeletonable: true}]}]}]
      """,
      RuleExample(
        """
        # Skeletons use the other prototype.
        type: UITableView
        isSkeletonable: true
        rowHeight: 44
        skeletonCellIdentifier: Post
        prototypes:
          - type: AdCell
            reuseIdentifier: Ad
            isSkeletonable: true
            contentView: {subviews: [↓{type: UIView, subviews: [{type: UILabel, isSkeletonable: true}]}]}
          - {type: PostCell, reuseIdentifier: Post, isSkeletonable: true}
        """, .note),
      """
      # A table that is not marked makes no dummy cells.
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UILabel, isSkeletonable: true}
        - ↓type: UITableView
          prototypes:
            - type: UITableViewCell
              isSkeletonable: true
              contentView: {subviews: [{type: UILabel, isSkeletonable: true}]}
      """,
    ]
  ).looking(among: { Set($0.gaps).subtracting($0.hierarchy.show.roots).sorted() }) { gap, context in
    // Of a view that receives show itself the rule for roots says it.
    let (hierarchy, name) = (context.hierarchy, context.name(of: gap))
    let victims = context.lost(below: gap)
    if hierarchy.origin == .presumed, hierarchy.views[gap].family.isCollection,
      victims.allSatisfy({ hierarchy.views[$0].flags.contains(.isInTemplate) })
    {
      return context.finding(
        "\(victims.count.counted("marked view")) in the cells of \(name) "
          + "\(victims.count == 1 ? "gets" : "get") a skeleton only where code marks it: it is not skeletonable here",
        at: gap, nil, .note, fix: Fix(marking: [gap]),
        notes: context.notes("is in such a cell", at: victims))
    }
    let verb = victims.count == 1 ? "is" : "are"
    let stop =
      "\(victims.count.counted("marked view")) below \(name) \(verb) never reached: it is not skeletonable, "
    let between = context.unmarkedBetween(gap, and: victims)
    let isUnused = context.isUnused(gap)
    let use = isUnused ? "; skeletons do not use the cell around it" : ""
    return context.finding(
      stop + consequence(of: gap, in: context) + use,
      at: gap, nil, isUnused ? .note : nil,
      fix: Fix(marking: [gap] + between),
      notes: context.notes("is never reached", at: victims))
  }
}

private func consequence(of gap: ViewIndex, in context: RuleContext) -> String {
  guard let owner = context.hierarchy.owner(of: gap) else { return "" }
  switch context.coverage(of: owner).role {
  case .block:
    return
      "so recursion stops here, and \(context.name(of: owner)), left without a marked child, is one block"
  // Of an unknown one at the least that it is come to.
  case .container, .collection, .lines, .unknown: return "so recursion stops here"
  case .uncovered, .underBlock, .unreached:
    return "so recursion would stop here too, once it comes this far"
  }
}
