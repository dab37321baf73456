/// What a user sees of a screen, as small as a stamp, and where something goes wrong.
struct PageThumbnail {
  private static let maximumShapes = 150
  private static let prefix = "thumb-"

  private let picture: Picture
  private let figures: SVGFigures
  private let lettering: SVGLettering

  init(_ picture: Picture) {
    self.picture = picture
    let inks = SVGInks(isDark: false, isOnPage: true)
    figures = SVGFigures(prefix: Self.prefix, inks: inks)
    lettering = SVGLettering(prefix: Self.prefix, inks: inks, isFixed: true)
  }

  /// - Parameters:
  ///   - ink: what skeletons are painted with, in CSS.
  ///   - isDark: whether the file says so.
  func svg(ink: String, isDark: Bool) -> String {
    let (width, height) = (Int(picture.screen.width.rounded()), Int(picture.screen.height.rounded()))
    let scheme = isDark ? ";color-scheme:dark" : ""
    let corner = picture.cornerRadius > 0 ? "" : ";border-radius:0"
    let shapes = picture.after.isEmpty ? picture.before : picture.after
    let drawn = shapes.lazy.filter { !$0.isHidden }.prefix(Self.maximumShapes)
    let marks = drawn.filter { $0.copy == 0 }.map { shape in
      picture.marks.severities[shape.view].map { severity in
        let rect = shape.frame.intersection(picture.window(of: shape))
        return SVGElement.rect(rect, class: Self.prefix + (severity == .error ? "e" : "w"))
      } ?? ""
    }
    return #"<svg class="thumb" viewBox="0 0 \#(width) \#(height)" aria-hidden="true" focusable="false""#
      + #" style="--w:\#(width);--h:\#(height);--k:\#(ink)\#(scheme)\#(corner)">"#
      + drawn.map(svg).joined() + marks.joined() + "</svg>"
  }

  /// As in the large picture; what is cut there is cut here too.
  private func svg(of shape: Picture.Shape) -> String {
    let window = picture.window(of: shape)
    let frame = shape.frame.intersection(window)
    let surface = shape.surface.flatMap { frame.isSeen ? figures.svg(of: $0, in: frame) : nil } ?? ""
    switch shape.content {
    case .area: return surface
    case .skeleton(let skeleton):
      return surface
        + seen(skeleton.rects, in: window).map {
          SVGElement.rect($0, class: Self.prefix + "k", radius: skeleton.radius)
        }.joined()
    case .visible(let figure, let words): return surface + svg(of: figure, words, of: shape, in: frame)
    case .painted(let painted):
      let base = painted.isCover ? nil : painted.base.map { svg(of: $0, $1, of: shape, in: frame) }
      return surface + (base ?? "") + painted.layers.prefix(3).map { svg(of: $0, in: window) }.joined()
    }
  }

  private func seen(_ rects: [Rect], in window: Rect) -> [Rect] {
    rects.prefix(Self.maximumShapes).map { $0.intersection(window) }.filter(\.isSeen)
  }

  private func svg(
    of figure: Picture.Figure, _ words: Words?, of shape: Picture.Shape, in frame: Rect
  ) -> String {
    guard frame.isSeen else { return "" }
    let text = figures.svg(of: figure, in: frame, radius: 0, isNamed: false)
    // Letters would stand out where their view is cut.
    guard let words, frame == shape.frame else { return text }
    return text + lettering.svg(of: words, in: frame)
  }

  private func svg(of layer: Picture.PaintedLayer, in window: Rect) -> String {
    let color: SchemeColor? =
      switch layer.fill {
      case .placeholder: nil
      case .color(let track): SchemeColor(Color(numbers: track.still)).withAlpha(layer.opacity.still[0])
      case .gradient(let gradient): SchemeColor(Color(numbers: Array(gradient.colors.still.prefix(4))))
      }
    return seen(layer.rects, in: window).map { rect in
      let radius = layer.isEllipse ? rect.height / 2 : layer.cornerRadius
      return color.map {
        figures.svg(of: Surface(fill: .color($0), cornerRadius: radius), in: rect)
      } ?? SVGElement.rect(rect, class: Self.prefix + "z", radius: radius)
    }.joined()
  }
}

extension Rect {
  fileprivate var isSeen: Bool { width > 0 && height > 0 }
}
