/// How SwiftUI's views look: bars for redacted texts, blocks for images, outlines with words for what stays.
extension ViewLook {
  /// Points of the corners of a redacted text's bars and of a redacted image.
  private static let barRadius = 3.0
  /// Of a line, as far as a bar fills it.
  private static let barHeight = 0.72

  func content(
    of view: ViewIndex, _ frame: Rect, _ scene: Picture.Scene, _ layout: SwiftUILayout
  ) -> Picture.Content {
    let hasSurface = shapeSurface(of: view, frame) != nil
    guard scene == .after else { return hasSurface ? .visible(.view, nil) : outline(of: view, layout) }
    switch inspection.coverage[view].role {
    case .lines:
      if inspection.presence.copies[view] == 0 { return .area(.plain) }
      let bars = Picture.PaintedLayer(
        rects: bars(of: view, frame, layout), cornerRadius: Self.barRadius, fill: .placeholder)
      return .painted(Picture.Painted(layers: [bars]))
    case .block where inspection.coverage[view].stop?.reason == .handMade:
      return hasSurface ? .area(.plain) : outline(of: view, layout)
    case .block:
      // An overlay that is written out paints itself.
      guard layout.facts.kinds[view] == .image, inspection.outcome?.layers[view] == nil else {
        return .area(.plain)
      }
      let block = Picture.PaintedLayer(rects: [frame], cornerRadius: Self.barRadius, fill: .placeholder)
      return .painted(Picture.Painted(layers: [block]))
    case .underBlock: return .area(.underBlock)
    case .container, .collection: return .area(.plain)
    case .uncovered, .unreached, .unknown: return hasSurface ? .area(.plain) : outline(of: view, layout)
    }
  }

  /// One bar for each line, as wide as its text.
  private func bars(of view: ViewIndex, _ frame: Rect, _ layout: SwiftUILayout) -> [Rect] {
    let manner = layout.manners[view]
    let widths = layout.natural.lineWidths(of: view, manner, width: frame.width)
    let lines = max(widths.count, 1)
    let height = min(TextFont.lineHeight(manner.font), frame.height / Double(lines))
    let top = frame.y + (frame.height - height * Double(lines)) / 2
    return zip(0..., widths).map { line, width in
      let inset = height * (1 - Self.barHeight) / 2
      return Rect(
        x: manner.isRightToLeft ? frame.right - width : frame.x, y: top + Double(line) * height + inset,
        width: width, height: height * Self.barHeight)
    }
  }

  /// Of shapes and colours, which redaction leaves as they are; nil of all else, and where it cannot be told.
  func shapeSurface(of view: ViewIndex, _ frame: Rect) -> Surface? {
    let type = hierarchy.typeName(of: view)
    var surface = Surface(cornerRadius: cornerRadius(of: view, frame))
    switch type {
    case "Color":
      surface.fill = hierarchy.text(.color, of: view).flatMap { SchemeColor(swiftUI: $0) }.map { .color($0) }
    case "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse":
      surface.isEllipse = type == "Ellipse"
      if let stroke = modifier(of: view, among: ["stroke", "strokeBorder"]) {
        surface.borderWidth = stroke.paint?.width ?? 2
        surface.borderColor = stroke.color
      } else if let text = hierarchy.text(.fill, of: view) {
        surface.fill = SchemeColor(swiftUI: text).map { .color($0) }
      } else if let fill = modifier(of: view, among: ["fill"]) {
        surface.fill = fill.color.map { .color($0) }
      } else if hierarchy.swiftUI?[view].alpha == nil {
        let foreground = foreground(of: view)
        surface.fill = (foreground == nil ? .label : foreground?.color).map { .color($0) }
      }
    case "Divider": surface.fill = .color(.separator)
    default: return nil
    }
    return surface.fill == nil && surface.borderWidth == 0 ? nil : surface
  }

  /// The nearest around it that gives letters and shapes their colour.
  private func foreground(of view: ViewIndex) -> Modifier? {
    hierarchy.outwards(from: view).lazy.compactMap {
      modifier(of: $0, among: ["foregroundStyle", "foregroundColor"])
    }.first
  }

  /// The innermost.
  private func modifier(of view: ViewIndex, among names: Set<String>) -> Modifier? {
    hierarchy.swiftUI?.modifiers[view].first { $0.effect.isOne(of: names) }
  }

  /// Of a shape in a frame.
  func cornerRadius(of view: ViewIndex, _ frame: Rect) -> Double {
    switch hierarchy.typeName(of: view) {
    case "Circle", "Capsule": min(frame.width, frame.height) / 2
    default: hierarchy.number(.cornerRadius, of: view) ?? 0
    }
  }

  private func outline(of view: ViewIndex, _ layout: SwiftUILayout) -> Picture.Content {
    let type = hierarchy.typeName(of: view)
    let kind = layout.facts.kinds[view]
    let holdsMembers = !layout.members(of: view).isEmpty
    if kind == .container || holdsMembers || type == "Spacer" { return .area(.plain) }
    let text = [ViewKey.text, .label].lazy.compactMap { hierarchy.text($0, of: view) }.first ?? ""
    let figure: Picture.Figure =
      switch kind {
      case .text: ["TextField", "SecureField", "TextEditor"].contains(type) ? .field : .text
      case .image: .image(nil)
      case .control: .button
      case .neverRedacted, .unknown, .container: .unknown
      }
    // A shape says enough by itself, and something often stands on it.
    if kind == .neverRedacted, SwiftUITypes.paints(type) { return .visible(.unknown, nil) }
    if kind == .image { return .visible(figure, nil) }
    let isText = figure == .text || figure == .field
    var words = Words(text: text.isEmpty ? hierarchy.label(of: view).shortened : text, isName: text.isEmpty)
    let manner = layout.manners[view]
    words.alignment = isText ? (manner.isRightToLeft ? .trailing : .leading) : .center
    words.size = manner.font
    let modifiers = hierarchy.outwards(from: view).lazy.flatMap { layout.facts.modifiers[$0] }
    words.weight = modifiers.compactMap(\.paint?.weight).first ?? 400
    words.lines = manner.lineLimit ?? 0
    words.color = foreground(of: view)?.color ?? (figure == .button ? .tint : nil)
    return .visible(figure, words)
  }
}

extension Modifier {
  /// Nil where code does not say it.
  fileprivate var color: SchemeColor? { paint.flatMap { SchemeColor(swiftUI: $0.color) } }
}

extension SwiftUITypes {
  /// Shapes, colours and gradients.
  fileprivate static func paints(_ type: String) -> Bool {
    filling.contains(type) || ["Circle", "Capsule", "Ellipse", "Path", "Divider"].contains(type)
  }
}
