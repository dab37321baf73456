/// A colour as it is in light and in dark mode.
struct SchemeColor: Hashable, Sendable {
  let light, dark: Color

  init(_ light: Color, _ dark: Color) { (self.light, self.dark) = (light, dark) }

  /// The same in both.
  init(_ color: Color) { self.init(color, color) }

  func color(isDark: Bool) -> Color { isDark ? dark : light }

  func withAlpha(_ alpha: Double) -> SchemeColor {
    SchemeColor(light.withAlpha(light.alpha * alpha), dark.withAlpha(dark.alpha * alpha))
  }

  /// As it looks on an opaque colour.
  func over(_ ground: SchemeColor) -> SchemeColor {
    SchemeColor(light.over(ground.light), dark.over(ground.dark))
  }

  /// Nil of what nobody sees.
  var visible: SchemeColor? { light.alpha > 0 || dark.alpha > 0 ? self : nil }

  private init(_ light: UInt32, _ lightAlpha: Double = 1, dark: UInt32, _ darkAlpha: Double = 1) {
    self.init(
      Color(hex: light).withAlpha(lightAlpha), Color(hex: dark).withAlpha(darkAlpha))
  }

  static let label = SchemeColor(0, dark: 0xFFFFFF)
  static let placeholderText = SchemeColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  static let separator = SchemeColor(0x3C3C43, 0.29, dark: 0x545458, 0.6)
  static let tint = SchemeColor(0x007AFF, dark: 0x0A84FF)
  static let gray = SchemeColor(0x8E8E93, dark: 0x8E8E93)
  static let green = SchemeColor(0x34C759, dark: 0x30D158)
  static let gray4 = SchemeColor(0xD1D1D6, dark: 0x3A3A3C)
  static let background = SchemeColor(0xFFFFFF, dark: 0x000000)
  static let groupedBackground = SchemeColor(0xF2F2F7, dark: 0x000000)
  static let groupedCell = SchemeColor(0xFFFFFF, dark: 0x1C1C1E)
  static let bar = SchemeColor(0xF9F9F9, dark: 0x1D1D1D)
  static let control = SchemeColor(0x767680, 0.12, dark: 0x767680, 0.24)
  static let knob = SchemeColor(0xFFFFFF, dark: 0xFFFFFF)
  static let segment = SchemeColor(0xFFFFFF, dark: 0x636366)

  /// UIKit's system colours (`UIColor`, "UI element colors" and "Standard colors").
  static let system: [String: SchemeColor] = [
    "systemRed": SchemeColor(0xFF3B30, dark: 0xFF453A), "systemOrange": SchemeColor(0xFF9500, dark: 0xFF9F0A),
    "systemYellow": SchemeColor(0xFFCC00, dark: 0xFFD60A),
    "systemGreen": green,
    "systemMint": SchemeColor(0x00C7BE, dark: 0x63E6E2), "systemTeal": SchemeColor(0x30B0C7, dark: 0x40C8E0),
    "systemCyan": SchemeColor(0x32ADE6, dark: 0x64D2FF), "systemBlue": tint, "link": tint, "tintColor": tint,
    "systemIndigo": SchemeColor(0x5856D6, dark: 0x5E5CE6),
    "systemPurple": SchemeColor(0xAF52DE, dark: 0xBF5AF2),
    "systemPink": SchemeColor(0xFF2D55, dark: 0xFF375F), "systemBrown": SchemeColor(0xA2845E, dark: 0xAC8E68),
    "systemGray": gray, "systemGray2": SchemeColor(0xAEAEB2, dark: 0x636366),
    "systemGray3": SchemeColor(0xC7C7CC, dark: 0x48484A), "systemGray4": gray4,
    "systemGray5": SchemeColor(0xE5E5EA, dark: 0x2C2C2E),
    "systemGray6": SchemeColor(0xF2F2F7, dark: 0x1C1C1E),
    "systemBackground": background, "secondarySystemBackground": SchemeColor(0xF2F2F7, dark: 0x1C1C1E),
    "tertiarySystemBackground": SchemeColor(0xFFFFFF, dark: 0x2C2C2E),
    "systemGroupedBackground": groupedBackground, "secondarySystemGroupedBackground": groupedCell,
    "tertiarySystemGroupedBackground": SchemeColor(0xF2F2F7, dark: 0x2C2C2E),
    "label": label, "secondaryLabel": SchemeColor(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6),
    "tertiaryLabel": SchemeColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3),
    "quaternaryLabel": SchemeColor(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16),
    "placeholderText": placeholderText, "separator": separator,
    "opaqueSeparator": SchemeColor(0xC6C6C8, dark: 0x38383A), "darkText": SchemeColor(0, dark: 0),
    "lightText": SchemeColor(0xFFFFFF, 0.6, dark: 0xFFFFFF, 0.6),
    "systemFill": SchemeColor(0x787880, 0.2, dark: 0x787880, 0.36),
    "secondarySystemFill": SchemeColor(0x787880, 0.16, dark: 0x787880, 0.32),
    "tertiarySystemFill": control, "quaternarySystemFill": SchemeColor(0x747480, 0.08, dark: 0x747480, 0.18),
  ]
}

extension Color {
  /// As it looks on an opaque colour.
  func over(_ ground: Color) -> Color {
    guard alpha < 1 else { return self }
    func mixed(_ own: Double, _ other: Double) -> Double { own * alpha + other * (1 - alpha) }
    return Color(
      red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue))
  }
}
