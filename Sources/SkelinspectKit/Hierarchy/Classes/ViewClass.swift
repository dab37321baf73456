/// A class of UIKit, by its place in `uiKitClasses`.
struct ViewClass: Equatable, Sendable {
  let index: UInt8

  /// What SkeletonView and UIKit tell apart; a class belongs to the family of its nearest named ancestor.
  enum Family: Int, CaseIterable, Sendable {
    case plain, stack, table, collection, tableCell, collectionCell, headerFooter, label, textView, textField
    case imageView, button, visualEffect
  }

  /// The class of that name.
  init?(named name: String) {
    guard let index = Self.names.index(of: name) else { return nil }
    self.init(index: index)
  }

  init(index: Int) { self.index = UInt8(index) }

  var name: String { Self.allNames[Int(index)] }
  var family: Family { Self.families[Int(index)] }

  /// Nil for UIView.
  var superclass: ViewClass? { Self.superclasses[Int(index)].map(ViewClass.init(index:)) }

  /// UIScrollView itself, or a class that inherits from it.
  var isScrollView: Bool {
    var ancestor: Int? = Int(index)
    while let known = ancestor, known != Int(Self.scrollView.index) { ancestor = Self.superclasses[known] }
    return ancestor != nil
  }

  static let allNames = uiKitClasses.map { $0.name.description }
  static let view = ViewClass(index: 0)
  static let scrollView = named("UIScrollView")
  static let tableCell = named("UITableViewCell")
  static let collectionCell = named("UICollectionViewCell")
  static let headerFooterView = named("UITableViewHeaderFooterView")
  static let reusableView = named("UICollectionReusableView")
  static let tableWrapper = named("UITableViewWrapperView")
  static let tableCellContentView = named("UITableViewCellContentView")
  static let collectionCellContentView = named("UICollectionViewCellContentView")

  static let names = NameTable(allNames)
  private static let superclasses = uiKitClasses.map { names.index(of: $0.superclass.description) }
  private static let families = makeFamilies()

  private static func named(_ name: String) -> ViewClass { ViewClass(named: name) ?? .view }

  /// Parents stand before their children in the table.
  private static func makeFamilies() -> [Family] {
    let named = NameTable(Family.allCases.map(\.className))
    var families: [Family] = []
    for (name, parent) in zip(allNames, superclasses) {
      let own = named.index(of: name).map { Family.allCases[$0] }
      families.append(own ?? parent.map { families[$0] } ?? .plain)
    }
    return families
  }
}

extension ViewClass.Family {
  /// Cells, headers and footers show what is in their `contentView`, and nothing else (rule T4).
  var hasContentView: Bool { self == .tableCell || self == .collectionCell || self == .headerFooter }
  var isCollection: Bool { self == .table || self == .collection }
  var isCell: Bool { self == .tableCell || self == .collectionCell }
}

extension ViewClass.Family {
  /// The UIKit class that it is named after.
  var className: String {
    switch self {
    case .plain: "UIView"
    case .stack: "UIStackView"
    case .tableCell: "UITableViewCell"
    case .collectionCell: "UICollectionViewCell"
    case .headerFooter: "UITableViewHeaderFooterView"
    case .table: "UITableView"
    case .collection: "UICollectionView"
    case .label: "UILabel"
    case .textView: "UITextView"
    case .textField: "UITextField"
    case .imageView: "UIImageView"
    case .button: "UIButton"
    case .visualEffect: "UIVisualEffectView"
    }
  }
}
