extension Rule {
  static let invisibleChildrenOnly = Rule(
    "invisible-children-only", .warning, inPartialFiles: .warning, isOnByDefault: false, reads: .hiding,
    beforeShow: true,
    "Everything skeletonable in a container is hidden or has no size.",
    why: "One view in subviewsSkeletonables makes a container of a view, which then draws nothing itself; "
      + "isHidden, alpha and size play no role in it.",
    fix: "Mark something in it that can be seen, or unmark what cannot: the container is then one block.",
    link: .source("SkeletonViewCore/Sources/Internal/SkeletonExtensions/SubviewsSkeletonables.swift"),
    accepts: [
      """
      type: UIStackView
      isSkeletonable: true
      arrangedSubviews:
        - {type: UILabel, isSkeletonable: true}
        - {type: UILabel, isSkeletonable: true, isHidden: true}
      """,
      """
      # Hidden on purpose for as long as the skeleton shows.
      type: UIView
      isSkeletonable: true
      subviews: [{type: UIButton, isSkeletonable: true, isHiddenWhenSkeletonIsActive: true}]
      """,
    ],
    reports: [
      """
      ↓type: UIView
      isSkeletonable: true
      subviews:
        - {type: UILabel, id: title}
        - {type: UILabel, id: error, isSkeletonable: true, isHidden: true}
      """,
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UIImageView, isSkeletonable: true}
        - ↓type: UIStackView
          isSkeletonable: true
          arrangedSubviews:
            - {type: UIView, isSkeletonable: true, frame: [0, 0, 120, 0]}
            - {type: UIView, isSkeletonable: true, alpha: 0}
      """,
    ]
  ).looking(among: { $0.markedByOwner }) { container, context in
    let (owner, kids) = container
    guard context.coverage(of: owner).role == .container, context.inspection.presence.copies[owner] != 0,
      !context.isInvisible(owner), let reasons = kids.mapAll({ reason(of: $0, in: context) })
    else { return nil }
    let what =
      kids.count == 1
      ? "its one marked child, \(context.name(of: kids[0])), \(reasons[0])"
      : "its \(kids.count) marked children are hidden or have no size"
    return context.finding(
      "\(context.name(of: owner)) shows no skeleton: \(what)", at: owner,
      fix: fixing(owner, kids, reasons, in: context),
      help: "give \(context.names(of: kids)) a size",
      notes: zip(kids, reasons).prefix(5).map { kid, reason in
        context.note("\(context.name(of: kid)) \(reason)", at: kid)
      })
  }
}

extension RuleContext {
  /// The marked views by the one from which recursion comes to them, in document order.
  fileprivate var markedByOwner: [(owner: ViewIndex, kids: [ViewIndex])] {
    let groups = Dictionary(grouping: marked) { hierarchy.owner(of: $0) }
    return groups.compactMap { owner, kids in owner.map { ($0, kids) } }.sorted { $0.0 < $1.0 }
  }
}

private let noSize = "has no size"

/// Why a view cannot be seen; nil where it can be, and where show hides it as it was told to.
private func reason(of view: ViewIndex, in context: RuleContext) -> String? {
  let flags = context.hierarchy.views[view].flags
  if flags.contains(.isHidden) { return "is hidden" }
  if flags.contains(.isHiddenWhenSkeletonIsActive) { return nil }
  if context.hierarchy.isTransparent(view) { return "has alpha 0" }
  return hasNoSize(view, in: context) ? noSize : nil
}

private func hasNoSize(_ view: ViewIndex, in context: RuleContext) -> Bool {
  let hierarchy = context.hierarchy
  // Most frames need no closer look.
  if let frame = hierarchy.frame(of: view), min(frame.width, frame.height) >= 1 { return false }
  switch context.coverage(of: view).role {
  case .block: return hierarchy.layerSize(of: view).isEmpty
  case .lines:
    guard let text = TextLines(of: view, in: hierarchy, frame: nil) else { return false }
    guard let lines = text.rects else { return text.size.width == 0 }
    return lines.allSatisfy { $0.width == 0 || $0.height == 0 }
  case .collection: return hierarchy.frameSize(of: view).isEmpty
  // What is in it is drawn outside of it too, unless it clips.
  case .container:
    return hierarchy.frameSize(of: view).isEmpty
      && hierarchy.boolean(.clipsToBounds, of: view, default: false)
  case .uncovered, .underBlock, .unreached, .unknown: return false
  }
}

extension PartialSize {
  /// A side is known to be 0.
  fileprivate var isEmpty: Bool { width == 0 || height == 0 }
}

/// Marks what else is there, else makes one block of the container; nil where the children lack a size only.
private func fixing(
  _ owner: ViewIndex, _ kids: [ViewIndex], _ reasons: [String], in context: RuleContext
) -> Fix? {
  let hierarchy = context.hierarchy
  let siblings = kids.first.flatMap { hierarchy.views[$0].parent }.map { hierarchy.children(of: $0) }
  let others = siblings.map { $0.filter { context.coverage(of: $0).role == .uncovered } } ?? []
  let visible = others.filter { reason(of: $0, in: context) == nil }
  if !visible.isEmpty { return Fix(marking: visible) }
  if reasons.allSatisfy({ $0 == noSize }) { return nil }
  return Fix(
    kids.map { .set(.isSkeletonable, of: $0, to: .boolean(false)) },
    reason: "and \(context.name(of: owner)) is one block")
}
