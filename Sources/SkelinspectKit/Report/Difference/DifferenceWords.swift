/// What is said of one view in a difference.
extension HierarchyDifferenceText {
  func added(_ view: ViewIndex) -> String {
    let inner = new.hierarchy.children(of: view).filter { difference.toOld[$0] != nil }
    let facts = new.words(view)
    let place = new.hierarchy.views[view].parent == nil ? "at the top" : "in \(new.parentName(of: view))"
    return OutcomeChangeWords.added(
      place, around: inner.lazy.map { new.shortName($0) },
      more: count(below: view, new.hierarchy, difference.toOld), outcome: facts.role + facts.explanation)
  }

  func removed(_ view: ViewIndex) -> String {
    let inner = old.hierarchy.children(of: view).filter { difference.toNew[$0] != nil }
    let isCrash = old.inspection.crashes.reasons[view] != nil
    return OutcomeChangeWords.removed(
      from: old.parentName(of: view), staying: inner.lazy.map { old.shortName($0) },
      more: count(below: view, old.hierarchy, difference.toNew),
      outcome: isCrash ? "would have crashed" : "was \(old.words(view).role)")
  }

  /// The views that came or went with it.
  private func count(below view: ViewIndex, _ hierarchy: Hierarchy, _ partners: [ViewIndex?]) -> Int {
    (view + 1..<hierarchy.views[view].end).count { partners[$0] == nil }
  }

  /// - Parameters:
  ///   - change: of a view that both have.
  ///   - isShared: what is to be said of views of other sizes as well: not what was or is drawn.
  func facts(
    of change: ViewChange, _ first: ViewIndex, _ second: ViewIndex, isShared: Bool = false
  ) -> [String] {
    var facts = made(change, first, second)
    if change.cause == nil || change.has(.lines) || change.has(.cells) {
      facts += outcome(change, first, second, isShared: isShared)
    }
    if change.has(.layer), !change.isOtherOutcome, !change.has(.lines) {
      facts.append(DrawingWords.text(difference.old.layer(of: first), difference.new.layer(of: second)))
    }
    return facts
  }

  private func made(_ change: ViewChange, _ first: ViewIndex, _ second: ViewIndex) -> [String] {
    var facts: [String] = []
    if change.has(.moved) { facts.append(move(first, second)) }
    if change.has(.type) { facts.append("was \(old.name(first))") }
    if change.has(.id), !change.has(.type) {
      facts.append(old.hierarchy.id(of: first) == nil ? "had no id" : "was \(old.name(first))")
    }
    let flags = new.hierarchy.views[second].flags
    if change.has(.isSkeletonable) {
      facts.append(flags.contains(.isSkeletonable) ? "gained isSkeletonable" : "lost isSkeletonable")
    }
    if change.has(.isHiddenWhenSkeletonIsActive) {
      let verb = flags.contains(.isHiddenWhenSkeletonIsActive) ? "gained" : "lost"
      facts.append("\(verb) isHiddenWhenSkeletonIsActive")
    }
    if change.has(.isUserInteractionDisabledWhenSkeletonIsActive) {
      let isKept = flags.contains(.keepsInteraction)
      facts.append("isUserInteractionDisabledWhenSkeletonIsActive \(isKept) → \(!isKept)")
    }
    if change.has(.show) {
      let isCalled = new.hierarchy.show.roots.contains(second)
      facts.append(isCalled ? "receives show now" : "no longer receives show")
    }
    if change.has(.hasWindow) {
      let isThere = new.hierarchy.hasWindow
      facts.append(isThere ? "has a window now when show is called" : "has no window now when show is called")
    }
    if change.has(.frame) { facts.append("frame " + frame(first, second)) }
    return facts
  }

  /// `343 × 20 → 358 × 20`, or the places where the sizes are the same.
  func frame(_ first: ViewIndex, _ second: ViewIndex) -> String {
    guard let before = old.hierarchy.frame(of: first), let now = new.hierarchy.frame(of: second) else {
      return ""
    }
    if CountWords.size(before) != CountWords.size(now) {
      return "\(CountWords.size(before)) → \(CountWords.size(now))"
    }
    let places = [before, now].map { "(\($0.x.roundedText), \($0.y.roundedText))" }
    return places.joined(separator: " → ")
  }

  private func move(_ first: ViewIndex, _ second: ViewIndex) -> String {
    switch difference.moves[second] {
    case .parent:
      return OutcomeChangeWords.moved(from: old.parentName(of: first), to: new.parentName(of: second))
    case .order: return OutcomeChangeWords.moved(among: new.parentName(of: second))
    case nil:
      let places = (old.hierarchy.views[first].place, new.hierarchy.views[second].place)
      return "moved from \(places.0.key) to \(places.1.key) of \(new.parentName(of: second))"
    }
  }

  private func outcome(
    _ change: ViewChange, _ first: ViewIndex, _ second: ViewIndex, isShared: Bool
  ) -> [String] {
    var facts: [String] = []
    if change.isOtherOutcome || change.has(.lines) || change.has(.cells) || change.has(.count) {
      facts.append(roles(change, first, second, isShared: isShared))
    }
    let result = new.inspection
    if change.has(.isHidden) {
      let isHidden = result.isHidden(second)
      facts.append(
        difference.isAgainstApp
          && !result.hierarchy.views[second].flags.contains(.isHiddenWhenSkeletonIsActive)
          ? (isHidden ? "hidden" : "no longer hidden") : OutcomeChangeWords.hidden(isHidden))
    }
    if change.has(.isInteractionDisabled), !change.isOtherOutcome {
      facts.append(result.isInteractionDisabled(second) ? "takes no touches now" : "takes touches now")
    }
    if change.has(.animations) { facts.append(motion(first, second)) }
    return facts
  }

  /// What moves now, or that nothing does.
  private func motion(_ first: ViewIndex, _ second: ViewIndex) -> String {
    let before = old.inspection.animations(of: first)
    let now = new.inspection.animations(of: second)
    let changed = now.filter { animation in !before.contains { $0.isSame(as: animation) } }
    guard let animation = changed.first else {
      let gone = before.first { animation in !now.contains { $0.isSame(as: animation) } }
      return gone.map { "\($0.name) no longer moves" } ?? "its animations have another order"
    }
    let more = changed.count > 1 ? " and \(changed.count - 1) more" : ""
    return "\(animation.name)\(more) \(changed.count > 1 ? "move" : "moves") \(MotionWords.text(animation))"
  }

  private func roles(
    _ change: ViewChange, _ first: ViewIndex, _ second: ViewIndex, isShared: Bool
  ) -> String {
    let (before, now) = (old.words(first), new.words(second))
    var facts = OutcomeChangeWords.skeleton(
      isLost: change.has(.lostSkeleton), isGained: change.has(.gainedSkeleton))
    if !isShared || facts.isEmpty {
      facts.append(OutcomeChangeWords.roles(before.role, now.role))
    } else if change.has(.lostSkeleton) {
      facts.append(now.role)
    }
    // That recursion stops at it is what the lost flag says already.
    let isSaid = change.has(.isSkeletonable) && new.inspection.coverage[second].role == .uncovered
    return facts.joined(separator: ", ") + (isSaid ? "" : now.explanation)
  }
}

/// How a view's layer differs while its role stays.
enum DrawingWords {
  static func text(_ before: Layer, _ now: Layer) -> String {
    var facts: [String] = []
    if before.bounds != now.bounds {
      facts.append(bounds(before.bounds, now.bounds, ofLines: now.lines != nil))
    }
    if before.cornerRadius != now.cornerRadius {
      facts.append(
        "corner radius \(before.cornerRadius?.roundedText ?? "unknown") → \(now.cornerRadius?.roundedText ?? "unknown")"
      )
    }
    if before.color != now.color {
      facts.append("colour \(before.color ?? "none") → \(now.color ?? "none")")
    }
    if before.alpha != now.alpha {
      facts.append("opacity \((before.alpha ?? 1).roundedText) → \((now.alpha ?? 1).roundedText)")
    }
    if let radius = before.lineCornerRadius, let other = now.lineCornerRadius, radius != other {
      facts.append("the lines' corner radius \(radius.roundedText) → \(other.roundedText)")
    }
    if before.lines != now.lines { facts += lines(before.lines, now.lines) }
    return "drawn differently: " + facts.joined(separator: ", ")
  }

  private static func bounds(_ before: Rect?, _ now: Rect?, ofLines isLines: Bool) -> String {
    guard let before, let now, before.width == now.width, before.height == now.height else {
      return "\(CountWords.size(before)) → \(CountWords.size(now))"
    }
    guard isLines else { return "its bounds begin at x = \(now.x.roundedText), not \(before.x.roundedText)" }
    return now.x == 0
      ? "its lines are no longer \(before.x.inPoints) to its left"
      : "its lines are \(now.x.inPoints) to its left"
  }

  private static func lines(_ before: [Rect]?, _ now: [Rect]?) -> [String] {
    guard let before, let now, let first = before.first, let other = now.first, let last = before.last,
      let otherLast = now.last
    else { return [before == nil ? "its lines are known now" : "its lines are no longer known"] }
    var facts: [String] = []
    if first.height != other.height {
      facts.append("lines \(first.height.roundedText) → \(other.height.roundedText) high")
    }
    if last.width != otherLast.width {
      facts.append("last line \(last.width.roundedText) → \(otherLast.width.roundedText) wide")
    }
    return facts.isEmpty ? ["its lines are elsewhere"] : facts
  }
}
