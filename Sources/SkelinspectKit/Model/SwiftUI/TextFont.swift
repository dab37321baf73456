/// The fonts of the text styles at the standard size (Human Interface Guidelines, "Typography").
enum TextFont {
  /// Points of letters, and of a line.
  static let styles: [String: (size: Double, line: Double)] = [
    "largeTitle": (34, 41), "title": (28, 34), "title2": (22, 28), "title3": (20, 25), "headline": (17, 22),
    "body": (17, 22), "callout": (16, 21), "subheadline": (15, 20), "footnote": (13, 18), "caption": (12, 16),
    "caption2": (11, 13),
  ]

  /// Points and weight of UIKit's letters by the name of the style, in code or in Interface Builder's files.
  static func uiKit(_ style: String) -> (size: Double, weight: Double?)? {
    let name = style.replacing(text: "UICTFontTextStyle", with: "")
    let word = name.prefix(1).lowercased() + name.dropFirst()
    let others = ["title1": "title", "caption1": "caption", "title0": "largeTitle", "subhead": "subheadline"]
    return styles[others[word] ?? word].map { ($0.size, word == "headline" ? 600 : nil) }
  }

  /// Where nothing says another.
  static let standardSize = 17.0

  /// Points of a line of letters of that size.
  static func lineHeight(_ size: Double) -> Double {
    styles.values.first { $0.size == size }?.line ?? (size * 1.2).rounded(.up)
  }
}
