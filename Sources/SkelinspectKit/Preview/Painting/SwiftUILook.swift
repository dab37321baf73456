/// How SwiftUI's views look: bars for redacted texts, blocks for images, outlines with words for what stays.
extension ViewLook {
  /// Points of the corners of a redacted text's bars and of a redacted image.
  private static let barRadius = 3.0
  /// Of a line, as far as a bar fills it.
  private static let barHeight = 0.72

  func content(
    of view: ViewIndex, _ frame: Rect, _ scene: Picture.Scene, _ layout: SwiftUILayout
  ) -> Picture.Content {
    guard scene == .after else { return outline(of: view, layout) }
    switch inspection.coverage[view].role {
    case .lines:
      if inspection.presence.copies[view] == 0 { return .area(.plain) }
      let bars = Picture.PaintedLayer(
        rects: bars(of: view, frame, layout), cornerRadius: Self.barRadius, fill: .placeholder)
      return .painted(Picture.Painted(layers: [bars]))
    case .block where inspection.coverage[view].stop?.reason == .handMade:
      return paint(of: view, frame) ?? outline(of: view, layout)
    case .block:
      // An overlay that is written out paints itself.
      guard layout.facts.kinds[view] == .image, inspection.outcome?.layers[view] == nil else {
        return .area(.plain)
      }
      let block = Picture.PaintedLayer(rects: [frame], cornerRadius: Self.barRadius, fill: .placeholder)
      return .painted(Picture.Painted(layers: [block]))
    case .underBlock: return .area(.underBlock)
    case .container, .collection: return .area(.plain)
    case .uncovered, .unreached, .unknown: return paint(of: view, frame) ?? outline(of: view, layout)
    }
  }

  /// One bar for each line, as wide as its text.
  private func bars(of view: ViewIndex, _ frame: Rect, _ layout: SwiftUILayout) -> [Rect] {
    let font = layout.fonts[view]
    let widths = layout.natural.lineWidths(
      of: view, font: font, width: frame.width, lineLimit: layout.lineLimits[view])
    let lines = max(widths.count, 1)
    let height = min(TextFont.lineHeight(font), frame.height / Double(lines))
    let top = frame.y + (frame.height - height * Double(lines)) / 2
    let isRightToLeft = layout.mirrors(view)
    return zip(0..., widths).map { line, width in
      let inset = height * (1 - Self.barHeight) / 2
      return Rect(
        x: isRightToLeft ? frame.right - width : frame.x, y: top + Double(line) * height + inset,
        width: width, height: height * Self.barHeight)
    }
  }

  /// Of shapes and colours, which redaction leaves as they are; nil of all else.
  private func paint(of view: ViewIndex, _ frame: Rect) -> Picture.Content? {
    let type = hierarchy.typeName(of: view)
    let color: Color?
    switch type {
    case "Color": color = hierarchy.text(.color, of: view).flatMap { Color.swiftUI($0) }
    case "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse":
      // A style that cannot be told is drawn as no colour.
      if hierarchy.swiftUI?.alphas[view] != nil { return nil }
      // The foreground's colour, where none is said.
      color = hierarchy.text(.fill, of: view).map { Color.swiftUI($0) } ?? Color(hex: 0x8E8E93)
    case "Divider": color = Color(hex: 0x3C3C43).withAlpha(0.29)
    case "Spacer": return .area(.plain)
    default: return nil
    }
    guard let color else { return nil }
    let layer = Picture.PaintedLayer(
      rects: [type == "Circle" ? frame.middleSquare : frame], cornerRadius: cornerRadius(of: view, frame),
      isEllipse: type == "Ellipse", fill: .color(MotionTrack(still: color.screenNumbers)))
    return .painted(Picture.Painted(layers: [layer], isCover: false))
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
    let words = [ViewKey.text, .label].lazy.compactMap { hierarchy.text($0, of: view) }.first ?? ""
    let outline: Picture.Outline =
      switch kind {
      case .text: ["TextField", "SecureField", "TextEditor"].contains(type) ? .field : .text
      case .image: .image
      case .control: .button
      case .neverRedacted, .unknown, .container: .view
      }
    // A shape says enough by itself, and something often stands on it.
    let isShape = kind == .neverRedacted && SwiftUITypes.paints(type)
    let label = isShape ? "" : words.isEmpty ? hierarchy.label(of: view) : words
    let isText = outline == .text || outline == .field
    return .outline(
      outline, label: label.shortened,
      isText ? (layout.mirrors(view) ? .trailing : .leading) : .center)
  }
}

extension SwiftUITypes {
  /// Shapes, colours and gradients.
  fileprivate static func paints(_ type: String) -> Bool {
    filling.contains(type) || ["Circle", "Capsule", "Ellipse", "Path", "Divider"].contains(type)
  }
}

extension Rect {
  /// The largest square in its middle.
  fileprivate var middleSquare: Rect {
    let side = min(width, height)
    return Rect(x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side)
  }
}
