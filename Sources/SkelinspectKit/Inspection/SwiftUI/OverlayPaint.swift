/// How much of the view under it an overlay's view paints: between the least and the most that is possible.
///
/// Both are the alpha, from 0 to 1, of what covers all of it; what leaves a part free covers nothing.
struct OverlayPaint {
  private(set) var least = 0.0
  private(set) var most = 0.0
  /// The last colour, and the one below it.
  private(set) var top: Color?
  private(set) var under: Color?
  private(set) var cornerRadius = 0.0
  /// Whether it is as large as the space that it is given; nil where that is not known.
  private var fills: Bool? = false
  /// A frame has given it a size of its own.
  private var isFixed = false
  /// The most that any part of it has.
  private var ink = 0.0

  private static let maximumViews = 100
  /// Points: what is no larger covers nothing that is seen, however large that is, or nothing that takes all room.
  private static let tinyLengths = (any: 8.0, screen: 44.0)

  /// - Parameters:
  ///   - size: of what it stands over.
  ///   - isForegroundKnown: shapes without a colour have the foreground's, which is opaque.
  init(
    _ view: ViewIndex, over size: PartialSize, in hierarchy: Hierarchy, _ facts: SwiftUIFacts,
    isForegroundKnown: Bool = true
  ) {
    let end = min(hierarchy.views[view].end, view + Self.maximumViews)
    let lights = Light.lights(
      ofViews: view..<end, in: hierarchy, facts, isForegroundKnown: isForegroundKnown)
    var paints: [OverlayPaint] = Array(repeating: OverlayPaint(), count: end - view)
    let around = hierarchy.views[view].parent.map(hierarchy.typeName) ?? ""
    let tiny = SwiftUITypes.screens.contains(around) ? Self.tinyLengths.screen : Self.tinyLengths.any
    // What stands in a view comes after it.
    for index in (view..<end).reversed() {
      let children = hierarchy.children(of: index).filter { $0 < end }
      let inner = children.filter { facts.contents[$0] == nil }.map { paints[$0 - view] }
      var paint = OverlayPaint(of: index, holding: inner, lights[index - view], in: hierarchy, facts)
      var contents = children.filter { facts.contents[$0] != nil }[...]
      for (number, modifier) in zip(0..., facts.modifiers[index]) {
        var content: OverlayPaint?
        if let next = contents.first, facts.contents[next] == number {
          content = paints[next - view]
          contents.removeFirst()
        }
        if modifier.isActive != false { paint.enter(modifier, content, over: size, tiny) }
      }
      if facts[index].isThere == nil { paint.least = 0 }
      paints[index - view] = facts[index].isThere == false ? OverlayPaint() : paint
    }
    self = paints[0]
    // What was not looked at may paint too.
    if end < hierarchy.views[view].end { most = 1 }
  }

  private init() {}

  private init(_ alpha: ClosedRange<Double>, fills: Bool?) {
    (least, most, ink, self.fills) = (alpha.lowerBound, alpha.upperBound, alpha.upperBound, fills)
  }

  private static let unknown = OverlayPaint(0...1, fills: nil)

  // MARK: Views

  /// Without its modifiers.
  private init(
    of view: ViewIndex, holding children: [OverlayPaint], _ light: Light, in hierarchy: Hierarchy,
    _ facts: SwiftUIFacts
  ) {
    let type = hierarchy.typeName(of: view)
    switch facts.kinds[view] {
    case .unknown: self = .unknown
    case .neverRedacted: self.init(shape: view, type, light, in: hierarchy, facts)
    case .image:
      // An image of its own size is not a cover; what it shows when it is stretched is not known.
      let isStretched = facts.modifiers[view].contains { $0.effect.isOne(of: ["resizable"]) }
      if isStretched { self = .unknown } else { self.init() }
    case .text where children.isEmpty, .control where children.isEmpty: self.init()
    case .text, .control: self = Self.layers(children, isSure: false)
    case .container: self = Self.container(type, children, isForeign: facts[view].alpha != nil)
    }
  }

  /// A colour, a shape, or another view that redaction leaves as it is.
  private init(
    shape view: ViewIndex, _ type: String, _ light: Light, in hierarchy: Hierarchy,
    _ facts: SwiftUIFacts
  ) {
    let isFilling = SwiftUITypes.filling.contains(type)
    guard isFilling || SwiftUITypes.open.contains(type) || SwiftUITypes.kind(named: type) == nil else {
      self.init(0...0, fills: type == "Spacer" || SwiftUITypes.rounded.contains(type))
      ink = type == "Spacer" ? 0 : 1
      return
    }
    let text = hierarchy.text(type == "Color" ? .color : .fill, of: view)
    let color = text.flatMap { Color.swiftUI($0) }
    var alpha = facts[view].alpha ?? (color?.alpha ?? 1)...(color?.alpha ?? 1)
    if text == nil, facts[view].alpha == nil {
      // Only its line is painted.
      let isLine = facts.modifiers[view].contains { $0.effect.isOne(of: ["stroke", "strokeBorder"]) }
      if isLine { alpha = 0...0 }
      if !isLine, SwiftUITypes.shapes.contains(type), !light.isForegroundKnown {
        alpha = 0...alpha.upperBound
      }
    }
    self.init(
      alpha.lowerBound * light.opacity.lowerBound...alpha.upperBound * light.opacity.upperBound, fills: true)
    if !isFilling {
      // What a shape of one's own leaves free is not known, nor what a canvas paints.
      (least, fills) = (0, nil)
      return
    }
    guard most > 0 else { return }
    top = (color ?? Color(hex: 0)).withAlpha(most)
    cornerRadius = hierarchy.number(.cornerRadius, of: view) ?? 0
  }

  private static func container(_ type: String, _ children: [OverlayPaint], isForeign: Bool) -> OverlayPaint {
    if isForeign { return unknown }
    switch type {
    case "VStack", "HStack":
      if children.count == 1 { return children[0] }
      // Side by side: all of it is painted where each of them paints its part.
      guard !children.isEmpty, children.allSatisfy({ $0.ink > 0 }) else { return OverlayPaint() }
      return OverlayPaint(0...(children.map(\.ink).min() ?? 0), fills: nil)
    case "ForEach", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Section",
      "ScrollView", "ControlGroup", "LabeledContent", "OutlineGroup", "ViewThatFits":
      return layers(children, isSure: false)
    case "List", "Form", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "GroupBox",
      "Table":
      return unknown
    default: return layers(children, isSure: true)
    }
  }

  /// On one another.
  private static func layers(_ children: [OverlayPaint], isSure: Bool) -> OverlayPaint {
    var paint = OverlayPaint()
    for child in children { paint.put(child) }
    if !isSure { (paint.least, paint.fills) = (0, nil) }
    return paint
  }

  private mutating func put(_ above: OverlayPaint) {
    least = 1 - (1 - least) * (1 - above.least)
    most = 1 - (1 - most) * (1 - above.most)
    ink = max(ink, above.ink)
    fills = fills == true || above.fills == true ? true : fills == nil || above.fills == nil ? nil : false
    guard let color = above.top else { return }
    (under, top, cornerRadius) = (above.under ?? top, color, above.cornerRadius)
  }

  // MARK: Modifiers

  private mutating func enter(
    _ modifier: Modifier, _ content: OverlayPaint?, over size: PartialSize, _ tiny: Double
  ) {
    switch modifier.effect {
    case .padding(let insets):
      let sides = [insets.top, insets.left, insets.bottom, insets.right]
      if sides.contains(where: { $0 > 0 }) || isFixed && insets != Insets() {
        leaveFree(isSure: fills == true && !isFixed && modifier.isActive == true)
      }
    case .frame(let frame): enter(frame, isSure: modifier.isActive == true, over: size, tiny)
    case .content(let place): enter(place, content, isSure: modifier.isActive == true)
    case .backgroundColor(let color): putBelow(OverlayPaint(color.alpha...color.alpha, fills: true))
    case .custom: least = 0
    case .skeleton(let overlay) where overlay.isShown: if fills != false { most = 1 }
    case .other(let name):
      if name.text == "background" || name.text == "overlay" {
        if fills != false { most = 1 }
      } else if name.changesOutline {
        least = 0
      }
    default: break
    }
  }

  private mutating func leaveFree(isSure: Bool) {
    least = 0
    if isSure { (most, fills) = (0, false) }
  }

  private mutating func enter(_ frame: FrameModifier, isSure: Bool, over size: PartialSize, _ tiny: Double) {
    let width = [frame.width, frame.maxWidth].compactMap(\.self).min()
    let height = [frame.height, frame.maxHeight].compactMap(\.self).min()
    let isBounded = [width, height].contains { $0?.isFinite == true }
    if !isSure || isFixed {
      if isBounded || !isSure { least = 0 }
      return
    }
    isFixed = isBounded
    let fit = [Self.fits(width, size.width, tiny), Self.fits(height, size.height, tiny)].allHold
    if fills == false {
      // What is smaller by itself stands in as much space as it is given now.
      if width != nil, height != nil { fills = fit }
    } else if fit == false {
      leaveFree(isSure: true)
    } else if fit == nil {
      (least, fills) = (0, nil)
    }
  }

  /// Whether a length is as long as what lies under it.
  private static func fits(_ length: Double?, _ whole: Double?, _ tiny: Double) -> Bool? {
    guard let length, length.isFinite else { return true }
    guard let whole else { return length <= tiny ? false : nil }
    return length >= whole
  }

  private mutating func enter(_ place: Modifier.ContentPlace, _ content: OverlayPaint?, isSure: Bool) {
    guard var content else { return }
    if !isSure, place != .mask { content.least = 0 }
    switch place {
    case .overlay:
      if fills == false { return }
      if fills == nil { content.least = 0 }
      put(content)
    case .background: putBelow(content)
    case .mask:
      least = isSure ? least * content.least : 0
      most *= isSure ? content.most : 1
    }
  }

  /// A background is as large as what stands before it.
  private mutating func putBelow(_ content: OverlayPaint) {
    if fills == false { return }
    var (below, above) = (content, self)
    if fills == nil { below.least = 0 }
    below.fills = fills
    if above.top == nil { above.cornerRadius = below.cornerRadius }
    below.put(above)
    self = below
  }
}

/// What reaches the views of an overlay from the ones around them.
private struct Light {
  /// Modifiers' and keys', those of views around it among them.
  var opacity: ClosedRange<Double> = 1...1
  var isForegroundKnown = true

  static func lights(
    ofViews views: Range<ViewIndex>, in hierarchy: Hierarchy, _ facts: SwiftUIFacts, isForegroundKnown: Bool
  ) -> [Light] {
    let first = views.lowerBound
    var lights: [Light] = []
    for view in views {
      let around = hierarchy.views[view].parent.flatMap { $0 < first ? nil : lights[$0 - first] }
      var light = around ?? Light(isForegroundKnown: isForegroundKnown)
      light.dim(by: (hierarchy.number(.opacity, of: view) ?? 1), isSure: true)
      for modifier in facts.modifiers[view] where modifier.isActive != false {
        switch modifier.effect {
        case .opacity(let factor): light.dim(by: factor, isSure: modifier.isActive == true)
        case .hidden(true): light.dim(by: 0, isSure: modifier.isActive == true)
        case .other(let name):
          if name.setsForeground { light.isForegroundKnown = false }
          if name.text == "opacity" || name.text == "hidden" { light.dim(by: 0, isSure: false) }
        default: break
        }
      }
      lights.append(light)
    }
    return lights
  }

  private mutating func dim(by factor: Double, isSure: Bool) {
    let factor = max(factor, 0)
    opacity = opacity.lowerBound * (isSure ? factor : 0)...opacity.upperBound * (isSure ? factor : 1)
  }
}

extension ModifierName {
  /// It moves, bends, cuts or thins what is painted, in a way that is not kept.
  fileprivate var changesOutline: Bool { Self.outlining.contains(text) }

  private static let outlining: Set<String> = [
    "trim", "scaleEffect", "offset", "position", "rotationEffect", "rotation3DEffect", "transformEffect",
    "projectionEffect", "blur", "blendMode", "visualEffect", "clipShape", "mask", "aspectRatio", "fixedSize",
    "scaledToFit", "scaledToFill", "matchedGeometryEffect", "scrollTransition", "containerRelativeFrame",
    "colorMultiply", "contrast", "padding", "frame", "safeAreaPadding", "contentMargins", "symbolEffect",
  ]
}
