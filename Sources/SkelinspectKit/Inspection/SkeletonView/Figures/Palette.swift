/// The colours of a show: what solid and gradient skeletons are painted with (rules G1 and G2).
struct Palette: Equatable, Sendable {
  let solid: Color
  let gradient: [Color]
  /// `#RRGGBB`, made once for all layers.
  let solidText: String
  let gradientTexts: [String]

  init(_ hierarchy: Hierarchy) {
    let isDark = hierarchy.environment.isDark
    solid = Self.resolve(hierarchy.show.color ?? hierarchy.appearance.tintColor, isDark: isDark)
    gradient = Self.colors(of: hierarchy.show.gradient ?? hierarchy.appearance.gradient, isDark: isDark)
    solidText = solid.hexText
    gradientTexts = gradient.map(\.hexText)
  }

  static func colors(of gradient: Gradient, isDark: Bool) -> [Color] {
    switch gradient {
    case .colors(let names): return names.map { resolve($0, isDark: isDark) }
    case .base(let name, let secondary):
      let base = resolve(name, isDark: isDark)
      let middle = secondary.map { resolve($0, isDark: isDark) } ?? base.complementary
      return [base, middle, base]
    }
  }

  static func resolve(_ name: ColorName, isDark: Bool) -> Color {
    switch name {
    case .fixed(let color): color
    case .skeletonDefault: Color(hex: isDark ? 0x1C2325 : 0xECF0F1)
    }
  }
}

extension Color {
  /// SkeletonView's `complementaryColor`: HSB brightness times 0.94 for a light colour, times 1.35 otherwise.
  /// Brightness is the largest component, and scaling it scales all three.
  var complementary: Color {
    let factor = isLight ? 0.94 : 1.35
    return Color(red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha)
  }

  /// SkeletonView's `isLight`: weighted brightness of at least a half; never for a gray colour space.
  var isLight: Bool { !isGray && (299 * red + 587 * green + 114 * blue) / 1000 >= 0.5 }
}
