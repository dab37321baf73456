/// What SkeletonView does to every view of a hierarchy when its roots receive show.
public struct Inspection: Sendable {
  /// What was inspected.
  public let hierarchy: Hierarchy
  /// At least one show passed its guard.
  public let shown: Bool
  /// Nil when nothing would crash the app.
  public let crash: Crash?
  /// How many trees `SKELETON_DEBUG` has the app print (rule T8).
  public var debugLogCount: Int { loggedRoots.count }

  /// The roots whose trees `SKELETON_DEBUG` prints, in order.
  let loggedRoots: [ViewIndex]
  /// The roots whose show passed its guard, in order.
  let shownRoots: [ViewIndex]
  /// All that would crash the app.
  let crashes: Crashes
  let coverage: [Coverage]
  let presence: Presence
  let palette: Palette
  /// What another system than SkeletonView makes of the views.
  @Boxed private(set) var outcome: SystemOutcome?
  private let roots: Set<ViewIndex>

  init(_ hierarchy: Hierarchy) {
    if let outcome = SystemOutcome(hierarchy) {
      self.init(hierarchy, outcome: outcome)
    } else {
      self.init(byShowsOf: hierarchy)
    }
  }

  private init(byShowsOf hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    palette = Palette(hierarchy)
    roots = Set(hierarchy.show.roots)
    outcome = nil
    let shows = Shows(hierarchy)
    coverage = shows.coverage
    presence = Presence(hierarchy, coverage: coverage)
    shownRoots = shows.shownRoots
    shown = !shows.shownRoots.isEmpty
    let crashes = CrashFinder(hierarchy: hierarchy, coverage: coverage, presence: presence)
      .crashes(in: shows.shownRoots)
    self.crashes = crashes
    crash = crashes.first.map { first in
      Crash(path: ViewPaths(hierarchy, to: [first.view]).machinePath(first.view), reason: first.reason)
    }
    loggedRoots = Array(shows.shownRoots.prefix(crashes.first?.shows ?? .max))
  }

  /// Of what was found out by other means than the calls of show.
  init(_ hierarchy: Hierarchy, outcome: SystemOutcome) {
    self.hierarchy = hierarchy
    palette = Palette(hierarchy)
    roots = Set(hierarchy.show.roots)
    self.outcome = outcome
    coverage = outcome.coverage
    presence = Presence(hierarchy, copies: outcome.copies)
    shownRoots = hierarchy.show.roots
    shown = coverage.contains { $0.role == .lines || $0.role == .block }
    (crashes, crash, loggedRoots) = (Crashes(), nil, [])
  }

  /// Every view in document order, those that the description leaves out too.
  public var views: [ViewInspection] {
    let paths = ViewPaths(hierarchy)
    return hierarchy.views.indices.map { ViewInspection(of: $0, in: self, paths) }
  }

  /// Of a covered view's skeleton layer, in points.
  func layerSize(of view: ViewIndex) -> PartialSize {
    let frame = presence.cellSizes[view]
    return TextLines(of: view, in: hierarchy, frame: frame)?.size
      ?? hierarchy.layerSize(of: view, frame: frame)
  }

  /// Of a view that is covered.
  func layer(of view: ViewIndex) -> Layer {
    Layer(
      geometry: hierarchy.layerGeometry(of: view, frame: presence.cellSizes[view]), color: palette.solidText,
      gradient: palette.gradientTexts)
  }

  /// Roots hide themselves before they look at their other flag (rule S5).
  func isHidden(_ view: ViewIndex) -> Bool {
    if let outcome { return outcome.isHidden[view] }
    let flags = hierarchy.views[view].flags
    let isRoot = roots.contains(view) || hierarchy.views[view].place.isTemplate
    return flags.contains(.isHidden)
      || flags.contains(.isHiddenWhenSkeletonIsActive) && (isRoot || coverage[view].isReached)
  }

  /// Hidden, hidden by show, or transparent.
  func isInvisible(_ view: ViewIndex) -> Bool { isHidden(view) || hierarchy.isTransparent(view) }

  /// A text field alone stays enabled as a leaf (rule S8).
  func isInteractionDisabled(_ index: ViewIndex) -> Bool {
    if let outcome { return outcome.isInteractionDisabled[index] }
    let view = hierarchy.views[index]
    let isEnabled = hierarchy.takesTouches(index)
    let isDisabledByShow =
      coverage[index].isActive && view.family != .textField && !view.flags.contains(.keepsInteraction)
    return !isEnabled || isDisabledByShow
  }

  /// Whether a view has a skeleton layer of its own on screen, as far as the file says.
  func draws(_ view: ViewIndex) -> Bool {
    let role = coverage[view].role
    return (role == .lines || role == .block) && presence.copies[view] != 0
  }

  func counts(of view: ViewIndex) -> [Int?]? {
    guard hierarchy.views[view].family.isCollection else { return nil }
    guard let count = presence.counts[view] else { return [] }
    // Without a window a collection is never asked for its items (rule C5).
    if hierarchy.views[view].family == .collection, !hierarchy.hasWindow { return [] }
    let sections = hierarchy.numberOfSkeletonSections(of: view)
    guard (0...FlowLines.maximumSections).contains(sections) else { return nil }
    guard case .known(let known) = count else { return Array(repeating: nil, count: sections) }
    return Array(repeating: known, count: sections)
  }

  /// Marked; in another system covered, or holding what is (rule U9).
  func isMarked(_ view: ViewIndex) -> Bool {
    outcome == nil ? hierarchy.views[view].isSkeletonable : coverage[view].isReached
  }

  /// Whether anything in it is marked or shown, or may be.
  var hasMarkOrShow: Bool {
    // Of layers, those are hierarchies only of which something is seen.
    if hierarchy.system == .layers { return true }
    if !hierarchy.knowsFlags || hierarchy.calls != nil || hierarchy.show.areRootsGiven { return true }
    if let code = hierarchy.evidence,
      !code.shows.isEmpty || code.isDummyCell || code.lostShow != nil || code.limit != nil
    {
      return true
    }
    return hierarchy.views.indices.contains { isMarked($0) || coverage[$0].role == .unknown }
  }

  /// Which views from a root on its description lists, the root in any case: those that recursion comes to; in another
  /// system what is covered, and what holds it (rule U9).
  func listedViews(below root: ViewIndex) -> [Bool] {
    let part = root..<hierarchy.views[root].end
    guard outcome != nil else { return Reach(in: hierarchy).flags(from: [root], within: part) }
    return part.map { $0 == root || isMarked($0) }
  }

  /// Whether any view may have an animation.
  var mayMove: Bool {
    outcome.map { !$0.animations.isEmpty || !$0.pivots.isEmpty }
      ?? hierarchy.show.style.isAnimated
  }

  /// Every animated property of a view and of the layers in it, in order.
  func animations(of view: ViewIndex) -> [ViewAnimation] {
    outcome.map { $0.animations[view] ?? [] } ?? skeletonAnimations(of: view)
  }

  /// Those of the marked views that recursion does not come to, or whose cells are not shown.
  func lost(of marked: [ViewIndex]) -> [ViewIndex] {
    var isInUnused: [Bool] = []
    for (index, view) in zip(0..., hierarchy.views) {
      isInUnused.append(view.parent.map { isInUnused[$0] } == true || isUnusedTemplate(index))
    }
    return marked.filter {
      (isInUnused[$0] || !coverage[$0].isReached) && !hierarchy.isPassedThrough($0)
    }
  }

  /// Cells are shown by themselves too: code that a file does not show may do so.
  private func isUnusedTemplate(_ view: ViewIndex) -> Bool {
    guard hierarchy.views[view].place.isTemplate, let owner = hierarchy.views[view].parent else {
      return false
    }
    return hierarchy.origin == .presumed
      ? coverage[owner].role == .uncovered : !coverage[owner].isReached && presence.copies[view] == 0
  }
}
