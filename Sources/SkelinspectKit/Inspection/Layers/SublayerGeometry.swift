/// Where a layer stands in its view, and whether it covers it (rules K1 and K2); lengths in points.
extension Hierarchy {
  /// A label without a frame is as large as its text: nothing without one.
  func isEmptyLabel(_ view: ViewIndex) -> Bool {
    guard views[view].family == .label, frame(of: view) == nil, evidence?.isUnknown(.text, of: view) != true,
      layers?[view].isSizeOpen != true, origin == .said || views[view].place != .arrangedSubview
    else {
      return false
    }
    let texts = [ViewKey.text, .attributedText].compactMap { text($0, of: view) }
    return !texts.contains { !$0.isEmpty }
  }

  /// A view's own bounds; nil where its size is unknown.
  func bounds(of view: ViewIndex) -> Rect? { frameSize(of: view).bounds }

  /// A layer's frame in its view; nil where it is the view's bounds and those are unknown.
  func frame(of layer: Sublayer, in view: ViewIndex) -> Rect? {
    switch layer.frame {
    case .bounds: isEmptyLabel(view) ? Rect(width: 0, height: 0) : bounds(of: view)
    case .rect(let rect): rect
    case nil: layer.unknown.contains("frame") ? nil : Rect(width: 0, height: 0)
    }
  }

  /// It has a size, as far as one knows.
  func hasSize(_ layer: Sublayer, in view: ViewIndex) -> Bool {
    frame(of: layer, in: view).map { $0.width > 0 && $0.height > 0 } ?? true
  }

  /// Whether it covers the view cannot be told.
  func mayCover(_ layer: Sublayer, _ view: ViewIndex) -> Bool {
    guard layer.isVisible, layer.paints else { return false }
    guard case .rect(let rect)? = layer.frame else {
      return layer.frame == nil && layer.unknown.contains("frame")
    }
    // Of code the view has a size that is not written down.
    return origin == .code && bounds(of: view) == nil && rect.x <= 0 && rect.y <= 0 && rect.width > 0
      && rect.height > 0
  }

  /// It is seen, and fills the view from edge to edge.
  func covers(_ layer: Sublayer, _ view: ViewIndex) -> Bool {
    layer.isVisible && layer.paints && hasSize(layer, in: view) && fills(layer, view)
  }

  func fills(_ layer: Sublayer, _ view: ViewIndex) -> Bool {
    if layer.frame == .bounds { return true }
    guard let frame = frame(of: layer, in: view), let bounds = bounds(of: view) else { return false }
    let slack = 0.001
    return frame.x <= slack && frame.y <= slack && frame.right >= bounds.width - slack
      && frame.bottom >= bounds.height - slack
  }

  /// What a covering layer is in a verdict: as much of it as is seen where the view clips.
  func layer(of sublayer: Sublayer, in view: ViewIndex) -> Layer {
    let clips = boolean(.clipsToBounds, of: view) ?? layer(of: view)?.masksToBounds ?? false
    let frame = (clips ? bounds(of: view) : nil) ?? frame(of: sublayer, in: view)
    return Layer(
      bounds: frame.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) },
      cornerRadius: cornerRadius(of: sublayer, in: view),
      color: sublayer.backgroundColor?.opaqueHexText,
      gradient: sublayer.colors?.map(\.opaqueHexText) ?? [], alpha: sublayer.translucency)
  }

  /// Nil where it is half of an unknown height.
  func cornerRadius(of layer: Sublayer, in view: ViewIndex) -> Double? {
    switch layer.cornerRadius {
    case .points(let radius): radius
    case .half: frame(of: layer, in: view).map { $0.height / 2 }
    case nil: layer.unknown.contains("cornerRadius") ? nil : 0
    }
  }

  /// The point in the superview about which a view turns (rule K4); nil where its frame is unknown.
  func pivot(of view: ViewIndex, _ own: LayerFacts.Facts) -> [Double]? {
    if let position = own.position { return position }
    let anchor = own.anchorPoint ?? [0.5, 0.5]
    return frame(of: view).map { [$0.x + anchor[0] * $0.width, $0.y + anchor[1] * $0.height] }
  }
}

extension Color {
  /// `#RRGGBB`, whatever its alpha.
  fileprivate var opaqueHexText: String { withAlpha(1).hexText }
}

extension Sublayer {
  /// Its own opacity times its colour's; nil where nothing shows through.
  fileprivate var translucency: Double? {
    // Where it is seen all the same its animation says how much.
    let own = opacity ?? 1
    let alpha = (own > 0 ? own : 1) * (backgroundColor?.alpha ?? 1)
    return alpha < 1 ? alpha : nil
  }

  /// A gradient with a clear stop: what lies below is seen through it.
  var isSheen: Bool {
    guard let colors, !unknown.contains("colors"), !unknown.contains("backgroundColor"),
      backgroundColor.map({ $0.alpha == 0 }) ?? true,
      !animations.contains(where: { $0.animation.keyPaths.contains("colors") })
    else { return false }
    return colors.contains { $0.alpha < 0.05 }
  }

  /// An animation that never ends shows a layer without opacity again and again.
  var isVisible: Bool { !isHidden && (opacity ?? 1 > 0 || isShownByAnimation) }

  private var isShownByAnimation: Bool {
    animations.contains { keyed in
      keyed.animation.timing.isEndless && keyed.animation.keyPaths.contains("opacity")
    }
  }
}
