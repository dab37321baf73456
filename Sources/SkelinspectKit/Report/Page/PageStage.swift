/// Both pictures of a hierarchy in HTML, in colours that follow the page: one set of shapes for light and
/// dark and every style.
struct PageStage {
  let picture: Picture
  /// Begins every id.
  let id: String
  /// The file says so: it is dark on a light page too, unless the reader chooses light.
  let isDark: Bool

  var html: String {
    var output = OutputBuffer()
    let time = picture.motion.time == nil ? "data-until=\"\(until.jsonText)\"" : "data-still"
    output.append("<div class=\"stage\" \(time) data-mode=\"pair\"")
    if picture.inspection.outcome == nil { output.append(" data-style=\"\(picture.colors.style.rawValue)\"") }
    if isDark { output.append(" data-dark") }
    output.append(
      " style=\"--w:\(whole(picture.screen.width));--h:\(whole(picture.fold ?? picture.screen.height));"
        + "--round:\(picture.cornerRadius > 0 ? 1 : 0);--fade:\(picture.colors.transition.jsonText)s;\(inks)\">\n"
    )
    writeDefinitions(to: &output)
    for side in picture.scenes {
      let drawing = picture.drawing(of: side)
      let stage = PageStage(picture: drawing.picture, id: id + drawing.suffix, isDark: isDark)
      output.append("<figure class=\"\(side.rawValue)\"")
      if !drawing.suffix.isEmpty { output.append(" style=\"\(stage.inks)\"") }
      let caption = picture.caption(of: side).inHTML
      output.append("><figcaption>\(caption)</figcaption>\n")
      if !drawing.suffix.isEmpty { stage.writeDefinitions(to: &output) }
      stage.write(drawing.scene, caption, to: &output)
    }
    output.append("<label class=\"slider controls\" hidden><span class=\"hidden-text\">How much of the ")
    output.append("skeleton shows</span><input type=\"range\" min=\"0\" max=\"100\" value=\"50\"></label>\n")
    output.append("</div>\n")
    return output.text
  }

  /// What the style sheet paints skeletons with.
  private var inks: String {
    let (light, dark) = (colors(isDark: false), colors(isDark: true))
    return
      "--k:\(pair(light.solid, dark.solid));\(pulse(light, dark))--still:url(#\(id)g);--slide:url(#\(id)m)"
  }

  /// Of a skeleton that neither moves nor has a gradient.
  var ink: String {
    let colors = [false, true].map(colors).map { $0.isGradient ? $0.stop(0) : $0.solid }
    return pair(colors[0], colors[1])
  }

  private func writeDefinitions(to output: inout OutputBuffer) {
    output.append(
      "<svg class=\"definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\">")
    output.append("<defs>\(gradients(colors(isDark: false), colors(isDark: true)))</defs>")
    SVGScene.writeDefinitions(of: picture, prefix: id, to: &output)
    output.append("</svg>\n")
  }

  /// Seconds of the time line.
  private var until: Double { picture.inspection.outcome == nil ? Self.skeletonSpan : picture.motion.span }

  /// As long as pulse and slide take to end together.
  private static let skeletonSpan = 6.0

  /// The pulse in CSS, or the colour that it has in a still.
  private func pulse(_ light: PictureColors, _ dark: PictureColors) -> String {
    guard let pulse = SVGPulse(light), let darkPulse = SVGPulse(dark) else {
      return "--p:\(pair(Color(numbers: light.pulse.still), Color(numbers: dark.pulse.still)));"
    }
    return "--p:\(pair(pulse.color, darkPulse.color));--pulse:pulse \(pulse.animation);"
  }

  private func write(_ scene: Picture.Scene, _ caption: String, to output: inout OutputBuffer) {
    output.append("<div class=\"device\"><svg viewBox=\"0 0 ")
    output.append(points: picture.screen.width, picture.screen.height)
    output.append(
      "\" role=\"img\" aria-label=\"\(caption)\" focusable=\"false\"><g clip-path=\"url(#\(id)s)\">\n")
    let isCrash = scene == .after && picture.crash != nil
    if !isCrash {
      SVGShapes(picture, scene, prefix: id, isOnPage: true).write(to: &output)
      SVGFold(picture: picture, prefix: id).write(to: &output)
      marks(in: scene).writeOutlines(id, isOnPage: true, to: &output)
    }
    output.append("<g class=\"halo\"></g></g>\n")
    if !isCrash { Self.write(marks(in: scene).badges, to: &output) }
    output.append("</svg>")
    if isCrash, let crash = picture.crash {
      output.append("<p class=\"crash\"><b>The app would crash here.</b><br>")
      output.append(
        "<code>\(crash.path.shortened.inHTML)</code><br>\(String(crash.reason.prefix(600)).inHTML)</p>")
    }
    output.append("</div></figure>\n")
  }

  private func marks(in scene: Picture.Scene) -> SVGMarks {
    // As large as the style sheet makes them in a picture at two thirds of its size.
    SVGMarks(picture: picture, scene: scene, radius: 13)
  }

  static func write(_ badges: [SVGMarks.Badge], to output: inout OutputBuffer) {
    for badge in badges {
      let view = badge.view.map { " data-view=\"\($0)\"" } ?? ""
      output.append("<g class=\"mark mark-\(badge.severity.pageClass)\"\(view)><circle")
      output.append(" cx", badge.x)
      output.append(" cy", badge.y)
      output.append("/><text")
      output.append(" x", badge.x)
      output.append(" y", badge.y)
      output.append(" dy=\".35em\">\(badge.number)</text></g>\n")
    }
  }

  private func colors(isDark: Bool) -> PictureColors {
    var hierarchy = picture.hierarchy
    hierarchy.environment.isDark = isDark
    return PictureColors(
      hierarchy, style: picture.colors.style, direction: picture.colors.direction, time: picture.motion.time)
  }

  /// At rest and sliding.
  private func gradients(_ light: PictureColors, _ dark: PictureColors) -> String {
    let count = max(light.gradient.count, dark.gradient.count)
    let gradient = SVGGradient(colors: (0..<count).map { pair(light.stop($0), dark.stop($0)) })
    return gradient.still(id + "g") + gradient.sliding(id + "m", light.slide)
  }

  private func pair(_ light: Color, _ dark: Color) -> String {
    "light-dark(\(light.cssText),\(dark.cssText))"
  }

  private func whole(_ number: Double) -> String { "\(Int(number.rounded(.up)))" }
}

extension PictureColors {
  /// Of its gradient, which may have fewer in the other appearance.
  fileprivate func stop(_ index: Int) -> Color {
    gradient.indices.contains(index) ? gradient[index] : gradient.last ?? solid
  }
}
