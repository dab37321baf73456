/// The views of a class where others have them: what is true of it there is true.
struct CopiedViews {
  struct Copy {
    let made: MadeScreens.Made
    /// The class's own view.
    let top: ViewIndex

    var hierarchy: Hierarchy { made.screen.hierarchy }
    var isShown: Bool { hierarchy.isReached(top) }

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
  /// Where code may put such a view into what it shows; nil: nowhere, as far as one knows.
  var mayStandAt: Place?
  /// How many classes were looked at, where there are more: nothing is said of any.
  var limit: Int?

  fileprivate mutating func add(_ views: [ViewIndex], of owner: MadeScreens.Made) {
    copies += views.map { Copy(made: owner, top: $0) }
  }
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
        if let owner { found.add(views, of: owner) }
        continue
      }
      known.formUnion(users)
      open += users
      guard known.count <= Self.maximumUsers else {
        return CopiedViews(isWhole: false, limit: shows ? Self.maximumUsers : nil)
      }
    }
    // Those of which its code does not say that they have any.
    let isMarked = made.screen(of: type, self, nibs)?.screen.isMarked ?? false
    if !isMarked || found.copies.contains(where: \.isShown) { return found }
    let holders = made.holders(of: type, self, nibs)
    found.mayStandAt = holders.open
    for holder in holders.known.subtracting(known).sorted() {
      guard classes[holder]?.nature.isController == true || uses.users[holder]?.isEmpty ?? true,
        let owner = made.screen(of: holder, self, nibs)
      else { continue }
      found.add(owner.views[type] ?? [], of: owner)
    }
    return found
  }
}
