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
  /// The view that causes the crash.
  let crashedView: ViewIndex?
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
    // What would stop the app is put right in code where a file shows half of it.
    let finding = hierarchy.origin == .presumed ? nil : crashes.first(in: shows.shownRoots)
    crash = finding.map { Crash(path: ViewPaths(hierarchy).machinePath($0.view), reason: $0.reason) }
    crashedView = finding?.view
    loggedRoots = Array(shows.shownRoots.prefix(finding?.shows ?? .max))
  }

  /// Every view in document order, those that the description leaves out too.
  public var views: [ViewInspection] {
    let paths = ViewPaths(hierarchy)
    return hierarchy.views.indices.map { inspection(of: $0, paths) }
  }

  /// - Parameter paths: nil leaves paths empty, which takes less.
  func inspection(of view: ViewIndex, _ paths: ViewPaths?) -> ViewInspection {
    let coverage = coverage[view]
    let isCovered = coverage.role == .lines || coverage.role == .block
    let isAbsent = presence.copies[view] == 0
    let cause = coverage.cause.map {
      ViewInspection.Cause(path: paths?.machinePath($0) ?? "", reason: coverage.reason)
    }
    let counts = isAbsent ? nil : counts(of: view)
    let isTable = hierarchy.views[view].family == .table
    return ViewInspection(
      path: paths?.machinePath(view) ?? "", id: hierarchy.id(of: view), type: hierarchy.typeName(of: view),
      place: hierarchy.place(of: view), file: hierarchy.otherFileName(of: view),
      isSkeletonable: hierarchy.views[view].isSkeletonable,
      role: coverage.role,
      count: presence.copies[view], because: cause,
      layer: isCovered && !isAbsent ? layer(of: view) : nil,
      isHidden: !isAbsent && isHidden(view), isInteractionDisabled: !isAbsent && isInteractionDisabled(view),
      rows: isTable ? counts : nil, items: isTable ? nil : counts)
  }

  /// Of a view that is covered.
  func layer(of view: ViewIndex) -> Layer {
    hierarchy.layer(of: view, frame: presence.cellSizes[view], palette: palette)
  }

  /// Roots hide themselves before they look at their other flag (rule S5).
  func isHidden(_ view: ViewIndex) -> Bool {
    let flags = hierarchy.views[view].flags
    let isRoot = roots.contains(view) || hierarchy.views[view].place.isTemplate
    return flags.contains(.isHidden)
      || flags.contains(.isHiddenWhenSkeletonIsActive) && (isRoot || coverage[view].isReached)
  }

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
    guard (0...CrashFinder.maximumSections).contains(sections) else { return nil }
    guard case .known(let known) = count else { return Array(repeating: nil, count: sections) }
    return Array(repeating: known, count: sections)
  }
}
