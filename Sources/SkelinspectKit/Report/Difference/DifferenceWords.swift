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

  /// - Parameter change: of a view that both have.
  func facts(of change: ViewChange, _ first: ViewIndex, _ second: ViewIndex) -> [String] {
    var facts = made(change, first, second)
    if change.cause == nil || change.has(.lines) || change.has(.cells) {
      facts += outcome(change, first, second)
    }
    if change.has(.layer), !changesRole(change), !change.has(.lines) {
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

  private func changesRole(_ change: ViewChange) -> Bool {
    [.lostSkeleton, .gainedSkeleton, .role, .because].contains { change.has($0) }
  }

  private func outcome(_ change: ViewChange, _ first: ViewIndex, _ second: ViewIndex) -> [String] {
    var facts: [String] = []
    if changesRole(change) || change.has(.lines) || change.has(.cells) || change.has(.count) {
      let (before, now) = (old.words(first), new.words(second))
      let roles = before.role == now.role ? now.role : "\(before.role) → \(now.role)"
      let isLost = change.has(.lostSkeleton) || change.has(.gainedSkeleton)
      let verb = isLost ? (change.has(.lostSkeleton) ? "lost its skeleton, " : "gained a skeleton, ") : ""
      // That recursion stops at it is what the lost flag says already.
      let isSaid = change.has(.isSkeletonable) && new.inspection.coverage[second].role == .uncovered
      facts.append(verb + roles + (isSaid ? "" : now.explanation))
    }
    let result = new.inspection
    if change.has(.isHidden) {
      facts.append(
        result.isHidden(second)
          ? "hidden while the skeleton shows" : "no longer hidden while the skeleton shows")
    }
    if change.has(.isInteractionDisabled), !changesRole(change) {
      facts.append(result.isInteractionDisabled(second) ? "takes no touches now" : "takes touches now")
    }
    return facts
  }
}
