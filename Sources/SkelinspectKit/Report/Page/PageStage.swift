/// Both pictures of a hierarchy in HTML, in colours that follow the page: one set of shapes for light and
/// dark and every style.
struct PageStage {
  private static let cornerRadius = 18.0

  private let picture: Picture
  private let hierarchy: Hierarchy
  private let id: String
  private let isDark: Bool

  init(_ picture: Picture, _ hierarchy: Hierarchy, _ id: String, isDark: Bool) {
    (self.picture, self.hierarchy, self.id, self.isDark) = (picture, hierarchy, id, isDark)
  }

  var html: String {
    var output = OutputBuffer()
    let light = colors(isDark: false)
    let dark = colors(isDark: true)
    output.append("<div class=\"stage\" data-mode=\"pair\" data-style=\"\(picture.colors.style.rawValue)\"")
    if isDark { output.append(" data-dark") }
    output.append(
      " style=\"--w:\(whole(picture.screen.width));--h:\(whole(picture.screen.height));"
        + "--fade:\(picture.colors.transition.jsonText)s;--k:\(pair(light.solid, dark.solid));"
        + "--p:\(pair(light.pulse, dark.pulse));--still:url(#\(id)g);--slide:url(#\(id)m)\">\n")
    output.append(
      "<svg class=\"definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\">")
    output.append("<defs>\(PageGradient(id: id, light: light, dark: dark).definitions)</defs>")
    SVGScene.writeDefinitions(of: picture, prefix: id, to: &output)
    output.append("</svg>\n")
    for scene in Picture.Scene.allCases { write(scene, to: &output) }
    output.append("<label class=\"slider controls\" hidden><span class=\"hidden-text\">How much of the ")
    output.append("skeleton shows</span><input type=\"range\" min=\"0\" max=\"100\" value=\"50\"></label>\n")
    output.append("</div>\n")
    return output.text
  }

  private func write(_ scene: Picture.Scene, to output: inout OutputBuffer) {
    output.append("<figure class=\"\(scene.rawValue)\"><figcaption>\(scene.caption)</figcaption>\n")
    output.append("<div class=\"device\"><svg viewBox=\"0 0 ")
    output.append(points: picture.screen.width)
    output.append(" ")
    output.append(points: picture.screen.height)
    output.append(
      "\" role=\"img\" aria-label=\"\(scene.caption)\" focusable=\"false\"><g clip-path=\"url(#\(id)s)\">\n")
    let isCrash = scene == .after && picture.crash != nil
    if !isCrash { SVGShapes(picture, scene, prefix: id).write(to: &output) }
    output.append("<g class=\"halo\"></g></g>\n")
    if !isCrash { writeBadges(of: scene, to: &output) }
    output.append("</svg>")
    if isCrash, let crash = picture.crash {
      output.append("<p class=\"crash\"><b>The app would stop here.</b><br>")
      output.append(
        "<code>\(crash.path.shortened.inHTML)</code><br>\(String(crash.reason.prefix(600)).inHTML)</p>")
    }
    output.append("</div></figure>\n")
  }

  /// Beside the upper right corner of every view that a finding is about.
  private func writeBadges(of scene: Picture.Scene, to output: inout OutputBuffer) {
    let screen = picture.screen
    var taken: Set<[Int]> = []
    for shape in picture.shapes(of: scene) where shape.copy == 0 {
      guard let number = picture.markNumbers[shape.view], number < Picture.maximumBadges else { continue }
      let severity = picture.severity(of: shape.view) ?? .note
      output.append("<g class=\"mark mark-\(severity.pageClass)\" data-view=\"\(shape.view)\"><circle")
      var x = min(max(shape.frame.right - 5, 11), max(screen.width - 11, 0))
      let y = min(max(shape.frame.y + 5, 11), max(screen.height - 11, 0))
      // Beside one another where several views have the same corner.
      while x > 31, !taken.insert([Int(x / 16), Int(y / 16)]).inserted { x -= 20 }
      output.append(" cx", x)
      output.append(" cy", y)
      output.append(" r=\"9.5\"/><text")
      output.append(" x", x)
      output.append(" y", y + 4)
      output.append(">\(number + 1)</text></g>\n")
    }
  }

  private func colors(isDark: Bool) -> PictureColors {
    var hierarchy = hierarchy
    hierarchy.environment.isDark = isDark
    return PictureColors(hierarchy, style: picture.colors.style, direction: picture.colors.direction)
  }

  private func pair(_ light: Color, _ dark: Color) -> String {
    "light-dark(\(light.cssText),\(dark.cssText))"
  }

  private func whole(_ number: Double) -> String { "\(Int(number.rounded(.up)))" }
}

/// The gradients of a picture, at rest and sliding, in the colours of both appearances.
struct PageGradient {
  let id: String
  let light: PictureColors
  let dark: PictureColors

  var definitions: String { gradient("g", .still, moving: "") + gradient("m", slide.from, moving: animation) }

  private var slide: (from: GradientPoints, to: GradientPoints) { GradientPoints.slide(light.direction) }

  /// 1.5 seconds, ease-in (rule G4).
  private var animation: String {
    let (from, to) = slide
    let values = [
      ("x1", from.x1, to.x1), ("y1", from.y1, to.y1), ("x2", from.x2, to.x2), ("y2", from.y2, to.y2),
    ]
    return values.filter { $0.1 != $0.2 }.map { name, start, end in
      "<animate attributeName=\"\(name)\" values=\"\(start.jsonText);\(end.jsonText)\" dur=\"1.5s\""
        + " calcMode=\"spline\" keyTimes=\"0;1\" keySplines=\".42 0 1 1\" repeatCount=\"indefinite\"/>"
    }.joined()
  }

  private var stops: String {
    let count = max(light.gradient.count, dark.gradient.count)
    return (0..<count).map { index in
      let offset = (Double(index) / Double(max(count - 1, 1))).jsonText
      let (bright, dim) = (color(index, of: light), color(index, of: dark))
      return "<stop offset=\"\(offset)\" style=\"stop-color:light-dark(\(bright),\(dim))\"/>"
    }.joined()
  }

  private func color(_ index: Int, of colors: PictureColors) -> String {
    (colors.gradient.indices.contains(index) ? colors.gradient[index] : colors.gradient.last ?? colors.solid)
      .cssText
  }

  private func gradient(_ letter: String, _ points: GradientPoints, moving: String) -> String {
    "<linearGradient id=\"\(id)\(letter)\" x1=\"\(points.x1.jsonText)\" y1=\"\(points.y1.jsonText)\""
      + " x2=\"\(points.x2.jsonText)\" y2=\"\(points.y2.jsonText)\">\(moving)\(stops)</linearGradient>"
  }
}
