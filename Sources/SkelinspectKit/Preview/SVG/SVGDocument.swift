extension Picture {
  /// Screens in a row of a file.
  private static let screensPerRow = 4

  /// Both scenes of some hierarchies in rows, their names and what goes wrong under them; those without a skeleton
  /// come last.
  package static func svg(of pictures: [Picture]) -> String {
    let pictures = pictures.filter(\.hasSkeleton) + pictures.filter { !$0.hasSkeleton }
    let blocks = zip(0..., pictures).map { number, picture in
      SVGBlock(picture, prefix: pictures.count == 1 ? "p" : "p\(number)")
    }
    let perRow = screensPerRow / max(pictures.first?.scenes.count ?? 1, 1)
    let rows = stride(from: 0, to: blocks.count, by: perRow).map { blocks[$0...].prefix(perRow) }
    let sizes = rows.map { SVGBlock.size(of: $0) }
    let title = pictures.map(\.title).prefix(5).joined(separator: ", ").escapedInXML
    let width = sizes.map(\.width).max() ?? 100
    let height = sizes.isEmpty ? 100 : sizes.reduce(0) { $0 + $1.height }
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width.svg)" height="\(height.svg)" \
      viewBox="0 0 \(width.svg) \(height.svg)" role="img"><title>\(title)</title>

      """
    var y = 0.0
    for (row, size) in zip(rows, sizes) {
      var x = 0.0
      for block in row {
        text += """
          <g transform="translate(\(x.svg) \(y.svg))">
          \(block.svg(height: size.height))</g>

          """
        x += block.width
      }
      if x < width {
        text += row.last?.page(Rect(x: x, y: y, width: width - x, height: size.height)) ?? ""
      }
      y += size.height
    }
    return text + "</svg>\n"
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
