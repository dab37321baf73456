extension Rect {
  /// From 0, 0.
  init(width: Double, height: Double) { self.init(x: 0, y: 0, width: width, height: height) }

  /// Farther from the screen nothing is drawn: sums of a file's largest numbers are not numbers any more.
  private static let reach = 1_000_000.0

  var drawable: Rect {
    let limited = [x, y, width, height].map { $0.isFinite ? min(max($0, -Self.reach), Self.reach) : 0 }
    return Rect(x: limited[0], y: limited[1], width: limited[2], height: limited[3]).standardized
  }

  func offset(by dx: Double, _ dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Larger by so many points on each side, or smaller.
  func grown(by points: Double) -> Rect {
    Rect(x: x - points, y: y - points, width: width + 2 * points, height: height + 2 * points)
  }

  /// Smaller by half a point on each side, so that its line is as sharp as the screen.
  var outlined: Rect {
    Rect(x: x + 0.5, y: y + 0.5, width: max(width - 1, 0), height: max(height - 1, 0))
  }

  func touches(_ other: Rect) -> Bool {
    other.x < right && other.y < bottom && other.right > x && other.bottom > y
  }

  /// Without a size where they do not touch.
  func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: max(min(right, other.right) - left, 0),
      height: max(min(bottom, other.bottom) - top, 0))
  }
}

extension Picture.Clip {
  /// Whether a shape would be seen beyond it.
  func cuts(_ frame: Rect, _ content: Picture.Content) -> Bool {
    if !content.rects(in: frame).allSatisfy(rect.contains) { return true }
    switch content {
    case .area, .visible: return false
    case .painted: return cornerRadius > 0
    case .skeleton(let skeleton): return cornerRadius > 0 && skeleton.lines == nil
    }
  }
}

extension Picture.Content {
  /// Where something of a view may be seen.
  func rects(in frame: Rect) -> [Rect] {
    switch self {
    case .area, .visible: [frame]
    case .skeleton(let skeleton): skeleton.rects
    case .painted(let painted): [frame] + painted.layers.flatMap(\.rects)
    }
  }
}
