/// What show makes of a view, without sizes and lines of files: what stays when a file is edited elsewhere.
struct ViewOutcome: Sendable {
  let role: OutcomeRole
  /// How often it is on screen by dummy cells or a loop, as it stands after the role: `, × 14`; empty: once.
  let times: String
  /// Empty where there is nothing to say.
  let reason: String
  let isHidden: Bool

  /// As it stands after the role: the reason, and that it is hidden.
  var explanation: String {
    let facts = [reason, isHidden ? Self.hidden : ""].filter { !$0.isEmpty }
    return facts.isEmpty ? "" : ": " + facts.joined(separator: ", ")
  }

  static let hidden = "hidden"
  static let offScreen = ", not on screen"

  private var isOnScreen: Bool { times != Self.offScreen }

  /// Lines, a block, or dummy cells are seen.
  var hasSkeleton: Bool { isOnScreen && role.isDrawn }

  /// A block that became a container, or the other way round: drawn either way.
  func isRegrouped(from other: ViewOutcome) -> Bool {
    guard isOnScreen, other.isOnScreen else { return false }
    return role.isGroup(instead: other.role) || other.role.isGroup(instead: role)
  }
}

extension ViewOutcome: Equatable {
  func isSameRole(as other: Self) -> Bool { role == other.role && times == other.times }

  /// What ends a reason may read as if the view were hidden.
  static func == (first: Self, second: Self) -> Bool {
    first.isSameRole(as: second) && first.explanation == second.explanation
  }
}

extension OutcomeRole {
  /// Of what another one draws itself the views in it are drawn.
  fileprivate func isGroup(instead other: OutcomeRole) -> Bool {
    if case .cells = other { return false }
    return isContainer && other.isDrawn
  }
}
