/// What SkeletonView asks of a label or text view to draw its lines: `SkeletonTextNode`.
struct TextStyle: Sendable {
  enum Alignment { case leading, center, trailing }

  /// More than one line of a text view, or a number that nothing would end: the limit is ours (rule L13).
  static let maximumLines = 10_000

  /// Of a line's height to its font's size, in Apple's system font.
  static let systemProportion = 20.287109375 / 17

  let isLabel: Bool
  /// `estimatedNumberOfLines`: 0 or -1 fills the height.
  let numberOfLines: Int
  private let hasOwnCount: Bool
  let lineHeight: TextLineHeight
  /// Points; nil where a text view has no font.
  let fontLineHeight: Double?
  /// Points between lines.
  let spacing: Double
  let lastLineFillPercent: Int
  /// Points.
  let cornerRadius: Int
  let padding: Insets
  let alignment: Alignment
  let heightConstraints: [Double]
  /// The appearance's, in points.
  private let usualLineHeight: Double
  /// `renderSingleLineAsView`
  let stretchesSingleLine: Bool
  /// The keys to which code gives what cannot be told: their values here are no more than the file's or the usual ones.
  let open: Set<ViewKey>

  /// Nil for a view that has no text lines.
  init?(of view: ViewIndex, in hierarchy: borrowing Hierarchy) {
    let family = hierarchy.views[view].family
    guard family == .label || family == .textView else { return nil }
    open = hierarchy.evidence?.unknown[view] ?? []
    isLabel = family == .label
    usualLineHeight = hierarchy.appearance.multilineHeight
    stretchesSingleLine = hierarchy.appearance.renderSingleLineAsView
    numberOfLines = Self.numberOfLines(of: view, in: hierarchy)
    hasOwnCount = hierarchy.integer(.skeletonTextNumberOfLines, of: view) != nil
    lineHeight = Self.lineHeight(of: view, in: hierarchy)
    fontLineHeight = Self.fontLineHeight(of: view, isLabel: isLabel, in: hierarchy)
    spacing = hierarchy.number(.skeletonLineSpacing, of: view) ?? hierarchy.appearance.multilineSpacing
    lastLineFillPercent =
      hierarchy.integer(.lastLineFillPercent, of: view).map { min($0, 100) }
      ?? hierarchy.appearance.multilineLastLineFillPercent
    cornerRadius =
      hierarchy.integer(.linesCornerRadius, of: view) ?? hierarchy.appearance.multilineCornerRadius
    let padding = hierarchy.insets(.skeletonPaddingInsets, of: view)
    let isRightToLeft = hierarchy.isRightToLeft(view)
    self.padding = isRightToLeft ? padding.mirrored : padding
    alignment = Self.alignment(hierarchy.text(.textAlignment, of: view), isRightToLeft: isRightToLeft)
    heightConstraints = hierarchy.constraints(of: view).heights
  }

  /// Neither lines nor a limit: `holderAsTextView` takes it for no text (rule L1).
  var isBlock: Bool { numberOfLines < -1 || numberOfLines == 1 && stretchesSingleLine }

  /// Code says how many lines, and what it says cannot be told.
  var isCountOpen: Bool {
    open.contains(.skeletonTextNumberOfLines) || isLabel && !hasOwnCount && open.contains(.numberOfLines)
  }

  /// So with the height of each.
  var isLineHeightOpen: Bool { !open.isDisjoint(with: [.skeletonTextLineHeight, .useFontLineHeight]) }

  /// So with the height of several.
  var isPitchOpen: Bool {
    isLineHeightOpen || !open.isDisjoint(with: [.skeletonLineSpacing, .skeletonPaddingInsets])
  }

  /// So with where they stand.
  var isPlaceOpen: Bool {
    isCountOpen || isPitchOpen || !open.isDisjoint(with: [.lastLineFillPercent, .textAlignment])
  }

  /// `estimatedLineHeight`, in points.
  func height(firstConstraint: Double?) -> Double {
    switch lineHeight {
    case .fixed(let height): height
    case .relativeToFont: fontLineHeight ?? usualLineHeight
    case .relativeToConstraints:
      if isLabel, let firstConstraint, numberOfLines != 0 {
        firstConstraint / Double(numberOfLines)
      } else {
        usualLineHeight
      }
    }
  }

  /// A number of skeleton lines that is none counts as one; a label has one line unless it says otherwise.
  static func numberOfLines(of view: ViewIndex, in hierarchy: Hierarchy) -> Int {
    let isLabel = hierarchy.views[view].family == .label
    if let custom = hierarchy.integer(.skeletonTextNumberOfLines, of: view) {
      return custom >= (isLabel ? 0 : -1) ? custom : 1
    }
    return isLabel ? hierarchy.integer(.numberOfLines, of: view) ?? 1 : -1
  }

  private static func lineHeight(of view: ViewIndex, in hierarchy: Hierarchy) -> TextLineHeight {
    if let height = hierarchy.lineHeight(of: view) { return height }
    let usual = TextLineHeight.fixed(hierarchy.appearance.multilineHeight)
    if let usesFont = hierarchy.boolean(.useFontLineHeight, of: view) {
      return usesFont ? .relativeToFont : usual
    }
    return hierarchy.appearance.textLineHeight ?? usual
  }

  /// The font's line height; by its point size in the proportion of Apple's system font (17 points: 20.287).
  /// A label without a font has the system font of 17 points.
  private static func fontLineHeight(of view: ViewIndex, isLabel: Bool, in hierarchy: Hierarchy) -> Double? {
    let font = hierarchy.font(of: view)
    if let height = font?.lineHeight { return height }
    if let size = font?.pointSize { return size * systemProportion }
    return isLabel ? 17 * systemProportion : nil
  }

  private static func alignment(_ text: String?, isRightToLeft: Bool) -> Alignment {
    switch text {
    case "center": .center
    case "right": .trailing
    case nil, "natural": isRightToLeft ? .trailing : .leading
    default: .leading
    }
  }
}

extension Insets {
  var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}
