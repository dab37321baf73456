/// A screen as small as a stamp: what is covered, what is not, and where something goes wrong.
struct PageThumbnail {
  private static let maximumRects = 150

  let svg: String

  init(_ picture: Picture) {
    let (width, height) = (Int(picture.screen.width.rounded()), Int(picture.screen.height.rounded()))
    let shapes = picture.after.isEmpty ? picture.before : picture.after
    var (covered, visible, wrong): ([Rect], [Rect], [Rect]) = ([], [], [])
    var round: Set<Rect> = []
    var surfaces = ""
    for shape in shapes where !shape.isHidden {
      // What nobody sees of it there is cut off here too.
      func seen(_ rect: Rect) -> Rect { shape.clip.map { picture.clips[$0].rect.intersection(rect) } ?? rect }
      if case .color(let color) = shape.surface?.fill, surfaces.utf8.count < Self.maximumRects * 100 {
        surfaces += Self.surface(color, Self.path([seen(shape.frame)], [], width, height))
      }
      switch shape.content {
      case .skeleton(let skeleton):
        covered += skeleton.rects.prefix(Self.maximumRects - covered.count).map(seen)
        if skeleton.isRound { round.insert(skeleton.bounds) }
      case .visible(.view, _): break
      case .visible: if visible.count < Self.maximumRects { visible.append(seen(shape.frame)) }
      case .painted(let painted) where painted.isCover:
        let rects = painted.layers.first?.rects ?? []
        covered += rects.prefix(Self.maximumRects - covered.count)
      case .painted(let painted):
        if painted.base != nil, visible.count < Self.maximumRects { visible.append(shape.frame) }
      case .area: break
      }
      if shape.copy == 0, picture.marks.numbers[shape.view] != nil { wrong.append(seen(shape.frame)) }
    }
    let paths = [("k", covered), ("o", visible), ("e", Array(wrong.prefix(30)))].map { kind, rects in
      rects.isEmpty ? "" : "<path class=\"thumb-\(kind)\" d=\"\(Self.path(rects, round, width, height))\"/>"
    }
    svg =
      "<svg class=\"thumb\" viewBox=\"0 0 \(width) \(height)\" aria-hidden=\"true\" focusable=\"false\">"
      + surfaces + paths.joined() + "</svg>"
  }

  private static func surface(_ color: SchemeColor, _ path: String) -> String {
    if path.isEmpty { return "" }
    return "<path style=\"fill:\(SVGInks(isDark: false, isOnPage: true).css(color))\" d=\"\(path)\"/>"
  }

  /// In whole points, as far as it is on the screen.
  private static func path(_ rects: [Rect], _ round: Set<Rect>, _ width: Int, _ height: Int) -> String {
    rects.compactMap { rect in
      let screen = Rect(width: Double(width), height: Double(height))
      let seen = rect.drawable.intersection(screen)
      let (w, h) = (Int(seen.width.rounded()), Int(seen.height.rounded()))
      guard w > 0, h > 0 else { return nil }
      if seen == rect, round.contains(rect) {
        let arc = "a\(w / 2) \(w / 2) 0 0 1"
        return "M\(Int(seen.x.rounded())) \(Int(seen.y.rounded()) + h / 2)\(arc) \(w) 0\(arc) -\(w) 0z"
      }
      return "M\(Int(seen.x.rounded())) \(Int(seen.y.rounded()))h\(w)v\(h)h-\(w)z"
    }.joined()
  }
}

extension Picture.Skeleton {
  fileprivate var isRound: Bool {
    lines == nil && bounds.width == bounds.height && cornerRadius * 2 >= bounds.width
  }
}
