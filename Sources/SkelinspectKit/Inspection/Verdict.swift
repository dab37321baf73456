/// What show makes of one view: the answer that every command, rule and picture gives in words of its own.
struct Verdict: Sendable {
  let role: Role
  /// Copies on screen that have this role: 1, or as many as dummy cells hold it; nil where sizes are unknown.
  let count: Int?
  /// The first that stops recursion on the way to it; nil where nothing does, and where no show comes near it.
  let stop: Stop?
  /// The view around it that is drawn as one block.
  let block: ViewIndex?
  /// Of a covered view.
  let layer: Layer?
  /// While the skeleton shows; false where no copy is on screen.
  let isHidden: Bool
  let isInteractionDisabled: Bool
  /// A table's rows or a collection's items: one count a section, nil where a size is unknown; nil for other
  /// classes and where no copy is on screen.
  let cells: [Int?]?
  /// What of it would crash the app.
  let crash: String?
  let isSkeletonable: Bool
  /// Its only line has no width (rule L5).
  var isBlank = false
  /// Nothing shows it, and no dummy cell takes its place: the app may display it.
  var isLeftAlone = false

  /// The view that decided the role, where that is another one or a root, and why it did.
  var because: (view: ViewIndex, reason: StopReason?)? {
    switch role {
    case .underBlock: block.map { ($0, nil) }
    case .unreached: stop.map { ($0.view, $0.reason) }
    case .uncovered, .unknown, .block:
      stop.flatMap { $0.reason.isOfRedaction ? ($0.view, $0.reason) : nil }
    case .lines, .container, .collection: nil
    }
  }

  /// It is on screen and draws a skeleton: lines, a block, or dummy cells.
  var isCovered: Bool {
    guard count != 0, !isBlank else { return false }
    return role == .lines || role == .block || role == .collection && cells?.isEmpty == false
  }
}

extension Inspection {
  /// That nothing shows a view, where the code is known that would, or that this cannot be told.
  func notShown(_ view: ViewIndex) -> Stop? {
    guard hierarchy.evidence?.areRootsKnown == true, coverage[view].role == .unreached,
      coverage[view].root == nil
    else {
      return nil
    }
    if let stop = coverage[view].stop { return stop }
    let reason: StopReason = hierarchy.evidence?.whyShowIsOpen == nil ? .notShown : .unknownShow
    // What keeps show from a table keeps it from the cells in it.
    guard let template = hierarchy.template(around: view), let owner = hierarchy.views[template].parent else {
      return Stop(view: 0, reason: reason)
    }
    if coverage[owner].isReached { return Stop(view: owner == 0 ? view : 0, reason: reason) }
    return coverage[owner].stop ?? Stop(view: owner, reason: reason)
  }

  /// Why nobody can say that nothing shows a view; nil where one can.
  func whyShowIsOpen(of view: ViewIndex) -> String? {
    guard let code = hierarchy.evidence else { return nil }
    guard let stop = coverage[view].stop, stop.reason == .unknownShow else { return code.whyShowIsOpen }
    return code.whyShowIsPerhaps(of: stop.view) ?? code.whyShowIsPerhaps()
  }

  func verdict(of view: ViewIndex) -> Verdict {
    if let outcome { return verdict(of: view, outcome) }
    let coverage = coverage[view]
    let count = presence.copies[view]
    let isOnScreen = count != 0
    var verdict = Verdict(
      role: coverage.role, count: count, stop: coverage.stop ?? notShown(view), block: coverage.block,
      layer: draws(view) ? layer(of: view) : nil,
      isHidden: isOnScreen && isHidden(view),
      isInteractionDisabled: isOnScreen && isInteractionDisabled(view),
      cells: isOnScreen ? counts(of: view) : nil,
      crash: crashes.reasons.isEmpty ? nil : crashes.reasons[view],
      isSkeletonable: hierarchy.views[view].isSkeletonable)
    if count == 0, verdict.stop?.reason == .notShown, let cell = hierarchy.template(around: view) {
      verdict.isLeftAlone = hierarchy.views[cell].parent.map { presence.counts[$0] == nil } ?? false
    }
    verdict.isBlank = coverage.role == .lines && hierarchy.hasBlankLine(view)
    return verdict
  }

  /// Of another system than SkeletonView: only what is covered counts, and to be marked is to be covered or
  /// to hold what is (rule U9).
  private func verdict(of view: ViewIndex, _ outcome: SystemOutcome) -> Verdict {
    let coverage = coverage[view]
    let isCovered = coverage.role == .lines || coverage.role == .block
    return Verdict(
      role: coverage.role, count: isCovered ? outcome.copies[view] : 0, stop: coverage.stop,
      block: coverage.block, layer: isCovered ? outcome.layers[view] : nil, isHidden: outcome.isHidden[view],
      isInteractionDisabled: outcome.isInteractionDisabled[view], cells: nil, crash: nil,
      isSkeletonable: isCovered || coverage.role == .container)
  }
}

/// The skeleton layer of a covered view, in the view's own coordinates and in points.
public struct Layer: Equatable, Sendable {
  let geometry: LayerGeometry
  /// In points; nil where it depends on a height that is unknown.
  public let cornerRadius: Double?
  /// `#RRGGBB`; nil where it has none of its own.
  public let color: String?
  /// `#RRGGBB`, first to last: what the gradient styles use, or a gradient layer's own.
  public let gradient: [String]
  /// From 0 to 1, of a layer that something shows through; nil where nothing does.
  public private(set) var alpha: Double?
  /// The colour that lies under it, `#RRGGBB`; nil where none does.
  public private(set) var over: String?

  /// SkeletonView's.
  init(geometry: LayerGeometry, color: String?, gradient: [String]) {
    (self.geometry, self.color, self.gradient) = (geometry, color, gradient)
    cornerRadius = geometry.cornerRadius
  }

  /// A block of another system.
  init(
    bounds: Rect?, cornerRadius: Double?, color: String?, gradient: [String] = [], alpha: Double? = nil,
    over: String? = nil
  ) {
    geometry = LayerGeometry(
      bounds: bounds, cornerRadius: cornerRadius ?? 0, lines: nil, lineCornerRadius: nil)
    (self.cornerRadius, self.color, self.gradient) = (cornerRadius, color, gradient)
    (self.alpha, self.over) = (alpha, over)
  }

  /// In the view's own coordinates; nil where the file does not say the size.
  public var bounds: Rect? { geometry.bounds }
  /// The text lines in the view's own coordinates; nil for a block, and where the size is unknown.
  public var lines: [Rect]? { geometry.lines }
  /// In points; nil for a block.
  public var lineCornerRadius: Double? { geometry.lineCornerRadius }
}

/// What the evaluator of a system without calls of show makes of a hierarchy's views.
struct SystemOutcome: Sendable {
  /// Of each view.
  var coverage: [Coverage]
  /// Copies on screen; nil where a count is unknown.
  var copies: [Int?]
  var isHidden: [Bool]
  var isInteractionDisabled: [Bool]
  /// Of covered views, where the system says more than that they are covered.
  var layers: [ViewIndex: Layer] = [:]
  /// Of views that move.
  var animations: [ViewIndex: [ViewAnimation]] = [:]
  /// In the superview, in points, of views that say their anchor, or whose transform is animated; nil where it is unknown.
  var pivots: [ViewIndex: [Double]?] = [:]
  /// Of SwiftUI: the modifiers that make skeletons.
  var redaction: RedactionTrace?
  /// What was taken for granted, for people.
  var assumptions: [String] = []

  init(count: Int) {
    coverage = Array(repeating: .untouched, count: count)
    copies = Array(repeating: 1, count: count)
    isHidden = Array(repeating: false, count: count)
    isInteractionDisabled = Array(repeating: false, count: count)
  }

  /// Nil for SkeletonView, whose shows are worked out view by view.
  init?(_ hierarchy: Hierarchy) {
    switch hierarchy.systemFacts {
    case .skeletonView: return nil
    case .swiftUI(let facts): self = SwiftUIPass(hierarchy, facts).outcome
    case .layers(let facts): self = LayersPass(hierarchy, facts).outcome
    }
  }

  /// A view that no skeleton covers, and such views in it: whether it is there meanwhile is not known.
  mutating func doubtVisibility(of view: ViewIndex, in hierarchy: Hierarchy) {
    for inner in view..<hierarchy.views[view].end where coverage[inner].role == .uncovered {
      coverage[inner] = .unknown(.unknownVisibility, at: view)
    }
  }

  /// Containers are what hold covered views: those are known when all views are.
  mutating func settleContainers(in hierarchy: Hierarchy) {
    var holds = Array(repeating: false, count: coverage.count)
    for view in coverage.indices.reversed() {
      let role = coverage[view].role
      if holds[view], role == .uncovered || role == .unknown {
        coverage[view] = Coverage(.container, root: 0)
      }
      let isCovered = role == .lines || role == .block
      if isCovered || holds[view], let parent = hierarchy.views[view].parent { holds[parent] = true }
    }
  }
}
