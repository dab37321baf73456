/// A modifier of a SwiftUI view. The last one in a view's list is the outermost (rule U1).
struct Modifier: Sendable {
  var effect: Effect
  /// Whether its condition holds while loading; nil where that is not known.
  var isActive: Bool? = true
  /// Its word or mapping in the file, or its call in code.
  var node: Node
  /// What code paints with it, for pictures alone.
  var paint: Paint?

  struct Paint: Sendable {
    /// As SwiftUI's hierarchy files have it.
    var color = ""
    /// Points of a stroke's line.
    var width: Double?
    /// Of letters, as CSS counts it.
    var weight: Double?
  }

  /// What a modifier changes.
  enum Effect: Sendable {
    case redacted(RedactionReasons)
    case unredacted
    case privacySensitive(Bool)
    case invalidatableContent(Bool)
    case disabled(Bool)
    case allowsHitTesting(Bool)
    case opacity(Double)
    case hidden(Bool)
    indirect case skeleton(SkeletonOverlay)
    indirect case shimmering(Shimmer)
    /// The view in it is the view's next content.
    case content(ContentPlace)
    indirect case padding(Insets)
    indirect case frame(FrameModifier)
    case environment(isRightToLeft: Bool?, isDark: Bool?)
    /// The letters' size in points.
    case font(Double)
    /// Lines of text at most.
    case lineLimit(Int)
    indirect case backgroundColor(Color)
    /// One of SwiftUI's that redaction does not depend on, by its number among `ModifierName.all`.
    case other(ModifierName)
    /// Of the app's own, kept by its name.
    case custom
  }

  enum ContentPlace: String, CaseIterable, Sendable { case overlay, background, mask }
}

extension Modifier.Effect {
  /// One of SwiftUI's that has no form of its own here.
  func isOne(of names: Set<String>) -> Bool {
    if case .other(let name) = self { names.contains(name.text) } else { false }
  }
}

/// `RedactionReasons`.
struct RedactionReasons: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let placeholder = RedactionReasons(rawValue: 1)
  static let privacy = RedactionReasons(rawValue: 2)
  static let invalidated = RedactionReasons(rawValue: 4)

  static let named: [(name: String, reason: RedactionReasons)] = [
    ("placeholder", .placeholder), ("privacy", .privacy), ("invalidated", .invalidated),
  ]

  var names: [String] { Self.named.filter { contains($0.reason) }.map(\.name) }
}

/// An overlay that covers its view like a skeleton: white, and a grey rounded rectangle on it whose opacity
/// may be animated (rule U5).
struct SkeletonOverlay: Sendable {
  var opacity = AnimatedNumber(1)
  var isShown = true
  /// SkeletonUI's, which stands in its view's place: nothing is said of its colours.
  var isOfLibrary = false

  /// Points.
  static let cornerRadius = 8.0
  static let color = Color(hex: 0x8E8E93)
  static let alpha = 0.5
  static let over = Color(hex: 0xFFFFFF)
  /// `#RRGGBB`, made once for all overlays.
  static let (colorText, overText) = (color.hexText, over.hexText)
}

/// A band of light that wanders over a view (rule U7), as SwiftUI-Shimmer draws it.
struct Shimmer: Sendable {
  enum Mode: Equatable, Sendable {
    case mask, background
    /// By the blend mode's name.
    case overlay(String)
  }

  struct Stop: Equatable, Sendable {
    var color: Color
    /// From 0 to 1; nil: evenly spread.
    var location: Double?
  }

  var isActive = true
  var animation = Shimmer.standardAnimation
  var gradient = [0.3, 1, 0.3].map { Stop(color: Color(hex: 0).withAlpha($0), location: nil) }
  /// Of the view's side, 1 being all of it.
  var bandSize = 0.3
  var mode = Mode.mask

  static let standardAnimation = SwiftUIAnimation(
    curve: .linear, duration: 1.5, delay: 0.25, repetition: .forever, autoreverses: false)
}

/// `.frame(…)`: lengths in points, `infinity` for all there is.
struct FrameModifier: Equatable, Sendable {
  var width: Double?
  var height: Double?
  var minWidth: Double?
  var minHeight: Double?
  var maxWidth: Double?
  var maxHeight: Double?
  var alignment: String?
}

extension Color {
  func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha, isGray: isGray)
  }
}
