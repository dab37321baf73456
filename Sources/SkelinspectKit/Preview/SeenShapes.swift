extension Picture {
  /// Shapes of one drawing up to which every view has its place in a file, seen or not.
  private static let maximumShapes = 4_000

  /// In a picture of very many views only those of which something is seen: what is hidden, off the screen, cut
  /// away by a view around it, or painted over by blocks and by shapes that look the same is left out.
  var withoutUnseenShapes: Picture {
    var picture = self
    picture.earlier = earlier.map { Shared($0.value.withoutUnseenShapes) }
    guard max(before.count, after.count) > Self.maximumShapes else { return picture }
    for scene in [\Picture.before, \Picture.after] {
      var filter = SeenShapes(of: self)
      picture[keyPath: scene] = self[keyPath: scene].reversed().filter { filter.sees($0) }.reversed()
    }
    return picture
  }
}

/// Asked for one shape after the other, the topmost first.
private struct SeenShapes {
  /// Blocks beyond these are not remembered: each shape is compared with all of them.
  private static let maximumBlocks = 16
  /// Letters may stand out beyond their view, as far as one can know without the font.
  private static let margin = 8.0

  private let picture: Picture
  private let screen: Rect
  private let isOpaque: Bool
  private var looks: Set<Look> = []
  private var blocks: [Rect] = []

  /// What two shapes have in common that paint the same points.
  private struct Look: Hashable {
    let rects: [Rect]
    let clip: Int?
    let kind: Kind
    let surface: Surface?
    let severity: Diagnostic.Severity?
  }

  private enum Kind: Hashable {
    case area(Picture.Area), visible(Picture.Figure, Words?), skeleton(radius: Double), painted
  }

  init(of picture: Picture) {
    self.picture = picture
    screen = picture.screen.grown(by: Self.margin)
    let colors = picture.colors.isGradient ? picture.colors.gradient : [picture.colors.solid]
    isOpaque = colors.allSatisfy { $0.alpha >= 1 }
  }

  mutating func sees(_ shape: Picture.Shape) -> Bool {
    guard !shape.isHidden, shape.opacity > 0 else { return false }
    let isMarked = shape.copy == 0 && picture.marks.badges[shape.view] != nil
    let look = look(of: shape)
    guard isMarked || look.rects.contains(where: { isSeen($0, within: shape.clip) }) else { return false }
    if shape.group != nil { return true }
    if case .painted = shape.content { return true }
    // What shines through is another colour the second time.
    guard shape.opacity == 1 else { return true }
    if case .skeleton(let skeleton) = shape.content {
      guard isOpaque else { return true }
      if skeleton.lines == nil, shape.clip == nil { remember(skeleton) }
    }
    return looks.insert(look).inserted || isMarked
  }

  private func isSeen(_ rect: Rect, within clip: Int?) -> Bool {
    rect.touches(screen) && clip.map { rect.touches(picture.clips[$0].rect) } != false
      && !blocks.contains { $0.contains(rect) }
  }

  /// The largest rectangle in a block with round corners.
  private mutating func remember(_ block: Picture.Skeleton) {
    guard blocks.count < Self.maximumBlocks else { return }
    blocks.append(block.bounds.grown(by: block.cornerRadius * -0.3))
  }

  private func look(of shape: Picture.Shape) -> Look {
    let kind: Kind =
      switch shape.content {
      case .area(let area): .area(area)
      case .visible(let figure, let words): .visible(figure, words)
      case .skeleton(let skeleton): .skeleton(radius: skeleton.radius)
      case .painted: .painted
      }
    return Look(
      rects: shape.content.rects(in: shape.frame), clip: shape.clip, kind: kind, surface: shape.surface,
      severity: picture.marks.severities[shape.view])
  }
}
