extension Appearance {
  /// A property as YAML has it; nil for a text line's height that follows `multilineHeight`.
  func yamlText(of key: AppearanceKey) -> String? {
    switch key {
    case .tintColor: tintColor.yamlText
    case .gradient: gradient.yamlText
    case .multilineHeight: multilineHeight.jsonText
    case .textLineHeight:
      switch textLineHeight {
      case nil: nil
      case .fixed(let points): points.jsonText
      case .relativeToFont: "relativeToFont"
      case .relativeToConstraints: "relativeToConstraints"
      }
    case .multilineSpacing: multilineSpacing.jsonText
    case .multilineLastLineFillPercent: "\(multilineLastLineFillPercent)"
    case .multilineCornerRadius: "\(multilineCornerRadius)"
    case .renderSingleLineAsView: "\(renderSingleLineAsView)"
    case .skeletonCornerRadius: skeletonCornerRadius.jsonText
    }
  }
}

extension ColorName {
  /// A gray of UIKit's by its name: one in hexadecimal digits is not a gray to SkeletonView (rule G2).
  fileprivate var yamlText: String {
    switch self {
    case .skeletonDefault: "skeletonDefault"
    case .fixed(let color):
      Color.uiKitColors.first { $0.value == color && color.isGray }?.key ?? "\"\(color.hexText)\""
    }
  }
}

extension Gradient {
  fileprivate var yamlText: String {
    switch self {
    case .base(let base, nil): "{base: \(base.yamlText)}"
    case .base(let base, let secondary?): "{base: \(base.yamlText), secondary: \(secondary.yamlText)}"
    case .colors(let colors): "{colors: [\(colors.map(\.yamlText).joined(separator: ", "))]}"
    }
  }
}
