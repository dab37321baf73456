/// Writes what is painted by another system than SkeletonView.
struct SVGPaint {
  let picture: Picture
  let prefix: String
  private let placeholderClass: String
  private let gradients: SVGPaintedGradients

  init(_ picture: Picture, prefix: String) {
    (self.picture, self.prefix) = (picture, prefix)
    placeholderClass = prefix + "z"
    gradients = SVGPaintedGradients(picture, prefix: prefix)
  }

  /// What shapes and groups refer to.
  func writeDefinitions(to output: inout OutputBuffer) {
    gradients.write(to: &output)
    for (number, group) in zip(0..., picture.groups) {
      guard case .masking(let gradient, let rect) = group.effect else { continue }
      output.append("<mask id=\"\(prefix)m\(number)\" maskUnits=\"userSpaceOnUse\"")
      output.append(rect)
      output.append("><rect fill=\"url(#\(gradients.id(ofMask: gradient)))\"")
      output.append(rect)
      output.append("/></mask>\n")
    }
    for shape in picture.after {
      guard case .painted(let painted) = shape.content else { continue }
      for group in Set(painted.layers.compactMap(\.atop)) {
        output.append(
          "<mask id=\"\(prefix)a\(group)\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\"")
        output.append(picture.screen)
        output.append("><use href=\"#\(prefix)w\(group)\"/></mask>\n")
      }
    }
  }

  func write(_ layer: Picture.PaintedLayer, to output: inout OutputBuffer) {
    if let atop = layer.atop { output.append("<g mask=\"url(#\(prefix)a\(atop))\">") }
    for effect in layer.effects { open(effect, to: &output) }
    for rect in layer.rects { write(rect, of: layer, to: &output) }
    for effect in layer.effects.reversed() { close(effect, to: &output) }
    if layer.atop != nil { output.append("</g>") }
  }

  private func write(_ rect: Rect, of layer: Picture.PaintedLayer, to output: inout OutputBuffer) {
    output.append("<rect")
    output.append(rect)
    let radius = min(layer.cornerRadius, rect.width / 2, rect.height / 2)
    if layer.isEllipse {
      output.append(" rx", rect.width / 2)
      output.append(" ry", rect.height / 2)
    } else if radius > 0 || layer.movingRadius != nil {
      output.append(" rx", layer.movingRadius?.still[0] ?? radius)
    }
    switch layer.fill {
    case .placeholder: output.append(" class=\"\(placeholderClass)\"")
    case .gradient(let gradient): output.append(" fill=\"url(#\(gradients.id(of: gradient)))\"")
    case .color(let color):
      output.append(" fill=\"\(Self.color(color.still))\"")
      if color.still[3] < 1 { output.append(" fill-opacity", color.still[3]) }
    }
    if layer.opacity.still[0] < 1 { output.append(" opacity", layer.opacity.still[0]) }
    var isMoving = layer.opacity.moves || layer.movingRadius?.moves == true
    if case .color(let color) = layer.fill { isMoving = isMoving || color.moves }
    guard isMoving else { return output.append("/>") }
    output.append(">")
    if case .color(let color) = layer.fill {
      SVGMotion(track: color[0..<3]).write("fill", to: &output, Self.color)
      SVGMotion(track: color[3..<4]).write("fill-opacity", to: &output, Self.text)
    }
    SVGMotion(track: layer.opacity).write("opacity", to: &output, Self.text)
    if let radius = layer.movingRadius { SVGMotion(track: radius).write("rx", to: &output, Self.text) }
    output.append("</rect>")
  }

  /// Opens a group of views.
  func open(_ number: Int, to output: inout OutputBuffer) {
    switch picture.groups[number].effect {
    case .masking: output.append("<g mask=\"url(#\(prefix)m\(number))\">")
    case .whole: output.append("<g id=\"\(prefix)w\(number)\">")
    case let effect: open(effect, to: &output)
    }
    output.append("\n")
  }

  func close(_ number: Int, to output: inout OutputBuffer) {
    close(picture.groups[number].effect, to: &output)
    output.append("\n")
  }

  private func open(_ effect: Picture.Group.Effect, to output: inout OutputBuffer) {
    switch effect {
    case .fading(let track):
      output.append("<g opacity=\"\(Self.text(track.still))\">")
      SVGMotion(track: track).write("opacity", to: &output, Self.text)
    case .turning(let track, let x, let y):
      func text(_ numbers: [Double]) -> String { Self.text([numbers[0], x, y]) }
      output.append("<g transform=\"rotate(\(text(track.still)))\">")
      SVGMotion(track: track).write("transform", transform: "rotate", to: &output, text)
    case .growing(let track, let x, let y):
      output.append(
        "<g transform=\"translate(\(Self.text([x, y])))\"><g transform=\"scale(\(Self.text(track.still)))\">")
      SVGMotion(track: track).write("transform", transform: "scale", to: &output, Self.text)
      output.append("<g transform=\"translate(\(Self.text([-x, -y])))\">")
    case .shifting(let track):
      output.append("<g transform=\"translate(\(Self.text(track.still)))\">")
      SVGMotion(track: track).write("transform", transform: "translate", to: &output, Self.text)
    case .masking, .whole: output.append("<g>")
    }
  }

  private func close(_ effect: Picture.Group.Effect, to output: inout OutputBuffer) {
    if case .growing = effect { output.append("</g></g>") }
    output.append("</g>")
  }

  static func text(_ numbers: [Double]) -> String {
    numbers.map { (min(max($0, -1e6), 1e6) * 1e4).rounded() / 1e4 }.map(\.keyText).joined(separator: " ")
  }

  static func color(_ numbers: [Double]) -> String {
    Color(red: numbers[0], green: numbers[1], blue: numbers[2]).hexText
  }
}
