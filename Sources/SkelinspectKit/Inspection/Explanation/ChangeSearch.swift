/// Looks for the changes that give a view a skeleton of its own, in an app that does not crash: each is tried on a
/// copy of the hierarchy, and what comes to light then is dealt with in turn.
struct ChangeSearch {
  /// What there is to do, in order.
  private(set) var changes: [Change] = []
  /// After all of it.
  private(set) var inspection: Inspection

  /// A change can bring new obstacles to light; more often than this none has been seen to.
  private static let maximumRounds = 12

  /// Nil where no change leads there.
  static func changes(reaching view: ViewIndex, from inspection: Inspection) -> ChangeSearch? {
    var search = ChangeSearch(inspection: inspection)
    for _ in 0..<maximumRounds {
      guard search.keepAppAlive() else { return nil }
      let obstacles = WaySearch(search.inspection).way(to: view).obstacles
      if obstacles.isEmpty { return search }
      for obstacle in obstacles {
        guard search.remove(obstacle, before: view) else { return nil }
      }
      search.inspection = Inspection(search.hierarchy)
    }
    return nil
  }

  /// The changes after which the app does not crash any more; nil where none is known.
  static func changes(keepingAlive inspection: Inspection) -> ChangeSearch? {
    var search = ChangeSearch(inspection: inspection)
    return search.keepAppAlive() ? search : nil
  }

  /// With marks of all content under a block, and of the views between: one that is left out would show what it holds.
  /// Only where marks are all that there is to do, and the app lives with these too.
  func marking(contentOf block: ViewIndex) -> ChangeSearch {
    guard !changes.isEmpty, changes.allSatisfy(\.isMark) else { return self }
    let content = hierarchy.views(in: block) { $0.flags.contains(.isHidden) || $0.place.isTemplate }
      .filter { hierarchy.views[$0].family.isContent }
    let all = marking(content, in: block)
    let search = marking(content.filter(all.inspection.draws), in: block)
    return search.inspection.crash == nil ? search : self
  }

  private func marking(_ views: [ViewIndex], in block: ViewIndex) -> ChangeSearch {
    var marked: Set<ViewIndex> = []
    for view in views {
      for around in hierarchy.outwards(from: view) {
        guard around != block, marked.insert(around).inserted else { break }
      }
    }
    var search = self
    search.add(
      marked.sorted().filter { !hierarchy.views[$0].isSkeletonable && !hierarchy.isPassedThrough($0) }
        .map(Change.mark))
    search.inspection = Inspection(search.hierarchy)
    return search
  }

  /// With the changes that the last inspection has not seen.
  private var hierarchy: Hierarchy

  private init(inspection: Inspection) { (self.inspection, hierarchy) = (inspection, inspection.hierarchy) }

  private mutating func keepAppAlive() -> Bool {
    var rounds = 0
    while let crash = inspection.crashes.first {
      rounds += 1
      let candidates = inspection.candidatesAgainstCrash(at: crash.view)
      let found = tried(candidates) { $0.crashes.reasons[crash.view] == nil }
      guard rounds <= Self.maximumRounds, let found else { return false }
      // Before what would crash the app without it.
      add(found, at: 0)
      inspection = Inspection(hierarchy)
    }
    return true
  }

  private mutating func remove(_ obstacle: Obstacle, before view: ViewIndex) -> Bool {
    let candidates = inspection.candidates(against: obstacle)
    // Where there is no choice, the next round shows what the change is worth.
    let found =
      candidates.count == 1
      ? candidates[0]
      : tried(candidates) { after in
        !WaySearch(after).way(to: view).obstacles.contains(obstacle)
      }
    guard let found else { return false }
    add(found)
    return true
  }

  private func tried(_ candidates: [[Change]], _ isEnough: (Inspection) -> Bool) -> [Change]? {
    candidates.first { isEnough(Inspection(hierarchy.applying($0))) }
  }

  private mutating func add(_ found: [Change], at place: Int? = nil) {
    let new = found.filter { !changes.contains($0) }
    for change in new {
      if case .callShowFirst(let view) = change { changes.removeAll { $0 == .callShow(on: view) } }
      hierarchy.apply(change)
    }
    changes.insert(contentsOf: new, at: place ?? changes.count)
  }
}
