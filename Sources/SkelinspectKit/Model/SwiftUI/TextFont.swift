/// The fonts of SwiftUI's text styles at the standard size (Human Interface Guidelines, "Typography").
enum TextFont {
  /// Points of letters, and of a line.
  static let styles: [String: (size: Double, line: Double)] = [
    "largeTitle": (34, 41), "title": (28, 34), "title2": (22, 28), "title3": (20, 25), "headline": (17, 22),
    "body": (17, 22), "callout": (16, 21), "subheadline": (15, 20), "footnote": (13, 18), "caption": (12, 16),
    "caption2": (11, 13),
  ]

  /// Where nothing says another.
  static let standardSize = 17.0

  /// Points of a line of letters of that size.
  static func lineHeight(_ size: Double) -> Double {
    styles.values.first { $0.size == size }?.line ?? (size * 1.2).rounded(.up)
  }
}
