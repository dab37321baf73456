/// A layer that an app's code adds to a view's own (`CALayer.addSublayer`); lengths in points.
struct Sublayer: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case plain = "CALayer", gradient = "CAGradientLayer", shape = "CAShapeLayer"
  }

  enum Frame: Equatable, Sendable {
    /// The view's bounds, as `layoutSubviews` sets them.
    case bounds
    case rect(Rect)
  }

  enum Radius: Equatable, Sendable {
    /// Half of the layer's own height.
    case half
    case points(Double)
  }

  var kind = Kind.plain
  var name: String?
  /// That of the code that holds it.
  var property: String?
  /// Nil: zero, as in Core Animation.
  var frame: Frame?
  var cornerRadius: Radius?
  /// Nil: clear.
  var backgroundColor: Color?
  var colors: [Color]?
  var locations: [Double]?
  /// Unit points.
  var startPoint: [Double]?
  var endPoint: [Double]?
  var opacity: Double?
  var isHidden = false
  /// Code puts it behind all that is in the view.
  var isBehind = false
  var masksToBounds: Bool?
  /// What the app waits for before it takes the layer away, in words.
  var removedWhen: String?
  /// Properties that code sets to what cannot be told: no rule speaks of them.
  var unknown: Set<String> = []
  /// By their keys, in order.
  var animations: [KeyedAnimation] = []
  var node: Node
}

/// An animation of a layer by the key that it was added for.
struct KeyedAnimation: Equatable, Sendable {
  let key: String
  let animation: LayerAnimation
}

extension Sublayer {
  /// Its name, else the property that holds it, else its number among its view's.
  func key(_ number: Int) -> String { name ?? property ?? "\(number)" }

  /// A colour other than clear, two or more of a gradient, or an animation of one.
  var paints: Bool {
    if let backgroundColor, backgroundColor.alpha > 0 { return true }
    if let colors, colors.count >= 2, colors.contains(where: { $0.alpha > 0 }) { return true }
    if unknown.contains("backgroundColor") || unknown.contains("colors") { return true }
    return animations.contains { keyed in
      keyed.animation.keyPaths.contains { $0 == "backgroundColor" || $0 == "colors" }
    }
  }
}
