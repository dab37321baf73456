/// A hierarchy in an SVG file: both screens, its name, what goes wrong and what to know, one below the other.
struct SVGBlock {
  private static let margin = 24.0
  private static let gap = 28.0
  private static let captionHeight = 26.0
  /// Findings that are told, and have a badge.
  static let maximumMarks = 8

  private struct Line {
    let text: String
    let style: String
    let size: Double
    let x: Double
    let y: Double
    var badge: (number: Int, isError: Bool)?
  }

  let picture: Picture
  let prefix: String
  let width: Double
  private let lines: [Line]
  private let height: Double

  init(_ picture: Picture, prefix: String) {
    (self.picture, self.prefix) = (picture, prefix)
    let count = Double(picture.scenes.count)
    let screens = picture.scenes.map { picture.drawing(of: $0).picture.screen }
    width = Self.margin * 2 + screens.reduce(0) { $0 + $1.width } + Self.gap * (count - 1)
    let top = Self.margin + Self.captionHeight + (screens.map(\.height).max() ?? 0) + 32
    lines = Self.lines(under: picture, prefix: prefix, from: top, width: width - Self.margin * 2)
    height = (lines.last?.y ?? top) + Self.margin
  }

  /// Of some side by side.
  static func size(of blocks: some Collection<SVGBlock>) -> Size {
    Size(width: blocks.reduce(0) { $0 + $1.width }, height: blocks.map(\.height).max() ?? 0)
  }

  /// - Parameter height: of its row, in points.
  func write(to output: inout OutputBuffer, height: Double) {
    writePage(Rect(width: width, height: height), to: &output)
    Self.writeStyle(of: picture, prefix, to: &output)
    if let earlier = picture.earlier { Self.writeStyle(of: earlier.value, prefix + "b", to: &output) }
    var x = Self.margin
    for scene in picture.scenes {
      let drawing = picture.drawing(of: scene)
      let width = drawing.picture.screen.width
      let caption = SVGText.cut(picture.caption(of: scene), fontSize: 12, width: width + 20)
      output.appendText(caption, class: prefix + "t", x: x, y: Self.margin + 10, size: 12)
      output.append("\n<g data-scene=\"\(scene.rawValue)\" transform=\"translate(")
      output.append(points: x, Self.margin + Self.captionHeight)
      output.append(")\">\n")
      SVGScene(picture: drawing.picture, scene: drawing.scene, prefix: prefix + drawing.suffix)
        .write(to: &output)
      output.append("</g>\n")
      x += width + Self.gap
    }
    for line in lines { write(line, to: &output) }
  }

  /// What stands behind the screens.
  func writePage(_ rect: Rect, to output: inout OutputBuffer) {
    output.append("<rect fill=\"\((picture.colors.isDark ? SVGTheme.dark : .light).page)\"")
    output.append(rect)
    output.append("/>\n")
  }

  private static func writeStyle(of picture: Picture, _ prefix: String, to output: inout OutputBuffer) {
    let style = SVGStyle(
      colors: picture.colors, prefix: prefix, hasPlaceholders: picture.inspection.outcome != nil)
    let fold = picture.fold == nil ? "" : SVGFold.css(prefix, picture.colors.isDark ? .dark : .light)
    output.append("<style>\(style.css)\(fold)</style>\n")
    if !style.gradients.isEmpty { output.append("<defs>\(style.gradients)</defs>\n") }
    SVGScene.writeDefinitions(of: picture, prefix: prefix, to: &output)
    output.append("\n")
  }

  private func write(_ line: Line, to output: inout OutputBuffer) {
    if let badge = line.badge {
      output.appendBadge(badge.number, isError: badge.isError, prefix, x: line.x - 12, y: line.y - 4)
    }
    output.appendText(line.text, class: prefix + line.style, x: line.x, y: line.y, size: line.size)
    output.append("\n")
  }

  private static func lines(under picture: Picture, prefix: String, from top: Double, width: Double) -> [Line]
  {
    var y = top
    var lines: [Line] = []
    func add(_ text: String, _ style: String, size: Double, indent: Double = 0, badge: (Int, Bool)? = nil) {
      for (number, part) in zip(0..., SVGText.lines(text, fontSize: size, width: width - indent).prefix(6)) {
        lines.append(
          Line(
            text: part, style: style, size: size, x: margin + indent, y: y, badge: number == 0 ? badge : nil))
        y += size + 5
      }
    }
    add(picture.title, "h", size: 15)
    y += 2
    if let crash = picture.crash {
      add("the app would crash here: \(crash.path.shortened): \(crash.reason)", "E", size: 12)
    }
    let notes = picture.marks.notes
    for note in notes.prefix(maximumMarks) {
      let badge = note.number.map { ($0 + 1, note.severity == .error) }
      add(note.text, "t", size: 12, indent: 20, badge: badge)
    }
    let more = notes.count - maximumMarks
    if more > 0 {
      let command = "skelinspect \(picture.marks.command)"
      add("and \(more) more: `\(command)` lists them all", "t", size: 12, indent: 20)
    }
    for remark in picture.remarks.prefix(8) { add(remark, "t", size: 12) }
    return lines
  }
}
