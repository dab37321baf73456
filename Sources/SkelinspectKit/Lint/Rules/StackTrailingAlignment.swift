extension Rule {
  static let stackTrailingAlignment = Rule(
    "stack-trailing-alignment", .warning, inPartialFiles: .warning, isOnByDefault: false,
    "Text lines in a stack view with trailing alignment land beside their label.",
    why: "definedMaxBounds begins at the view's own width in a stack view with trailing alignment (and "
      + "bottom, the same value in UIKit), so that the lines in the layer are drawn one width to the left.",
    fix: "Align the stack view in another way, or arrange a marked plain view around the label.",
    link: .thread(76),
    accepts: [
      """
      type: UIStackView
      isSkeletonable: true
      alignment: leading
      arrangedSubviews: [{type: UILabel, isSkeletonable: true, frame: [0, 0, 120, 21]}]
      """,
      """
      # Blocks stay where they are.
      type: UIStackView
      isSkeletonable: true
      alignment: trailing
      arrangedSubviews: [{type: UIImageView, isSkeletonable: true, frame: [0, 0, 40, 40]}]
      """,
    ],
    reports: [
      """
      type: UIStackView
      id: prices
      isSkeletonable: true
      axis: vertical
      ↓alignment: trailing
      arrangedSubviews:
        - {type: UILabel, id: price, isSkeletonable: true, frame: [238, 0, 120, 21]}
        - {type: UILabel, id: unit, isSkeletonable: true, frame: [298, 29, 60, 21]}
      """,
      """
      # Bottom is the same value as trailing.
      type: UIStackView
      isSkeletonable: true
      ↓alignment: bottom
      arrangedSubviews: [{type: UILabel, isSkeletonable: true, constraints: {width: 80}}]
      """,
    ]
  ).looking(among: { $0.views(having: .alignment) }) { stack, context in
    let hierarchy = context.hierarchy
    guard hierarchy.views[stack].family == .stack, let alignment = hierarchy.text(.alignment, of: stack),
      alignment == "trailing" || alignment == "bottom"
    else { return nil }
    let shifts = hierarchy.children(of: stack).compactMap { view -> (view: ViewIndex, width: Double)? in
      guard context.coverage(of: view).role == .lines, let width = context.coveredText(view)?.size.width,
        width > 0
      else { return nil }
      return (view, width)
    }
    guard let first = shifts.first else { return nil }
    let name = context.name(of: stack)
    let what =
      shifts.count == 1
      ? "the skeleton lines of \(context.name(of: first.view)) are drawn \(first.width.inPoints) to its left"
      : "the skeleton lines of \(shifts.count) views in \(name) are drawn to their left"
    return context.finding(
      "\(what): \(name) has \(alignment) alignment", at: stack, .alignment,
      help: "use another alignment, or arrange a marked plain view around each label",
      notes: shifts.prefix(5).map { shift in
        let what = "the lines of \(context.name(of: shift.view)) are \(shift.width.inPoints) to its left"
        return context.note(what, at: shift.view)
      })
  }
}
