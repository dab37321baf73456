// The members of UIKit and QuartzCore that SkeletonCapture.swift uses, under their real names and types. Each stands
// in members.txt, with the page that documents it.
@_exported import Foundation

public struct Selector: Hashable, Sendable {
  let name: String
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name: name) }

@MainActor
open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open func responds(to selector: Selector) -> Bool { false }
  open func value(forKey key: String) -> Any? { fatalError("NSUnknownKeyException: \(key)") }
  public nonisolated override init() {}
}

@MainActor
open class UIView: UIResponder {
  open var frame = CGRect.zero
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var clipsToBounds = false
  open var isUserInteractionEnabled: Bool {
    get { takesTouches ?? !(self is UILabel || self is UIImageView) }
    set { takesTouches = newValue }
  }
  open var backgroundColor: UIColor?
  open var accessibilityIdentifier: String?
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { direction }
  open var traitCollection: UITraitCollection { StandIn.traits }
  open internal(set) var constraints: [NSLayoutConstraint] = []
  open internal(set) var subviews: [UIView] = []
  open var window: UIWindow? { root as? UIWindow }
  public let layer = CALayer()

  open override var next: UIResponder? { controller ?? superview }
  open override func responds(to selector: Selector) -> Bool { isKnown(selector.name) }
  open override func value(forKey key: String) -> Any? { runtimeValue(key) }

  var takesTouches: Bool?
  weak var superview: UIView?
  weak var controller: UIViewController?
  var runtimeValues: [String: NSNumber] = [:]
  package var associatedObjects: [String: Any] = [:]
  public nonisolated override init() {}
}

open class UIWindow: UIView {}

@MainActor
open class UIViewController: UIResponder {
  open internal(set) var viewIfLoaded: UIView?
  public nonisolated override init() {}
}

public enum UISemanticContentAttribute: Int {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int {
  case leftToRight, rightToLeft
}

public enum UITraitEnvironmentLayoutDirection: Int {
  case unspecified = -1
  case leftToRight, rightToLeft
}

public enum UIUserInterfaceStyle: Int {
  case unspecified, light, dark
}

public final class UITraitCollection: NSObject {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  init(_ style: UIUserInterfaceStyle, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight) {
    (userInterfaceStyle, layoutDirection) = (style, direction)
  }
}

@MainActor
public final class UIDevice: NSObject {
  public static let current = UIDevice()
  public let systemName = "iOS"
  public let systemVersion = "18.2"
}

@MainActor
public final class NSLayoutConstraint: NSObject {
  public enum Attribute: Int { case width = 7, height = 8, top = 3 }
  public enum Relation: Int { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  public enum Axis: Int { case horizontal, vertical }
  public internal(set) weak var firstItem: AnyObject?
  public internal(set) weak var secondItem: AnyObject?
  public internal(set) var firstAttribute = Attribute.width
  public internal(set) var relation = Relation.equal
  public internal(set) var multiplier: CGFloat = 1
  public var constant: CGFloat = 0
  public var priority = UILayoutPriority(rawValue: 1_000)
  public var identifier: String?
  nonisolated override init() {}
}

public struct UILayoutPriority: RawRepresentable, Equatable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
}

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public final class UIColor: NSObject, @unchecked Sendable {
  let color: CGColor?
  public init(cgColor: CGColor) { color = cgColor }
  init(pattern: Void) { color = nil }
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let color else { return false }
    red?.pointee = color.components[0]
    green?.pointee = color.components[1]
    blue?.pointee = color.components[2]
    alpha?.pointee = color.components[3]
    return true
  }
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
}

public final class CGColor: @unchecked Sendable {
  let components: [CGFloat]
  init(_ components: [CGFloat]) { self.components = components }
}

public final class UIFont: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat
  public let lineHeight: CGFloat
  init(_ pointSize: CGFloat, _ lineHeight: CGFloat) {
    (self.pointSize, self.lineHeight) = (pointSize, lineHeight)
  }
}

public final class UIImage: NSObject, @unchecked Sendable {}

open class CALayer: NSObject {
  open var name: String?
  open weak var delegate: AnyObject?
  open var sublayers: [CALayer]?
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var opacity: Float = 1
  open var backgroundColor: CGColor?
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations }
  var animations: [String] = []
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
}

public enum NSTextAlignment: Int { case left, center, right, justified, natural }
