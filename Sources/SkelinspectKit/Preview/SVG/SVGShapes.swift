/// Draws the shapes of a scene: a `<g data-view="INDEX">` for each copy of each view, in coordinates of the
/// screen.
struct SVGShapes {
  let picture: Picture
  let scene: Picture.Scene
  let prefix: String
  private let hierarchy: Hierarchy
  private let skeletonClass, outlineClass, areaClass, containerClass: String
  private let lettering: SVGLettering
  private let figures: SVGFigures
  /// Of another system than SkeletonView.
  private let paint: SVGPaint?

  init(_ picture: Picture, _ scene: Picture.Scene, prefix: String, isOnPage: Bool = false) {
    (self.picture, self.scene, self.prefix, hierarchy) = (picture, scene, prefix, picture.hierarchy)
    skeletonClass = prefix + "k"
    outlineClass = prefix + "o"
    areaClass = prefix + "a"
    containerClass = prefix + "c"
    let inks = SVGInks(isDark: picture.colors.isDark, isOnPage: isOnPage)
    lettering = SVGLettering(prefix: prefix, inks: inks)
    figures = SVGFigures(prefix: prefix, inks: inks)
    paint = picture.inspection.outcome == nil ? nil : SVGPaint(picture, prefix: prefix)
  }

  func write(to output: inout OutputBuffer) { write(picture.shapes(of: scene)[...], to: &output) }

  private func write(_ shapes: ArraySlice<Picture.Shape>, to output: inout OutputBuffer) {
    var open: [Int] = []
    for shape in shapes {
      if let paint, shape.group != open.last { change(&open, to: shape.group, paint, &output) }
      write(shape, to: &output)
      output.append("\n")
    }
    if let paint { change(&open, to: nil, paint, &output) }
    guard let bar = hierarchy.bar, bar.color != nil || !bar.title.isEmpty else { return }
    let frames = picture.frames(of: bar)
    if let color = bar.color { figures.write(Surface(fill: .color(color)), in: frames.bar, to: &output) }
    var words = Words(text: bar.title, weight: 600, alignment: .center)
    if bar.isLarge { (words.size, words.weight, words.alignment) = (34, 700, .leading) }
    lettering.write(words, in: frames.title, to: &output)
    output.append("\n")
  }

  /// Of each shape, or of an outermost group with all that stands in it.
  var texts: [String] {
    var rest = picture.shapes(of: scene)[...]
    var texts: [String] = []
    while let first = rest.first {
      let group = groups(around: first.group).first
      let count = group == nil ? 1 : rest.prefix { groups(around: $0.group).first == group }.count
      var output = OutputBuffer()
      write(rest.prefix(count), to: &output)
      texts.append(output.text)
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
  private func change(_ open: inout [Int], to group: Int?, _ paint: SVGPaint, _ output: inout OutputBuffer) {
    let wanted = groups(around: group)
    let shared = zip(open, wanted).prefix { $0 == $1 }.count
    while open.count > shared, let last = open.popLast() { paint.close(last, to: &output) }
    for next in wanted[shared...] {
      paint.open(next, to: &output)
      open.append(next)
    }
  }

  private func write(_ shape: Picture.Shape, to output: inout OutputBuffer) {
    output.append("<g")
    if let number = picture.number(of: shape.view) {
      output.append(" data-view=\"")
      output.append(digits: number)
      output.append("\"")
    }
    if shape.copy > 0 {
      output.append(" data-copy=\"")
      output.append(digits: shape.copy)
      output.append("\"")
    }
    if let clip = shape.clip {
      output.append(" clip-path=\"url(#")
      output.append(prefix)
      output.append("c")
      output.append(digits: clip)
      output.append(")\"")
    }
    if shape.opacity < 1 { output.append(" opacity", shape.opacity) }
    if shape.isHidden { output.append(" display=\"none\"") }
    output.append("><title>")
    output.append(hierarchy.name(of: shape.view).escapedForTerminal.escapedInXML)
    output.append("</title>")
    writeContent(of: shape, to: &output)
    output.append("</g>")
  }

  private func writeContent(of shape: Picture.Shape, to output: inout OutputBuffer) {
    if let surface = shape.surface { figures.write(surface, in: shape.frame, to: &output) }
    switch shape.content {
    case .skeleton(let skeleton):
      for rect in skeleton.rects { output.appendRect(rect, class: skeletonClass, radius: skeleton.radius) }
    case .visible(let figure, let words):
      write(figure, of: shape, isNamed: words?.isName == true, to: &output)
      if let words { lettering.write(words, in: shape.frame, to: &output) }
    case .area(let area): write(area, of: shape, to: &output)
    case .painted(let painted):
      if let base = painted.base {
        let isSeen = !painted.isCover
        write(isSeen ? base.figure : .view, of: shape, isNamed: base.words?.isName == true, to: &output)
        if isSeen, let words = base.words { lettering.write(words, in: shape.frame, to: &output) }
      }
      for layer in painted.layers { paint?.write(layer, to: &output) }
    }
  }

  private func write(_ area: Picture.Area, of shape: Picture.Shape, to output: inout OutputBuffer) {
    let isDrawn = scene == .before && shape.view > 0
    output.appendRect(shape.frame.outlined, class: isDrawn ? containerClass : areaClass)
    guard area == .row else { return }
    output.append("<path class=\"")
    output.append(containerClass)
    output.append("\" d=\"M")
    output.append(points: shape.frame.x + 16, shape.frame.bottom - 0.5)
    output.append("h")
    output.append(points: max(shape.frame.width - 16, 0))
    output.append("\"/>")
  }

  /// With its outline in what the hierarchy holds.
  private func write(
    _ figure: Picture.Figure, of shape: Picture.Shape, isNamed: Bool, to output: inout OutputBuffer
  ) {
    let radius = min(max(hierarchy.layer(of: shape.view)?.cornerRadius ?? 0, 0), 1_000)
    figures.write(figure, in: shape.frame, radius: radius, isNamed: isNamed, to: &output)
    if case .control(let control, let state) = figure {
      for (words, frame) in control.captions(in: shape.frame, state) {
        lettering.write(words, in: frame, to: &output)
      }
    }
    let isOutlined = scene == .before
    output.appendRect(
      shape.frame.outlined, class: isOutlined ? outlineClass : areaClass, radius: isOutlined ? radius : 0)
  }
}
