extension Picture {
  /// One scene of a picture as an `<svg>` of the screen's size.
  package func svg(_ scene: Scene, _ settings: SVGSettings = SVGSettings()) -> String {
    var output = OutputBuffer()
    let style = SVGStyle(colors: colors, prefix: settings.prefix)
    let (width, height) = ((screen.width + 4).jsonText, (screen.height + 4).jsonText)
    output.append("<svg")
    if settings.isStandalone {
      output.append(" xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"")
    }
    // The bezel stands outside the screen.
    output.append(" viewBox=\"-2 -2 \(width) \(height)\" role=\"img\">")
    output.append("<title>\(title.escapedInXML): \(scene.caption)</title>\n")
    output.append("<style>\(style.css)</style>\n")
    output.append("<defs>\(style.gradients)</defs>\n")
    SVGScene.writeDefinitions(of: self, prefix: settings.prefix, to: &output)
    output.append("\n<g data-scene=\"\(scene.rawValue)\">\n")
    SVGScene(picture: self, scene: scene, prefix: settings.prefix).write(to: &output)
    output.append("</g></svg>\n")
    return output.text
  }

  /// Both scenes of some hierarchies side by side, their names and what goes wrong under them.
  package static func svg(of pictures: [Picture], _ settings: SVGSettings = SVGSettings()) -> String {
    var output = OutputBuffer()
    let blocks = zip(0..., pictures).map { number, picture in
      SVGBlock(picture, prefix: pictures.count == 1 ? settings.prefix : "\(settings.prefix)\(number)")
    }
    let size = SVGBlock.size(of: blocks)
    let title = pictures.map(\.title).prefix(5).joined(separator: ", ").escapedInXML
    output.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    output.append(" width", size.width)
    output.append(" height", size.height)
    output.append(" viewBox=\"0 0 ")
    output.append(points: size.width)
    output.append(" ")
    output.append(points: size.height)
    output.append("\" role=\"img\"><title>\(title)</title>\n")
    var x = 0.0
    for block in blocks {
      output.append("<g transform=\"translate(")
      output.append(points: x)
      output.append(" 0)\">\n")
      block.write(to: &output, height: size.height)
      output.append("</g>\n")
      x += block.width
    }
    output.append("</svg>\n")
    return output.text
  }
}

extension Picture.Scene {
  /// What stands over a screen.
  package var caption: String {
    switch self {
    case .before: "what the hierarchy holds"
    case .after: "what a user sees while it loads"
    }
  }
}
