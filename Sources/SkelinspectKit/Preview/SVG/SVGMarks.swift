/// What goes wrong in a scene, over all that it draws: an outline around each view, and a number beside it.
struct SVGMarks {
  /// Points between a view's edge and its outline.
  private static let distance = 2.0

  let picture: Picture
  let scene: Picture.Scene
  /// Points of a badge.
  let radius: Double
  /// How many findings have a badge.
  var maximum = PictureMarks.maximumBadges

  struct Badge {
    /// From 1.
    let number: Int
    let view: ViewIndex?
    let severity: Diagnostic.Severity
    let x, y: Double

    func svg(_ prefix: String) -> String {
      SVGElement.badge(number, isError: severity == .error, prefix, x: x, y: y)
    }
  }

  /// Around every copy of every marked view, as much of it as is seen.
  ///
  /// - Parameter isOnPage: it hides and shows them by severity, so that each of a view's has its own there.
  func outlines(_ prefix: String, isOnPage: Bool = false) -> String {
    guard !picture.marks.severities.isEmpty else { return "" }
    return picture.shapes(of: scene).map { shape in
      guard let worst = picture.marks.severities[shape.view], let outline = outline(of: shape) else {
        return ""
      }
      let others = isOnPage ? picture.marks.badges[shape.view]?.map(\.severity) ?? [] : []
      return Set(others + [worst]).sorted().map { severity in
        SVGElement.rect(
          outline, class: prefix + (severity == .error ? "e" : "w"), radius: 3,
          marked: isOnPage ? severity : nil) + "\n"
      }.joined()
    }.joined()
  }

  /// At the upper right corner of the first copy of each marked view; beside a view that is hardly larger.
  var badges: [Badge] {
    guard !picture.marks.badges.isEmpty else { return [] }
    var taken: Set<[Int]> = []
    var badges: [Badge] = []
    for shape in picture.shapes(of: scene) where shape.copy == 0 {
      guard let own = picture.marks.badges[shape.view], let outline = outline(of: shape) else { continue }
      for badge in own where badge.number < maximum {
        var (x, y) = place(beside: outline)
        let step = 2 * radius + 2
        let cell = radius * 1.6
        while x > step + radius, !taken.insert([Int(x / cell), Int(y / cell)]).inserted { x -= step }
        badges.append(
          Badge(
            number: badge.number + 1, view: picture.number(of: shape.view), severity: badge.severity, x: x,
            y: y))
      }
    }
    return badges
  }

  private func place(beside outline: Rect) -> (x: Double, y: Double) {
    let screen = picture.screen
    var (x, y) = (outline.right, outline.y)
    if outline.width < 4 * radius, outline.height < 4 * radius {
      let right = outline.right + radius + Self.distance
      x = right + radius <= screen.width ? right : outline.x - radius - Self.distance
      y = outline.y + outline.height / 2
    }
    return (inside(screen.width, x), inside(screen.height, y))
  }

  /// A badge's centre where all of it is on the screen.
  private func inside(_ length: Double, _ center: Double) -> Double {
    let edge = radius + 1
    return min(max(center, edge), max(length - edge, edge))
  }

  /// Outside a view's edge, but on the screen; nil of a view that nobody sees.
  private func outline(of shape: Picture.Shape) -> Rect? {
    let screen = picture.screen
    let window = picture.window(of: shape)
    guard !shape.isHidden, shape.frame.touches(window) else { return nil }
    return shape.frame.intersection(window).grown(by: Self.distance).intersection(
      Rect(x: 1, y: 1, width: max(screen.width - 2, 1), height: max(screen.height - 2, 1)))
  }
}
