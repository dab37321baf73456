/// What code does, brought to the views that it does it to.
struct CodeApplying {
  let joined: CodeJoining
  /// Which view each node is.
  let views: [ViewIndex?]
  /// As code leaves it.
  var hierarchy: Hierarchy
  var said = Evidence()
  var order = CodeOrder()

  var code: CodeFacts { joined.code }
  var tree: JoinedTree { joined.tree }
  var instances: CodeInstances { joined.instances }

  init(_ joining: consuming CodeJoining) {
    joining.connectDataSources()
    joined = joining
    (hierarchy, views) = joined.tree.flattened(joined.code, without: joined.onlyInRealCells())
    said.areRootsKnown = joined.isOwnerKnown || !code.shows
    if joined.isOwnerKnown { hierarchy.origin = .code }
    applyAppearance()
    applySettings()
    applyLooks()
    openMarks()
    applyLayouts()
    applyDataSources()
    noteNodes()
    applyConstraints()
    applyRepetition()
    addOpenViews()
    openDeepMarks()
    noteClasses()
    addShows()
    openOwnMark()
    addCalls()
    addBodies()
    settleLateViews()
    settleLateSettings()
    settleLateSources()
    refuseShows()
    chooseRoots()
    if hierarchy.origin != .said { applyLook(of: said.shows.first { !$0.isPerhaps } ?? said.shows.first) }
    applyLayers()
    hierarchy.evidence = said
  }

  var screen: Screen { Screen(hierarchy, order) }

  /// The views that a fact is about.
  func views(of fact: CodeFact, _ number: Int) -> [ViewIndex] {
    joined.nodes(of: fact, number).compactMap { views[$0] }
  }

  func call(on view: ViewIndex, at place: CodeNode, in facts: CodeFacts.ClassFacts) -> Evidence.Call {
    Evidence.Call(view: view, place: code.place(place), owner: facts.name)
  }

  mutating func note(_ key: ViewKey, of view: ViewIndex, _ value: StoredValue?, at place: CodeNode) {
    said.facts[view, default: []].append(
      Evidence.Fact(key: key, value: value?.ordered(for: key), place: code.place(place)))
  }

  private mutating func noteNodes() {
    for (node, view) in zip(tree.nodes, views) {
      guard let view else { continue }
      if node.isReplaced { said.replaced.insert(view) }
      if let place = node.added { said.added[view] = code.place(place) }
    }
  }

  /// What the classes around the views say, and which of them were not read.
  private mutating func noteClasses() {
    for (node, identifiers) in joined.registered { views[node].map { said.registered[$0] = identifiers } }
    if let type = joined.usedType {
      said.isNavigated = code.navigated.contains(code.types.declarations[type].name)
      if code.types.nature(of: type).isOfCells, code.mayStandInFile(type) {
        // The prototypes of its own table.
        let table = tree.subtree(0).first { tree.viewClass($0).family.isCollection }
        views[table ?? 0].map { said.registered[$0, default: []].append(nil) }
      }
    }
    let around = [joined.usedType].compactMap(\.self) + code.types.types(named: hierarchy.typeName(of: 0))
    said.usesSafeArea = around.contains { code.names("safeAreaLayoutGuide", in: $0) }
    said.unread = Set(
      hierarchy.views.indices.filter { view in
        let name = hierarchy.typeName(of: view)
        return ViewClass(named: name) == nil && code.types.types(named: name).isEmpty
      })
  }

  private mutating func refuseShows() {
    let refused = RefusedShows(order, said, in: hierarchy)
    order.refusedShows = refused
    said.shownInVain = refused.inVain
    said.refuseShows { refused.isRefused($0.view, at: $0.place) }
    said.earlyTables = earlyTables
    said.sizelessTables = sizelessTables(among: said.earlyTables)
  }

  /// Where nobody has given any.
  private mutating func chooseRoots() {
    if said.areRootsKnown {
      switch joined.dummyUse(of: hierarchy) {
      case .dummy: said.isDummyCell = true
      case .perhaps(let place, let isCall): said.registrar = (code.place(place), isCall)
      case .none: break
      }
      said.loader = joined.loader
      said.userAround = joined.usedType.flatMap { code.uses.use(of: $0)?.userAround }
      if !hierarchy.show.areRootsGiven { hierarchy.show.roots = Self.roots(said, order, in: hierarchy) }
    } else if !hierarchy.show.areRootsGiven, hierarchy.origin == .presumed {
      let shown = Set(said.shows.filter { !$0.isPerhaps }.map(\.view))
      hierarchy.show.roots = Array(Set(hierarchy.presumedRoots).union(shown)).sorted()
    }
  }

  /// What nobody marks may be marked by a superclass that was not read, or be of a class that is not known: no
  /// rule speaks of it. Nobody knows what is in one of a class that is not known, or whether it draws text.
  private mutating func openMarks() {
    for instance in instances.all {
      guard let view = instance.own.flatMap({ views[$0] }), !hierarchy.views[view].isSkeletonable,
        code.types.isOpen(instance.facts.name, near: code.types.declarations[instance.facts.type].place.file)
      else { continue }
      openMark(of: view)
    }
    for node in tree.nodes.indices {
      guard case .made(let type, _, _, let place) = tree.nodes[node].origin, ViewClass(named: type) == nil,
        code.types.type(type, near: place.file) == nil, let view = views[node]
      else { continue }
      let isTemplate = tree.nodes[node].place.isTemplate
      let isMarked = hierarchy.views[view].isSkeletonable
      if isTemplate || isMarked && !CodeNature.applesViews.contains(type) {
        said.openViews[view] = code.place(place)
      }
      if !isMarked, !CodeNature.applesViews.contains(type) { openMark(of: view) }
    }
  }

  /// What its class may mark counts as marked where show begins with it.
  private mutating func openMark(of view: ViewIndex) {
    guard said.facts[view]?.contains(where: { $0.key == .isSkeletonable }) != true else { return }
    guard hierarchy.views[view].parent == nil || hierarchy.views[view].place.isTemplate else {
      said.mayMarkThemselves.insert(view)
      return
    }
    markPerhaps(view)
  }

  /// What shows itself, and what no code which was read makes or registers or a file that is not here gives its views,
  /// may be marked where it is made.
  private mutating func openOwnMark() {
    // No file has the view around a collection controller's collection.
    let isAround = joined.usedType.map { code.types.nature(of: $0) } == .collectionController
    let top = isAround ? hierarchy.views.indices.first { hierarchy.views[$0].family.isCollection } ?? 0 : 0
    for view in said.mayMarkThemselves.sorted() where !said.shows(on: view).isEmpty {
      said.mayMarkThemselves.remove(view)
      markPerhaps(view)
    }
    guard let type = joined.usedType, !hierarchy.views[top].isSkeletonable, !said.shows(on: top).isEmpty,
      code.types.nature(of: type).viewClass != nil && !code.uses.isUsed(type)
        || hierarchy.tree(of: 0).xml == nil && code.mayStandInFile(type)
    else { return }
    markPerhaps(top)
  }

  /// The outermost first, for the order of calls in different functions is unknown; but one whose every call is
  /// refused comes after what its own functions show before.
  static func roots(_ code: Evidence, _ order: CodeOrder, in hierarchy: Hierarchy) -> [ViewIndex] {
    var shown = Set(code.shows.filter { !$0.isPerhaps }.map(\.view))
    if code.isDummyCell || code.isReachedFromAround(hierarchy) { shown.insert(0) }
    let sorted = shown.sorted()
    var (roots, known) = ([ViewIndex](), Set<ViewIndex>())
    for (number, outer) in zip(0..., sorted) where !known.contains(outer) {
      let blockers = Set(order.refusedShows.blockers(of: outer).map(\.refusal.view))
      let inside = sorted[(number + 1)...].prefix { $0 < hierarchy.views[outer].end }
      let earlier = blockers.isEmpty ? [] : inside.filter(blockers.contains)
      for root in earlier + [outer] where known.insert(root).inserted { roots.append(root) }
    }
    return roots
  }

  private mutating func applyConstraints() {
    var found: [ViewIndex: [OwnConstraint]] = [:]
    for (number, fact) in instances.facts {
      guard case .constrain(let constraint) = fact.effect else { continue }
      for view in views(of: fact, number) { found[view, default: []].append(constraint) }
    }
    for (view, constraints) in found {
      hierarchy.setConstraints(hierarchy.ownConstraints(of: view) + resolved(constraints), of: view)
    }
  }

  /// With how long a side is that is to be as long as the other one; without it where nobody knows how long that is.
  private func resolved(_ constraints: [OwnConstraint]) -> [OwnConstraint] {
    constraints.compactMap { constraint in
      guard constraint.isRatio else { return constraint }
      let others = constraints.filter { !$0.isRatio && $0.side != constraint.side }
      guard let first = others.first, first.relation == .equal, others.count == 1 else { return nil }
      return OwnConstraint(side: constraint.side, constant: first.constant)
    }
  }

  /// A view counts as marked, though nobody knows whether it is.
  mutating func markPerhaps(_ view: ViewIndex) {
    said.unknown[view, default: []].insert(.isSkeletonable)
    hierarchy.apply(.set(.isSkeletonable, of: view, to: .boolean(true)))
  }
}
