/// How views look before and after show.
struct ViewLook {
  let inspection: Inspection
  let frames: ViewFrames
  let hierarchy: Hierarchy

  /// - Parameter frame: of one of its copies, in points of the screen.
  func content(of view: ViewIndex, _ frame: Rect, _ scene: Picture.Scene) -> Picture.Content {
    let place = hierarchy.views[view].place
    guard scene == .after else {
      let isArea = hierarchy.views[view].family.isCollection || holdsViews(view)
      return isArea ? .area(.plain) : outline(of: view)
    }
    switch inspection.coverage[view].role {
    case .lines, .block: return .skeleton(skeleton(of: view, frame))
    case .container: return .area(isRow(view) ? .row : .plain)
    case .unknown where hierarchy.knowsFlags: return .area(.plain)
    case .collection: return .area(.plain)
    case .underBlock: return .area(.underBlock)
    case .uncovered, .unreached, .unknown:
      if place == .contentView || view == 0 && holdsViews(view) { return .area(.plain) }
      return holdsViews(view) ? .outline(.view, label: "", .center) : outline(of: view)
    }
  }

  /// With a line below it.
  private func isRow(_ view: ViewIndex) -> Bool {
    guard hierarchy.views[view].place == .prototype, let owner = hierarchy.views[view].parent else {
      return false
    }
    return hierarchy.views[owner].family == .table && hierarchy.text(.separatorStyle, of: owner) != "none"
  }

  private func holdsViews(_ view: ViewIndex) -> Bool { hierarchy.views[view].end > view + 1 }

  private func skeleton(of view: ViewIndex, _ frame: Rect) -> Picture.Skeleton {
    var size = inspection.presence.cellSizes[view]
    if frames.isMadeUp[view] && size == nil || size.map({ $0.width == nil || $0.height == nil }) == true {
      size = PartialSize(width: frame.width, height: frame.height)
    }
    let shape = hierarchy.layerGeometry(of: view, frame: size)
    let bounds = shape.bounds ?? Rect(width: frame.width, height: frame.height)
    // A layer's bounds may begin elsewhere than it does: its lines move, the layer does not (rule S11).
    let lines = shape.lines.map { lines in
      lines.map { $0.offset(by: frame.x - bounds.x, frame.y - bounds.y).drawable }
    }
    return Picture.Skeleton(
      bounds: Rect(x: frame.x, y: frame.y, width: bounds.width, height: bounds.height).drawable,
      cornerRadius: shape.cornerRadius, lines: lines, lineCornerRadius: shape.lineCornerRadius ?? 0)
  }

  private func outline(of view: ViewIndex) -> Picture.Content {
    let (kind, key): (Picture.Outline, ViewKey?) =
      switch hierarchy.views[view].family {
      case .label, .textView: (.text, .text)
      case .imageView: (.image, nil)
      case .button: (.button, .title)
      case .textField: (.field, .text)
      default: (.view, nil)
      }
    let text = key.flatMap { hierarchy.text($0, of: view) } ?? ""
    let placeholder = kind == .field && text.isEmpty ? hierarchy.text(.placeholder, of: view) ?? "" : text
    return .outline(
      kind, label: (placeholder.isEmpty ? hierarchy.label(of: view) : placeholder).shortened,
      kind == .text || kind == .field ? hierarchy.letterAlignment(of: view) : .center)
  }
}

extension Hierarchy {
  /// Where the letters of a text stand; unlike those of its skeleton, justified ones begin as natural ones do.
  fileprivate func letterAlignment(of view: ViewIndex) -> TextStyle.Alignment {
    switch text(.textAlignment, of: view) {
    case "center": .center
    case "right": .trailing
    case "left": .leading
    default: isRightToLeft(view) ? .trailing : .leading
    }
  }

  /// A view's name where there is little room: its id, else its type without UIKit's letters.
  func label(of view: ViewIndex) -> String {
    if let id = id(of: view), !id.isEmpty { return id }
    let type = typeName(of: view)
    return type.hasPrefix("UI") && type.count > 2 ? String(type.dropFirst(2)) : type
  }
}
