// The same of the classes that inherit from UIView, and of what they lay out.

open class UILabel: UIView {
  open var text: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont(17, 20.287)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor!
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  public nonisolated override init() {}
}

open class UIScrollView: UIView {
  open var isScrollEnabled = true
}

open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String!
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
}

open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public static let normal: State = []
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
}

open class UIButton: UIControl {
  open func title(for state: State) -> String? { normalTitle }
  var normalTitle: String?
}

open class UIImageView: UIView {
  open var image: UIImage?
}

open class UIStackView: UIView {
  public enum Alignment: Int {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }
  public enum Distribution: Int { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  open internal(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var alignment = Alignment.fill
  open var distribution = Distribution.fill
  open var spacing: CGFloat = 0
}

open class UITableViewCell: UIView {
  public enum SeparatorStyle: Int { case none, singleLine }
  open internal(set) var reuseIdentifier: String?
  open var backgroundView: UIView?
  open var contentView: UIView { madeContentView("UITableViewCell", UITableViewCellContentView()) }
}

open class UITableViewHeaderFooterView: UIView {
  open internal(set) var reuseIdentifier: String?
  open var backgroundView: UIView?
  open var contentView: UIView { madeContentView("UITableViewHeaderFooterView", UIView()) }
}

open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
}

open class UICollectionViewCell: UICollectionReusableView {
  open var backgroundView: UIView?
  open var contentView: UIView { madeContentView("UICollectionViewCell", UIView()) }
}

public protocol UITableViewDataSource: NSObjectProtocol {}
public protocol UITableViewDelegate: NSObjectProtocol {}
public protocol UICollectionViewDataSource: NSObjectProtocol {}
public protocol UICollectionViewDelegate: NSObjectProtocol {}

open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open internal(set) var style = Style.plain
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
}

open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int { case vertical, horizontal }
  open var collectionViewLayout = UICollectionViewLayout()
  open weak var dataSource: (any UICollectionViewDataSource)?
  open weak var delegate: (any UICollectionViewDelegate)?
  open var backgroundView: UIView?
}

@MainActor
open class UICollectionViewLayout: NSObject {
  public nonisolated override init() {}
}

open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
}
