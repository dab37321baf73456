/// What a key's value must look like.
enum ValueShape: Equatable, Sendable {
  case boolean, number, integer, text, texts
  /// Text, or null for none.
  case optionalText
  /// A class's name: any, or one of UIKit's.
  case className, uiKitClass
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
  /// A colour of SwiftUI, with an alpha after it where it is not opaque.
  case tint
  case modifiers, transform, gestures, viewAnimations
  /// What SkeletonView had put on a view in a running app.
  case skeletonLayers
  /// A view, one that can do without a type, or a list of views.
  case view, viewOfAnyClass, views
  case lintSettings
  case anything
}

extension ValueShape {
  /// Of stacks, frames and overlays of SwiftUI.
  static let swiftUIAlignments = [
    "leading", "center", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
    "bottomTrailing", "firstTextBaseline", "lastTextBaseline", "leadingFirstTextBaseline",
    "trailingFirstTextBaseline", "listRowSeparatorLeading", "listRowSeparatorTrailing",
  ]
}
