/// Draws the shapes of a scene: a `<g data-view="INDEX">` for each copy of each view, in coordinates of the
/// screen.
struct SVGShapes {
  let picture: Picture
  let scene: Picture.Scene
  let prefix: String
  private let hierarchy: Hierarchy
  private let skeletonClass, outlineClass, areaClass, containerClass, textClass: String

  init(_ picture: Picture, _ scene: Picture.Scene, prefix: String) {
    (self.picture, self.scene, self.prefix, hierarchy) = (picture, scene, prefix, picture.hierarchy)
    skeletonClass = prefix + "k"
    outlineClass = prefix + "o"
    areaClass = prefix + "a"
    containerClass = prefix + "c"
    textClass = prefix + "t"
  }

  func write(to output: inout OutputBuffer) {
    for shape in picture.shapes(of: scene) {
      write(shape, to: &output)
      output.append("\n")
    }
  }

  private func write(_ shape: Picture.Shape, to output: inout OutputBuffer) {
    output.append("<g data-view=\"")
    output.append(digits: shape.view)
    output.append("\"")
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
    writeName(of: shape.view, to: &output)
    output.append("</title>")
    writeContent(of: shape, to: &output)
    output.append("</g>")
  }

  private func writeName(of view: ViewIndex, to output: inout OutputBuffer) {
    output.append(hierarchy.typeName(of: view).shortened.withoutControls.escapedInXML)
    guard let id = hierarchy.id(of: view) else { return }
    output.append("#")
    output.append(id.shortened.withoutControls.escapedInXML)
  }

  private func writeContent(of shape: Picture.Shape, to output: inout OutputBuffer) {
    switch shape.content {
    case .skeleton(let skeleton):
      for rect in skeleton.rects { output.appendRect(rect, class: skeletonClass, radius: skeleton.radius) }
    case .outline(let kind, let label): write(kind, label, of: shape, to: &output)
    case .area(let area): write(area, of: shape, to: &output)
    }
  }

  private func write(_ area: Picture.Area, of shape: Picture.Shape, to output: inout OutputBuffer) {
    let mark = markClass(of: shape)
    let isDrawn = scene == .before && shape.view > 0
    output.appendRect(shape.frame.outlined, class: mark ?? (isDrawn ? containerClass : areaClass))
    guard area == .row else { return }
    output.append("<path class=\"")
    output.append(containerClass)
    output.append("\" d=\"M")
    output.append(points: shape.frame.x + 16, shape.frame.bottom - 0.5)
    output.append("h")
    output.append(points: max(shape.frame.width - 16, 0))
    output.append("\"/>")
  }

  private func write(
    _ kind: Picture.Outline, _ label: String, of shape: Picture.Shape, to output: inout OutputBuffer
  ) {
    let frame = shape.frame
    let radius =
      switch kind {
      case .button: 8.0
      case .image, .field: 5.0
      case .view, .text: 2.0
      }
    output.appendRect(frame.outlined, class: markClass(of: shape) ?? outlineClass, radius: radius)
    // The diagonals that stand for a picture in every wireframe.
    if kind == .image, frame.width >= 8, frame.height >= 8 { writeDiagonals(in: frame, to: &output) }
    if !label.isEmpty { write(label, kind, in: frame, to: &output) }
  }

  private func writeDiagonals(in frame: Rect, to output: inout OutputBuffer) {
    output.append("<path class=\"")
    output.append(containerClass)
    output.append("\" d=\"M")
    output.append(points: frame.x + 2, frame.y + 2)
    output.append("l")
    output.append(points: frame.width - 4, frame.height - 4)
    output.append("m0 ")
    output.append(points: 4 - frame.height)
    output.append("l")
    output.append(points: 4 - frame.width, frame.height - 4)
    output.append("\"/>")
  }

  private func write(_ label: String, _ kind: Picture.Outline, in frame: Rect, to output: inout OutputBuffer)
  {
    guard frame.height >= 7, frame.width >= 12 else { return }
    let size = min(max(frame.height * 0.55, 6), 11)
    let text = SVGText.cut(label, fontSize: size, width: frame.width - 6)
    guard !text.isEmpty else { return }
    // Long texts begin at the top.
    let middle = kind == .text && frame.height > 44 ? min(frame.height / 2, 14) : frame.height / 2
    let baseline = frame.y + middle + size * 0.35
    if kind == .text || kind == .field {
      output.appendText(text, class: textClass, x: frame.x + 4, y: baseline, size: size)
    } else {
      output.appendText(
        text, class: textClass, x: frame.x + frame.width / 2, y: baseline, size: size,
        more: " text-anchor=\"middle\"")
    }
  }

  /// The class of an outline that stands out.
  private func markClass(of shape: Picture.Shape) -> String? {
    guard let severity = picture.marks.severities[shape.view] else { return nil }
    return prefix + (severity == .error ? "e" : "w")
  }
}
