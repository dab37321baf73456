/// What would crash the app while it shows its skeletons.
///
/// Only what the file says counts: what code may set where the file is half of the truth stops nothing.
struct Crashes: Sendable {
  /// What comes first.
  struct First: Equatable, Sendable {
    let view: ViewIndex
    let reason: String
    /// Shows that were complete before it: so many trees are printed.
    let shows: Int
  }

  /// Why, for each view of which something would crash the app; most would come to it only without the first.
  fileprivate(set) var reasons: [ViewIndex: String] = [:]
  fileprivate(set) var first: First?
}

/// Finds what would crash the app: something in a show itself, or in the layout that follows.
struct CrashFinder {
  let hierarchy: Hierarchy
  let coverage: [Coverage]
  let presence: Presence

  func crashes(in shownRoots: [ViewIndex]) -> Crashes {
    var crashes = Crashes()
    let shows = Dictionary(zip(shownRoots, 0...), uniquingKeysWith: min)
    for view in hierarchy.views.indices where hierarchy.evidence?.isUnknown(.dataSource, of: view) != true {
      let found: Crashes.First
      if let reason = inShow(view), let show = firstShow(of: view, shows) {
        found = Crashes.First(view: view, reason: reason, shows: show)
      } else if presence.copies[view] != 0, let reason = inLayout(view) {
        found = Crashes.First(view: view, reason: reason, shows: shownRoots.count)
      } else {
        continue
      }
      crashes.reasons[view] = found.reason
      if found.shows < crashes.first?.shows ?? .max { crashes.first = found }
    }
    return crashes
  }

  /// The number of the first call of show that comes to a view, which cells and headers have of their own.
  private func firstShow(of view: ViewIndex, _ shows: [ViewIndex: Int]) -> Int? {
    var first: Int?
    for index in hierarchy.outwards(from: view) {
      if let show = shows[index] { first = min(show, first ?? .max) }
      if hierarchy.views[index].place.isTemplate { break }
    }
    return first
  }

  /// A table asks for its rows as soon as it has the dummy data source; text lines are made at once.
  private func inShow(_ view: ViewIndex) -> String? {
    switch coverage[view].role {
    case .collection where hierarchy.views[view].family == .table: inCount(of: view)
    case .lines where coverage[view].isRunaway:
      if case .runaway(let count)? = TextLines(of: view, in: hierarchy, frame: nil)?.amount {
        CrashReason.ofLines(count)
      } else {
        nil
      }
    default: nil
    }
  }

  /// A collection asks for its items in layout, and cells are dequeued there.
  private func inLayout(_ view: ViewIndex) -> String? {
    if hierarchy.views[view].flags.contains(.isInTemplate), let reason = inShow(view) { return reason }
    guard hierarchy.views[view].family.isCollection, let count = presence.counts[view], hierarchy.hasWindow
    else { return nil }
    if hierarchy.views[view].family == .collection, let reason = inCount(of: view) { return reason }
    let hasCells = DummyCells(of: view, in: hierarchy).cells(perSection: count) != 0
    return CrashReason.ofDequeuing(in: view, hasCells: hasCells, hierarchy)
  }

  private func inCount(of view: ViewIndex) -> String? {
    presence.counts[view].flatMap { CrashReason.ofCount($0, in: view, hierarchy) }
  }
}
