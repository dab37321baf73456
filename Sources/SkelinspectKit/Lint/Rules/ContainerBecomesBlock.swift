extension Rule {
  static let containerBecomesBlock = Rule(
    "container-becomes-block", .warning, inPartialFiles: .warning, inPrintedTrees: .warning,
    reads: [.isSkeletonable, .subviews],
    "A skeletonable container has content and nothing skeletonable in it: one block covers all of it.",
    why: "A skeletonable view without skeletonable subviews is a leaf to recursiveShowSkeleton: it gets one "
      + "layer over everything that it holds.",
    fix: "Mark what is in it, so that each part gets a skeleton of its own.",
    link: .thread(94),
    accepts: [
      "{type: UIStackView, isSkeletonable: true, arrangedSubviews: [{type: UILabel, isSkeletonable: true}]}",
      """
      # It is hidden while the skeleton shows.
      type: UIStackView
      isSkeletonable: true
      isHiddenWhenSkeletonIsActive: true
      arrangedSubviews: [{type: UIImageView}, {type: UILabel}]
      """,
      """
      // What is hidden before show leaves a bar.
      final class CardCell: UITableViewCell {
        let card = UIView()
        let title = UILabel()
        func load() {
          contentView.addSubview(card)
          card.addSubview(title)
          card.isSkeletonable = true
          startLoading()
        }
        func startLoading() {
          title.isHidden = true
          card.showSkeleton()
        }
        func loaded() {
          title.isHidden = false
          card.hideSkeleton()
        }
      }
      """,
      """
      # A plain view is a bar on purpose.
      type: UIView
      isSkeletonable: true
      subviews: [{type: UIView, isSkeletonable: true, subviews: [{type: UIView}]}]
      """,
      """
      # A contentView of any class is no content: its flag is never read.
      type: UITableViewCell
      isSkeletonable: true
      contentView: {type: UILabel, isSkeletonable: true}
      """,
    ],
    reports: [
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - ↓type: UIStackView
          isSkeletonable: true
          arrangedSubviews: [{type: UIImageView}, {type: UILabel}]
      """,
      """
      type: UITableView
      isSkeletonable: true
      rowHeight: 44
      prototypes:
        - ↓type: UITableViewCell
          isSkeletonable: true
          contentView: {subviews: [{type: UILabel}]}
      """,
      "↓{type: UIView, isSkeletonable: true, subviews: [{type: UIView, subviews: [{type: UIButton}]}]}",
      """
      # The contentView's flag makes no skeletons of what is in it.
      ↓type: UITableViewCell
      isSkeletonable: true
      contentView: {isSkeletonable: true, subviews: [{type: UIView, subviews: [{type: UILabel}]}]}
      """,
      "↓{type: UIImageView, isSkeletonable: true, subviews: [{type: UILabel, text: Welcome}]}",
      RuleExample(
        """
        # Corners of its own: a note, without a fix.
        ↓type: UIView
        isSkeletonable: true
        skeletonCornerRadius: 12
        subviews: [{type: UILabel, text: Welcome}]
        """, .note),
    ]
  ).looking(among: { $0.marked }) { view, context in
    let hierarchy = context.hierarchy
    guard context.coverage(of: view).role == .block, isContainer(view, in: context),
      !hierarchy.views[view].flags.contains(.isHiddenWhenSkeletonIsActive)
    else { return nil }
    // Marked ones that recursion misses have a finding of their own.
    guard context.marked(below: view).allSatisfy(hierarchy.isPassedThrough) else { return nil }
    let visible = hierarchy.views(in: view) { $0.flags.contains(.isHidden) || $0.place.isTemplate }
    // What code may hide before it shows the container leaves a bar on purpose.
    let content = visible.filter {
      hierarchy.views[$0].family.isContent && !hierarchy.isPassedThrough($0)
        && context.coverage(of: $0).role == .underBlock
        && hierarchy.evidence?.isUnknown(.isHidden, of: $0) != true
    }
    // What is marked too late is that one's mistake.
    guard !content.isEmpty, !content.contains(where: { hierarchy.evidence?.late[$0] != nil }) else {
      return nil
    }
    let name = context.name(of: view)
    let what = content.count == 1 ? context.name(of: content[0]) : "\(content.count) views with content"
    let unmarked = (context.unmarkedBetween(view, and: content) + content).sorted()
    // Corners of its own, which only a block has, or shown by its own name: it is meant to be one, as likely as not.
    let isMeant = hierarchy.says(.skeletonCornerRadius, of: view) || context.isShownByName(view)
    return context.finding(
      "one block covers all of \(name): \(what) in it \(content.count == 1 ? "is" : "are") not marked",
      at: view, nil, isMeant ? .note : nil,
      fix: isMeant ? nil : Fix(marking: unmarked),
      help: isMeant ? "mark what is in it, or leave it as it is" : nil,
      notes: content.prefix(3).map { context.note("is under the block", at: $0) })
  }
}

extension RuleContext {
  /// Whether code surely marks and shows a plain view that stands in others.
  fileprivate func isShownByName(_ view: ViewIndex) -> Bool {
    guard let evidence = hierarchy.evidence, hierarchy.views[view].parent != nil,
      hierarchy.views[view].family == .plain, hierarchy.views[view].place == .child
    else { return false }
    return hierarchy.isMarkedInCode(view) && evidence.shows(on: view).contains(where: \.isCertain)
  }
}

private func isContainer(_ view: ViewIndex, in context: RuleContext) -> Bool {
  let family = context.hierarchy.views[view].family
  guard context.inspection.presence.copies[view] != 0 else { return false }
  if family == .stack || family.hasContentView { return true }
  // What stands in a button, a label or a text is a part of it.
  return context.isRoot(view) && (family == .plain || family == .visualEffect || family == .imageView)
}
