/// Writes a picture's own colours, which follow the appearance of the page that it stands on.
struct SVGInks {
  let isDark: Bool
  let isOnPage: Bool

  func css(_ color: SchemeColor) -> String {
    if color.light == color.dark || !isOnPage { return color.color(isDark: isDark).cssText }
    return "light-dark(\(color.light.cssText),\(color.dark.cssText))"
  }

  /// ` style="fill:…"`.
  func write(_ color: SchemeColor, as property: StaticString = "fill", to output: inout OutputBuffer) {
    output.append(" style=\"")
    output.append(property)
    output.append(":")
    output.append(css(color))
    output.append("\"")
  }
}

/// Draws what views paint themselves: backgrounds, signs of images and controls, and hatches of what is not known.
struct SVGFigures {
  let prefix: String
  let inks: SVGInks

  /// Slanting lines, for what is not known.
  static func writePattern(_ prefix: String, to output: inout OutputBuffer) {
    output.append("<pattern id=\"\(prefix)x\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\"")
    output.append(" patternTransform=\"rotate(45)\"><path class=\"\(prefix)o\" d=\"M0 0v6\"/></pattern>\n")
  }

  func write(_ surface: Surface, in frame: Rect, to output: inout OutputBuffer) {
    let radius = min(surface.cornerRadius, frame.width / 2, frame.height / 2)
    switch surface.fill {
    case .color(let color) where surface.isEllipse:
      output.append("<rect")
      output.append(frame)
      output.append(" rx", frame.width / 2)
      output.append(" ry", frame.height / 2)
      inks.write(color, to: &output)
      output.append("/>")
    case .color(let color): write(.rect(frame, radius: radius), color, to: &output)
    case .unknown: hatch(frame, radius: radius, to: &output)
    case nil: break
    }
    guard surface.borderWidth > 0 else { return }
    write(.ring(frame, width: surface.borderWidth), surface.borderColor ?? .gray, radius: radius, to: &output)
  }

  /// - Parameter isNamed: letters stand in its middle.
  func write(
    _ figure: Picture.Figure, in frame: Rect, radius: Double, isNamed: Bool, to output: inout OutputBuffer
  ) {
    switch figure {
    case .view, .text, .button: break
    case .image(let ink):
      write(.rect(frame, radius: radius), .control, to: &output)
      if !isNamed { writeSign(in: frame, ink ?? SchemeColor.gray.withAlpha(0.45), to: &output) }
    case .field: write(.ring(frame, width: 1), .gray4, radius: 5, to: &output)
    case .control(let control, let state):
      for part in control.parts(in: frame, state) { write(part.shape, part.ink, to: &output) }
    case .unknown: hatch(frame, radius: radius, to: &output)
    }
  }

  private func write(
    _ shape: ControlDrawing.Part.Shape, _ ink: SchemeColor, radius: Double? = nil,
    to output: inout OutputBuffer
  ) {
    output.append("<rect")
    switch shape {
    case .rect(let rect, let radius):
      output.append(rect, radius: radius)
      inks.write(ink, to: &output)
    case .ring(let frame, let width):
      let width = min(width, frame.width, frame.height)
      let rect = frame.centered(frame.width - width, frame.height - width)
      output.append(rect, radius: radius.map { $0 - width / 2 } ?? .infinity)
      output.append(" fill=\"none\" stroke-width", width)
      inks.write(ink, as: "stroke", to: &output)
    }
    output.append("/>")
  }

  private func hatch(_ frame: Rect, radius: Double, to output: inout OutputBuffer) {
    output.append("<rect class=\"")
    output.append(prefix)
    output.append("o\"")
    output.append(frame.outlined)
    if radius > 0 { output.append(" rx", min(radius, frame.width / 2, frame.height / 2)) }
    output.append(" style=\"fill:url(#")
    output.append(prefix)
    output.append("x)\"/>")
  }

  /// A mountain with the sun over it.
  private func writeSign(in frame: Rect, _ ink: SchemeColor, to output: inout OutputBuffer) {
    guard min(frame.width, frame.height) >= 16 else { return }
    let side = min(min(frame.width, frame.height) * 0.6, 32)
    let box = frame.centered(side, side * 0.75)
    output.append("<path")
    inks.write(ink, to: &output)
    output.append(" d=\"M")
    output.append(points: box.x, box.bottom)
    for (x, y) in [(0.34, -0.62), (0.26, 0.38), (0.13, -0.16), (0.27, 0.4)] {
      output.append("l")
      output.append(points: x * box.width, y * box.height)
    }
    output.append("z\"/>")
    let sun = Rect(x: box.right - side * 0.3, y: box.y, width: side * 0.2, height: side * 0.2)
    write(.rect(sun, radius: side), ink, to: &output)
  }
}
