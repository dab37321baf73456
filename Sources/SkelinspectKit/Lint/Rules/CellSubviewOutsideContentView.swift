extension Rule {
  static let cellSubviewOutsideContentView = Rule(
    "cell-subview-outside-content-view", .error,
    "A skeletonable subview of a cell is outside its contentView and is never visited.",
    why: "subviewsToSkeleton of a cell, header or footer is contentView.subviews: what was added to the cell "
      + "itself is not among them.",
    fix: "Add it to contentView: contentView.addSubview(view).",
    link: .thread(276),
    accepts: [
      """
      type: UITableViewCell
      isSkeletonable: true
      contentView: {subviews: [{type: UILabel, isSkeletonable: true}]}
      """,
      """
      # What stands outside is not marked.
      type: UITableViewCell
      isSkeletonable: true
      contentView: {subviews: [{type: UILabel, isSkeletonable: true}]}
      subviews: [{type: UIView, id: separator}]
      """,
    ],
    reports: [
      """
      type: UITableViewCell
      isSkeletonable: true
      contentView: {subviews: [{type: UILabel, isSkeletonable: true}]}
      subviews: [↓{type: UIView, id: badge, isSkeletonable: true}]
      """,
      """
      type: UICollectionView
      isSkeletonable: true
      frame: [0, 0, 50, 50]
      prototypes:
        - type: UICollectionViewCell
          isSkeletonable: true
          subviews:
            - ↓type: UIStackView
              arrangedSubviews: [{type: UILabel, isSkeletonable: true}, {type: UILabel, isSkeletonable: true}]
      """,
    ]
  ).looking(among: { $0.neverVisited(for: .outsideContentView) }) { found, context in
    let (view, subject) = found
    let cell = context.hierarchy.views[view].parent.map { context.name(of: $0) } ?? "the cell"
    var fix = Fix(.moveToContentView(view))
    // In the contentView it is reached where it is marked, and the cell too.
    fix.further = [context.hierarchy.views[view].parent, view].compactMap(\.self).filter {
      !context.hierarchy.views[$0].isSkeletonable && !context.hierarchy.mayMarkItself($0)
    }.map(Change.mark)
    return context.finding(
      "\(subject) is in \(cell) itself, outside its contentView", at: view,
      place: context.hierarchy.evidence?.added[view] ?? context.hierarchy.place(of: view), fix: fix)
  }
}
