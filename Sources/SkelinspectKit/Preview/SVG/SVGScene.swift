/// One screen of a picture: background, shapes, badges for what goes wrong.
struct SVGScene {
  let picture: Picture
  let scene: Picture.Scene
  let prefix: String

  private var theme: SVGTheme { picture.colors.isDark ? .dark : .light }
  private var frame: Rect { picture.screen }

  /// What the shapes of both scenes refer to.
  static func writeDefinitions(of picture: Picture, prefix: String, to output: inout OutputBuffer) {
    output.append("<defs><clipPath id=\"\(prefix)s\"><rect")
    output.append(picture.screen)
    output.append(" rx", picture.cornerRadius)
    output.append("/></clipPath>\n")
    writeClips(of: picture, from: 0, prefix: prefix, to: &output)
    if picture.hasHatches { SVGFigures.writePattern(prefix, to: &output) }
    if picture.inspection.outcome != nil {
      SVGPaint(picture, prefix: prefix).writeDefinitions(to: &output)
    }
    output.append("</defs>")
  }

  /// - Parameter first: those before it are written already.
  static func writeClips(of picture: Picture, from first: Int, prefix: String, to output: inout OutputBuffer)
  {
    let used = Set((picture.before + picture.after).lazy.compactMap(\.clip))
    for (number, clip) in zip(0..., picture.clips).dropFirst(first) where used.contains(number) {
      output.append("<clipPath id=\"\(prefix)c\(number)\"><rect")
      output.append(clip.rect, radius: clip.cornerRadius)
      output.append("/></clipPath>\n")
    }
  }

  func write(to output: inout OutputBuffer) {
    output.append("<rect fill=\"\(theme.screen)\"")
    output.append(frame)
    output.append(" rx", picture.cornerRadius)
    output.append("/>\n<g clip-path=\"url(#\(prefix)s)\">\n")
    if scene == .after, let crash = picture.crash {
      write(crash, to: &output)
    } else {
      SVGShapes(picture, scene, prefix: prefix).write(to: &output)
      SVGFold(picture: picture, prefix: prefix).write(to: &output)
      marks.writeOutlines(prefix, to: &output)
    }
    output.append("</g>\n<rect fill=\"none\" stroke=\"\(theme.bezel)\" stroke-width=\"2\"")
    output.append(frame.grown(by: 1))
    output.append(" rx", picture.cornerRadius + 1)
    output.append("/>\n")
    guard scene == .before || picture.crash == nil else { return }
    for badge in marks.badges {
      output.appendBadge(badge.number, isError: badge.severity == .error, prefix, x: badge.x, y: badge.y)
      output.append("\n")
    }
  }

  private var marks: SVGMarks {
    SVGMarks(picture: picture, scene: scene, radius: OutputBuffer.badgeRadius, maximum: SVGBlock.maximumMarks)
  }

  private func write(_ crash: Crash, to output: inout OutputBuffer) {
    let size = 12.0
    var lines = ["The app would crash here:"]
    for text in [crash.path, crash.reason] {
      lines += SVGText.lines(String(text.prefix(400)), fontSize: size, width: frame.width - 48).prefix(12)
    }
    var y = max(frame.height / 2 - Double(lines.count) * 9, 24)
    for (number, line) in zip(0..., lines) {
      output.appendText(
        line, class: prefix + (number == 0 ? "E" : "t"), x: 24, y: y, size: size)
      output.append("\n")
      y += 18
    }
  }
}

extension Picture {
  /// Points; a lone cell is no screen.
  var cornerRadius: Double { hierarchy.views.first?.family.hasContentView == true ? 0 : 18 }

  fileprivate var hasHatches: Bool {
    (before + after).contains { $0.content.isHatched || $0.surface?.fill == .unknown }
  }
}
