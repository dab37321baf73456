/// What differs at one view.
struct ViewChange: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case added, removed, moved
    case type, id
    case isSkeletonable, isHiddenWhenSkeletonIsActive, isUserInteractionDisabledWhenSkeletonIsActive
    case show, hasWindow
    case lostSkeleton, gainedSkeleton, role, because
    case lines, cells, count, isHidden, isInteractionDisabled, layer, animations, frame
  }

  /// Nil where it was added.
  let old: ViewIndex?
  /// Nil where it was removed.
  let new: ViewIndex?
  /// In the order of all.
  let kinds: [Kind]
  /// The change of another view that this one follows from.
  var cause: Int?

  /// Nil where nothing differs.
  ///
  /// - Parameter differing: what differs at a view that both sides have.
  init?(_ old: ViewIndex?, _ new: ViewIndex?, differing: (ViewIndex, ViewIndex) -> [Kind]) {
    (self.old, self.new) = (old, new)
    if let old, let new { kinds = differing(old, new) } else { kinds = [old == nil ? .added : .removed] }
    if kinds.isEmpty { return nil }
  }

  func has(_ kind: Kind) -> Bool { kinds.contains(kind) }

  /// Changes that were made, not only suffered: what somebody wrote in the file.
  var isMade: Bool { kinds.contains(where: \.isMade) }

  /// Show makes something else of it.
  var isOtherOutcome: Bool { [.lostSkeleton, .gainedSkeleton, .role, .because].contains(where: has) }

  /// What no other change explains.
  var isOwn: Bool { cause == nil || kinds.contains { !$0.canFollow } }
}

extension ViewChange.Kind {
  /// Of the view itself: it may be the cause of what happens to others.
  fileprivate var isMade: Bool {
    switch self {
    case .added, .removed, .moved, .type, .isSkeletonable, .show, .hasWindow: true
    default: false
    }
  }

  /// It can follow from another view's change.
  var canFollow: Bool {
    switch self {
    case .lostSkeleton, .gainedSkeleton, .role, .because, .count, .isHidden, .isInteractionDisabled: true
    default: false
    }
  }
}
