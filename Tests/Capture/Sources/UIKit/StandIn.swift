// What the tests build hierarchies with; SkeletonCapture.swift uses none of it.

@MainActor
public enum StandIn {
  public static var traits = UITraitCollection(.light)
  /// The properties that SkeletonView gives to views; empty where the app does not have it.
  public static var runtimeNames: Set<String> = []
  /// What a capture must not do.
  public static var sideEffects: [String] = []

  public static func run<Result>(inDarkModeFromRightToLeft body: () throws -> Result) rethrows -> Result {
    defer { traits = UITraitCollection(.light) }
    traits = UITraitCollection(.dark, .rightToLeft)
    return try body()
  }
}

extension UIView {
  public var direction: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    default: .leftToRight
    }
  }

  /// The outermost view, were the superviews a ring.
  var root: UIView {
    var view = self
    var count = 0
    while let next = view.superview, count < 2_000 { (view, count) = (next, count + 1) }
    return view
  }

  public func set(_ name: String, _ value: NSNumber) { runtimeValues[name] = value }

  func isKnown(_ name: String) -> Bool {
    guard StandIn.runtimeNames.contains(name) else { return false }
    let isOfTexts = ["lastLineFillPercent", "linesCornerRadius", "skeletonLineSpacing", "useFontLineHeight"]
      .contains(name)
    return !isOfTexts || self is UILabel || self is UITextView
  }

  func runtimeValue(_ name: String) -> Any? {
    guard isKnown(name) else { fatalError("NSUnknownKeyException: \(type(of: self)) has no \(name)") }
    return runtimeValues[name] ?? Self.usualValues[name] ?? 0
  }

  private static let usualValues: [String: NSNumber] = [
    "isUserInteractionDisabledWhenSkeletonIsActive": 1, "lastLineFillPercent": 70, "skeletonLineSpacing": 10,
  ]

  public func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
    view.layer.delegate = view
    layer.sublayers = (layer.sublayers ?? []) + [view.layer]
  }

  /// A ring of superviews, which UIKit would refuse.
  public func addSubviewUnchecked(_ view: UIView) { subviews.append(view) }

  public func setSuperviewUnchecked(_ view: UIView) { superview = view }

  public func add(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }

  func madeContentView(_ owner: String, _ made: UIView) -> UIView {
    if let known = StandIn.contentViews[ObjectIdentifier(self)] { return known }
    StandIn.sideEffects.append("\(owner).contentView was made")
    return made
  }

  @discardableResult
  public func makeContentView(_ view: UIView) -> UIView {
    StandIn.contentViews[ObjectIdentifier(self)] = view
    addSubview(view)
    return view
  }
}

/// A class of UIKit's own.
public final class UITableViewCellContentView: UIView {}

extension StandIn {
  static var contentViews: [ObjectIdentifier: UIView] = [:]
}

extension UIViewController {
  public func load(_ view: UIView) {
    viewIfLoaded = view
    view.controller = self
  }
}

extension NSLayoutConstraint {
  public convenience init(
    _ view: UIView, _ attribute: Attribute, _ constant: CGFloat, _ relation: Relation = .equal,
    priority: Float = 1_000, of second: AnyObject? = nil, multiplier: CGFloat = 1, identifier: String? = nil
  ) {
    self.init()
    (firstItem, firstAttribute, self.relation, secondItem) = (view, attribute, relation, second)
    (self.constant, self.multiplier, self.identifier) = (constant, multiplier, identifier)
    self.priority = UILayoutPriority(rawValue: priority)
  }
}

extension UIColor {
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor([red, green, blue, alpha]))
  }

  public static func pattern() -> UIColor { UIColor(pattern: ()) }

  public var cgColor: CGColor { color ?? CGColor([0, 0, 0, 0]) }
}

extension UIFont {
  public static func of(_ pointSize: CGFloat, lineHeight: CGFloat) -> UIFont { UIFont(pointSize, lineHeight) }
}

extension CALayer {
  public func addAnimation(_ key: String) { animations.append(key) }
  public func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
}

extension UIButton {
  public func setTitle(_ title: String?) { normalTitle = title }
}

extension UIStackView {
  public func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}

extension UITableViewCell {
  public func reuse(_ identifier: String) { reuseIdentifier = identifier }
}

extension UITableViewHeaderFooterView {
  public func reuse(_ identifier: String) { reuseIdentifier = identifier }
}

extension UICollectionReusableView {
  public func reuse(_ identifier: String) { reuseIdentifier = identifier }
}

extension UITableView {
  public func set(_ style: Style) { self.style = style }
}
