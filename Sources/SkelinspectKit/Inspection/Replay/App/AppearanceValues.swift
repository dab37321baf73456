extension Appearance {
  /// One value of another one's.
  mutating func take(_ key: AppearanceKey, of other: Appearance) {
    switch key {
    case .tintColor: tintColor = other.tintColor
    case .gradient: gradient = other.gradient
    case .multilineHeight: multilineHeight = other.multilineHeight
    case .textLineHeight: textLineHeight = other.textLineHeight
    case .multilineSpacing: multilineSpacing = other.multilineSpacing
    case .multilineLastLineFillPercent: multilineLastLineFillPercent = other.multilineLastLineFillPercent
    case .multilineCornerRadius: multilineCornerRadius = other.multilineCornerRadius
    case .renderSingleLineAsView: renderSingleLineAsView = other.renderSingleLineAsView
    case .skeletonCornerRadius: skeletonCornerRadius = other.skeletonCornerRadius
    }
  }
}
