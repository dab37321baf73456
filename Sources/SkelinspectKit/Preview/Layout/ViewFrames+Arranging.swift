/// Lays out what stands in one view.
extension ViewFrames {
  /// Below one another; tables, collections and scroll views share the height that is left.
  mutating func pile(_ children: [ViewIndex], in view: ViewIndex) {
    let bounds = frames[view]
    let edge = view == 0 ? 2 * Self.gap : Self.gap
    let isRightToLeft = hierarchy.isRightToLeft(view)
    let extra = extraHeight(of: children, in: view, edge: edge)
    let gap = gap(between: children, in: view)
    var top = view == 0 ? edge + barHeight : gap
    for child in children {
      // What scrolls goes from edge to edge.
      let margin = hierarchy.isStretchy(child) ? 0 : edge
      let room = max(bounds.width - 2 * margin, 0)
      let width = natural[child].width.map { min($0, room) } ?? room
      let x = isRightToLeft ? bounds.width - margin - width : margin
      let height = pileHeight(of: child, width: width, extra: extra, in: view)
      set(Rect(x: x, y: top, width: width, height: height), of: child)
      top += height + gap
    }
    end(at: top - gap + (view == 0 ? edge : 0), in: view)
  }

  /// Of the status bar and the navigation bar, where the screen is known to have one, or to begin below it.
  private var barHeight: Double {
    hierarchy.bar?.height ?? (hierarchy.evidence?.usesSafeArea == true ? ScreenBar.statusHeight : 0)
  }

  /// Points between views, and above and below them: fewer where there is no room for them.
  private func gap(between children: [ViewIndex], in view: ViewIndex) -> Double {
    guard view > 0, !children.contains(where: stretches) else { return Self.gap }
    let rest = frames[view].height - children.reduce(0) { $0 + (natural[$1].height ?? 44) }
    return min(max(rest / Double(children.count + 1), Self.narrowGap), Self.gap)
  }

  /// Image and texts side by side.
  mutating func arrange(_ children: [ViewIndex], in row: RowLayout, of view: ViewIndex) {
    let size = frames[view].size
    let isRightToLeft = hierarchy.isRightToLeft(view)
    for (child, frame) in zip(children, row.frames(in: size)) {
      var frame = frame
      if isRightToLeft { frame.x = size.width - frame.right }
      set(frame, of: child)
    }
    end(at: row.neededHeight(in: size.height), in: view)
  }

  /// What each view that stretches gets or gives, in points.
  private func extraHeight(of children: [ViewIndex], in view: ViewIndex, edge: Double) -> Double {
    let stretching = children.count(where: stretches)
    guard stretching > 0 else { return 0 }
    let taken = children.reduce(edge * 2 - Self.gap) { $0 + (natural[$1].height ?? 44) + Self.gap }
    return (frames[view].height - taken - (view == 0 ? barHeight : 0)) / Double(stretching)
  }

  private func stretches(_ view: ViewIndex) -> Bool {
    hierarchy.isStretchy(view) && hierarchy.constraints(of: view).heights.isEmpty
  }

  private func pileHeight(of child: ViewIndex, width: Double, extra: Double, in view: ViewIndex) -> Double {
    let height = natural[child].height ?? 44
    if stretches(child) {
      // What a screen scrolls is drawn whole.
      let isWhole = view == 0 && isMadeUp[0] && !hierarchy.views[child].family.isCollection
      return max(height + extra, isWhole && hierarchy.views[child].end > child + 1 ? height : 120)
    }
    let isImage = hierarchy.views[child].family == .imageView
    return isImage && natural.isScalable(child) ? min(height, width) : height
  }
}
