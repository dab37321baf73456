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

  var svg: String { gradients.map { svg(of: $0) + "\n" }.joined() }

  private func svg(of gradient: Picture.PaintedGradient) -> String {
    let stops = (0..<gradient.stopCount).map { stop in
      let color = gradient.colors[stop * 4..<stop * 4 + 3]
      let alpha = gradient.colors[stop * 4 + 3..<stop * 4 + 4]
      let location = gradient.locations[stop..<stop + 1]
      let isClear = alpha.still[0] < 1 || alpha.moves
      let opacity = isClear ? #" stop-opacity="\#(SVGPaint.text(alpha.still))""# : ""
      let motion =
        location.svg("offset", SVGPaint.text) + color.svg("stop-color", SVGPaint.color)
        + alpha.svg("stop-opacity", SVGPaint.text)
      return #"<stop offset="\#(SVGPaint.text(location.still))" stop-color="\#(SVGPaint.color(color.still))""#
        + opacity + (motion.isEmpty ? "/>" : ">\(motion)</stop>")
    }
    return SVGGradient.linear(
      id(of: gradient), from: gradient.start, to: gradient.end, stops.joined(), SVGPaint.text)
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
