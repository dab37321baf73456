/// Lays out the arranged views of a stack view, as UIKit does.
extension ViewFrames {
  mutating func arrange(_ children: [ViewIndex], inStack stack: ViewIndex) {
    let isVertical = hierarchy.isVertical(stack)
    let (width, height) = (frames[stack].width, frames[stack].height)
    let layout = StackLayout(
      distribution: hierarchy.text(.distribution, of: stack).flatMap(StackLayout.Distribution.init) ?? .fill,
      spacing: hierarchy.number(.spacing, of: stack) ?? 0)
    let segments = layout.segments(
      of: children.map { item($0, isVertical: isVertical) }, in: isVertical ? height : width)
    let isMirrored = hierarchy.isRightToLeft(stack)
    for (child, segment) in zip(children, segments) {
      let across = self.across(
        isVertical ? ownWidth(of: child).map { min($0, width) } : natural[child].height,
        in: isVertical ? width : height, hierarchy.text(.alignment, of: stack))
      var frame =
        isVertical
        ? Rect(x: across.start, y: segment.start, width: across.length, height: segment.length)
        : Rect(x: segment.start, y: across.start, width: segment.length, height: across.length)
      if isMirrored { frame.x = width - frame.x - frame.width }
      set(frame, of: child)
    }
    if let last = segments.last { end(at: last.start + last.length, in: stack, isHorizontal: !isVertical) }
  }

  private func item(_ view: ViewIndex, isVertical: Bool) -> StackLayout.Item {
    let constraints = hierarchy.constraints(of: view)
    let isStretchy = isVertical && hierarchy.isStretchy(view)
    if !isMadeUp[view] {
      return StackLayout.Item(length: isVertical ? frames[view].height : frames[view].width, isFixed: true)
    }
    let own = isVertical ? natural[view].height : ownWidth(of: view)
    return StackLayout.Item(
      length: isStretchy ? nil : own,
      isFixed: !(isVertical ? constraints.heights : constraints.widths).isEmpty,
      isText: hierarchy.views[view].family == .label)
  }

  private func ownWidth(of view: ViewIndex) -> Double? {
    natural[view].width ?? hierarchy.textWidth(of: view)
  }

  /// Across the axis; a view without a length of its own takes it all.
  private func across(_ length: Double?, in extent: Double, _ alignment: String?) -> StackLayout.Segment {
    guard let length, let alignment, alignment != "fill" else {
      return StackLayout.Segment(start: 0, length: extent)
    }
    let start =
      switch alignment {
      case "center": (extent - length) / 2
      case "trailing", "bottom", "lastBaseline": extent - length
      default: 0.0
      }
    return StackLayout.Segment(start: start, length: length)
  }
}
