/// What show makes of one view, as far as a difference compares it.
struct ViewOutcome: Sendable {
  let role: Role
  /// Why recursion stops; nil too where it does not.
  let reason: StopReason?
  /// The view that decided the role.
  let cause: ViewIndex?
  let copies: Int?
  let counts: [Int?]?
  let layer: Layer?
  let isMarked: Bool
  let isHidden: Bool
  let isInteractionDisabled: Bool

  /// It is on screen and draws a skeleton: lines, a block, or dummy cells.
  var isCovered: Bool {
    guard copies != 0 else { return false }
    return role == .lines || role == .block || role == .collection && counts?.isEmpty == false
  }

  /// The number of text lines; nil where it is unknown or there are none.
  var lineCount: Int? { layer?.lines?.count }
}

extension Inspection {
  func outcome(of view: ViewIndex) -> ViewOutcome {
    let coverage = coverage[view]
    let copies = presence.copies[view]
    let isLeaf = coverage.role == .lines || coverage.role == .block
    return ViewOutcome(
      role: coverage.role, reason: coverage.reason, cause: coverage.cause, copies: copies,
      counts: copies == 0 ? nil : counts(of: view),
      layer: isLeaf && copies != 0 ? layer(of: view) : nil,
      isMarked: hierarchy.views[view].isSkeletonable,
      isHidden: copies != 0 && isHidden(view),
      isInteractionDisabled: copies != 0 && isInteractionDisabled(view))
  }

  /// The view on the way to a view at which recursion stops; nil where it does not.
  func stop(of view: ViewIndex) -> ViewIndex? {
    let coverage = coverage[view]
    switch coverage.role {
    case .unreached: return coverage.cause
    case .uncovered: return view
    case .underBlock:
      guard let block = coverage.cause else { return nil }
      return OutlineStops.firstStop(above: view, under: block, in: hierarchy) ?? block
    case .lines, .block, .container, .collection: return nil
    }
  }
}
