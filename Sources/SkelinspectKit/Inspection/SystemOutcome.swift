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
