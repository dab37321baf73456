/// A font's measures in points, those that are said.
struct Font: Equatable, Sendable {
  let lineHeight: Double?
  let pointSize: Double?
  /// As CSS counts it.
  let weight: Double?
}

/// The weights of letters by UIKit's names, as CSS counts them.
enum FontWeight {
  static let named: [String: Double] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]

  /// From the thinnest.
  static let names = named.sorted { $0.value < $1.value }.map(\.key)

  /// Of a font's face: `Avenir-HeavyOblique`.
  static func ofFace(_ face: String) -> Double? {
    guard let dash = face.lastIndex(of: "-") else { return nil }
    let style = face[dash...].dropFirst().lowercased()
    return named.first { style.hasPrefix($0.key.lowercased()) }?.value
      ?? (style.hasPrefix("demibold") ? 600 : nil)
  }
}

/// The properties of a `CALayer` that are said, in points.
struct LayerProperties: Equatable, Sendable {
  let borderWidth: Double?
  let cornerRadius: Double?
  let masksToBounds: Bool?
}

/// Those that a hierarchy keeps, in its order.
enum LayerProperty: Int {
  case borderWidth, cornerRadius, masksToBounds
}
