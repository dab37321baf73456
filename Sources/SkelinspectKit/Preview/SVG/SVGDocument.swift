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

/// Numbers, rectangles, words and badges as SVG writes them.
extension Double {
  /// Of points, with up to three decimals; what is not a number is 0.
  var svg: String { isFinite ? ((min(max(self, -1e9), 1e9) * 1000).rounded() / 1000).jsonText : "0" }
}

extension Rect {
  /// The attributes ` x="…" y="…" width="…" height="…"`.
  var svg: String { #" x="\#(x.svg)" y="\#(y.svg)" width="\#(width.svg)" height="\#(height.svg)""# }

  /// With round corners, if it has some.
  func svg(radius: Double) -> String {
    let radius = min(radius, width / 2, height / 2)
    return radius > 0 ? #"\#(svg) rx="\#(radius.svg)""# : svg
  }
}

enum SVGElement {
  /// Points of `badge`.
  static let badgeRadius = 8.0

  /// - Parameter marked: by which a page hides it.
  static func rect(
    _ rect: Rect, class name: String, radius: Double = 0, marked severity: Diagnostic.Severity? = nil
  ) -> String {
    let mark = severity.map { #" data-mark="\#($0.rawValue)""# } ?? ""
    return #"<rect class="\#(name)"\#(mark)\#(rect.svg(radius: radius))/>"#
  }

  /// - Parameter text: from anywhere; it is escaped here.
  static func text(
    _ text: String, class name: String, x: Double, y: Double, size: Double, more: String = ""
  ) -> String {
    let place = #"x="\#(x.svg)" y="\#(y.svg)" font-size="\#(size.svg)""#
    return #"<text class="\#(name)" \#(place)\#(more)>\#(text.escapedInXML)</text>"#
  }

  /// A number in a circle.
  static func badge(_ number: Int, isError: Bool, _ prefix: String, x: Double, y: Double) -> String {
    let place = #"cx="\#(x.svg)" cy="\#(y.svg)" r="\#(badgeRadius.svg)""#
    return #"<circle class="\#(prefix)\#(isError ? "E" : "W")" \#(place)/>"#
      + text("\(number)", class: prefix + "n", x: x, y: y, size: 10, more: #" dy=".35em""#)
  }
}

/// Words in a picture: where they are cut and broken.
enum SVGText {
  static let fontFamily = "-apple-system,'Helvetica Neue',Arial,sans-serif"

  /// Of a letter's height, as far as one can know without the font.
  private static let letterWidth = 0.56

  /// A text without its control characters, cut to a width in points; empty where not even two letters fit.
  static func cut(_ text: String, fontSize: Double, width: Double) -> String {
    var room = width / (fontSize * letterWidth)
    guard room >= 2 else { return "" }
    var result = ""
    for character in text {
      guard let scalar = character.unicodeScalars.first, !scalar.isUnsafeOnTerminals else {
        if !result.hasSuffix(" ") { result += " " }
        continue
      }
      let cells = Double(max(scalar.cellWidth, 1))
      if room < cells + 1, result.utf8.count + String(character).utf8.count < text.utf8.count {
        return result + "…"
      }
      // A letter may carry a thousand marks.
      for scalar in character.unicodeScalars.prefix(8) { result.unicodeScalars.append(scalar) }
      room -= cells
    }
    return result
  }

  /// A sentence in lines of at most that many points.
  static func lines(_ text: String, fontSize: Double, width: Double) -> [String] {
    text.wrappedLines(of: max(Int(width / (fontSize * 0.52)), 12))
  }
}

/// The line where a device's screen ends, in a screen that is drawn as long as what it holds.
enum SVGFold {
  static func css(_ prefix: String, _ theme: SVGTheme) -> String {
    ".\(prefix)f{stroke:\(theme.faintWords);stroke-dasharray:6 4}"
  }

  static func svg(of picture: Picture, prefix: String) -> String {
    guard let fold = picture.fold else { return "" }
    let width = picture.screen.width
    let words = SVGElement.text(
      "the screen ends here", class: prefix + "t", x: width - 8, y: fold - 4, size: 10,
      more: #" text-anchor="end""#)
    return #"<path class="\#(prefix)f" d="M0 \#(fold.svg)h\#(width.svg)"/>\#(words)"# + "\n"
  }
}
