extension ViewKey {
  /// Where the views under this key stand in a view of that family; nil where UIKit has no such property.
  func place(in family: ViewClass.Family) -> ViewPlace? {
    switch self {
    case .subviews: .subview
    case .children: .child
    case .arrangedSubviews: family == .stack ? .arrangedSubview : nil
    case .contentView: family.hasContentView || family == .visualEffect ? .contentView : nil
    case .prototypes: family.isCollection ? .prototype : nil
    case .tableHeaderView: family == .table ? .tableHeaderView : nil
    case .tableFooterView: family == .table ? .tableFooterView : nil
    case .backgroundView: family.isCollection || family.hasContentView ? .backgroundView : nil
    case .headerFooterViews: family == .table ? .headerFooterView : nil
    case .supplementaryViews: family == .collection ? .supplementaryView : nil
    default: nil
    }
  }

  /// Its value is a view or a list of views.
  var holdsViews: Bool {
    switch self {
    case .subviews, .children, .arrangedSubviews, .contentView, .prototypes, .tableHeaderView,
      .tableFooterView,
      .backgroundView, .headerFooterViews, .supplementaryViews:
      true
    default: false
    }
  }

  var standsFirst: Bool { self == .tableHeaderView || self == .tableFooterView }

  /// The classes that have the property, for messages.
  var ownerClasses: [String] {
    switch self {
    case .arrangedSubviews: ["UIStackView"]
    case .contentView:
      ["UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UIVisualEffectView"]
    case .prototypes: ["UITableView", "UICollectionView"]
    case .tableHeaderView, .tableFooterView, .headerFooterViews: ["UITableView"]
    case .backgroundView:
      [
        "UITableView", "UICollectionView", "UITableViewCell", "UICollectionViewCell",
        "UITableViewHeaderFooterView",
      ]
    case .supplementaryViews: ["UICollectionView"]
    default: ["UIView"]
    }
  }
}
