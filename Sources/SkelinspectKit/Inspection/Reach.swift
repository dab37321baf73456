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

    var owner: ViewIndex? { if case .kid(of: let owner) = self { owner } else { nil } }
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

  /// The view that a view is a kid of: recursion comes from there if it comes at all.
  func owner(of view: ViewIndex) -> ViewIndex? { candidacy(of: view).owner }

  /// A cell's contentView or a table's own wrapper: recursion goes through it and never reads its flag.
  func isPassedThrough(_ view: ViewIndex) -> Bool {
    candidacy(of: view) == .excluded(.contentViewIgnored)
  }

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
    var hasKid = views.map { $0.flags.contains(.holdsMore) }
    for index in views.indices where views[index].isSkeletonable {
      if let owner = owner(of: index) { hasKid[owner] = true }
    }
    return hasKid
  }
}

/// Which views a show, a hide or an update comes to: from the one that it is called on, whatever the flag of that, to
/// those of its kids that are marked at that moment, and so on (rules S1, Y7 and Y15).
struct Reach {
  private let hierarchy: Hierarchy
  private let subviews: [[ViewIndex]]?
  private let marks: ((ViewIndex) -> Bool)?

  /// - Parameters:
  ///   - subviews: of each view, where the hierarchy is not in the order of a document.
  ///   - isMarked: at that moment; by default what the hierarchy's flags say.
  init(
    in hierarchy: Hierarchy, _ subviews: [[ViewIndex]]? = nil,
    where isMarked: ((ViewIndex) -> Bool)? = nil
  ) {
    (self.hierarchy, self.subviews, marks) = (hierarchy, subviews, isMarked)
  }

  private func isMarked(_ view: ViewIndex) -> Bool {
    if let marks { marks(view) } else { hierarchy.views[view].isSkeletonable }
  }

  /// The view from which a call goes on to a view once it came so far; nil where it stops short of it.
  func source(of view: ViewIndex) -> ViewIndex? { isMarked(view) ? hierarchy.owner(of: view) : nil }

  /// A view, and those on which a call comes down to it, the innermost first.
  func way(to view: ViewIndex) -> some Sequence<ViewIndex> { sequence(first: view, next: source) }

  /// The views that a call goes on to from a view, those below its contentView among them.
  func kids(of view: ViewIndex) -> [ViewIndex] {
    var kids: [ViewIndex] = []
    var waiting = Array(subviews(of: view).reversed())
    while let child = waiting.popLast() {
      switch hierarchy.candidacy(of: child) {
      case .kid(of: view): if isMarked(child) { kids.append(child) }
      case .excluded(.contentViewIgnored): waiting += subviews(of: child).reversed()
      default: break
      }
    }
    return kids
  }

  private func subviews(of view: ViewIndex) -> [ViewIndex] {
    subviews?[view] ?? Array(hierarchy.children(of: view))
  }

  /// Which views of a document's part calls on some of them come to, from the first one of the part on.
  func flags(from roots: some Sequence<ViewIndex>, within part: Range<ViewIndex>) -> [Bool] {
    var flags = Array(repeating: false, count: part.count)
    for root in roots { flags[root - part.lowerBound] = true }
    for view in part {
      if let source = source(of: view), source >= part.lowerBound, flags[source - part.lowerBound] {
        flags[view - part.lowerBound] = true
      }
    }
    return flags
  }

  /// - Parameter isOn: a view's own status.
  func recursion(from root: ViewIndex, isOn: (ViewIndex) -> Bool) -> Recursion {
    var members: [Recursion.Member] = []
    var waiting = [(view: root, parent: -1)]
    while let next = waiting.popLast() {
      let (kids, index) = (kids(of: next.view), members.count)
      members.append(
        Recursion.Member(
          view: next.view, parent: next.parent,
          depth: index == 0 ? 0 : members[next.parent].depth + 1,
          isMarked: isMarked(next.view), isLeaf: kids.isEmpty, end: index + 1, isActive: isOn(next.view)))
      waiting += kids.reversed().map { ($0, index) }
    }
    for index in members.indices.dropFirst().reversed() {
      let parent = members[index].parent
      members[parent].end = max(members[parent].end, members[index].end)
      if members[index].isActive { members[parent].isActive = true }
    }
    return Recursion(members: members)
  }
}

/// What one recursion goes through, parents before their kids.
struct Recursion: Sendable {
  struct Member: Sendable {
    let view: ViewIndex
    /// The place of the one that it is a kid of; negative for the root.
    fileprivate let parent: Int
    let depth: Int
    /// Nobody asks it of the root.
    let isMarked: Bool
    /// Without skeletonable kids.
    let isLeaf: Bool
    /// The place after the last one below it.
    fileprivate(set) var end: Int
    /// `isSkeletonActive`: its own status, or that of any below.
    fileprivate(set) var isActive: Bool
  }

  let members: [Member]

  /// Handed every member; where that says false, what lies below it is left out.
  func forEach(_ body: (Member) -> Bool) {
    var index = 0
    while index < members.count { index = body(members[index]) ? index + 1 : members[index].end }
  }
}
