/// An overlay that covers its view like a skeleton: `skeleton`, or the same written out (rule U5).
struct OverlayCover: Sendable {
  var layer: Layer
  /// Nil where it does not say one.
  var opacity: AnimatedNumber?

  /// What a written-out overlay must at least cover.
  static let leastAlpha = 0.95
}

extension SwiftUIPass {
  /// Nil where the modifier covers nothing.
  ///
  /// - Parameters:
  ///   - number: the modifier's in its view's list.
  ///   - sizes: the view's.
  func cover(
    _ number: Int, of view: ViewIndex, in hierarchy: Hierarchy, _ sizes: inout ModifiedSizes
  ) -> OverlayCover? {
    switch facts.modifiers[facts.range(of: view).lowerBound + number].effect {
    case .skeleton(let overlay) where overlay.isShown:
      let layer = Layer(
        bounds: sizes.bounds(before: number, in: hierarchy, facts),
        cornerRadius: SkeletonOverlay.cornerRadius,
        color: SkeletonOverlay.colorText, alpha: SkeletonOverlay.alpha * overlay.opacity.from,
        over: SkeletonOverlay.overText)
      return OverlayCover(layer: layer, opacity: overlay.opacity)
    case .content(.overlay):
      guard let content = content(ofModifier: number, of: view),
        let paint = FillingPaint(content, in: hierarchy, facts), paint.alpha >= OverlayCover.leastAlpha
      else { return nil }
      let layer = Layer(
        bounds: sizes.bounds(before: number, in: hierarchy, facts), cornerRadius: paint.cornerRadius,
        color: paint.top?.hexText, alpha: paint.top?.alpha, over: paint.under?.hexText)
      return OverlayCover(layer: layer)
    default: return nil
    }
  }
}

/// A view's sizes at the places in its list of modifiers: `padding` before a place adds, a number in `frame`
/// replaces. They are worked out when one is asked for.
struct ModifiedSizes {
  private let view: ViewIndex
  private var sizes: [PartialSize] = []

  init(of view: ViewIndex) { self.view = view }

  mutating func bounds(before number: Int, in hierarchy: Hierarchy, _ facts: SwiftUIFacts) -> Rect? {
    if sizes.isEmpty { sizes = Self.sizes(of: view, in: hierarchy, facts) }
    guard let width = sizes[number].width, let height = sizes[number].height else { return nil }
    return Rect(x: 0, y: 0, width: width, height: height)
  }

  private static func sizes(
    of view: ViewIndex, in hierarchy: Hierarchy, _ facts: SwiftUIFacts
  ) -> [PartialSize] {
    let frame = hierarchy.frame(of: view)
    var size = PartialSize(width: frame?.width, height: frame?.height)
    var sizes = [size]
    for modifier in facts.modifiers(of: view) {
      switch modifier.effect {
      case .padding(let insets) where modifier.isActive != false:
        size.width = size.width.map { $0 + insets.left + insets.right }
        size.height = size.height.map { $0 + insets.top + insets.bottom }
      case .frame(let frame) where modifier.isActive != false:
        if let fixed = frame.width, fixed.isFinite { size.width = fixed }
        if let fixed = frame.height, fixed.isFinite { size.height = fixed }
      default: break
      }
      sizes.append(size)
    }
    return sizes
  }
}

/// What a view in an overlay paints from edge to edge: colours and shapes that fill, alone or on one another.
private struct FillingPaint {
  /// Of all of it, from 0 to 1.
  var alpha = 0.0
  /// The last colour, and the one below it.
  var top: Color?
  var under: Color?
  var cornerRadius = 0.0

  private static let maximumViews = 100

  /// Nil where it holds something whose paint is not known to fill.
  init?(_ view: ViewIndex, in hierarchy: Hierarchy, _ facts: SwiftUIFacts) {
    var opacities: [ViewIndex: Double] = [:]
    var rest = 1.0
    // What fills comes first in such an overlay; overlays in overlays are not looked through again and again.
    for index in view..<min(hierarchy.views[view].end, view + Self.maximumViews) {
      let around = index == view ? 1 : hierarchy.views[index].parent.flatMap { opacities[$0] } ?? 0
      let own = Self.opacity(of: index, in: hierarchy, facts)
      // What is made smaller does not fill, nor does anything in it.
      opacities[index] = own.map { $0 * around } ?? 0
      let type = hierarchy.typeName(of: index)
      guard SwiftUITypes.filling.contains(type), let opacity = own, around * opacity > 0 else { continue }
      let color = Self.color(of: index, in: hierarchy)
      rest *= 1 - (color?.alpha ?? 1) * around * opacity
      (under, top) = (top, (color ?? Color(hex: 0)).withAlpha((color?.alpha ?? 1) * around * opacity))
      cornerRadius = hierarchy.number(.cornerRadius, of: index) ?? 0
    }
    alpha = 1 - rest
    if top == nil { return nil }
  }

  /// Nil where the view does not fill what it is given.
  private static func opacity(of view: ViewIndex, in hierarchy: Hierarchy, _ facts: SwiftUIFacts) -> Double? {
    let type = hierarchy.typeName(of: view)
    let isStack = ["ZStack", "Group", "AnyView"].contains(type)
    guard isStack || SwiftUITypes.filling.contains(type) else { return nil }
    var opacity = hierarchy.number(.opacity, of: view) ?? 1
    for modifier in facts.modifiers(of: view) where modifier.isActive != false {
      switch modifier.effect {
      case .opacity(let factor): opacity *= max(factor, 0)
      case .hidden(true): opacity = 0
      case .padding(let insets) where insets != Insets(): return nil
      case .frame(let frame) where frame.width != nil || frame.height != nil: return nil
      default: break
      }
    }
    return opacity
  }

  private static func color(of view: ViewIndex, in hierarchy: Hierarchy) -> Color? {
    let key = hierarchy.typeName(of: view) == "Color" ? ViewKey.color : .fill
    return hierarchy.text(key, of: view).flatMap { Color.swiftUI($0) }
  }
}
