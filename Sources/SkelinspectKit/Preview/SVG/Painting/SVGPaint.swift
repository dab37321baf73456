/// Writes what is painted by another system than SkeletonView.
struct SVGPaint {
  let picture: Picture
  let prefix: String
  private let gradients: SVGPaintedGradients

  init(_ picture: Picture, prefix: String) {
    (self.picture, self.prefix) = (picture, prefix)
    gradients = SVGPaintedGradients(picture, prefix: prefix)
  }

  /// What shapes and groups refer to.
  var definitions: String {
    let masks = zip(0..., picture.groups).map { number, group in
      guard case .masking(let gradient, let rect) = group.effect else { return "" }
      return #"<mask id="\#(prefix)m\#(number)" maskUnits="userSpaceOnUse"\#(rect.svg)>"#
        + #"<rect fill="url(#\#(gradients.id(ofMask: gradient)))"\#(rect.svg)/></mask>"# + "\n"
    }
    let atop = picture.after.flatMap { shape -> [String] in
      guard case .painted(let painted) = shape.content else { return [] }
      return Set(painted.layers.compactMap(\.atop)).map { group in
        #"<mask id="\#(prefix)a\#(group)" style="mask-type:alpha" maskUnits="userSpaceOnUse""#
          + "\(picture.screen.svg)><use href=\"#\(prefix)w\(group)\"/></mask>\n"
      }
    }
    return gradients.svg + masks.joined() + atop.joined()
  }

  func svg(of layer: Picture.PaintedLayer) -> String {
    let rects = layer.rects.map { svg(of: $0, in: layer) }.joined()
    let text =
      layer.effects.map(start).joined() + rects + layer.effects.reversed().map(end).joined()
    return layer.atop.map { #"<g mask="url(#\#(prefix)a\#($0))">\#(text)</g>"# } ?? text
  }

  private func svg(of rect: Rect, in layer: Picture.PaintedLayer) -> String {
    var text = "<rect\(rect.svg)"
    let radius = min(layer.cornerRadius, rect.width / 2, rect.height / 2)
    if layer.isEllipse {
      text += #" rx="\#((rect.width / 2).svg)" ry="\#((rect.height / 2).svg)""#
    } else if radius > 0 || layer.movingRadius != nil {
      text += #" rx="\#((layer.movingRadius?.still[0] ?? radius).svg)""#
    }
    var motion = ""
    switch layer.fill {
    case .placeholder: text += #" class="\#(prefix)z""#
    case .gradient(let gradient): text += #" fill="url(#\#(gradients.id(of: gradient)))""#
    case .color(let color):
      text += #" fill="\#(Self.color(color.still))""#
      if color.still[3] < 1 { text += #" fill-opacity="\#(color.still[3].svg)""# }
      motion = color[0..<3].svg("fill", Self.color) + color[3..<4].svg("fill-opacity", Self.text)
    }
    if layer.opacity.still[0] < 1 { text += #" opacity="\#(layer.opacity.still[0].svg)""# }
    motion += layer.opacity.svg("opacity", Self.text)
    motion += layer.movingRadius?.svg("rx", Self.text) ?? ""
    return text + (motion.isEmpty ? "/>" : ">\(motion)</rect>")
  }

  /// Opens a group of views.
  func start(_ number: Int) -> String {
    switch picture.groups[number].effect {
    case .masking: #"<g mask="url(#\#(prefix)m\#(number))">"# + "\n"
    case .whole: #"<g id="\#(prefix)w\#(number)">"# + "\n"
    case let effect: start(effect) + "\n"
    }
  }

  func end(_ number: Int) -> String { end(picture.groups[number].effect) + "\n" }

  private func start(_ effect: Picture.Group.Effect) -> String {
    switch effect {
    case .fading(let track):
      return #"<g opacity="\#(Self.text(track.still))">"# + track.svg("opacity", Self.text)
    case .turning(let track, let x, let y):
      func text(_ numbers: [Double]) -> String { Self.text([numbers[0], x, y]) }
      return #"<g transform="rotate(\#(text(track.still)))">"#
        + track.svg("transform", transform: "rotate", text)
    case .growing(let track, let x, let y):
      return #"<g transform="translate(\#(Self.text([x, y])))">"#
        + #"<g transform="scale(\#(Self.text(track.still)))">"#
        + track.svg("transform", transform: "scale", Self.text)
        + #"<g transform="translate(\#(Self.text([-x, -y])))">"#
    case .shifting(let track):
      return #"<g transform="translate(\#(Self.text(track.still)))">"#
        + track.svg("transform", transform: "translate", Self.text)
    case .masking, .whole: return "<g>"
    }
  }

  private func end(_ effect: Picture.Group.Effect) -> String {
    if case .growing = effect { "</g></g></g>" } else { "</g>" }
  }

  static func text(_ numbers: [Double]) -> String {
    numbers.map { (min(max($0, -1e6), 1e6) * 1e4).rounded() / 1e4 }.map(\.keyText).joined(separator: " ")
  }

  static func color(_ numbers: [Double]) -> String {
    Color(red: numbers[0], green: numbers[1], blue: numbers[2]).hexText
  }
}
