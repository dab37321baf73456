/// A hierarchy in an SVG file: both screens, its name, what goes wrong and what to know, one below the other.
struct SVGBlock {
  private static let margin = 24.0
  private static let gap = 28.0
  private static let captionHeight = 26.0

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
  func svg(height: Double) -> String {
    var text = page(Rect(width: width, height: height)) + Self.style(of: picture, prefix)
    if let earlier = picture.earlier { text += Self.style(of: earlier.value, prefix + "b") }
    var x = Self.margin
    for side in picture.scenes {
      let (picture, scene, suffix) = self.picture.drawing(of: side)
      let width = picture.screen.width
      let caption = SVGText.cut(self.picture.caption(of: side), fontSize: 12, width: width + 20)
      text += """
        \(SVGElement.text(caption, class: prefix + "t", x: x, y: Self.margin + 10, size: 12))
        <g data-scene="\(side.rawValue)" transform="translate(\(x.svg) \((Self.margin + Self.captionHeight).svg))">
        \(SVGScene(picture: picture, scene: scene, prefix: prefix + suffix).svg)</g>

        """
      x += width + Self.gap
    }
    return text + lines.map(svg).joined()
  }

  /// What stands behind the screens.
  func page(_ rect: Rect) -> String {
    #"<rect fill="\#((picture.colors.isDark ? SVGTheme.dark : .light).page)"\#(rect.svg)/>"# + "\n"
  }

  private static func style(of picture: Picture, _ prefix: String) -> String {
    let style = SVGStyle(
      colors: picture.colors, prefix: prefix, hasPlaceholders: picture.inspection.outcome != nil)
    let fold = picture.fold == nil ? "" : SVGFold.css(prefix, picture.colors.isDark ? .dark : .light)
    let gradients = style.gradients.isEmpty ? "" : "<defs>\(style.gradients)</defs>\n"
    return "<style>\(style.css)\(fold)</style>\n\(gradients)"
      + SVGScene.definitions(of: picture, prefix: prefix) + "\n"
  }

  private func svg(of line: Line) -> String {
    let badge = line.badge.map {
      SVGElement.badge($0.number, isError: $0.isError, prefix, x: line.x - 12, y: line.y - 4)
    }
    let words = SVGElement.text(
      line.text, class: prefix + line.style, x: line.x, y: line.y, size: line.size)
    return (badge ?? "") + words + "\n"
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
    if let crash = picture.crashText { add(crash, "E", size: 12) }
    for note in picture.marks.notes.prefix(PictureMarks.maximumNotes) {
      let badge = note.number.map { ($0 + 1, note.severity == .error) }
      add(note.text, "t", size: 12, indent: 20, badge: badge)
    }
    if let rest = picture.marks.rest { add(rest, "t", size: 12, indent: 20) }
    for remark in picture.remarks.prefix(8) { add(remark, "t", size: 12) }
    return lines
  }
}
