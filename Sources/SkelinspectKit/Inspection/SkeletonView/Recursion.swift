/// Where recursion stops, and why.
struct Stop: Equatable, Sendable {
  let view: ViewIndex
  let reason: StopReason
}

/// Which views SkeletonView's recursion goes on to: `subviewsToSkeleton` (rule T4).
extension Hierarchy {
  enum Candidacy: Equatable {
    /// Among the candidate children of that view, whether it is skeletonable or not.
    case kid(of: ViewIndex)
    /// In a view, but none of its candidates.
    case excluded(StopReason)
    /// Top of a tree of its own.
    case separate
  }

  func candidacy(of index: ViewIndex) -> Candidacy {
    let view = views[index]
    guard let parent = view.parent else { return .separate }
    switch view.place {
    case .root, .prototype, .headerFooterView, .supplementaryView: return .separate
    case .arrangedSubview, .child, .overlay, .background, .mask: return kid(of: parent)
    case .contentView:
      return views[parent].family.hasContentView ? .excluded(.contentViewIgnored) : .kid(of: parent)
    case .tableHeaderView, .tableFooterView: return kid(of: parent)
    case .subview, .backgroundView:
      if isOwnTableWrapper(index) { return .excluded(.contentViewIgnored) }
      return subview(of: parent, isBackground: view.place == .backgroundView)
    }
  }

  /// A cell's contentView or a table's own wrapper: recursion goes through it and never reads its flag.
  func isPassedThrough(_ view: ViewIndex) -> Bool { candidacy(of: view) == .excluded(.contentViewIgnored) }

  /// What keeps recursion from a view, had it come to where it would come from; nil where nothing does, for
  /// what it passes through, and for the top of a tree.
  func stop(at view: ViewIndex, _ candidacy: Candidacy) -> Stop? {
    switch candidacy {
    case .separate, .excluded(.contentViewIgnored): nil
    case .kid: views[view].isSkeletonable ? nil : Stop(view: view, reason: .notSkeletonable)
    case .excluded(.noWindow): Stop(view: table(above: view) ?? view, reason: .noWindow)
    case .excluded(let reason): Stop(view: view, reason: reason)
    }
  }

  private func subview(of parent: ViewIndex, isBackground: Bool) -> Candidacy {
    switch views[parent].family {
    case .stack where views[parent].place != .contentView: .excluded(.notArranged)
    case .tableCell, .collectionCell, .headerFooter: .excluded(.outsideContentView)
    default: kid(of: parent)
    }
  }

  /// A kid of a view, or of the one whose contentView or wrapper that view is.
  private func kid(of parent: ViewIndex) -> Candidacy {
    let view = views[parent]
    if view.place == .contentView, let owner = view.parent, views[owner].family.hasContentView {
      // A content view that is shown itself is a root as any view.
      let isRoot = evidence != nil && show.roots.contains(parent) && !show.roots.contains(owner)
      return .kid(of: isRoot ? parent : owner)
    }
    if view.family == .table, !isInWindow(parent) || evidence?.earlyTables.contains(parent) == true {
      return .excluded(.noWindow)
    }
    if isOwnTableWrapper(parent), let table = view.parent { return kid(of: table) }
    return .kid(of: parent)
  }

  /// A table that is shown before it has a window has no kids: `window != nil` in `subviewsToSkeleton`.
  func isInWindow(_ view: ViewIndex) -> Bool {
    hasWindow && !views[view].flags.contains(.isInTemplate)
  }

  /// The view between a table and its cells up to iOS 10, which recursion looks through; its class exactly.
  private func isOwnTableWrapper(_ index: ViewIndex) -> Bool {
    guard views[index].viewClass == .tableWrapper, let parent = views[index].parent,
      views[parent].family == .table
    else { return false }
    return typeName(of: index) == ViewClass.tableWrapper.name
  }

  /// For each view whether it has a skeletonable kid.
  func skeletonableKids() -> [Bool] {
    var hasKid = Array(repeating: false, count: views.count)
    for index in views.indices where views[index].isSkeletonable {
      if case .kid(let owner) = candidacy(of: index) { hasKid[owner] = true }
    }
    return hasKid
  }

  /// Which views from a root on its description lists.
  func listedViews(below root: ViewIndex) -> [Bool] {
    var listed = Array(repeating: false, count: views[root].end - root)
    listed[0] = true
    for view in root + 1..<views[root].end where views[view].isSkeletonable {
      if case .kid(of: let owner) = candidacy(of: view), owner >= root {
        listed[view - root] = listed[owner - root]
      }
    }
    return listed
  }
}
