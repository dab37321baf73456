extension Rule {
  static let hideElsewhere = Rule(
    "hide-elsewhere", .warning, inPartialFiles: .warning,
    "A class shows and hides, but no hide in the project reaches what it showed: the skeleton stays.",
    why:
      "recursiveHideSkeleton goes down through marked views only, as show does; its own view need not be marked.",
    fix: "Call hideSkeleton() on the view that show was called on, or mark the views between.",
    link: .source("SkeletonViewCore/Sources/API/SkeletonView.swift"),
    accepts: [
      .profileView(
        "addSubview(nameLabel)", "nameLabel.isSkeletonable = true", "nameLabel.showSkeleton()",
        more: "func didLoad() { hideSkeleton() }"),
      .profileView(
        "addSubview(nameLabel)", "addSubview(cityLabel)", "[nameLabel, cityLabel].forEach {",
        "  $0.isSkeletonable = true", "  $0.showSkeleton()", "}",
        of: [("nameLabel", "UILabel"), ("cityLabel", "UILabel")],
        more: "func didLoad() { nameLabel.hideSkeleton() }",
        comment: "One of those that are shown is hidden; the others may be in a way that nobody sees."),
      // Every view that has a layer is hidden; what they stand in has none.
      cardView("[nameLabel, cityLabel].forEach { $0.hideSkeleton() }"),
    ],
    reports: [
      .profileView(
        "addSubview(box)", "box.addSubview(nameLabel)", "nameLabel.isSkeletonable = true",
        "nameLabel.showSkeleton()", of: [("box", "UIView"), ("nameLabel", "UILabel")],
        more: "func didLoad() { ↓hideSkeleton() }"),
      .profileView(
        "addSubview(photo)", "addSubview(nameLabel)", "nameLabel.isSkeletonable = true",
        "nameLabel.showSkeleton()", of: [("photo", "UIImageView"), ("nameLabel", "UILabel")],
        more: "func didLoad() { ↓photo.hideSkeleton() }", comment: "Another view than the one that is shown."),
      .profileView(
        "addSubview(box)", "box.addSubview(nameLabel)", "addSubview(cityLabel)",
        "[nameLabel, cityLabel].forEach { $0.isSkeletonable = true }", "nameLabel.showSkeleton()",
        "cityLabel.showSkeleton()",
        of: [("box", "UIView"), ("nameLabel", "UILabel"), ("cityLabel", "UILabel")],
        more: "func didLoad() {\n    cityLabel.hideSkeleton()\n    ↓hideSkeleton()\n  }",
        comment: "Beside another one, which is hidden."),
      cardView("↓nameLabel.hideSkeleton()"),
    ]
  ) { context in
    guard let code = context.hierarchy.evidence, code.projectHides, !code.hidesElsewhere, !code.hides.isEmpty
    else { return [] }
    let hidden = context.hierarchy.reached(byHidesOn: code.hides.map(\.view))
    let shows = code.shows.filter { $0.isCertain && context.hierarchy.views[$0.view].isSkeletonable }
    return Dictionary(grouping: shows, by: \.owner).sorted { $0.key < $1.key }.compactMap { owner, shows in
      finding(shows, code.hides.filter { $0.owner == owner }, hidden, context)
    }
  }
}

extension Hierarchy {
  /// Their own views, whatever their flags, and what is marked below (rule H2), in cells on screen and below contentViews
  /// too (T4), where those were shown by themselves.
  fileprivate func reached(byHidesOn roots: [ViewIndex]) -> [Bool] {
    var roots = roots
    while true {
      let hidden = Reach(in: self).flags(from: roots, within: views.indices)
      let more = views.indices.filter { view in
        guard !hidden[view], let parent = views[view].parent, hidden[parent] else { return false }
        return views[view].place.isTemplate && views[view].isSkeletonable
          || isPassedThrough(view) && !Reach(in: self).kids(of: view).isEmpty
      }
      if more.isEmpty { return hidden }
      roots += more
    }
  }
}

/// At the hide on a view around one of them, else the class's first.
private func finding(
  _ all: [Evidence.Show], _ hides: [Evidence.Call], _ hidden: [Bool],
  _ context: RuleContext
) -> Finding? {
  let shows = all.filter { !hidden[$0.view] }
  let around = hides.first { hide in
    shows.contains { context.hierarchy.outwards(from: $0.view).contains(hide.view) }
  }
  // Where some are hidden, the others may be in a way that nobody sees, unless a hide is called around them.
  guard let first = shows.first, let hide = around ?? (shows.count == all.count ? hides.first : nil),
    let said = remainder(of: shows, hidden, context)
  else { return nil }
  return context.finding(
    "hide on \(context.name(of: hide.view)) does not reach \(said.message)", at: first.view,
    place: hide.place, help: said.help,
    notes: shows.prefix(5).map(context.note(of:)))
}

/// What calls of show have done to views that no hide comes to, and what to do; nil where nothing stays, or one cannot
/// tell.
private func remainder(
  of shows: [Evidence.Show], _ hidden: [Bool], _ context: RuleContext
) -> (message: String, help: String)? {
  let shows = shows.firstOfEach(\.view)
  var (isPartial, covered, flagged) = (false, Set<ViewIndex>(), Set<ViewIndex>())
  for show in shows {
    let reached = context.reached(by: show, Reach(in: context.hierarchy))
    isPartial = isPartial || reached.contains { hidden[$0] && context.coverage(of: $0).isActive }
    for view in context.surelyReached(by: show) where !hidden[view] {
      if context.leavesTraces(view) { covered.insert(view) }
      if context.isHiddenByFlag(view) { flagged.insert(view) }
    }
  }
  func words(_ views: [ViewIndex], _ what: String, _ help: String) -> (message: String, help: String) {
    let names = context.names(of: views)
    return ("\(names), which \(what)", "call hideSkeleton() on \(names) \(help)")
  }
  // No hide comes to any view that they cover.
  if !isPartial, !covered.isEmpty {
    let shown = shows.count == 1 ? "was shown by itself: " : "were shown by themselves: "
    let views = shows.map(\.view)
    return words(views, shown + consequence(for: views, in: context), "too, or mark the views between")
  }
  // Covered views beside others that are hidden.
  if !covered.isEmpty {
    let visible = covered.filter(context.keepsSkeleton)
    let views = (visible.isEmpty ? covered : visible).sorted()
    return words(views, "show covers as well: " + consequence(for: views, in: context), "too")
  }
  // No layer, but these are hidden by their flag, which is undone by a hide that visits them (rule H1).
  guard isPartial, !flagged.isEmpty else { return nil }
  let views = context.topmost(flagged.sorted())
  let stay = views.count == 1 ? "it stays" : "they stay"
  return words(views, "isHiddenWhenSkeletonIsActive hides: no skeleton stays, but \(stay) hidden", "instead")
}

private func consequence(for views: [ViewIndex], in context: RuleContext) -> String {
  let isOne = views.count == 1
  if views.allSatisfy({ context.coverage(of: $0).role == .container }) {
    return "what \(isOne ? "it covers" : "they cover") stays covered"
  }
  return (isOne ? "its " : "their ")
    + (views.contains(where: context.keepsSkeleton) ? "skeleton stays" : "touches and scrolling stay off")
}

extension RuleContext {
  /// What a show comes to by marks that are there when it is called.
  fileprivate func surelyReached(by show: Evidence.Show) -> [ViewIndex] {
    guard let order else { return [] }
    let isMarked = { self.isSurelyMarked($0) && !order.isMarked($0, onlyAfter: show.place) }
    return isMarked(show.view) ? reached(by: show, Reach(in: hierarchy, where: isMarked)) : []
  }

  fileprivate func reached(by show: Evidence.Show, _ reach: Reach) -> [ViewIndex] {
    let below = show.view..<hierarchy.views[show.view].end
    return zip(below, reach.flags(from: [show.view], within: below)).compactMap { $1 ? $0 : nil }
  }

  /// A layer, or dummy cells.
  fileprivate func keepsSkeleton(_ view: ViewIndex) -> Bool {
    let coverage = coverage(of: view)
    return coverage.isActive && (coverage.role != .collection || hierarchy.hasSkeletonDataSource(view))
  }

  /// Touches and scrolling of a table or collection that has neither.
  fileprivate func leavesTraces(_ view: ViewIndex) -> Bool {
    keepsSkeleton(view)
      || coverage(of: view).isActive && !hierarchy.views[view].flags.contains(.keepsInteraction)
  }

  /// A container that show hides, and that nothing but hide shows again.
  fileprivate func isHiddenByFlag(_ view: ViewIndex) -> Bool {
    guard let code = hierarchy.evidence, coverage(of: view).role == .container,
      hierarchy.views[view].flags.contains(.isHiddenWhenSkeletonIsActive)
    else { return false }
    return !code.isUnknown(.isHiddenWhenSkeletonIsActive, of: view) && !code.isUnknown(.isHidden, of: view)
      && !(code.facts[view] ?? []).contains { $0.key == .isHidden }
  }
}

private func cardView(_ line: String) -> RuleExample {
  """
  // CardView.swift
  final class CardView: UIView {
    let nameLabel = UILabel()
    let cityLabel = UILabel()
    func setUp() {
      addSubview(nameLabel)
      addSubview(cityLabel)
      [self, nameLabel, cityLabel].forEach { $0.isSkeletonable = true }
      showSkeleton()
    }
    func didLoad() { \(line) }
  }
  """
}
