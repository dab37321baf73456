/// Every view's size before its parent has a say: its frame's, else by constraints, what it holds, or its class.
struct NaturalSizes {
  private let hierarchy: Hierarchy
  private let frames: [Rect?]
  private var sizes: [PartialSize] = []

  /// - Parameter frames: those that the file gives; where it gives all, nobody asks for a size.
  init(_ hierarchy: Hierarchy, _ frames: [Rect?]) {
    (self.hierarchy, self.frames) = (hierarchy, frames)
    guard frames.contains(nil) else { return }
    sizes = Array(repeating: PartialSize(), count: frames.count)
    for view in hierarchy.views.indices.reversed() { sizes[view] = size(of: view) }
  }

  /// A side is nil where the view takes what its parent has.
  subscript(_ view: ViewIndex) -> PartialSize { sizes[view] }

  /// Neither the file nor a constraint says its size.
  func isScalable(_ view: ViewIndex) -> Bool {
    guard frames[view] == nil else { return false }
    let constraints = hierarchy.constraints(of: view)
    return constraints.widths.isEmpty && constraints.heights.isEmpty
  }

  /// The contents of a row; nil of any other view, and of one in which something scrolls.
  func row(of view: ViewIndex, _ children: [ViewIndex]) -> RowLayout? {
    guard hierarchy.isRow(view), !children.contains(where: hierarchy.isStretchy) else { return nil }
    return RowLayout(
      children.map { child in
        let isImage = hierarchy.views[child].family == .imageView
        return RowLayout.Item(
          size: sizes[child], textWidth: sizes[child].width == nil ? hierarchy.textWidth(of: child) : nil,
          isImage: isImage, isScalable: isImage && isScalable(child))
      })
  }

  private func size(of view: ViewIndex) -> PartialSize {
    if let frame = frames[view] { return PartialSize(width: frame.width, height: frame.height) }
    let constraints = hierarchy.constraints(of: view)
    // What stands in the cells to be made is no part of it.
    let children =
      hierarchy.views[view].family.isCollection
      ? [] : hierarchy.children(of: view).filter { !hierarchy.views[$0].place.isTemplate }
    let size = children.isEmpty ? hierarchy.naturalSize(of: view) : contentSize(of: view, children)
    return PartialSize(
      width: constraints.widths.max().map { max($0, 0) } ?? size.width,
      height: constraints.heights.max().map { max($0, 0) } ?? size.height)
  }

  private func contentSize(of view: ViewIndex, _ children: [ViewIndex]) -> PartialSize {
    if hierarchy.views[view].family == .stack {
      let arranged = children.filter { hierarchy.views[$0].place != .subview }
      return arranged.isEmpty ? hierarchy.naturalSize(of: view) : stackSize(of: view, arranged)
    }
    if hierarchy.views[view].family.hasContentView,
      let content = children.first(where: { hierarchy.views[$0].place == .contentView })
    {
      return sizes[content]
    }
    let given = children.compactMap { frames[$0] }
    let bottom = given.map(\.bottom).max() ?? 0
    let stacked = children.filter { frames[$0] == nil }
    if let row = row(of: view, stacked), !stacked.isEmpty {
      return PartialSize(width: nil, height: max(bottom, row.height))
    }
    let gap = ViewFrames.gap
    let heights = stacked.reduce(0) { $0 + (sizes[$1].height ?? 0) + gap } + gap
    return PartialSize(
      width: stacked.isEmpty ? given.map(\.right).max() : nil,
      height: stacked.isEmpty ? bottom : max(bottom, heights))
  }

  private func stackSize(of view: ViewIndex, _ children: [ViewIndex]) -> PartialSize {
    let gaps = (hierarchy.number(.spacing, of: view) ?? 0) * Double(children.count - 1)
    guard hierarchy.isVertical(view) else {
      let widths = children.compactMap { sizes[$0].width }
      return PartialSize(
        width: widths.count == children.count ? widths.reduce(gaps, +) : nil,
        height: children.compactMap { sizes[$0].height }.max())
    }
    return PartialSize(width: nil, height: children.reduce(gaps) { $0 + (sizes[$1].height ?? 0) })
  }
}

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
