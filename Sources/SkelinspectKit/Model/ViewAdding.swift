extension Hierarchy {
  /// Views below one another; a printed tree takes space that grows with the square of its depth.
  static let maximumDepth = 1_000

  /// Adds a view that has its class and its own keys, with what follows from where it stands.
  ///
  /// - Parameter isRightToLeft: the layout direction that it says for itself and all that it holds.
  mutating func add(_ view: consuming View, isRightToLeft: Bool?) {
    let above = view.parent.map { views[$0].flags } ?? []
    view.flags.follow(above, in: view.place, isRightToLeft)
    if view.place == .contentView, let parent = view.parent {
      views[parent].flags.insert(.hasContentView)
    }
    if frames.count == views.count { frames.append(nil) }
    views.append(view)
  }

  /// Each view ends after the last that it holds, which is known once all are added.
  ///
  /// - Parameter first: those before it have theirs.
  mutating func settleEnds(from first: ViewIndex = 0) {
    for view in first..<views.count { views[view].end = view + 1 }
    for view in (first..<views.count).reversed() {
      if let parent = views[view].parent { views[parent].end = max(views[parent].end, views[view].end) }
    }
  }
}

extension View.Flags {
  mutating func follow(_ above: View.Flags, in place: ViewPlace, _ isRightToLeft: Bool?) {
    set(.isInTemplate, place.isTemplate || above.contains(.isInTemplate))
    followDirection(above, isRightToLeft)
  }

  /// A layout direction holds for a view and all below it that do not say another.
  mutating func followDirection(_ above: View.Flags, _ isRightToLeft: Bool?) {
    set(.inheritsRightToLeft, isRightToLeft ?? above.contains(.inheritsRightToLeft))
  }

  /// Keeps up what recursion reads of a key; nil where a view does not say it.
  mutating func note(_ key: ViewKey, _ isTrue: Bool?) {
    switch key {
    case .isSkeletonable: set(.isSkeletonable, isTrue == true)
    case .isHidden: set(.isHidden, isTrue == true)
    case .isHiddenWhenSkeletonIsActive: set(.isHiddenWhenSkeletonIsActive, isTrue == true)
    case .isUserInteractionDisabledWhenSkeletonIsActive: set(.keepsInteraction, isTrue == false)
    case .reference: set(.hasReference, isTrue != nil)
    default: break
    }
  }

  private mutating func set(_ flag: View.Flags, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}

extension Diagnostic {
  static func tooDeep(at place: Place) -> Diagnostic {
    .invalidValue("views nested deeper than \(Hierarchy.maximumDepth) levels, the limit", at: place)
  }
}
