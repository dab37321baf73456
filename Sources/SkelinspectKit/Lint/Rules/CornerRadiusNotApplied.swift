extension Rule {
  static let cornerRadiusNotApplied = Rule(
    "corner-radius-not-applied", .warning, inPartialFiles: .warning,
    reads: [.isSkeletonable, .skeletonCornerRadius, .layer, .clipsToBounds],
    "A view's rounded corners do not round its skeleton.",
    why:
      "SkeletonLayer takes skeletonCornerRadius for the layer's corners and never reads layer.cornerRadius, "
      + "which shapes a sublayer only where the view clips; text lines have corners of their own.",
    fix: "Add skeletonCornerRadius; for a label or text view that is drawn as lines, linesCornerRadius.",
    link: .thread(13),
    accepts: [
      "{type: UIImageView, isSkeletonable: true, layer: {cornerRadius: 40}, skeletonCornerRadius: 40}",
      """
      # What clips its content clips the skeleton too.
      {type: UIImageView, isSkeletonable: true, layer: {cornerRadius: 40}, clipsToBounds: true}
      """,
      "{type: UILabel, isSkeletonable: true, numberOfLines: 2, linesCornerRadius: 4}",
      .badge("badge.layer.cornerRadius = 4; badge.clipsToBounds = true"),
      .badge("badge.layer.cornerRadius = 4; badge.layer.masksToBounds = true"),
      // What it is cannot be told.
      .badge("badge.layer.cornerRadius = bounds.height / 2"),
      .badge("badge.layer.cornerRadius = 4; badge.clipsToBounds = isRound"),
    ],
    reports: [
      """
      type: UIImageView
      id: avatar
      isSkeletonable: true
      frame: [16, 16, 80, 80]
      ↓layer: {cornerRadius: 40}
      """,
      """
      # A label is drawn as lines: the corners of the whole play no role.
      {type: UILabel, id: name, isSkeletonable: true, ↓skeletonCornerRadius: 4}
      """,
      "{type: UILabel, id: badge, isSkeletonable: true, ↓layer: {cornerRadius: 6}}",
      .badge("↓badge.layer.cornerRadius = 4"),
    ]
  ) { context in
    context.views(having: .layer).compactMap { squareCorners(of: $0, in: context) }
      + context.views(having: .skeletonCornerRadius).compactMap { uselessRadius(of: $0, in: context) }
  }
}

private func squareCorners(of view: ViewIndex, in context: RuleContext) -> Finding? {
  let hierarchy = context.hierarchy
  guard context.isCoveredLeaf(view), let radius = hierarchy.layer(of: view)?.cornerRadius,
    radius > 0, !hierarchy.clips(view)
  else { return nil }
  let own = hierarchy.number(.skeletonCornerRadius, of: view)
  let (what, fix): (String, Change)
  if context.coverage(of: view).role == .lines {
    guard let text = context.coveredText(view), text.style.cornerRadius <= 0, (own ?? 0) <= 0 else {
      return nil
    }
    what = "skeleton lines have"
    fix = .set(.linesCornerRadius, of: view, to: linesCornerRadius(radius, text))
  } else {
    guard (own ?? hierarchy.appearance.skeletonCornerRadius) <= 0 else { return nil }
    what = "skeleton has"
    fix = .set(.skeletonCornerRadius, of: view, to: .number(radius.roundedForReaders))
  }
  return context.finding(
    "\(context.name(of: view)) is rounded by \(radius.inPoints), but its \(what) square corners", at: view,
    .layer, fix: Fix(fix, .add))
}

private func uselessRadius(of view: ViewIndex, in context: RuleContext) -> Finding? {
  let hierarchy = context.hierarchy
  guard context.coverage(of: view).role == .lines, !hierarchy.mayBeBlock(view),
    let radius = hierarchy.number(.skeletonCornerRadius, of: view), radius > 0,
    let text = context.coveredText(view),
    (hierarchy.integer(.linesCornerRadius, of: view) ?? 0) <= 0
  else { return nil }
  return context.finding(
    "skeletonCornerRadius has no effect on \(context.name(of: view)), which is drawn as lines", at: view,
    .skeletonCornerRadius,
    fix: Fix([
      .remove(.skeletonCornerRadius, of: view),
      .set(.linesCornerRadius, of: view, to: linesCornerRadius(radius, text)),
    ]))
}

/// Whole points, and no more than a line's height holds.
private func linesCornerRadius(_ radius: Double, _ text: CoveredText) -> StoredValue {
  .number(max(min(radius, abs(text.lines.lineHeight) / 2).rounded(.down), 1))
}

extension Hierarchy {
  /// UIKit's `clipsToBounds`, on by default for scroll views alone, is its layer's `masksToBounds`.
  fileprivate func clips(_ view: ViewIndex) -> Bool {
    if let own = boolean(.clipsToBounds, of: view) { return own }
    guard let layer = layer(of: view) else { return false }
    return layer.masksToBounds ?? views[view].viewClass.isScrollView
  }
}

extension RuleExample {
  fileprivate static func badge(_ setUp: String) -> RuleExample {
    """
    // BadgeView.swift
    final class BadgeView: UIView {
      let badge = UIImageView()
      var isRound: Bool { traitCollection.horizontalSizeClass == .regular }
      func load() {
        addSubview(badge)
        badge.isSkeletonable = true
        \(setUp)
        badge.showSkeleton()
      }
      func loaded() { badge.hideSkeleton() }
    }
    """
  }
}
