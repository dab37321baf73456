extension Rule {
  static let textFieldStaysInteractive = Rule(
    "text-field-stays-interactive", .note, inPartialFiles: .note, isOnByDefault: false,
    "A covered text field still takes touches.",
    why: "UITextField's prepareViewForSkeleton, unlike that of other views, leaves isUserInteractionEnabled "
      + "alone: a tap on the skeleton brings up the keyboard.",
    fix: "Set isUserInteractionEnabled to false before showSkeleton and to true after hideSkeleton.",
    link: .source("SkeletonViewCore/Sources/Internal/SkeletonExtensions/PrepareViewForSkeleton.swift"),
    accepts: [
      "{type: UITextField, isSkeletonable: true, isUserInteractionEnabled: false}",
      """
      # A table with dummy cells takes no touches, and nothing in it does.
      type: UITableView
      isSkeletonable: true
      rowHeight: 44
      prototypes:
        - type: UITableViewCell
          isSkeletonable: true
          contentView: {subviews: [{type: UITextField, isSkeletonable: true}]}
      """,
    ],
    reports: [
      "↓{type: UITextField, isSkeletonable: true}",
      """
      type: UIStackView
      isSkeletonable: true
      arrangedSubviews:
        - ↓{type: UITextField, id: email, isSkeletonable: true}
        - {type: UIButton, isSkeletonable: true}
      """,
    ]
  ).looking(among: { $0.views(of: .textField) }) { view, context in
    guard context.isCoveredLeaf(view), !context.hierarchy.views[view].flags.contains(.keepsInteraction),
      !context.isInvisible(view),
      !context.hierarchy.outwards(from: view).contains(where: context.inspection.isInteractionDisabled)
    else { return nil }
    return context.finding(
      "\(context.name(of: view)) still takes touches under its skeleton: a tap brings up the keyboard",
      at: view,
      help: "set isUserInteractionEnabled to false before showSkeleton, and to true after hideSkeleton")
  }
}
