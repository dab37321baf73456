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
  ) { context in
    invisibleKids(in: context).compactMap { owner, kids in
      context.isInvisible(owner) ? nil : finding(at: owner, kids, in: context)
    }
  }
}

/// The containers all of whose marked kids cannot be seen, in document order, with these kids.
private func invisibleKids(in context: RuleContext) -> [(owner: ViewIndex, kids: [ViewIndex])] {
  var isVisible = Array(repeating: false, count: context.hierarchy.views.count)
  var kids: [ViewIndex: [ViewIndex]] = [:]
  for view in context.marked {
    guard let owner = context.hierarchy.owner(of: view), !isVisible[owner],
      context.coverage(of: owner).role == .container, context.inspection.presence.copies[owner] != 0
    else { continue }
    if reason(of: view, in: context) == nil {
      isVisible[owner] = true
      kids[owner] = nil
    } else {
      kids[owner, default: []].append(view)
    }
  }
  return kids.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
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

private func finding(at owner: ViewIndex, _ kids: [ViewIndex], in context: RuleContext) -> Finding {
  let reasons = kids.map { reason(of: $0, in: context) ?? "is hidden" }
  let what =
    kids.count == 1
    ? "its one marked child, \(context.name(of: kids[0])), \(reasons[0])"
    : "its \(kids.count) marked children are hidden or have no size"
  return context.finding(
    "\(context.name(of: owner)) shows no skeleton: \(what)", at: owner,
    fix: fix(for: owner, kids, reasons, in: context),
    help: "give \(context.names(of: kids)) a size",
    notes: zip(kids, reasons).prefix(5).map { kid, reason in
      context.note("\(context.name(of: kid)) \(reason)", at: kid)
    })
}

/// Marks what else is there, else makes one block of the container; nil where the children lack a size only.
private func fix(
  for owner: ViewIndex, _ kids: [ViewIndex], _ reasons: [String], in context: RuleContext
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
