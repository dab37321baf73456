/// What a user sees of a screen, as small as a stamp, and where something goes wrong.
struct PageThumbnail {
  private static let maximumShapes = 150
  private static let prefix = "thumb-"

  private let picture: Picture
  private let figures: SVGFigures
  private let lettering: SVGLettering
  private var output = OutputBuffer()

  var svg: String { output.text }

  /// - Parameters:
  ///   - ink: what skeletons are painted with, in CSS.
  ///   - isDark: whether the file says so.
  init(_ picture: Picture, ink: String, isDark: Bool) {
    self.picture = picture
    let inks = SVGInks(isDark: false, isOnPage: true)
    figures = SVGFigures(prefix: Self.prefix, inks: inks)
    lettering = SVGLettering(prefix: Self.prefix, inks: inks, isFixed: true)
    let (width, height) = (Int(picture.screen.width.rounded()), Int(picture.screen.height.rounded()))
    output.append("<svg class=\"thumb\" viewBox=\"0 0 \(width) \(height)\" aria-hidden=\"true\"")
    output.append(" focusable=\"false\" style=\"--w:\(width);--h:\(height);--k:\(ink)")
    output.append(isDark ? ";color-scheme:dark" : "")
    output.append(picture.cornerRadius > 0 ? "\">" : ";border-radius:0\">")
    let shapes = picture.after.isEmpty ? picture.before : picture.after
    let drawn = shapes.lazy.filter { !$0.isHidden }.prefix(Self.maximumShapes)
    for shape in drawn { write(shape) }
    for shape in drawn where shape.copy == 0 {
      guard let severity = picture.marks.severities[shape.view] else { continue }
      let rect = shape.frame.intersection(window(of: shape))
      output.appendRect(rect, class: Self.prefix + (severity == .error ? "e" : "w"))
    }
    output.append("</svg>")
  }

  private func window(of shape: Picture.Shape) -> Rect {
    shape.clip.map { picture.clips[$0].rect.intersection(picture.screen) } ?? picture.screen
  }

  /// As in the large picture; what is cut there is cut here too.
  private mutating func write(_ shape: Picture.Shape) {
    let window = window(of: shape)
    let frame = shape.frame.intersection(window)
    if let surface = shape.surface, frame.isSeen { figures.write(surface, in: frame, to: &output) }
    switch shape.content {
    case .area: break
    case .skeleton(let skeleton):
      for rect in skeleton.rects.prefix(Self.maximumShapes).map({ $0.intersection(window) }) where rect.isSeen
      {
        output.appendRect(rect, class: Self.prefix + "k", radius: skeleton.radius)
      }
    case .visible(let figure, let words): write(figure, words, of: shape, in: frame)
    case .painted(let painted):
      if !painted.isCover, let base = painted.base { write(base.figure, base.words, of: shape, in: frame) }
      for layer in painted.layers.prefix(3) { write(layer, in: window) }
    }
  }

  private mutating func write(
    _ figure: Picture.Figure, _ words: Words?, of shape: Picture.Shape, in frame: Rect
  ) {
    guard frame.isSeen else { return }
    figures.write(figure, in: frame, radius: 0, isNamed: false, to: &output)
    // Letters would stand out where their view is cut.
    if let words, frame == shape.frame { lettering.write(words, in: frame, to: &output) }
  }

  private mutating func write(_ layer: Picture.PaintedLayer, in window: Rect) {
    let color: SchemeColor? =
      switch layer.fill {
      case .placeholder: nil
      case .color(let track): SchemeColor(Color(numbers: track.still)).withAlpha(layer.opacity.still[0])
      case .gradient(let gradient): SchemeColor(Color(numbers: Array(gradient.colors.still.prefix(4))))
      }
    for rect in layer.rects.prefix(Self.maximumShapes).map({ $0.intersection(window) }) where rect.isSeen {
      let radius = layer.isEllipse ? rect.height / 2 : layer.cornerRadius
      if let color {
        figures.write(Surface(fill: .color(color), cornerRadius: radius), in: rect, to: &output)
      } else {
        output.appendRect(rect, class: Self.prefix + "z", radius: radius)
      }
    }
  }
}

extension Rect {
  fileprivate var isSeen: Bool { width > 0 && height > 0 }
}
