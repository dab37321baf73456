// What SkeletonCapture.swift uses of SkeletonView, under its real names and types, and what the tests set.
import UIKit

public enum SkeletonAppearance {
  public static var `default` = SkeletonViewAppearance()
}

public final class SkeletonViewAppearance {
  public var tintColor = UIColor(red: 0.925, green: 0.941, blue: 0.945, alpha: 1)
  public var gradient = SkeletonGradient(colors: [])
  public var multilineHeight: CGFloat = 15
  public lazy var textLineHeight: SkeletonTextLineHeight = .fixed(multilineHeight)
  public var multilineSpacing: CGFloat = 10
  public var multilineLastLineFillPercent = 70
  public var multilineCornerRadius = 0
  public var renderSingleLineAsView = false
  public var skeletonCornerRadius: Float = 0
}

public struct SkeletonGradient {
  public let colors: [UIColor]
  public init(colors: [UIColor]) { self.colors = colors }
}

public enum SkeletonTextLineHeight: Equatable {
  case relativeToFont, relativeToConstraints
  case fixed(CGFloat)
}

public enum SkeletonTextNumberOfLines: Equatable {
  case inherited
  case custom(Int)
}

public protocol SkeletonTableViewDataSource: UITableViewDataSource {}
public protocol SkeletonTableViewDelegate: UITableViewDelegate {}
public protocol SkeletonCollectionViewDataSource: UICollectionViewDataSource {}
public protocol SkeletonCollectionViewDelegate: UICollectionViewDelegate {}

extension UILabel {
  public var skeletonPaddingInsets: UIEdgeInsets {
    get { associatedObjects["insets"] as? UIEdgeInsets ?? .zero }
    set { associatedObjects["insets"] = newValue }
  }
  public var skeletonTextLineHeight: SkeletonTextLineHeight {
    get {
      associatedObjects["heights"] as? SkeletonTextLineHeight ?? SkeletonAppearance.default.textLineHeight
    }
    set { associatedObjects["heights"] = newValue }
  }
  public var skeletonTextNumberOfLines: SkeletonTextNumberOfLines {
    get { associatedObjects["counts"] as? SkeletonTextNumberOfLines ?? .inherited }
    set { associatedObjects["counts"] = newValue }
  }
}

extension UITextView {
  public var skeletonPaddingInsets: UIEdgeInsets {
    get { associatedObjects["insets"] as? UIEdgeInsets ?? .zero }
    set { associatedObjects["insets"] = newValue }
  }
  public var skeletonTextLineHeight: SkeletonTextLineHeight {
    get {
      associatedObjects["heights"] as? SkeletonTextLineHeight ?? SkeletonAppearance.default.textLineHeight
    }
    set { associatedObjects["heights"] = newValue }
  }
  public var skeletonTextNumberOfLines: SkeletonTextNumberOfLines {
    get { associatedObjects["counts"] as? SkeletonTextNumberOfLines ?? .inherited }
    set { associatedObjects["counts"] = newValue }
  }
}
