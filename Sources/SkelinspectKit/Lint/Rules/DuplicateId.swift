extension Rule {
  static let duplicateId = Rule(
    "duplicate-id", .warning, systems: .all,
    "Two views of a document have the same id.",
    why: "Selectors, suppressions and baselines name a view by its id: one that several views have names "
      + "none of them. SkeletonView itself reads no ids.",
    fix: "Give each view an id of its own.",
    link: .readme,
    accepts: [
      "{type: UIView, id: screen, subviews: [{type: UILabel, id: title}, {type: UILabel, id: subtitle}]}",
      """
      # An accessibilityIdentifier may repeat.
      type: UIStackView
      isSkeletonable: true
      arrangedSubviews:
        - {type: UIImageView, accessibilityIdentifier: star, isSkeletonable: true}
        - {type: UIImageView, accessibilityIdentifier: star, isSkeletonable: true}
      """,
    ],
    reports: [
      """
      type: UIView
      subviews:
        - {type: UILabel, id: title}
        - type: UILabel
          ↓id: title
      """,
      RuleExample(
        """
        # Which of the two receives show?
        show: {roots: [list]}
        root:
          type: UIView
          subviews: [{type: UITableView, id: list}, {type: UICollectionView, ↓id: list}]
        """, .error),
      """
      # An alias repeats the whole view, id and all.
      type: UIView
      subviews: [&row {type: UIView, ↓id: row}, *row]
      """,
    ]
  ) { context in
    let hierarchy = context.hierarchy
    // Names of properties, such as that of an outlet collection, are nobody's ids.
    let groups = DuplicateIDs(hierarchy).groups.filter { hierarchy.tree(of: $0[0]).document != nil }
    return groups.flatMap { views in
      views.dropFirst().map { view in
        let isAlias = hierarchy.place(of: view) == hierarchy.place(of: views[0])
        let words = DuplicateIDs.message(hierarchy.id(of: view) ?? "", count: views.count)
        let first = context.note("\(context.name(of: views[0])) has it first", at: views[0], .id)
        return context.finding(
          words + (isAlias ? ": an alias repeats this one" : ""), at: view,
          place: hierarchy.idPlace(of: view),
          help: DuplicateIDs.help, notes: isAlias ? [] : [first])
      }
    }
  }
}
