/// An overlay that covers its view like a skeleton: `skeleton`, or the same written out (rule U5).
struct OverlayCover: Sendable {
  var layer: Layer
  /// Nil where it does not say one.
  var opacity: AnimatedNumber?

  /// What a written-out overlay must at least cover.
  static let leastAlpha = 0.95
}

/// What a modifier does to its view.
enum Covering {
  case nothing
  case cover(OverlayCover)
  /// The view that may cover it, of which it cannot be told whether it does.
  case unknown(ViewIndex)
}

extension SwiftUIPass {
  /// - Parameters:
  ///   - number: the modifier's in its view's list.
  ///   - sizes: the view's.
  func covering(
    _ number: Int, of view: ViewIndex, in hierarchy: Hierarchy, _ sizes: @autoclosure () -> [PartialSize],
    _ environment: RedactionEnvironment
  ) -> Covering {
    let modifier = facts.modifiers[view][number]
    switch modifier.effect {
    case .skeleton(let overlay) where overlay.isShown && overlay.isOfLibrary:
      guard modifier.isActive == true else { return .unknown(view) }
      return .cover(OverlayCover(layer: Layer(bounds: nil, cornerRadius: nil, color: nil)))
    case .skeleton(let overlay) where overlay.isShown:
      let layer = Layer(
        bounds: sizes()[number].bounds,
        cornerRadius: SkeletonOverlay.cornerRadius,
        color: SkeletonOverlay.colorText, alpha: SkeletonOverlay.alpha * overlay.opacity.from,
        over: SkeletonOverlay.overText)
      return .cover(OverlayCover(layer: layer, opacity: overlay.opacity))
    case .content(.overlay):
      guard let content = content(ofModifier: number, of: view) else { return .nothing }
      let paint = OverlayPaint(
        content, over: sizes()[number], in: hierarchy, facts,
        isForegroundKnown: !environment.doubts.contains(.foreground))
      guard paint.most >= OverlayCover.leastAlpha,
        !isDecoration(content, paint.top, on: view, in: hierarchy, environment)
      else { return .nothing }
      guard paint.least >= OverlayCover.leastAlpha, modifier.isActive == true else {
        return .unknown(content)
      }
      let layer = Layer(
        bounds: sizes()[number].bounds, cornerRadius: paint.cornerRadius,
        color: paint.top?.hexText, alpha: paint.top?.alpha, over: paint.under?.hexText)
      return .cover(OverlayCover(layer: layer))
    default: return .nothing
    }
  }
}

extension SwiftUIFacts {
  /// A view's sizes at the places in its list of modifiers: `padding` before a place adds, a number in `frame`
  /// replaces.
  func sizes(of view: ViewIndex, in hierarchy: Hierarchy) -> [PartialSize] {
    let frame = hierarchy.frame(of: view)
    var size = PartialSize(width: frame?.width, height: frame?.height)
    var sizes = [size]
    for modifier in modifiers[view] {
      switch modifier.effect {
      case .padding(let insets) where modifier.isActive != false:
        size.width = size.width.map { $0 + insets.left + insets.right }
        size.height = size.height.map { $0 + insets.top + insets.bottom }
      // Of lengths that cannot be told.
      case .frame where modifier.isActive == nil: size = PartialSize()
      case .other(let name) where name.text == "padding": size = PartialSize()
      case .frame(let frame) where modifier.isActive == true:
        if let fixed = frame.width, fixed.isFinite { size.width = fixed }
        if let fixed = frame.height, fixed.isFinite { size.height = fixed }
      default: break
      }
      sizes.append(size)
    }
    return sizes
  }
}
