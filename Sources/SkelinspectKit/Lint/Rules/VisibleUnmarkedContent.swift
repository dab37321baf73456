extension Rule {
  static let visibleUnmarkedContent = Rule(
    "visible-unmarked-content", .note, inPartialFiles: .note, isOnByDefault: false,
    "A label, image or button stays visible beside skeletons.",
    why: "recursiveShowSkeleton covers only the skeletonable subviews of a container; the others stay.",
    fix: "Mark the view as isSkeletonable.",
    link: .thread(176),
    accepts: [
      """
      type: UIView
      isSkeletonable: true
      subviews: [{type: UIImageView, isSkeletonable: true}, {type: UILabel, isSkeletonable: true}]
      """,
      """
      # Nothing of a hidden view is seen.
      type: UIView
      isSkeletonable: true
      subviews: [{type: UILabel, isSkeletonable: true}, {type: UIButton, isHidden: true}]
      """,
    ],
    reports: [
      """
      type: UIStackView
      isSkeletonable: true
      arrangedSubviews: [{type: UILabel, isSkeletonable: true}, ↓{type: UIImageView, id: chevron}]
      """,
      """
      type: UITableViewCell
      isSkeletonable: true
      contentView:
        subviews:
          - {type: UILabel, id: title, isSkeletonable: true}
          - ↓type: UIButton
            id: more
      """,
    ]
  ) { context in
    var siblings: [ViewIndex: ViewIndex?] = [:]
    return context.views(of: .label, .imageView, .button).compactMap { view in
      guard context.coverage(of: view).role == .uncovered, context.inspection.presence.copies[view] != 0,
        hasContent(view, in: context.hierarchy), let parent = context.hierarchy.views[view].parent
      else { return nil }
      let known = siblings[parent] ?? firstMarkedKid(of: parent, in: context.hierarchy)
      siblings[parent] = .some(known)
      guard let sibling = known, !context.isInvisible(view) else { return nil }
      return context.finding(
        "\(context.name(of: view)) stays visible beside skeletons: it is not marked", at: view,
        fix: Fix(marking: [view]),
        notes: [context.note("\(context.name(of: sibling)) beside it is marked", at: sibling)])
    }
  }
}

private func firstMarkedKid(of parent: ViewIndex, in hierarchy: Hierarchy) -> ViewIndex? {
  let reach = Reach(in: hierarchy)
  return hierarchy.children(of: parent).first { reach.source(of: $0) != nil }
}

/// Not known to be empty.
private func hasContent(_ view: ViewIndex, in hierarchy: Hierarchy) -> Bool {
  let size = hierarchy.frameSize(of: view)
  if size.width == 0 || size.height == 0 { return false }
  switch hierarchy.views[view].family {
  case .label: return !isEmpty(.text, of: view, in: hierarchy)
  case .imageView: return !isEmpty(.image, of: view, in: hierarchy)
  default: return true
  }
}

private func isEmpty(_ key: ViewKey, of view: ViewIndex, in hierarchy: Hierarchy) -> Bool {
  hierarchy.says(key, of: view) && (hierarchy.text(key, of: view) ?? "").isEmpty
}
