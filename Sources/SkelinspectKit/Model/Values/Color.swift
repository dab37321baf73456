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
}
