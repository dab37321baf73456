/// What show makes of a view, without sizes and lines of files: what stays when a file is edited elsewhere.
struct ViewOutcome: Sendable {
  /// How often it is on screen.
  enum Copies: Equatable, Sendable {
    case once
    /// By dummy cells or a loop; nil where that is not known.
    case counted(Int?)
  }

  let role: OutcomeRole
  let copies: Copies
  /// Empty where there is nothing to say.
  let reason: String
  let isHidden: Bool

  /// As it stands after the role: the reason, and that it is hidden.
  var explanation: String {
    let facts = [reason, isHidden ? Self.hidden : ""].filter { !$0.isEmpty }
    return facts.isEmpty ? "" : ": " + facts.joined(separator: ", ")
  }

  static let hidden = "hidden"

  private var isOnScreen: Bool { copies != .counted(0) }

  /// Lines, a block, or dummy cells are seen.
  var hasSkeleton: Bool { isOnScreen && role.isDrawn }

  /// A block that became a container, or the other way round: drawn either way.
  func isRegrouped(from other: ViewOutcome) -> Bool {
    guard isOnScreen, other.isOnScreen else { return false }
    return role.isGroup(instead: other.role) || other.role.isGroup(instead: role)
  }
}

extension ViewOutcome: Equatable {
  func isSameRole(as other: Self) -> Bool { role == other.role && copies == other.copies }

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
