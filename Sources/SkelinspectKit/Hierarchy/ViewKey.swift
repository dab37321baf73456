/// The keys of a view in a hierarchy file: UIKit's and SkeletonView's own names.
enum ViewKey: String, CaseIterable, Sendable {
  case type, baseClass, id, reference, accessibilityIdentifier
  case isSkeletonable, isHiddenWhenSkeletonIsActive, isUserInteractionDisabledWhenSkeletonIsActive
  case skeletonCornerRadius
  case frame, constraints
  case isHidden, alpha, clipsToBounds, isUserInteractionEnabled, backgroundColor, layer
  case semanticContentAttribute, layoutDirection, hasWindow, lint
  // Views in the view.
  case subviews, children, arrangedSubviews, contentView
  case prototypes, tableHeaderView, tableFooterView, backgroundView, headerFooterViews, supplementaryViews
  // Stack views.
  case axis, alignment, distribution, spacing
  // Labels and text views.
  case text, attributedText, numberOfLines, textAlignment, font
  case lastLineFillPercent, linesCornerRadius, skeletonLineSpacing, skeletonPaddingInsets
  case skeletonTextLineHeight, skeletonTextNumberOfLines, useFontLineHeight
  // Text fields, image views, buttons.
  case placeholder, image, title, backgroundImage, attributedTitle, configuration
  // Tables and collections.
  case rowHeight, estimatedRowHeight, numberOfRows, style, isScrollEnabled, dataMode, dataSource, delegate
  case numberOfSkeletonRows, numberOfSkeletonSections, numberOfSkeletonItems
  case reuseIdentifier, skeletonCellIdentifier, headerIdentifier, footerIdentifier, supplementaryIdentifier
  case layout, scrollDirection, itemSize, estimatedItemSize, minimumLineSpacing, minimumInteritemSpacing
  case sectionInset, headerReferenceSize, footerReferenceSize

  /// Every key, at its number.
  static let all = allCases

  /// Its place among all: an enumeration without associated values is stored as just that.
  @inline(__always)
  var number: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

  static let names = NameTable(all.map(\.rawValue))
}

extension ViewKey {
  /// What people write instead of a key, where two edits do not find it.
  static let synonyms: [String: ViewKey] = [
    "class": .type, "customClass": .type, "className": .type, "superclass": .baseClass,
    "identifier": .id, "name": .id, "skeletonable": .isSkeletonable, "_isSkeletonable": .isSkeletonable,
    "hidden": .isHidden, "views": .subviews, "cells": .prototypes, "lines": .numberOfLines,
    "userInteractionEnabled": .isUserInteractionEnabled, "scrollEnabled": .isScrollEnabled,
    "cornerRadius": .skeletonCornerRadius, "cellIdentifier": .skeletonCellIdentifier,
    "numberOfSections": .numberOfSkeletonSections, "numberOfItems": .numberOfSkeletonItems,
  ]
}
