/// Draws the shapes of a scene: a `<g data-view="INDEX">` for each copy of each view, in coordinates of the
/// screen.
struct SVGShapes {
  let picture: Picture
  let scene: Picture.Scene
  let prefix: String
  private let hierarchy: Hierarchy
  private let lettering: SVGLettering
  private let figures: SVGFigures
  /// Of another system than SkeletonView.
  private let paint: SVGPaint?

  init(_ picture: Picture, _ scene: Picture.Scene, prefix: String, isOnPage: Bool = false) {
    (self.picture, self.scene, self.prefix, hierarchy) = (picture, scene, prefix, picture.hierarchy)
    let inks = SVGInks(isDark: picture.colors.isDark, isOnPage: isOnPage)
    lettering = SVGLettering(prefix: prefix, inks: inks)
    figures = SVGFigures(prefix: prefix, inks: inks)
    paint = picture.inspection.outcome == nil ? nil : SVGPaint(picture, prefix: prefix)
  }

  var svg: String { svg(of: picture.shapes(of: scene)[...]) + bar }

  private func svg(of shapes: ArraySlice<Picture.Shape>) -> String {
    var open: [Int] = []
    var text = ""
    for shape in shapes {
      if let paint, shape.group != open.last { text += change(&open, to: shape.group, paint) }
      text += svg(of: shape) + "\n"
    }
    if let paint { text += change(&open, to: nil, paint) }
    return text
  }

  /// The navigation bar over the views, where one is known.
  private var bar: String {
    guard let bar = hierarchy.bar, bar.color != nil || !bar.title.isEmpty else { return "" }
    let frames = picture.frames(of: bar)
    let surface = bar.color.map { figures.svg(of: Surface(fill: .color($0)), in: frames.bar) } ?? ""
    var words = Words(text: bar.title, weight: 600, alignment: .center)
    if bar.isLarge { (words.size, words.weight, words.alignment) = (34, 700, .leading) }
    return surface + lettering.svg(of: words, in: frames.title) + "\n"
  }

  /// Of each shape, or of an outermost group with all that stands in it; the bar stays whatever changes below it.
  var texts: [String] {
    var rest = picture.shapes(of: scene)[...]
    var texts: [String] = []
    while let first = rest.first {
      let group = groups(around: first.group).first
      let count = group == nil ? 1 : rest.prefix { groups(around: $0.group).first == group }.count
      texts.append(svg(of: rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return texts
  }

  /// A group and those that it stands in, the outermost first.
  private func groups(around group: Int?) -> [Int] {
    sequence(first: group) { $0.map { picture.groups[$0].parent } }.prefix { $0 != nil }.compactMap(\.self)
      .reversed()
  }

  /// Closes groups that end before a shape, and opens those that begin.
  private func change(_ open: inout [Int], to group: Int?, _ paint: SVGPaint) -> String {
    let wanted = groups(around: group)
    let shared = zip(open, wanted).prefix { $0 == $1 }.count
    defer { open = wanted }
    return open[shared...].reversed().map(paint.end).joined() + wanted[shared...].map(paint.start).joined()
  }

  private func svg(of shape: Picture.Shape) -> String {
    let view = picture.number(of: shape.view).map { #" data-view="\#($0)""# } ?? ""
    let copy = shape.copy > 0 ? #" data-copy="\#(shape.copy)""# : ""
    let clip = shape.clip.map { #" clip-path="url(#\#(prefix)c\#($0))""# } ?? ""
    let opacity = shape.opacity < 1 ? #" opacity="\#(shape.opacity.svg)""# : ""
    let display = shape.isHidden ? #" display="none""# : ""
    let name = hierarchy.name(of: shape.view).escapedForTerminal.escapedInXML
    let surface = shape.surface.map { figures.svg(of: $0, in: shape.frame) } ?? ""
    return "<g\(view)\(copy)\(clip)\(opacity)\(display)><title>\(name)</title>"
      + "\(surface)\(content(of: shape))</g>"
  }

  private func content(of shape: Picture.Shape) -> String {
    switch shape.content {
    case .skeleton(let skeleton):
      return skeleton.rects.map { SVGElement.rect($0, class: prefix + "k", radius: skeleton.radius) }.joined()
    case .visible(let figure, let words): return svg(of: figure, words, words?.isName == true, shape)
    case .area(let area): return svg(of: area, in: shape)
    case .painted(let painted):
      let base = painted.base.map { figure, words in
        let isNamed = words?.isName == true
        return painted.isCover ? svg(of: .view, nil, isNamed, shape) : svg(of: figure, words, isNamed, shape)
      }
      return (base ?? "") + painted.layers.map { paint?.svg(of: $0) ?? "" }.joined()
    }
  }

  private func svg(of area: Picture.Area, in shape: Picture.Shape) -> String {
    let frame = shape.frame
    let isDrawn = scene == .before && shape.view > 0
    let rect = SVGElement.rect(frame.outlined, class: prefix + (isDrawn ? "c" : "a"))
    guard area == .row else { return rect }
    let start = "M\((frame.x + 16).svg) \((frame.bottom - 0.5).svg)"
    return rect + #"<path class="\#(prefix)c" d="\#(start)h\#(max(frame.width - 16, 0).svg)"/>"#
  }

  /// With its outline in what the hierarchy holds.
  ///
  /// - Parameter isNamed: its name stands in its middle.
  private func svg(
    of figure: Picture.Figure, _ words: Words?, _ isNamed: Bool, _ shape: Picture.Shape
  ) -> String {
    let radius = min(max(hierarchy.layer(of: shape.view)?.cornerRadius ?? 0, 0), 1_000)
    var text = figures.svg(of: figure, in: shape.frame, radius: radius, isNamed: isNamed)
    if case .control(let control, let state) = figure {
      text += control.captions(in: shape.frame, state).map { lettering.svg(of: $0, in: $1) }.joined()
    }
    let isOutlined = scene == .before
    text += SVGElement.rect(
      shape.frame.outlined, class: prefix + (isOutlined ? "o" : "a"), radius: isOutlined ? radius : 0)
    return text + (words.map { lettering.svg(of: $0, in: shape.frame) } ?? "")
  }
}
