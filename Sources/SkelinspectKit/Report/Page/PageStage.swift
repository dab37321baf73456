/// Both pictures of a hierarchy in HTML, in colours that follow the page: one set of shapes for light and
/// dark and every style.
struct PageStage {
  let picture: Picture
  /// Begins every id.
  let id: String
  /// The file says so: it is dark on a light page too, unless the reader chooses light.
  let isDark: Bool

  var html: String {
    let time = picture.motion.time == nil ? "data-until=\"\(until.jsonText)\"" : "data-still"
    let style =
      picture.inspection.outcome == nil ? " data-style=\"\(picture.colors.style.rawValue)\"" : ""
    let figures = picture.scenes.map { side in
      let (picture, scene, suffix) = picture.drawing(of: side)
      let stage = PageStage(picture: picture, id: id + suffix, isDark: isDark)
      let caption = self.picture.caption(of: side).inHTML
      let inks = suffix.isEmpty ? "" : " style=\"\(stage.inks)\""
      return """
        <figure class="\(side.rawValue)"\(inks)><figcaption>\(caption)</figcaption>
        \(suffix.isEmpty ? "" : stage.definitions)\(stage.device(scene, caption))</figure>

        """
    }
    return """
      <div class="stage" \(time) data-mode="pair"\(style)\(isDark ? " data-dark" : "") \
      style="--w:\(whole(picture.screen.width));--h:\(whole(picture.fold ?? picture.screen.height));\
      --round:\(picture.cornerRadius > 0 ? 1 : 0);--fade:\(picture.colors.transition.jsonText)s;\(inks)">
      \(definitions)\(figures.joined())<label class="slider controls" hidden>\
      <span class="hidden-text">How much of the skeleton shows</span>\
      <input type="range" min="0" max="100" value="50"></label>
      </div>

      """
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

  private var definitions: String {
    """
    <svg class="definitions" width="0" height="0" aria-hidden="true" focusable="false">\
    <defs>\(gradients(colors(isDark: false), colors(isDark: true)))</defs>\
    \(SVGScene.definitions(of: picture, prefix: id))</svg>

    """
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

  private func device(_ scene: Picture.Scene, _ caption: String) -> String {
    let crash = scene == .after ? picture.crash : nil
    let marks = SVGMarks(onPage: picture, scene)
    let drawn =
      crash != nil
      ? ""
      : SVGShapes(picture, scene, prefix: id, isOnPage: true).svg + SVGFold.svg(of: picture, prefix: id)
        + marks.outlines(id, isOnPage: true)
    let why = crash.map { Self.html(ofCrash: $0.reason, at: $0.path.shortened) }
    return """
      <div class="device">\(Self.svg(picture.screen, caption))<g clip-path="url(#\(id)s)">
      \(drawn)<g class="halo"></g></g>
      \(crash == nil ? marks.html : "")</svg>\(why ?? "")</div>
      """
  }

  /// The beginning of a screen.
  static func svg(_ screen: Rect, _ caption: String) -> String {
    #"<svg viewBox="0 0 \#(screen.width.svg) \#(screen.height.svg)" role="img" aria-label="\#(caption)" focusable="false">"#
  }

  /// What stands in place of a screen.
  ///
  /// - Parameter view: at which the app would crash; nil where a limit ends the replay, and the app goes on.
  static func html(ofCrash reason: String, at view: String?) -> String {
    let title = view == nil ? "The replay ends here." : "The app would crash here."
    let place = view.map { "<code>\($0.inHTML)</code><br>" } ?? ""
    return "<p class=\"crash\"><b>\(title)</b><br>\(place)\(String(reason.prefix(600)).inHTML)</p>"
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
    let colors = (0..<count).map { pair(light.stop($0), dark.stop($0)) }
    return SVGGradient.even(id + "g", colors, SVGGradient.still)
      + SVGGradient.even(id + "m", colors, light.slide)
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

extension SVGMarks {
  /// As large as the style sheet makes them in a picture at two thirds of its size.
  init(onPage picture: Picture, _ scene: Picture.Scene) {
    self.init(picture: picture, scene: scene, radius: 13)
  }

  /// The badges, which a page hides and shows.
  var html: String {
    badges.map { badge in
      let view = badge.view.map { #" data-view="\#($0)""# } ?? ""
      return #"<g class="mark mark-\#(badge.severity.pageClass)"\#(view)>"#
        + #"<circle cx="\#(badge.x.svg)" cy="\#(badge.y.svg)"/>"#
        + #"<text x="\#(badge.x.svg)" y="\#(badge.y.svg)" dy=".35em">\#(badge.number)</text></g>"# + "\n"
    }.joined()
  }
}
