/// The changes that would give a view a skeleton of its own, and what really becomes of the others then: the
/// difference between two inspections.
struct ChangeEffect: Sendable {
  /// In the order of what stands in the way.
  let changes: [Change]
  /// Views that are drawn now and were not before, in document order.
  let appears: [ViewIndex]
  /// The same where nobody sees it: hidden, or in something that is.
  let staysHidden: [ViewIndex]
  /// The reverse: drawn before and not now.
  let disappears: [ViewIndex]
  /// Views that a block covered and that stay visible now, with all that is in them.
  let uncovers: [ViewIndex]
  /// Drawn before and now, as something else.
  let alters: [ViewIndex]
  /// After the change.
  let inspection: Inspection
  /// The app would stop then, and does not now.
  let crash: Crash?

  /// The views to mark, in order.
  var marks: [ViewIndex] { changes.filter(\.isMark).map(\.view) }

  /// Takes away what stands in the way to a view, as often as something new comes to light; nil where that is
  /// beyond the hierarchy.
  init?(reaching view: ViewIndex, before: Inspection, _ way: Way) {
    var changes: [Change] = []
    var hierarchy = before.hierarchy
    var after = before
    var way = way
    var rounds = 0
    while !way.obstacles.isEmpty {
      let found = way.obstacles.compactMap { hierarchy.change(against: $0) }
      guard found.count == way.obstacles.count, rounds < Self.maximumRounds else { return nil }
      for change in found where !changes.contains(change) {
        if case .callShowFirst(let view) = change { changes.removeAll { $0 == .callShow(on: view) } }
        changes.append(change)
        hierarchy.apply(change)
      }
      rounds += 1
      after = Inspection(hierarchy)
      way = WaySearch(after).way(to: view)
    }
    guard !changes.isEmpty else { return nil }
    self.init(changes, before: before, after: after)
  }

  /// A change can bring new obstacles to light; more often than this none has been seen to.
  private static let maximumRounds = 4

  private init(_ changes: [Change], before: Inspection, after: Inspection) {
    var (appears, disappears, uncovers, alters) = ([ViewIndex](), [ViewIndex](), [ViewIndex](), [ViewIndex]())
    var uncoveredEnd = 0
    for view in before.hierarchy.views.indices {
      switch (before.draws(view), after.draws(view)) {
      case (false, true): appears.append(view)
      case (true, false): disappears.append(view)
      case (true, true):
        if before.coverage[view].role != after.coverage[view].role { alters.append(view) }
      case (false, false):
        if before.coverage[view].role == .underBlock, after.staysVisible(view), view >= uncoveredEnd {
          uncovers.append(view)
          uncoveredEnd = before.hierarchy.views[view].end
        }
      }
    }
    inspection = after
    crash = before.crash == nil ? after.crash : nil
    self.changes = changes
    // An app that stops shows nothing of all this.
    if after.crash != nil { (appears, disappears, uncovers, alters) = ([], [], [], []) }
    staysHidden = appears.filter { after.nearestHidden(from: $0) != nil }
    self.appears = appears.filter { after.nearestHidden(from: $0) == nil }
    (self.disappears, self.uncovers, self.alters) = (disappears, uncovers, alters)
  }
}

extension Hierarchy {
  /// What would take an obstacle away; nil where nothing in the hierarchy does.
  func change(against obstacle: Obstacle) -> Change? {
    let view = obstacle.view
    switch obstacle.kind {
    case .notSkeletonable, .rootNotSkeletonable: return .mark(view)
    case .notArranged: return .arrange(view)
    case .outsideContentView: return .moveToContentView(view)
    case .noWindow: return hasWindow ? nil : .putInWindow
    case .noShowCall: return .callShow(on: view)
    case .alreadyActive: return .callShowFirst(on: view)
    case .unsupportedDataSource: return .adoptSkeletonDataSource(view, in: self)
    case .otherPrototype: return identified(obstacle.template).map { .useCell($0) }
    case .notRequested where views[view].family == .collection:
      let hasRoom = DummyCells(of: view, in: self).supplementaryKinds > 0
      return hasRoom ? identified(obstacle.template).map { .useSectionView($0) } : nil
    case .notRequested: return identified(obstacle.template).map { .useSectionView($0) }
    case .noCells, .replacedByDummyCells, .runningTests: return nil
    }
  }

  private func identified(_ template: ViewIndex?) -> ViewIndex? {
    template.flatMap { text(.reuseIdentifier, of: $0) == nil ? nil : $0 }
  }
}

extension Inspection {
  /// Whether a view has a skeleton layer of its own on screen, as far as the file says.
  func draws(_ view: ViewIndex) -> Bool {
    let role = coverage[view].role
    return (role == .lines || role == .block) && presence.copies[view] != 0
  }

  /// Whether a view is on screen without a skeleton on it; a contentView counts for what is in it.
  fileprivate func staysVisible(_ view: ViewIndex) -> Bool {
    let role = coverage[view].role
    return (role == .uncovered || role == .unreached) && presence.copies[view] != 0
      && hierarchy.candidacy(of: view) != .excluded(.contentViewIgnored)
  }
}
