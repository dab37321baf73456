/// The gradients of a picture's layers and masks, each written once however many views have it.
struct SVGPaintedGradients {
  private let prefix: String
  private var numbers: [Picture.PaintedGradient: Int] = [:]
  private var gradients: [Picture.PaintedGradient] = []

  init(_ picture: Picture, prefix: String) {
    self.prefix = prefix
    for group in picture.groups {
      if case .masking(let gradient, _) = group.effect { add(gradient.inWhite) }
    }
    for shape in picture.after {
      guard case .painted(let painted) = shape.content else { continue }
      for layer in painted.layers {
        if case .gradient(let gradient) = layer.fill { add(gradient) }
      }
    }
  }

  private mutating func add(_ gradient: Picture.PaintedGradient) {
    guard numbers[gradient] == nil else { return }
    numbers[gradient] = gradients.count
    gradients.append(gradient)
  }

  func id(of gradient: Picture.PaintedGradient) -> String { "\(prefix)q\(numbers[gradient] ?? 0)" }

  /// Where white is seen and nothing else.
  func id(ofMask gradient: Picture.PaintedGradient) -> String { id(of: gradient.inWhite) }

  func write(to output: inout OutputBuffer) {
    for gradient in gradients { write(gradient, to: &output) }
  }

  private func write(_ gradient: Picture.PaintedGradient, to output: inout OutputBuffer) {
    let (start, end) = (gradient.start, gradient.end)
    output.append("<linearGradient id=\"\(id(of: gradient))\"")
    output.append(" x1=\"\(SVGPaint.text([start.still[0]]))\" y1=\"\(SVGPaint.text([start.still[1]]))\"")
    output.append(" x2=\"\(SVGPaint.text([end.still[0]]))\" y2=\"\(SVGPaint.text([end.still[1]]))\">")
    SVGMotion.write(from: start, to: end, to: &output, SVGPaint.text)
    for stop in 0..<gradient.stopCount {
      let color = gradient.colors[stop * 4..<stop * 4 + 3]
      let alpha = gradient.colors[stop * 4 + 3..<stop * 4 + 4]
      let location = gradient.locations[stop..<stop + 1]
      output.append(
        "<stop offset=\"\(SVGPaint.text(location.still))\" stop-color=\"\(SVGPaint.color(color.still))\"")
      if alpha.still[0] < 1 || alpha.moves {
        output.append(" stop-opacity=\"\(SVGPaint.text(alpha.still))\"")
      }
      guard color.moves || alpha.moves || location.moves else {
        output.append("/>")
        continue
      }
      output.append(">")
      SVGMotion(track: location).write("offset", to: &output, SVGPaint.text)
      SVGMotion(track: color).write("stop-color", to: &output, SVGPaint.color)
      SVGMotion(track: alpha).write("stop-opacity", to: &output, SVGPaint.text)
      output.append("</stop>")
    }
    output.append("</linearGradient>\n")
  }
}

extension Picture.PaintedGradient {
  /// A mask counts brightness; SwiftUI's counts opacity alone.
  fileprivate var inWhite: Self {
    var gradient = self
    func whiten(_ numbers: inout [Double]) {
      for index in numbers.indices where index % 4 < 3 { numbers[index] = 1 }
    }
    whiten(&gradient.colors.still)
    for stretch in gradient.colors.stretches.indices {
      for key in gradient.colors.stretches[stretch].keys.indices {
        whiten(&gradient.colors.stretches[stretch].keys[key].numbers)
      }
    }
    return gradient
  }
}
