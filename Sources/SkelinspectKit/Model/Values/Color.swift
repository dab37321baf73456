/// A colour by its components, each from 0 to 1; SkeletonView's complementary ones can lie above 1.
struct Color: Hashable, Sendable {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double
  /// Made in a gray colour space, as `UIColor.white` is: never "light" to SkeletonView (rule G2).
  let isGray: Bool

  init(red: Double, green: Double, blue: Double, alpha: Double = 1, isGray: Bool = false) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.isGray = isGray
  }

  init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }

  private init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha, isGray: true)
  }

  /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  init?(hexText text: String) { self.init(hexLetters: text.utf8) }

  /// The same by its letters in UTF-8.
  init?(hexLetters letters: some Collection<UInt8>) {
    guard letters.first == "#", letters.count <= 9 else { return nil }
    var number: UInt32 = 0
    for letter in letters.dropFirst() {
      guard let digit = hexadecimalValue(of: letter) else { return nil }
      number = number << 4 | UInt32(digit)
    }
    switch letters.count {
    case 4:
      let (red, green, blue) = (number >> 8 & 0xF, number >> 4 & 0xF, number & 0xF)
      self.init(hex: red * 0x11 << 16 | green * 0x11 << 8 | blue * 0x11)
    case 7: self.init(hex: number)
    case 9:
      let opaque = Color(hex: number >> 8)
      self.init(
        red: opaque.red, green: opaque.green, blue: opaque.blue, alpha: Double(number & 0xFF) / 255)
    default: return nil
    }
  }

  /// `#RRGGBB`, components clamped to 0…1; `#RRGGBBAA` where it is not opaque.
  var hexText: String {
    let components = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    let digits = components.map { hexadecimal(UInt64((min(max($0, 0), 1) * 255).rounded()), digits: 2) }
    return "#" + digits.joined().uppercased()
  }

  /// UIKit's fixed colours (`UIColor`'s class properties).
  static let uiKitColors: [String: Color] = [
    "black": Color(white: 0), "darkGray": Color(white: 1.0 / 3), "gray": Color(white: 0.5),
    "lightGray": Color(white: 2.0 / 3), "white": Color(white: 1), "clear": Color(white: 0, alpha: 0),
    "red": Color(hex: 0xFF0000), "green": Color(hex: 0x00FF00), "blue": Color(hex: 0x0000FF),
    "cyan": Color(hex: 0x00FFFF), "yellow": Color(hex: 0xFFFF00), "magenta": Color(hex: 0xFF00FF),
    "orange": Color(hex: 0xFF8000), "purple": Color(hex: 0x800080), "brown": Color(hex: 0x996633),
  ]

  /// SkeletonView's named colours (`UIColor+Skeleton.swift`).
  static let skeletonColors: [String: Color] = [
    "greenSea": 0x16A085, "turquoise": 0x1ABC9C, "emerald": 0x2ECC71, "peterRiver": 0x3498DB,
    "amethyst": 0x9B59B6, "wetAsphalt": 0x34495E, "nephritis": 0x27AE60, "belizeHole": 0x2980B9,
    "wisteria": 0x8E44AD, "midnightBlue": 0x2C3E50, "sunFlower": 0xF1C40F, "carrot": 0xE67E22,
    "alizarin": 0xE74C3C, "clouds": 0xECF0F1, "darkClouds": 0x1C2325, "concrete": 0x95A5A6,
    "flatOrange": 0xF39C12, "pumpkin": 0xD35400, "pomegranate": 0xC0392B, "silver": 0xBDC3C7,
    "asbestos": 0x7F8C8D,
  ].mapValues(Color.init(hex:))
}

extension Color {
  var isGreyish: Bool {
    let parts = [red, green, blue]
    return (parts.max() ?? 0) - (parts.min() ?? 0) < 0.1
  }

  /// A grey that is neither white nor black: what is drawn by hand in the place of something.
  var isOfPlaceholders: Bool {
    alpha > 0 && isGreyish && min(red, green, blue) < 0.97 && (max(red, green, blue) > 0.05 || alpha < 0.5)
  }

  /// As it looks on an opaque colour.
  func over(_ ground: Color) -> Color {
    guard alpha < 1 else { return self }
    func mixed(_ own: Double, _ other: Double) -> Double { own * alpha + other * (1 - alpha) }
    return Color(
      red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue))
  }
}

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

/// A colour as a file names it: `skeletonDefault` follows light and dark mode.
enum ColorName: Hashable, Sendable {
  case fixed(Color)
  case skeletonDefault
}

/// The colours of a gradient, as `SkeletonGradient` takes them.
enum Gradient: Hashable, Sendable {
  /// Base, secondary, base; without a secondary colour the complementary one of base.
  indirect case base(ColorName, secondary: ColorName?)
  case colors([ColorName])
}
