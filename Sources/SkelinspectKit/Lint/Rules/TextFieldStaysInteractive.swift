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
  ) { context in
    let inspection = context.inspection
    var untouchable = AncestorSearch(in: context.hierarchy) {
      inspection.isInvisible($0) || inspection.isInteractionDisabled($0)
    }
    return context.views(of: .textField).compactMap { view in
      guard context.isCoveredLeaf(view), !context.hierarchy.views[view].flags.contains(.keepsInteraction),
        !untouchable.finds(from: view)
      else { return nil }
      return context.finding(
        "\(context.name(of: view)) still takes touches under its skeleton: a tap brings up the keyboard",
        at: view,
        help: "set isUserInteractionEnabled to false before showSkeleton, and to true after hideSkeleton")
    }
  }
}
