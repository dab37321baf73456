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
  var superclass: ViewClass? {
    let superclass = Int(Self.superclasses[Int(index)])
    return superclass == index ? nil : ViewClass(index: superclass)
  }

  /// UIScrollView itself, or a class that inherits from it.
  var isScrollView: Bool {
    var ancestor: ViewClass? = self
    while let known = ancestor, known != .scrollView { ancestor = known.superclass }
    return ancestor != nil
  }

  static let allNames = uiKitClasses.map(\.name)
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
  /// UIView is its own.
  private static let superclasses = uiKitClasses.map { UInt8(names.index(of: $0.superclass) ?? 0) }
  private static let families = makeFamilies()

  private static func named(_ name: String) -> ViewClass { ViewClass(named: name) ?? .view }

  /// Parents stand before their children in the table.
  private static func makeFamilies() -> [Family] {
    var families = Array(repeating: Family.plain, count: uiKitClasses.count)
    for family in Family.allCases {
      if let own = names.index(of: family.className) { families[own] = family }
    }
    for (index, parent) in zip(0..., superclasses) where families[index] == .plain {
      families[index] = families[Int(parent)]
    }
    return families
  }
}

extension ViewClass.Family {
  /// Cells, headers and footers show what is in their `contentView`, and nothing else (rule T4).
  var hasContentView: Bool { self == .tableCell || self == .collectionCell || self == .headerFooter }
  var isCollection: Bool { self == .table || self == .collection }
  var isCell: Bool { self == .tableCell || self == .collectionCell }
  /// What a table or a collection has.
  var cellNoun: String { self == .table ? "row" : "item" }

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

extension ViewClass {
  /// Which views have a key.
  struct Families: OptionSet, Sendable {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }
    init(_ family: Family) { rawValue = 1 << UInt16(family.rawValue) }

    static let all = Families(rawValue: .max)
    static let stacks = Families(.stack)
    static let tables = Families(.table)
    static let collections = Families(.collection)
    static let cells: Families = [Families(.tableCell), Families(.collectionCell)]
    static let headersAndFooters = Families(.headerFooter)
    static let texts: Families = [Families(.label), Families(.textView)]
    static let labels = Families(.label)
    static let textFields = Families(.textField)
    static let buttons = Families(.button)
    static let imageViews = Families(.imageView)
    static let visualEffects = Families(.visualEffect)

    /// UIKit's classes, for messages.
    var classNames: [String] {
      Family.allCases.filter { contains(Families($0)) }.map(\.className)
    }
  }
}
