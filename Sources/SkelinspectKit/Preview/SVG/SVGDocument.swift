extension Picture {
  /// Both scenes of some hierarchies side by side, their names and what goes wrong under them.
  package static func svg(of pictures: [Picture]) -> String {
    var output = OutputBuffer()
    let blocks = zip(0..., pictures.map(\.withoutUnseenShapes)).map { number, picture in
      SVGBlock(picture, prefix: pictures.count == 1 ? "p" : "p\(number)")
    }
    let size = SVGBlock.size(of: blocks)
    let title = pictures.map(\.title).prefix(5).joined(separator: ", ").escapedInXML
    output.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    output.append(" width", size.width)
    output.append(" height", size.height)
    output.append(" viewBox=\"0 0 ")
    output.append(points: size.width, size.height)
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

extension Picture {
  /// What stands over a screen.
  func caption(of scene: Scene) -> String {
    guard scene == .after, let moment else { return scene.caption }
    return "what a user sees \(moment)"
  }
}

extension Picture.Scene {
  /// What stands over a screen.
  var caption: String {
    switch self {
    case .before: "what the hierarchy holds"
    case .after: "what a user sees while it loads"
    }
  }
}
