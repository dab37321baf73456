extension Picture {
  /// Screens in a row of a file.
  private static let screensPerRow = 4

  /// Both scenes of some hierarchies in rows, their names and what goes wrong under them; those without a skeleton
  /// come last.
  package static func svg(of pictures: [Picture]) -> String {
    var output = OutputBuffer()
    let pictures = pictures.filter(\.hasSkeleton) + pictures.filter { !$0.hasSkeleton }
    let blocks = zip(0..., pictures.map(\.withoutUnseenShapes)).map { number, picture in
      SVGBlock(picture, prefix: pictures.count == 1 ? "p" : "p\(number)")
    }
    let perRow = screensPerRow / max(pictures.first?.scenes.count ?? 1, 1)
    let rows = stride(from: 0, to: blocks.count, by: perRow).map { blocks[$0...].prefix(perRow) }
    let sizes = rows.map { SVGBlock.size(of: $0) }
    let title = pictures.map(\.title).prefix(5).joined(separator: ", ").escapedInXML
    let width = sizes.map(\.width).max() ?? 100
    let height = sizes.isEmpty ? 100 : sizes.reduce(0) { $0 + $1.height }
    output.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    output.append(" width", width)
    output.append(" height", height)
    output.append(" viewBox=\"0 0 ")
    output.append(points: width, height)
    output.append("\" role=\"img\"><title>\(title)</title>\n")
    var y = 0.0
    for (row, size) in zip(rows, sizes) {
      var x = 0.0
      for block in row {
        output.append("<g transform=\"translate(")
        output.append(points: x, y)
        output.append(")\">\n")
        block.write(to: &output, height: size.height)
        output.append("</g>\n")
        x += block.width
      }
      if x < width {
        row.last?.writePage(Rect(x: x, y: y, width: width - x, height: size.height), to: &output)
      }
      y += size.height
    }
    output.append("</svg>\n")
    return output.text
  }

  var hasSkeleton: Bool {
    inspection.coverage.contains { $0.role == .lines || $0.role == .block }
  }
}

extension Picture {
  /// What stands over a screen.
  func caption(of scene: Scene) -> String {
    if earlier != nil { return "while it loads, in \(scene == .before ? fileNames.old : fileNames.new)" }
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
