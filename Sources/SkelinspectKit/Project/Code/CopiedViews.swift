/// The views of a class where others have them: what is true of it there is true.
struct CopiedViews {
  struct Copy {
    let made: MadeScreens.Made
    /// The class's own view.
    let top: ViewIndex

    var hierarchy: Hierarchy { made.screen.hierarchy }
    /// Show comes to it, even if only to find a dummy cell without its flag.
    var isShown: Bool { hierarchy.evidence.map { isShown(top, $0) } ?? false }

    private func isShown(_ view: ViewIndex, _ evidence: Evidence) -> Bool {
      for view in hierarchy.outwards(from: view) {
        if evidence.isShown(view) { return true }
        let place = hierarchy.views[view].place
        if place.isTemplate, let owner = hierarchy.views[view].parent {
          let mayBe =
            hasCellsOnScreen(owner, evidence)
            ? hierarchy.views[view].isSkeletonable : evidence.mayMake(view, at: place, of: owner)
          return mayBe && isShown(owner, evidence)
        }
        guard place == .contentView || hierarchy.views[view].isSkeletonable, !isPassedOver(view, evidence)
        else {
          return false
        }
      }
      return evidence.isDummyCell || evidence.isReachedFromAround(hierarchy)
    }

    /// A table or collection without dummy cells, whose own are on screen when it is shown (rule C1).
    private func hasCellsOnScreen(_ owner: ViewIndex, _ evidence: Evidence) -> Bool {
      guard hierarchy.says(.dataSource, of: owner), !evidence.earlyTables.contains(owner) else {
        return false
      }
      return hierarchy.text(.dataSource, of: owner) != hierarchy.skeletonDataSourceName(of: owner)
    }

    /// Recursion does not go on to it from the view that it stands in, whatever its flag.
    private func isPassedOver(_ view: ViewIndex, _ evidence: Evidence) -> Bool {
      guard let parent = hierarchy.views[view].parent else { return false }
      let isSubview = hierarchy.views[view].place == .subview
      switch hierarchy.views[parent].family {
      case .table: return evidence.earlyTables.contains(parent)
      case .stack: return isSubview && hierarchy.views[parent].place != .contentView
      case .tableCell, .collectionCell, .headerFooter: return isSubview
      default: return false
      }
    }

    /// It is surely a dummy cell.
    var isDummyCell: Bool {
      guard let owner = hierarchy.views[top].parent else { return false }
      return hierarchy.evidence?.dummyCells[owner]?.contains(top) == true && isShown
    }
  }

  /// Whether a view counts as marked, and whether nobody knows.
  struct Mark {
    var isSet: Bool
    var isOpen: Bool
    let facts: [Evidence.Fact]

    init(of view: ViewIndex, in hierarchy: Hierarchy) {
      isSet = hierarchy.views[view].isSkeletonable
      isOpen = hierarchy.isMarkOpen(view) || hierarchy.evidence?.late[view] != nil
      facts = hierarchy.evidence?.facts[view]?.filter { $0.key == .isSkeletonable } ?? []
    }

    func says(_ other: Self) -> Bool { isSet == other.isSet && isOpen == other.isOpen }
  }

  fileprivate(set) var copies: [Copy] = []
  /// There are no others.
  var isWhole = true
  /// How many classes were looked at, where there are more: nothing is said of any.
  var limit: Int?
}

extension CodeFacts {
  /// Classes that have views of one class, and those that have views of these, at most.
  static let maximumUsers = 32

  /// Where the views of a class stand in the hierarchies of controllers, and of classes that nobody uses.
  func copies(of type: Int, _ made: MadeScreens, _ nibs: Nibs) -> CopiedViews {
    var found = CopiedViews()
    found.isWhole = !mayStandInFile(type)
    var (open, known): ([Int], Set<Int>) = ([type], [type])
    while let next = open.popLast() {
      let users = (uses.users[next] ?? []).subtracting(known).sorted()
      let isTop = users.isEmpty || classes[next]?.nature.isController == true
      guard next == type || !isTop else {
        let owner = made.screen(of: next, self, nibs)
        let views = owner?.views[type] ?? []
        if views.isEmpty { found.isWhole = false }
        if let owner { found.copies += views.map { CopiedViews.Copy(made: owner, top: $0) } }
        continue
      }
      known.formUnion(users)
      open += users
      guard known.count <= Self.maximumUsers else {
        return CopiedViews(isWhole: false, limit: shows ? Self.maximumUsers : nil)
      }
    }
    return found
  }
}

extension Evidence {
  /// Whether a table makes dummy cells, headers or footers of a template, as far as one knows.
  fileprivate func mayMake(_ template: ViewIndex, at place: ViewPlace, of owner: ViewIndex) -> Bool {
    let made = place == .prototype ? dummyCells[owner] : sectionViews[owner]
    return !replaced.contains(template) && (made?.contains(template) ?? !earlyTables.contains(owner))
  }
}
