/// What only code has: views that it hides while it loads, placeholders drawn by hand, layers behind what is in a view.
extension LayersPass {
  func isHidden(_ view: ViewIndex) -> Bool {
    if hierarchy.views[view].flags.contains(.isHidden) { return true }
    // What comes and goes is seen.
    return hierarchy.origin == .code && hierarchy.isTransparent(view) && !pulses(view)
  }

  /// A view on which nothing lies, which is seen unless it is hidden.
  func uncovered(_ view: ViewIndex) -> Coverage {
    guard let evidence = hierarchy.evidence, !outcome.isHidden[view] else {
      return Coverage(.uncovered, root: 0)
    }
    let isOpen =
      evidence.isUnknown(.isHidden, of: view) || evidence.isUnknown(.alpha, of: view) && !pulses(view)
    let around = hierarchy.views[view].parent.flatMap { outcome.coverage[$0].stop }
    guard let doubt = isOpen ? view : around.flatMap({ $0.reason == .unknownVisibility ? $0.view : nil })
    else {
      return Coverage(.uncovered, root: 0)
    }
    return .unknown(.unknownVisibility, at: doubt)
  }

  /// A plain view of one grey, with nothing in it, that pulses or stands in what does.
  func isHandMade(_ view: ViewIndex, _ color: Color) -> Bool {
    guard hierarchy.origin == .code, color.isOfPlaceholders, hierarchy.views[view].end == view + 1,
      isBare(view)
    else { return false }
    return hierarchy.outwards(from: view).contains { pulses($0) || facts[$0].movesOpenly }
  }

  /// Nothing is seen of it but its background, as far as code says that.
  private func isBare(_ view: ViewIndex) -> Bool {
    switch hierarchy.views[view].family {
    case .plain, .imageView: true
    case .label, .textView: facts[view].isTextClear
    default: false
    }
  }

  /// Its opacity or colour changes for ever.
  private func pulses(_ view: ViewIndex) -> Bool {
    guard let own = facts.views[view] else { return false }
    return own.animations.contains { keyed in
      keyed.animation.timing.isEndless
        && keyed.animation.keyPaths.contains { $0 == "opacity" || $0 == "backgroundColor" }
    }
      || own.keyframes.contains { keyframes in
        keyframes.repeats && keyframes.trigger == nil
          && keyframes.properties.contains { $0 == "alpha" || $0 == "backgroundColor" }
      }
  }

  /// What covers a view lies over the views in it, too.
  func hidesContent(_ view: ViewIndex) -> Bool {
    facts[view].sublayers.last { covers($0, view) && !$0.isSheen }?.isBehind != true
  }

  /// A layer behind the views in a view, which stands still and is not named after loading, is a background.
  func covers(_ layer: Sublayer, _ view: ViewIndex) -> Bool {
    hierarchy.covers(layer, view)
      && !(hierarchy.origin == .code && hierarchy.views[view].end > view + 1 && layer.isBehind
        && layer.animations.isEmpty
        && !hierarchy.isNamedAfterLoading(layer, in: view))
  }

  /// Of several cells some are skeletons: whether others are there meanwhile is not known.
  mutating func doubtCells() {
    guard hierarchy.origin == .code else { return }
    let cells = hierarchy.views.indices.filter { hierarchy.views[$0].place == .prototype }
    for (_, cells) in Dictionary(grouping: cells, by: { hierarchy.views[$0].parent })
    where cells.contains(where: { [.container, .block].contains(outcome.coverage[$0].role) }) {
      for cell in cells where outcome.coverage[cell].role == .uncovered {
        outcome.doubtVisibility(of: cell, in: hierarchy)
      }
    }
  }

  /// What may cover it would.
  func mayHideContent(_ view: ViewIndex) -> Bool {
    outcome.coverage[view].role == .unknown
      && facts[view].sublayers.contains { !$0.isBehind && hierarchy.mayCover($0, view) }
  }
}
