import SkelinspectCapture
import UIKit

#if canImport(SkeletonView)
  @preconcurrency import SkeletonView
#endif

@propertyWrapper
struct Styled<Value> {
  var wrappedValue: Value
}

class ProfileController: UIViewController {
  let avatar = UIImageView()
  weak var nameLabel: UILabel?
  lazy var badge: BadgeView = BadgeView()
  lazy var never: UIView = { fatalError("a lazy property was made") }()
  @Styled var caption: UIView = UIView()
  private(set) var untouched: UIView?
}

final class OwnProfileController: ProfileController {
  let more = UIButton()
}

final class NamedCell: UITableViewCell {
  let title = UILabel()
}

final class 😀Tile: UIView {}
final class כרטיס: UIView {}
final class Box<Content>: UIView {}

/// As SkeletonView names its own, which it puts in place of the app's.
final class SkeletonCollectionDataSource: NSObject, UITableViewDataSource {
  var rowHeight: CGFloat = 80
  var originalRowHeight: CGFloat = -1
}

@MainActor
enum Special {
  static var kept: [AnyObject] = []

  static func names() -> UIViewController {
    let controller = OwnProfileController()
    let root = UIView()
    controller.load(root)
    let name = UILabel()
    controller.nameLabel = name
    let table = UITableView()
    for view in [controller.avatar, name, controller.badge, controller.caption, controller.more, table] {
      root.addSubview(view)
    }
    for _ in 0..<2 {
      let cell = NamedCell()
      cell.reuse("named")
      cell.makeContentView(UITableViewCellContentView()).addSubview(cell.title)
      table.addSubview(cell)
    }
    // Nothing asks an empty cell for a content view.
    table.addSubview(UITableViewHeaderFooterView())
    kept.append(controller)
    return controller
  }

  /// A table and a label while the skeleton shows.
  static func live() -> UIView {
    let window = UIWindow()
    window.set("isSkeletonable", 1)
    let label = UILabel()
    label.frame = CGRect(x: 10, y: 10, width: 200, height: 40)
    label.set("isSkeletonable", 1)
    label.set("useFontLineHeight", 1)
    label.textColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    let layer = CAGradientLayer()
    layer.anchorPoint = .zero
    layer.bounds = CGRect(x: 200, y: 0, width: 200, height: 40)
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    for (number, width) in [200.0, 140].enumerated() {
      let line = CAGradientLayer()
      line.name = "SkeletonSubLayersName"
      line.frame = CGRect(x: 200, y: Double(number) * 25, width: width, height: 15)
      line.colors = [CGColor.of("light"), CGColor.of("dark"), CGColor.of("light")]
      line.addAnimation("skeletonAnimation")
      layer.addSublayer(line)
    }
    label.layer.addSublayer(layer)
    window.addSubview(label)
    let image = UIImageView()
    image.set("isSkeletonable", 1)
    let block = CALayer()
    block.anchorPoint = .zero
    block.backgroundColor = CGColor.of("light")
    block.cornerRadius = 6
    image.layer.addSublayer(block)
    // One of the app's own.
    image.layer.addSublayer(CALayer())
    window.addSubview(image)
    let table = UITableView()
    let source = SkeletonCollectionDataSource()
    kept.append(source)
    table.dataSource = source
    table.rowHeight = 80
    table.isScrollEnabled = false
    table.isUserInteractionEnabled = false
    window.addSubview(table)
    return window
  }

  static func letters() -> UIView {
    let root = 😀Tile()
    root.accessibilityIdentifier =
      "quote \" backslash \\ line\nbell \u{07} delete \u{7F} emoji 👩‍👩‍👧 עברית \u{2028}"
    let card = כרטיס()
    card.accessibilityIdentifier = "/"
    root.addSubview(card)
    card.addSubview(Box<[Int]>())
    let label = UILabel()
    label.text = String(repeating: "é😀", count: 500_000)
    card.addSubview(label)
    return root
  }

  static func rightToLeft() -> UIView {
    let root = UIView()
    for attribute in [UISemanticContentAttribute.unspecified, .forceRightToLeft, .playback] {
      let view = UIView()
      view.semanticContentAttribute = attribute
      root.addSubview(view)
    }
    return root
  }

  /// Superviews and subviews in a ring.
  static func ring() -> UIView {
    let (first, second, third) = (UIView(), UIView(), UIView())
    first.addSubview(second)
    second.addSubview(third)
    third.addSubviewUnchecked(first)
    first.setSuperviewUnchecked(third)
    second.addSubviewUnchecked(second)
    return first
  }

  /// A cell in itself, in the copy that is a prototype too.
  static func ringOfCells() -> UIView {
    let table = UITableView()
    let cell = FeedCell()
    cell.reuse("ring")
    let content = cell.makeContentView(UITableViewCellContentView())
    table.addSubview(cell)
    content.addSubviewUnchecked(table)
    return table
  }

  static func notFinite() -> UIView {
    let root = UIView()
    let view = UIView()
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 1)
    view.alpha = .nan
    root.addSubview(view)
    root.frame = CGRect(x: 1e300, y: -1e-300, width: 1.0 / 3, height: 1e15)
    return root
  }

  static func deep(_ count: Int) -> UIView {
    let root = UIView()
    var view = root
    for _ in 1..<count {
      let inner = UIView()
      view.addSubview(inner)
      view = inner
    }
    return root
  }

  static func wide(_ count: Int) -> UIView {
    let root = UIView()
    var group = UIView()
    for number in 1..<count {
      if number % 100 == 1 {
        group = UIView()
        root.addSubview(group)
      } else {
        let label = UILabel()
        label.frame = CGRect(x: 0, y: Double(number), width: 200, height: 20)
        group.addSubview(label)
      }
    }
    return root
  }
}

extension CGColor {
  @MainActor
  fileprivate static func of(_ name: String) -> CGColor {
    let part = name == "light" ? 0.925 : 0.871
    return UIColor(red: part, green: part, blue: part, alpha: 1).cgColor
  }
}
