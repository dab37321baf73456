/// How views look before and after show.
struct ViewLook {
  let inspection: Inspection
  let frames: ViewFrames
  let hierarchy: Hierarchy

  /// - Parameter frame: of one of its copies, in points of the screen.
  func content(of view: ViewIndex, _ frame: Rect, _ scene: Picture.Scene) -> Picture.Content {
    guard scene == .after else { return visible(view, scene) }
    // In a cell of the app's own no show comes to it.
    let isOwn = inspection.outcome == nil && inspection.presence.copies[view] == 0
    let role = isOwn ? .unreached : inspection.coverage[view].role
    switch role {
    case .lines, .block: return .skeleton(skeleton(of: view, frame))
    case .container where isRow(view), .unreached where isRow(view): return .area(.row)
    case .unknown where hierarchy.knowsFlags: return .area(.plain)
    case .underBlock: return .area(.underBlock)
    case .container, .collection, .uncovered, .unreached, .unknown: return visible(view, scene)
    }
  }

  /// With a line below it.
  private func isRow(_ view: ViewIndex) -> Bool {
    guard hierarchy.views[view].place == .prototype, let owner = hierarchy.views[view].parent else {
      return false
    }
    return hierarchy.views[owner].family == .table && hierarchy.text(.separatorStyle, of: owner) != "none"
  }

  /// A covered view's background is clear, and nobody sees what is under a block (rule S10).
  func surface(of view: ViewIndex, under content: Picture.Content) -> Surface? {
    switch content {
    case .skeleton, .area(.underBlock): nil
    case .painted(let painted) where painted.isCover: nil
    case .area, .visible, .painted: hierarchy.surface(of: view)
    }
  }

  func holdsViews(_ view: ViewIndex) -> Bool { hierarchy.views[view].end > view + 1 }

  private func skeleton(of view: ViewIndex, _ frame: Rect) -> Picture.Skeleton {
    var size = inspection.presence.cellSizes[view]
    if frames.isMadeUp[view] && size == nil || size.map({ $0.width == nil || $0.height == nil }) == true {
      size = PartialSize(width: frame.width, height: frame.height)
    }
    let shape = hierarchy.layerGeometry(of: view, frame: size)
    return shape.skeleton(
      in: shape.bounds ?? Rect(width: frame.width, height: frame.height), at: frame)
  }
}

extension LayerGeometry {
  /// - Parameter bounds: its own, or what counts as that.
  func skeleton(in bounds: Rect, at frame: Rect) -> Picture.Skeleton {
    // A layer's bounds may begin elsewhere than it does: its lines move, the layer does not (rule S11).
    let lines = lines.map { lines in
      lines.map { $0.offset(by: frame.x - bounds.x, frame.y - bounds.y).drawable }
    }
    return Picture.Skeleton(
      bounds: Rect(x: frame.x, y: frame.y, width: bounds.width, height: bounds.height).drawable,
      cornerRadius: cornerRadius, lines: lines, lineCornerRadius: lineCornerRadius ?? 0)
  }
}

extension Hierarchy {
  /// A view's name where there is little room, escaped: its id, else its type without UIKit's letters.
  func label(of view: ViewIndex) -> String {
    if let id = id(of: view), !id.isEmpty { return id.escapedForTerminal }
    let type = typeName(of: view)
    return (type.hasPrefix("UI") && type.count > 2 ? String(type.dropFirst(2)) : type).escapedForTerminal
  }
}
