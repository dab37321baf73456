/// What code does, brought to the views that it does it to.
extension CodeJoining {
  /// The hierarchy as code leaves it, and which view each node is.
  mutating func finish() -> (screen: Screen, views: [ViewIndex?]) {
    connectDataSources()
    let settings = settings()
    var (hierarchy, views) = tree.flattened(code, without: onlyInRealCells())
    var said = Evidence()
    var order = CodeOrder()
    said.areRootsKnown = isOwnerKnown || !code.shows
    if isOwnerKnown { hierarchy.origin = .code }
    applyAppearance(to: &hierarchy)
    for setting in settings {
      guard let view = views[setting.node] else { continue }
      setting.apply(to: &hierarchy, view, &said, code)
    }
    for (node, looks) in looks() { views[node].map { said.looks[$0] = looks } }
    said.isNavigated = usedType.map { code.navigated.contains(code.types.declarations[$0].name) } ?? false
    let around = [usedType].compactMap(\.self) + code.types.types(named: hierarchy.typeName(of: 0))
    said.usesSafeArea = around.contains { code.names("safeAreaLayoutGuide", in: $0) }
    openMarks(in: &hierarchy, views, &said)
    applyLayouts(to: &hierarchy, views, &said)
    applyDataSources(to: &hierarchy, views, &said)
    for node in tree.nodes.indices {
      guard let view = views[node] else { continue }
      if tree.nodes[node].isReplaced { said.replaced.insert(view) }
      if let place = tree.nodes[node].added { said.added[view] = code.place(place) }
    }
    applyConstraints(to: &hierarchy, views)
    applyRepetition(to: &said, views)
    addOpenViews(to: &said, in: hierarchy, views)
    openDeepMarks(in: &hierarchy, views, &said)
    if let type = usedType, code.types.nature(of: type).isOfCells, code.mayStandInFile(type) {
      // The prototypes of its own table.
      let table = tree.subtree(0).first { tree.viewClass($0).family.isCollection }
      registered[table ?? 0, default: []].append(nil)
    }
    for (node, identifiers) in registered { views[node].map { said.registered[$0] = identifiers } }
    said.unread = Set(
      hierarchy.views.indices.filter { view in
        let name = hierarchy.typeName(of: view)
        return ViewClass(named: name) == nil && code.types.types(named: name).isEmpty
      })
    addShows(to: &said, views)
    openOwnMark(of: &hierarchy, &said)
    addCalls(to: &said, views)
    addBodies(to: &order, views)
    settleLateViews(in: &hierarchy, &said, order, views)
    settleLateSettings(in: hierarchy, &said, order)
    settleLateSources(in: &hierarchy, &said, order, views)
    order.refusedShows = RefusedShows(order, said, in: hierarchy)
    said.shownInVain = order.refusedShows.inVain
    let refused = order.refusedShows
    said.refuseShows { refused.isRefused($0.view, at: $0.place) }
    said.earlyTables = earlyTables(said, in: hierarchy)
    said.sizelessTables = sizelessTables(said.earlyTables, said, order, in: hierarchy)
    if said.areRootsKnown {
      switch dummyUse(of: hierarchy) {
      case .dummy: said.isDummyCell = true
      case .perhaps(let place, let isCall): said.registrar = (code.place(place), isCall)
      case .none: break
      }
      said.loader = loader
      said.userAround = usedType.flatMap { code.uses.use(of: $0)?.userAround }
      if !hierarchy.show.areRootsGiven { hierarchy.show.roots = Self.roots(said, order, in: hierarchy) }
    } else if !hierarchy.show.areRootsGiven, hierarchy.origin == .presumed {
      let shown = Set(said.shows.filter { !$0.isPerhaps }.map(\.view))
      hierarchy.show.roots = Array(Set(hierarchy.presumedRoots).union(shown)).sorted()
    }
    if hierarchy.origin != .said {
      applyLook(of: said.shows.first { !$0.isPerhaps } ?? said.shows.first, to: &hierarchy)
    }
    applyLayers(to: &hierarchy, views, &said)
    hierarchy.evidence = said
    return (Screen(hierarchy, order), views)
  }

  /// What nobody marks may be marked by a superclass that was not read, or be of a class that is not known: no
  /// rule speaks of it. Nobody knows what is in one of a class that is not known, or whether it draws text.
  private func openMarks(in hierarchy: inout Hierarchy, _ views: [ViewIndex?], _ said: inout Evidence) {
    for instance in instances.all {
      guard let view = instance.own.flatMap({ views[$0] }), !hierarchy.views[view].isSkeletonable,
        code.types.isOpen(instance.facts.name, near: code.types.declarations[instance.facts.type].place.file)
      else { continue }
      openMark(of: view, in: &hierarchy, &said)
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
      if !isMarked, !CodeNature.applesViews.contains(type) { openMark(of: view, in: &hierarchy, &said) }
    }
  }

  /// What its class may mark counts as marked where show begins with it.
  private func openMark(of view: ViewIndex, in hierarchy: inout Hierarchy, _ said: inout Evidence) {
    guard said.facts[view]?.contains(where: { $0.key == .isSkeletonable }) != true else { return }
    guard hierarchy.views[view].parent == nil || hierarchy.views[view].place.isTemplate else {
      said.mayMarkThemselves.insert(view)
      return
    }
    said.markPerhaps(view, in: &hierarchy)
  }

  /// What shows itself, and what no code which was read makes or registers or a file that is not here gives its views,
  /// may be marked where it is made.
  private func openOwnMark(of hierarchy: inout Hierarchy, _ said: inout Evidence) {
    // No file has the view around a collection controller's collection.
    let isAround = usedType.map { code.types.nature(of: $0) } == .collectionController
    let top = isAround ? hierarchy.views.indices.first { hierarchy.views[$0].family.isCollection } ?? 0 : 0
    for view in said.mayMarkThemselves.sorted() where !said.shows(on: view).isEmpty {
      said.mayMarkThemselves.remove(view)
      said.markPerhaps(view, in: &hierarchy)
    }
    guard let type = usedType, !hierarchy.views[top].isSkeletonable, !said.shows(on: top).isEmpty,
      code.types.nature(of: type).viewClass != nil && !code.uses.isUsed(type)
        || hierarchy.tree(of: 0).xml == nil && code.mayStandInFile(type)
    else { return }
    said.markPerhaps(top, in: &hierarchy)
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

  private func applyConstraints(to hierarchy: inout Hierarchy, _ views: [ViewIndex?]) {
    var found: [ViewIndex: [OwnConstraint]] = [:]
    for (number, fact) in instances.facts {
      guard case .constrain(let constraint) = fact.effect else { continue }
      for view in nodes(of: fact, number).compactMap({ views[$0] }) {
        found[view, default: []].append(constraint)
      }
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

  /// The nodes that a fact is about.
  func nodes(of fact: CodeFact, _ number: Int) -> [JoinedTree.NodeIndex] {
    withoutDummies(nodes(of: fact.subject, number), of: fact)
  }

  /// The views that only what fills real cells puts where dummy cells take their places.
  private func onlyInRealCells() -> Set<JoinedTree.NodeIndex> {
    var (some, others) = (Set<JoinedTree.NodeIndex>(), Set<JoinedTree.NodeIndex>())
    for (number, fact) in instances.facts {
      guard case .add(let child, _) = fact.effect else { continue }
      let added = nodes(of: child, number)
      if fact.isOfRealCells { some.formUnion(added) }
      others.formUnion(fact.isOfRealCells ? withoutDummies(added, of: fact) : added)
    }
    return some.subtracting(others)
  }

  /// What is done to real cells counts where no dummy cells take their place.
  func withoutDummies(_ nodes: [JoinedTree.NodeIndex], of fact: CodeFact) -> [JoinedTree.NodeIndex] {
    guard fact.subject.base == .realCell || fact.isOfRealCells else { return nodes }
    return nodes.filter { node in
      guard let cell = tree.template(around: node), let table = tree.nodes[cell].parent,
        let source = dataSources[table]
      else { return !(fact.isOfRealCells && isOwnDummy) }
      // Only a delegate of SkeletonView's has dummy headers.
      if tree.isInHeader(node), code.adopts(source.type, "SkeletonTableViewDelegate") == false { return true }
      return !code.isSkeletonDataSource(source.type) || !isShown(table) || dummyUse(of: cell) == .none
    }
  }

  /// Whether what only real cells get is in a table of which nobody knows whether dummy cells take their places.
  func mayBeDummies(_ node: JoinedTree.NodeIndex, _ fact: CodeFact) -> Bool {
    guard fact.isOfRealCells, let table = tree.template(around: node).flatMap({ tree.nodes[$0].parent })
    else { return false }
    let foreign = foreignDataSources[table]?.name ?? ""
    return dataSources[table] == nil && !sourceless.contains(table)
      && !foreign.hasSuffix("DiffableDataSource")
      && isShown(table)
  }

  /// Those that a cast may let through, where that cannot be told; of a cell that code gives and that was not
  /// understood, all of its class, and the same view in each.
  func openNodes(of subject: Reference, _ number: Int) -> [JoinedTree.NodeIndex] {
    if let cells = cells(givenAs: subject, number) {
      return subject.steps.isEmpty
        ? cells : instances.nodes(subject, of: number, in: tree, cells: cells, mayBe: true)
    }
    let others = cellsOfOthers(subject, number)
    guard subject.isPicked else { return others }
    let sure = Set(nodes(of: subject, number))
    return nodes(of: subject, number, mayBe: true).filter { !sure.contains($0) } + others
  }

  /// Real cells of tables that have the instance as their data source at another time, or on another way.
  private func cellsOfOthers(_ subject: Reference, _ number: Int) -> [JoinedTree.NodeIndex] {
    guard subject.base == .realCell else { return [] }
    let own = instances.all[number].facts.type
    let tables = sourcesGiven.filter { node, types in
      types.contains(own) && dataSources[node]?.type != own && delegates[node]?.type != own
    }
    return cells(of: tables.keys.sorted(), nil, subject, number, true)
  }

  /// The cells of a class of which code gives one; nil where it gives something else.
  ///
  /// - Parameter mayBe: also those of a class that was not read.
  func cells(givenAs subject: Reference, _ number: Int, mayBe: Bool = false) -> [JoinedTree.NodeIndex]? {
    guard case .given(let name?, to: nil) = subject.base else { return nil }
    let file = file(of: number)
    let own = code.types.type(name, near: file).map { code.types.nature(of: $0).viewClass }
    guard (own ?? ViewClass(named: name))?.family.isCell == true else { return nil }
    return tree.nodes.indices.filter {
      guard tree.viewClass($0).family.isCell else { return false }
      let kinship = tree.kinship(of: $0, to: name, in: code.types, near: file)
      return kinship == .yes || mayBe && kinship == .open
    }
  }

  /// Which declares the class of an instance.
  private func file(of number: Int) -> Int {
    code.types.declarations[instances.all[number].facts.type].place.file
  }

  func nodes(of subject: Reference, _ number: Int, mayBe: Bool = false) -> [JoinedTree.NodeIndex] {
    let own = instances.all[number].facts.type
    switch subject.base {
    case .instance, .made, .given: return instances.nodes(subject, of: number, in: tree, mayBe: mayBe)
    case .dummyCell(let identifier):
      let tables = dataSources.filter { $0.value.type == own }.map(\.key).sorted()
      return cells(of: tables, identifier, subject, number, mayBe)
    case .realCell:
      let sources = dataSources.filter { $0.value.type == own } + delegates.filter { $0.value.type == own }
      return cells(of: Set(sources.map(\.key)).sorted(), nil, subject, number, mayBe)
    }
  }

  private func cells(
    of tables: [JoinedTree.NodeIndex], _ identifier: String?, _ subject: Reference, _ number: Int,
    _ mayBe: Bool
  ) -> [JoinedTree.NodeIndex] {
    let file = file(of: number)
    let cells = tables.flatMap { table in
      tree.nodes[table].children.filter { child in
        tree.nodes[child].place.isTemplate && !tree.nodes[child].isReplaced
          && (identifier == nil || tree.text(.reuseIdentifier, of: child) == identifier)
          && fits(child, subject, near: file)
      }
    }
    return instances.nodes(subject, of: number, in: tree, cells: cells, mayBe: mayBe)
  }

  /// A cell that was cast to a class is one of it; a header is one where its class says so, or has the property.
  func fits(_ cell: JoinedTree.NodeIndex, _ reference: Reference, near file: Int) -> Bool {
    let isHeader = tree.viewClass(cell) == .reusableView || tree.viewClass(cell).family == .headerFooter
    guard reference.steps.isEmpty, let type = reference.type else {
      return !isHeader || !reference.steps.isEmpty
    }
    guard let wanted = ViewClass(named: type.name) else {
      return tree.kinship(of: cell, to: type.name, in: code.types, near: file) == .yes
    }
    return isHeader == (wanted == .reusableView || wanted.family == .headerFooter)
  }
}

extension Evidence {
  /// A view counts as marked, though nobody knows whether it is.
  mutating func markPerhaps(_ view: ViewIndex, in hierarchy: inout Hierarchy) {
    unknown[view, default: []].insert(.isSkeletonable)
    hierarchy.apply(.set(.isSkeletonable, of: view, to: .boolean(true)))
  }
}
