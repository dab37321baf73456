/// What SkeletonView does to every view of a hierarchy when its roots receive show.
public struct Inspection: Sendable {
  public let hierarchy: Hierarchy
  /// At least one show passed its guard.
  public let shown: Bool
  /// Nil when nothing would stop the app.
  public let crash: Crash?
  /// The trees that `SKELETON_DEBUG` prints.
  public var debugLogCount: Int { loggedRoots.count }

  /// The roots whose trees `SKELETON_DEBUG` prints, in order.
  let loggedRoots: [ViewIndex]
  /// The roots whose show passed its guard, in order.
  let shownRoots: [ViewIndex]
  /// All that would stop the app.
  let crashes: Crashes
  let coverage: [Coverage]
  let presence: Presence
  let palette: Palette
  private let roots: Set<ViewIndex>

  init(_ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    let shows = Shows(hierarchy)
    coverage = shows.coverage
    presence = Presence(hierarchy, coverage: coverage)
    palette = Palette(hierarchy)
    roots = Set(hierarchy.show.roots)
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

  /// Every view in document order, those that the description leaves out too.
  public var views: [ViewInspection] {
    let paths = ViewPaths(hierarchy)
    return hierarchy.views.indices.map { inspection(of: $0, paths) }
  }

  /// - Parameter paths: nil leaves paths empty, which takes less.
  func inspection(of view: ViewIndex, _ paths: ViewPaths?) -> ViewInspection {
    ViewInspection(of: view, in: self, paths)
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
    let flags = hierarchy.views[view].flags
    let isRoot = roots.contains(view) || hierarchy.views[view].place.isTemplate
    return flags.contains(.isHidden)
      || flags.contains(.isHiddenWhenSkeletonIsActive) && (isRoot || coverage[view].isReached)
  }

  /// Hidden, hidden by show, or transparent.
  func isInvisible(_ view: ViewIndex) -> Bool { isHidden(view) || hierarchy.isTransparent(view) }

  /// A text field alone stays enabled as a leaf (rule S8).
  func isInteractionDisabled(_ index: ViewIndex) -> Bool {
    let view = hierarchy.views[index]
    let isOffByDefault = view.family == .label || view.family == .imageView
    let isEnabled = hierarchy.boolean(.isUserInteractionEnabled, of: index, default: !isOffByDefault)
    let isDisabledByShow =
      coverage[index].isActive && view.family != .textField && !view.flags.contains(.keepsInteraction)
    return !isEnabled || isDisabledByShow
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
}
