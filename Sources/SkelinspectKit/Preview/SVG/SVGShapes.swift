/// Draws the shapes of a scene: a `<g data-view="INDEX">` for each copy of each view, in coordinates of the
/// screen.
struct SVGShapes {
  let picture: Picture
  let scene: Picture.Scene
  let prefix: String
  private let hierarchy: Hierarchy
  private let skeletonClass, outlineClass, areaClass, containerClass: String
  private let lettering: SVGLettering
  /// Of another system than SkeletonView.
  private let paint: SVGPaint?

  init(_ picture: Picture, _ scene: Picture.Scene, prefix: String, isOnPage: Bool = false) {
    (self.picture, self.scene, self.prefix, hierarchy) = (picture, scene, prefix, picture.hierarchy)
    skeletonClass = prefix + "k"
    outlineClass = prefix + "o"
    areaClass = prefix + "a"
    containerClass = prefix + "c"
    lettering = SVGLettering(className: prefix + "t", isOnPage: isOnPage)
    paint = picture.inspection.outcome == nil ? nil : SVGPaint(picture, prefix: prefix)
  }

  func write(to output: inout OutputBuffer) {
    var open: [Int] = []
    for shape in picture.shapes(of: scene) {
      if let paint, shape.group != open.last { change(&open, to: shape.group, paint, &output) }
      write(shape, to: &output)
      output.append("\n")
    }
    if let paint { change(&open, to: nil, paint, &output) }
  }

  /// Closes groups that end before a shape, and opens those that begin.
  private func change(_ open: inout [Int], to group: Int?, _ paint: SVGPaint, _ output: inout OutputBuffer) {
    let around = sequence(first: group) { $0.map { picture.groups[$0].parent } }.compactMap(\.self)
    let wanted = Array(around.prefix { _ in true }.reversed())
    let shared = zip(open, wanted).prefix { $0 == $1 }.count
    while open.count > shared, let last = open.popLast() { paint.close(last, to: &output) }
    for next in wanted[shared...] {
      paint.open(next, to: &output)
      open.append(next)
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
    output.append(hierarchy.name(of: shape.view).withoutControls.escapedInXML)
    output.append("</title>")
    writeContent(of: shape, to: &output)
    output.append("</g>")
  }

  private func writeContent(of shape: Picture.Shape, to output: inout OutputBuffer) {
    switch shape.content {
    case .skeleton(let skeleton):
      for rect in skeleton.rects { output.appendRect(rect, class: skeletonClass, radius: skeleton.radius) }
    case .outline(let kind, let label, let alignment):
      write(kind, in: shape.frame, to: &output)
      if !label.isEmpty {
        let isText = kind == .text || kind == .field
        lettering.write(label, alignment, isText: isText, in: shape.frame, to: &output)
      }
    case .area(let area): write(area, of: shape, to: &output)
    case .painted(let painted):
      if let base = painted.base {
        write(base.outline, in: shape.frame, to: &output)
        if !painted.isCover, !base.label.isEmpty {
          lettering.write(base.label, base.alignment, isText: true, in: shape.frame, to: &output)
        }
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

  private func write(_ kind: Picture.Outline, in frame: Rect, to output: inout OutputBuffer) {
    let radius =
      switch kind {
      case .button: 8.0
      case .image, .field: 5.0
      case .view, .text: 2.0
      }
    output.appendRect(frame.outlined, class: outlineClass, radius: radius)
    // The diagonals that stand for a picture in every wireframe.
    if kind == .image, frame.width >= 8, frame.height >= 8 { writeDiagonals(in: frame, to: &output) }
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
}
