/// How large skelinspect makes a view whose frame the file does not give, before its parent has a say.
///
/// A side is nil where the view takes what its parent has.
extension Hierarchy {
  /// Of a view without children, or of one whose class has a size of its own.
  func naturalSize(of view: ViewIndex) -> PartialSize {
    switch views[view].family {
    case .label: PartialSize(width: nil, height: naturalTextHeight(of: view))
    case .textView: PartialSize(width: nil, height: 100)
    case .textField: PartialSize(width: nil, height: 34)
    case .button: PartialSize(width: nil, height: 44)
    case .imageView: PartialSize(width: 64, height: 64)
    case .table, .collection: PartialSize(width: nil, height: 240)
    case .tableCell, .collectionCell, .headerFooter: PartialSize(width: nil, height: 44)
    case .plain, .stack, .visualEffect:
      Self.controlSizes[views[view].viewClass.name] ?? PartialSize(width: nil, height: 44)
    }
  }

  /// A line of the font for each line, and room for the text lines of the skeleton.
  private func naturalTextHeight(of label: ViewIndex) -> Double {
    let standard = 21.0
    guard let style = TextStyle(of: label, in: self) else { return standard }
    let lines = Double(min(max(style.numberOfLines == 0 ? 3 : style.numberOfLines, 1), 100))
    let text = lines * max(style.fontLineHeight ?? standard, 1)
    let height = style.height(firstConstraint: nil)
    let skeleton = lines * height + (lines - 1) * style.spacing + style.padding.top + style.padding.bottom
    let needed = max(text, lines > 1 ? skeleton : 0, style.fontLineHeight == nil ? standard : 0)
    return needed.isFinite ? min(needed.rounded(.up), 2_000) : standard
  }

  /// Whether a view takes the height that is left in its parent.
  func isStretchy(_ view: ViewIndex) -> Bool {
    views[view].family.isCollection || views[view].viewClass.name == "UIScrollView"
  }

  /// UIKit's own sizes.
  private static let controlSizes: [String: PartialSize] = [
    "UISwitch": PartialSize(width: 51, height: 31), "UIStepper": PartialSize(width: 94, height: 32),
    "UISlider": PartialSize(width: nil, height: 31),
    "UISegmentedControl": PartialSize(width: nil, height: 32),
    "UIProgressView": PartialSize(width: nil, height: 4),
    "UIActivityIndicatorView": PartialSize(width: 20, height: 20),
    "UIPageControl": PartialSize(width: nil, height: 26),
    "UISearchBar": PartialSize(width: nil, height: 56),
    "UIDatePicker": PartialSize(width: nil, height: 216),
    "UIPickerView": PartialSize(width: nil, height: 216),
    "UINavigationBar": PartialSize(width: nil, height: 44),
    "UIToolbar": PartialSize(width: nil, height: 44), "UITabBar": PartialSize(width: nil, height: 49),
    "UIScrollView": PartialSize(width: nil, height: 240),
  ]
}
