/// One screen of a picture: background, shapes, badges for what goes wrong.
struct SVGScene {
  let picture: Picture
  let scene: Picture.Scene
  let prefix: String

  /// What the shapes of both scenes refer to.
  static func definitions(of picture: Picture, prefix: String) -> String {
    let paint = picture.inspection.outcome == nil ? "" : SVGPaint(picture, prefix: prefix).definitions
    return """
      <defs><clipPath id="\(prefix)s"><rect\(picture.screen.svg) rx="\(picture.cornerRadius.svg)"/></clipPath>
      \(clips(of: picture, from: 0, prefix: prefix))\(picture.hasHatches ? SVGFigures.pattern(prefix) : "")\
      \(paint)</defs>
      """
  }

  /// - Parameter first: those before it are written already.
  static func clips(of picture: Picture, from first: Int, prefix: String) -> String {
    let used = Set((picture.before + picture.after).lazy.compactMap(\.clip))
    return zip(0..., picture.clips).dropFirst(first).filter { used.contains($0.0) }.map { number, clip in
      let rect = clip.rect.svg(radius: clip.cornerRadius)
      return #"<clipPath id="\#(prefix)c\#(number)"><rect\#(rect)/></clipPath>"# + "\n"
    }.joined()
  }

  var svg: String {
    let theme = picture.colors.isDark ? SVGTheme.dark : .light
    let crash = scene == .after ? picture.crash : nil
    let marks = SVGMarks(
      picture: picture, scene: scene, radius: SVGElement.badgeRadius, maximum: PictureMarks.maximumNotes)
    let badges = crash == nil ? marks.badges : []
    let drawn =
      crash.map(words) ?? SVGShapes(picture, scene, prefix: prefix).svg
      + SVGFold.svg(of: picture, prefix: prefix) + marks.outlines(prefix)
    return """
      <rect fill="\(theme.screen)"\(picture.screen.svg) rx="\(picture.cornerRadius.svg)"/>
      <g clip-path="url(#\(prefix)s)">
      \(drawn)</g>
      <rect fill="none" stroke="\(theme.bezel)" stroke-width="2"\(picture.screen.grown(by: 1).svg) \
      rx="\((picture.cornerRadius + 1).svg)"/>
      \(badges.map { $0.svg(prefix) + "\n" }.joined())
      """
  }

  private func words(_ crash: Crash) -> String {
    let (size, frame) = (12.0, picture.screen)
    var lines = ["The app would crash here:"]
    for text in [crash.path, crash.reason] {
      lines += SVGText.lines(String(text.prefix(400)), fontSize: size, width: frame.width - 48).prefix(12)
    }
    let top = max(frame.height / 2 - Double(lines.count) * 9, 24)
    return zip(0..., lines).map { number, line in
      SVGElement.text(
        line, class: prefix + (number == 0 ? "E" : "t"), x: 24, y: top + Double(number) * 18, size: size)
        + "\n"
    }.joined()
  }
}

extension Picture {
  /// Points; a lone cell is no screen.
  var cornerRadius: Double { hierarchy.views.first?.family.hasContentView == true ? 0 : 18 }

  fileprivate var hasHatches: Bool {
    (before + after).contains { $0.content.isHatched || $0.surface?.fill == .unknown }
  }
}
