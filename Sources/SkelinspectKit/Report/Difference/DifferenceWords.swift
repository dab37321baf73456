/// What is said of one view in a difference.
struct DifferenceWords {
  let difference: HierarchyDifference
  let old: DifferenceSide
  let new: DifferenceSide

  func added(_ view: ViewIndex) -> String {
    let inner = new.hierarchy.children(of: view).filter { difference.toOld[$0] != nil }
    let around =
      inner.isEmpty
      ? "" : " around " + inner.lazy.map { new.shortName($0) }.shortList(of: inner.count)
    let more = count(below: view, new.hierarchy, difference.toOld)
    let facts = new.words(view)
    let place = new.hierarchy.views[view].parent == nil ? "at the top" : "in \(new.parentName(of: view))"
    return "added \(place)\(around)\(more); \(facts.role)\(facts.explanation)"
  }

  func removed(_ view: ViewIndex) -> String {
    let inner = old.hierarchy.children(of: view).filter { difference.toNew[$0] != nil }
    let stay =
      inner.isEmpty
      ? ""
      : "; \(inner.lazy.map { old.shortName($0) }.shortList(of: inner.count)) \(inner.count == 1 ? "stays" : "stay")"
    let more = count(below: view, old.hierarchy, difference.toNew)
    let isCrash = old.inspection.crashes.reasons[view] != nil
    let outcome = isCrash ? "would have crashed" : "was \(old.words(view).role)"
    return "removed from \(old.parentName(of: view))\(more)\(stay); \(outcome)"
  }

  /// The views that came or went with it.
  private func count(below view: ViewIndex, _ hierarchy: Hierarchy, _ partners: [ViewIndex?]) -> String {
    let count = (view + 1..<hierarchy.views[view].end).count { partners[$0] == nil }
    return count > 0 ? " with \(count.counted("view")) in it" : ""
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
    return facts
  }

  private func move(_ first: ViewIndex, _ second: ViewIndex) -> String {
    switch difference.moves[second] {
    case .parent: return "moved from \(old.parentName(of: first)) to \(new.parentName(of: second))"
    case .order: return "moved among the views in \(new.parentName(of: second))"
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
      facts.append(
        result.isHidden(second)
          ? "hidden while the skeleton shows" : "no longer hidden while the skeleton shows")
    }
    if change.has(.isInteractionDisabled), !change.isOtherOutcome {
      facts.append(result.isInteractionDisabled(second) ? "takes no touches now" : "takes touches now")
    }
    return facts
  }

  private func roles(
    _ change: ViewChange, _ first: ViewIndex, _ second: ViewIndex, isShared: Bool
  ) -> String {
    let (before, now) = (old.words(first), new.words(second))
    var facts: [String] = []
    if change.has(.lostSkeleton) { facts.append("lost its skeleton") }
    if change.has(.gainedSkeleton) { facts.append("gained a skeleton") }
    if !isShared || facts.isEmpty {
      facts.append(before.role == now.role ? now.role : "\(before.role) → \(now.role)")
    } else if change.has(.lostSkeleton) {
      facts.append(now.role)
    }
    // That recursion stops at it is what the lost flag says already.
    let isSaid = change.has(.isSkeletonable) && new.inspection.coverage[second].role == .uncovered
    return facts.joined(separator: ", ") + (isSaid ? "" : now.explanation)
  }
}
