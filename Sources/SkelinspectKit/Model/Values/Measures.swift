/// A font's measures in points, those that are said.
struct Font: Equatable, Sendable {
  let lineHeight: Double?
  let pointSize: Double?
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
