/// Words that a log says without writing them: the keys of trees that are not JSON, UIKit's classes of what
/// XCTest names otherwise, and what is missing where a tree breaks off.
enum LogWord: Int, CaseIterable {
  // Keys
  case type, isSkeletonable, reference, children
  case baseClass, frame, isHidden, alpha, clipsToBounds, isUserInteractionEnabled
  case text, title, placeholder, accessibilityIdentifier, subviews, arrangedSubviews
  // Classes
  case view, window, label, button, imageView, textField, searchField, textView
  case table, tableCell, collection, collectionCell, scrollView
  case `switch`, slider, stepper, segmentedControl, activityIndicator, progressView, pageControl
  case datePicker, picker, colorWell, navigationBar, tabBar, toolbar, searchBar, webView

  /// All of them, one after the other.
  static let letters = texts.flatMap { $0.utf8 }

  /// Where each stands in these letters.
  private static let ranges = texts.indices.map { index in
    let start = texts[..<index].reduce(0) { $0 + $1.utf8.count }
    return start..<start + texts[index].utf8.count
  }

  private static let texts =
    [
      ViewKey.type, .isSkeletonable, .reference, .children, .baseClass, .frame, .isHidden, .alpha,
      .clipsToBounds, .isUserInteractionEnabled, .text, .title, .placeholder, .accessibilityIdentifier,
      .subviews, .arrangedSubviews,
    ].map(\.rawValue)
    + [
      ViewClass.view.name, "UIWindow", "UILabel", "UIButton", "UIImageView", "UITextField",
      "UISearchTextField", "UITextView", "UITableView", "UITableViewCell", "UICollectionView",
      "UICollectionViewCell", "UIScrollView", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
      "UIActivityIndicatorView", "UIProgressView", "UIPageControl", "UIDatePicker", "UIPickerView",
      "UIColorWell", "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UIWebView",
    ]

  var range: Range<Int> { Self.ranges[rawValue] }

  /// Of a class.
  var viewClass: ViewClass? { ViewClass(named: Self.texts[rawValue]) }
}

extension Tape {
  /// A word that does not stand in the source, and the place that says it.
  mutating func append(_ word: LogWord, at place: Range<Int>) throws(Diagnostic) {
    let letters = word.range
    try append(.decodedText, offset: place.lowerBound, extent: place.count)
    try append(.decodedText, offset: letters.lowerBound, extent: letters.count)
  }
}
