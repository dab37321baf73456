extension Rule {
  static let misplacedAttribute = Rule(
    "misplaced-attribute", .error, inPartialFiles: .error,
    "An attribute is set on a view that SkeletonView never asks for it.",
    why: "SkeletonTextNode, which has the attributes of text lines, is adopted by UILabel and UITextView "
      + "alone; counts and cell identifiers are asked for by tables and collections alone. UIKit sets a "
      + "runtime attribute by its exact key path, and only logs one that the view does not have.",
    fix:
      "Remove the attribute, or say with baseClass which class of UIKit a class of your own inherits from.",
    link: .thread(547),
    accepts: [
      "{type: UILabel, isSkeletonable: true, linesCornerRadius: 4, lastLineFillPercent: 50}",
      """
      # A class of one's own says what it inherits from.
      {type: TitleLabel, baseClass: UILabel, isSkeletonable: true, linesCornerRadius: 4}
      """,
      """
      # A prototype has a row height as well as its table.
      type: UITableView
      isSkeletonable: true
      rowHeight: 64
      prototypes: [{type: FeedCell, isSkeletonable: true, rowHeight: 64}]
      """,
    ],
    reports: [
      """
      # Blocks have skeletonCornerRadius.
      {type: UIImageView, id: avatar, isSkeletonable: true, ↓linesCornerRadius: 8}
      """,
      """
      # Without baseClass it counts as a plain view.
      {type: TitleLabel, isSkeletonable: true, ↓lastLineFillPercent: 50}
      """,
      """
      # Rows are a table's; a collection has items.
      type: UICollectionView
      isSkeletonable: true
      frame: [0, 0, 390, 600]
      ↓numberOfSkeletonRows: 6
      """,
    ]
  ) { context in
    ViewKey.owned.flatMap { key in
      context.views(having: key).compactMap { finding(at: $0, key, in: context) }
    }
      + context.hierarchy.interfaceBuilderViews.flatMap { view, facts in
        facts.strangers.map { finding(of: $0, at: view, in: context) }
      }
  }
}

private func finding(at view: ViewIndex, _ key: ViewKey, in context: RuleContext) -> Finding? {
  let (hierarchy, owners) = (context.hierarchy, key.key.owners)
  let family = hierarchy.views[view].family
  // A prototype has a row height of its own.
  if key == .rowHeight, hierarchy.views[view].place.isTemplate || family == .tableCell { return nil }
  guard !owners.contains(ViewClass.Families(family)),
    !key.key.isCommonName || hierarchy.uiKitClass(of: view) != nil,
    // Code that compiles says that the class has it.
    !hierarchy.isOfUnreadClass(view),
    // The class is what is misplaced there: `UILable`.
    !isMisspelt(view, owners: owners, in: hierarchy)
  else { return nil }
  let (fix, help) = suggestion(key, owners, of: view, in: hierarchy)
  return context.finding(
    noEffect(of: key, on: view, in: context), at: view, key, fix: fix, help: help)
}

private func noEffect(of key: ViewKey, on view: ViewIndex, in context: RuleContext) -> String {
  let names = key.key.owners.classNames
  return "\(key.rawValue) has no effect on \(context.name(of: view)): "
    + "only \(names.listed("and")) \(names.count == 1 ? "has" : "have") it"
}

/// Whether a view of that class has the key, as far as is known.
private func isOwned(_ key: ViewKey, by view: ViewIndex, in hierarchy: Hierarchy) -> Bool {
  hierarchy.countsAsPlain(view)
    || key.key.owners.contains(ViewClass.Families(hierarchy.views[view].family))
}

/// A runtime attribute of Interface Builder that was meant to be one of SkeletonView's.
private func finding(
  of stranger: UnrecognizedAttribute, at view: ViewIndex, in context: RuleContext
) -> Finding {
  let name = context.name(of: view)
  switch stranger.mistake {
  case .misspelt:
    return context.finding(
      "SkeletonView has no \(stranger.keyPath.quoted): \(name) is loaded without it", at: view,
      place: stranger.place,
      fix: Fix(
        .correct(stranger, of: view),
        alternative: "list \(stranger.keyPath.quoted) under skeletonable-keys if it is yours"))
  case .wrongType(let key, _) where !isOwned(key, by: view, in: context.hierarchy):
    return context.finding(
      noEffect(of: key, on: view, in: context), at: view, place: stranger.place, help: "remove it")
  case .wrongType(let key, let found):
    let wanted = stranger.typeName ?? "Number"
    // Key-value coding takes a text for a flag or number, and a flag for a number.
    let isConverted = ["boolean", "number", "string"].contains(found)
    let end = isConverted ? "" : ", which cannot become one"
    return context.finding(
      "\(key.rawValue) of \(name) is a \(wanted), but has the type \(found.quoted) here\(end)", at: view,
      place: stranger.place, fix: Fix(.correct(stranger, of: view)))
  }
}

private func suggestion(
  _ key: ViewKey, _ owners: ViewClass.Families, of view: ViewIndex, in hierarchy: Hierarchy
) -> (fix: Fix?, help: String?) {
  // A class of one's own may have the key.
  if hierarchy.countsAsPlain(view), hierarchy.hasKeys(view) {
    let type = hierarchy.typeName(of: view).shortened
    return (nil, "add baseClass: \(owners.classNames.listed) if \(type) is one, else remove it")
  }
  guard let other = key.counterpart(in: hierarchy.views[view].family), !hierarchy.says(other, of: view)
  else { return (Fix(.remove(key, of: view)), nil) }
  // Sizes and lengths are not values of one another.
  let isLike = (key.shape == .size) == (other.shape == .size)
  return isLike ? (Fix(.rename(key, to: other, of: view)), nil) : (nil, "use \(other.rawValue) instead")
}

private func isMisspelt(_ view: ViewIndex, owners: ViewClass.Families, in hierarchy: Hierarchy) -> Bool {
  let type = hierarchy.typeName(of: view)
  guard hierarchy.countsAsPlain(view), type.hasPrefix("UI") else { return false }
  return nearMiss(of: type, among: owners.classNames) != nil
}

extension Hierarchy {
  /// A class of one's own that does not say what it inherits from.
  fileprivate func countsAsPlain(_ view: ViewIndex) -> Bool {
    views[view].family == .plain && views[view].typeNode != nil && !says(.baseClass, of: view)
      && uiKitClass(of: view) == nil
  }

  fileprivate func uiKitClass(of view: ViewIndex) -> ViewClass? { ViewClass(named: typeName(of: view)) }
}

extension ViewKey {
  /// The keys that few classes have, and all others ignore.
  fileprivate static let owned = all.filter { !$0.holdsViews && $0.key.owners != .all }

  /// What does the same for views of that family.
  fileprivate func counterpart(in family: ViewClass.Family) -> ViewKey? {
    switch (self, family) {
    case (.linesCornerRadius, .table), (.linesCornerRadius, .collection): nil
    case (.linesCornerRadius, _): .skeletonCornerRadius
    case (.numberOfSkeletonRows, .collection): .numberOfSkeletonItems
    case (.numberOfSkeletonItems, .table): .numberOfSkeletonRows
    case (.rowHeight, .collection): .itemSize
    case (.itemSize, .table): .rowHeight
    case (.estimatedItemSize, .table): .estimatedRowHeight
    default: nil
    }
  }
}
