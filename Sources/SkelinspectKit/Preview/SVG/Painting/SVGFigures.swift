/// Writes a picture's own colours, which follow the appearance of the page that it stands on.
struct SVGInks {
  let isDark: Bool
  let isOnPage: Bool

  /// ` style="fill:…"`.
  func style(_ color: SchemeColor, _ property: String = "fill") -> String {
    let isOne = color.light == color.dark || !isOnPage
    let ink =
      isOne
      ? color.color(isDark: isDark).cssText : "light-dark(\(color.light.cssText),\(color.dark.cssText))"
    return #" style="\#(property):\#(ink)""#
  }
}

/// Draws what views paint themselves: backgrounds, signs of images and controls, and hatches of what is not known.
struct SVGFigures {
  let prefix: String
  let inks: SVGInks

  /// Slanting lines, for what is not known.
  static func pattern(_ prefix: String) -> String {
    """
    <pattern id="\(prefix)x" width="6" height="6" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><path class="\(prefix)o" d="M0 0v6"/></pattern>

    """
  }

  func svg(of surface: Surface, in frame: Rect) -> String {
    let radius = min(surface.cornerRadius, frame.width / 2, frame.height / 2)
    let fill =
      switch surface.fill {
      case .color(let color) where surface.isEllipse:
        #"<rect\#(frame.svg) rx="\#((frame.width / 2).svg)" ry="\#((frame.height / 2).svg)"\#(inks.style(color))/>"#
      case .color(let color): svg(of: .rect(frame, radius: radius), color)
      case .unknown: hatch(frame, radius: radius)
      case nil: ""
      }
    guard surface.borderWidth > 0 else { return fill }
    let ring = ControlDrawing.Part.Shape.ring(frame, width: surface.borderWidth)
    return fill + svg(of: ring, surface.borderColor ?? .gray, radius: radius)
  }

  /// - Parameter isNamed: letters stand in its middle.
  func svg(of figure: Picture.Figure, in frame: Rect, radius: Double, isNamed: Bool) -> String {
    switch figure {
    case .view, .text, .button: ""
    case .image(let ink):
      svg(of: .rect(frame, radius: radius), .control)
        + (isNamed ? "" : sign(in: frame, ink ?? SchemeColor.gray.withAlpha(0.45)))
    case .field: svg(of: .ring(frame, width: 1), .gray4, radius: 5)
    case .control(let control, let state):
      control.parts(in: frame, state).map { svg(of: $0.shape, $0.ink) }.joined()
    case .unknown: hatch(frame, radius: radius)
    }
  }

  private func svg(
    of shape: ControlDrawing.Part.Shape, _ ink: SchemeColor, radius: Double? = nil
  ) -> String {
    switch shape {
    case .rect(let rect, let radius): return "<rect\(rect.svg(radius: radius))\(inks.style(ink))/>"
    case .ring(let frame, let width):
      let width = min(width, frame.width, frame.height)
      let rect = frame.centered(frame.width - width, frame.height - width)
        .svg(radius: radius.map { $0 - width / 2 } ?? .infinity)
      return #"<rect\#(rect) fill="none" stroke-width="\#(width.svg)"\#(inks.style(ink, "stroke"))/>"#
    }
  }

  private func hatch(_ frame: Rect, radius: Double) -> String {
    let corner = radius > 0 ? #" rx="\#(min(radius, frame.width / 2, frame.height / 2).svg)""# : ""
    return #"<rect class="\#(prefix)o"\#(frame.outlined.svg)\#(corner) style="fill:url(#\#(prefix)x)"/>"#
  }

  /// A mountain with the sun over it.
  private func sign(in frame: Rect, _ ink: SchemeColor) -> String {
    guard min(frame.width, frame.height) >= 16 else { return "" }
    let side = min(min(frame.width, frame.height) * 0.6, 32)
    let box = frame.centered(side, side * 0.75)
    let slopes = [(0.34, -0.62), (0.26, 0.38), (0.13, -0.16), (0.27, 0.4)].map { x, y in
      "l\((x * box.width).svg) \((y * box.height).svg)"
    }
    let sun = Rect(x: box.right - side * 0.3, y: box.y, width: side * 0.2, height: side * 0.2)
    return #"<path\#(inks.style(ink)) d="M\#(box.x.svg) \#(box.bottom.svg)\#(slopes.joined())z"/>"#
      + svg(of: .rect(sun, radius: side), ink)
  }
}
