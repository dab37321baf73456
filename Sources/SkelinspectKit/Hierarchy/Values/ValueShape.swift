/// What a key's value must look like.
enum ValueShape: Equatable, Sendable {
  case boolean, number, integer, text
  /// Text, or null for none.
  case optionalText
  /// A class's name.
  case className
  /// `0x` and up to 16 hexadecimal digits.
  case reference
  case oneOf([String])
  /// A number or integer, or one of some words.
  case numberOr([String])
  case integerOr([String])
  case frame, size, insets, constraints, layer, font
  /// A colour that SkeletonView will draw, and one that only UIKit sees.
  case color, anyColor
  case gradient
  case view, views
  case lintSettings
  case anything
}

extension ViewKey {
  var shape: ValueShape {
    switch self {
    case .type, .baseClass: .className
    case .id, .accessibilityIdentifier, .reuseIdentifier, .layout, .style: .text
    case .reference: .reference
    case .isSkeletonable, .isHiddenWhenSkeletonIsActive, .isUserInteractionDisabledWhenSkeletonIsActive,
      .isHidden, .clipsToBounds, .isUserInteractionEnabled, .hasWindow, .isScrollEnabled, .useFontLineHeight:
      .boolean
    case .skeletonCornerRadius, .alpha, .spacing, .skeletonLineSpacing, .minimumLineSpacing,
      .minimumInteritemSpacing:
      .number
    case .numberOfLines, .lastLineFillPercent, .linesCornerRadius, .numberOfRows, .numberOfSkeletonSections:
      .integer
    case .frame: .frame
    case .constraints: .constraints
    case .backgroundColor: .anyColor
    case .layer: .layer
    case .lint: .lintSettings
    case .font: .font
    case .itemSize, .estimatedItemSize, .headerReferenceSize, .footerReferenceSize: .size
    case .skeletonPaddingInsets, .sectionInset: .insets
    case .subviews, .children, .arrangedSubviews, .prototypes, .headerFooterViews, .supplementaryViews: .views
    case .contentView, .tableHeaderView, .tableFooterView, .backgroundView: .view
    case .text, .attributedText, .placeholder, .image, .title, .backgroundImage, .attributedTitle,
      .dataSource,
      .delegate, .skeletonCellIdentifier, .headerIdentifier, .footerIdentifier, .supplementaryIdentifier:
      .optionalText
    case .configuration: .anything
    case .rowHeight, .estimatedRowHeight: .numberOr(["automaticDimension"])
    case .numberOfSkeletonRows, .numberOfSkeletonItems: .integerOr(["automatic"])
    case .skeletonTextLineHeight: .numberOr(["relativeToFont", "relativeToConstraints"])
    case .skeletonTextNumberOfLines: .integerOr(["inherited"])
    case .semanticContentAttribute:
      .oneOf([
        "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft", "ltr", "rtl",
      ])
    case .layoutDirection: .oneOf(["ltr", "rtl", "leftToRight", "rightToLeft"])
    case .axis, .scrollDirection: .oneOf(["vertical", "horizontal"])
    case .alignment:
      .oneOf(["fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline"])
    case .distribution:
      .oneOf(["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])
    case .textAlignment: .oneOf(["left", "center", "right", "justified", "natural"])
    case .dataMode: .oneOf(["prototypes", "static"])
    }
  }
}
