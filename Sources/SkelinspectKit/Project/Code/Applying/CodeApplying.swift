/// What code does, brought to the views that it does it to.
extension CodeJoining {
  /// The hierarchy as code leaves it.
  mutating func finish() -> Screen {
    connectDataSources()
    let settings = settings()
    var (hierarchy, views) = tree.flattened(code)
    var said = Evidence()
    var order = CodeOrder()
    said.areRootsKnown = isOwnerKnown || !code.shows
    if isOwnerKnown { hierarchy.origin = .code }
    applyAppearance(to: &hierarchy)
    for setting in settings {
      guard let view = views[setting.node] else { continue }
      setting.apply(to: &hierarchy, view, &said, code)
    }
    openMarks(in: hierarchy, views, &said)
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
    if let type = usedType, code.types.nature(of: type).isOfCells, mayStandInFile(type) {
      // The prototypes of its own table.
      registered[0, default: []].append(nil)
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
    openLateMarks(to: &said, order, views)
    order.refusedShows = RefusedShows(order, said, in: hierarchy)
    said.shownInVain = order.refusedShows.inVain
    said.earlyTables = earlyTables(said, in: hierarchy)
    if said.areRootsKnown {
      said.isDummyCell = isDummyCellSomewhere(hierarchy)
      if !said.isDummyCell, hierarchy.views.first?.family.isCell == true {
        said.registrar = code.dummies.openRegistrar.map(code.place)
      }
      said.loader = loader
      said.userAround = usedType.flatMap { code.uses.use(of: $0)?.userAround }
      if !hierarchy.show.areRootsGiven { hierarchy.show.roots = Self.roots(said, order, in: hierarchy) }
    } else if !hierarchy.show.areRootsGiven, hierarchy.origin == .presumed {
      let shown = Set(said.shows.map(\.view))
      hierarchy.show.roots = Array(Set(hierarchy.presumedRoots).union(shown)).sorted()
    }
    if let style = said.shows.first?.style, hierarchy.origin != .said { hierarchy.show.style = style }
    applyLayers(to: &hierarchy, views, &said)
    hierarchy.evidence = said
    return Screen(hierarchy, order)
  }

  /// What nobody marks may be marked by a superclass that was not read, or be of a class that is not known: no
  /// rule speaks of it.
  private func openMarks(in hierarchy: Hierarchy, _ views: [ViewIndex?], _ said: inout Evidence) {
    for instance in instances.all {
      guard let view = instance.own.flatMap({ views[$0] }), !hierarchy.views[view].isSkeletonable,
        code.types.isOpen(instance.facts.name, near: code.types.declarations[instance.facts.type].place.file)
      else { continue }
      said.unknown[view, default: []].insert(.isSkeletonable)
    }
    for node in tree.nodes.indices {
      guard case .made(let type, _, _, let place) = tree.nodes[node].origin, ViewClass(named: type) == nil,
        code.types.type(type, near: place.file) == nil, let view = views[node],
        tree.nodes[node].parent == nil, !hierarchy.views[view].isSkeletonable
      else { continue }
      said.unknown[view, default: []].insert(.isSkeletonable)
    }
  }

  /// What shows itself, and what no code which was read makes or a file gives its views, may be marked where it is
  /// made.
  private func openOwnMark(of hierarchy: inout Hierarchy, _ said: inout Evidence) {
    guard let type = usedType, !hierarchy.views[0].isSkeletonable, !said.shows(on: 0).isEmpty,
      code.types.nature(of: type).viewClass != nil && !code.uses.isUsed(type) || mayStandInFile(type)
    else { return }
    said.unknown[0, default: []].insert(.isSkeletonable)
    hierarchy.apply(.set(.isSkeletonable, of: 0, to: .boolean(true)))
  }

  /// The outermost first, for the order of calls in different functions is unknown; but one whose every call is
  /// refused comes after what its own functions show before.
  private static func roots(_ code: Evidence, _ order: CodeOrder, in hierarchy: Hierarchy) -> [ViewIndex] {
    var shown = Set(code.shows.map(\.view))
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

  // MARK: Keys

  /// What is said of one key of one view.
  fileprivate struct Setting {
    let node: JoinedTree.NodeIndex
    let key: ViewKey
    /// Nil: it cannot be told.
    var value: Constant?
    let places: [CodeNode]

    func apply(
      to hierarchy: inout Hierarchy, _ view: ViewIndex, _ said: inout Evidence, _ code: CodeFacts
    ) {
      let keyValue = value.flatMap { $0.keyValue(for: key) }
      for place in places {
        said.facts[view, default: []].append(
          Evidence.Fact(key: key, value: keyValue?.ordered, place: code.place(place)))
      }
      let wasMarked = hierarchy.views[view].isSkeletonable
      if let keyValue {
        hierarchy.apply(.set(key, of: view, to: keyValue))
        if key == .isSkeletonable, keyValue == .boolean(false), wasMarked, let place = places.last {
          said.unmarked.append(Evidence.Call(view: view, place: code.place(place), owner: ""))
        }
      } else {
        said.unknown[view, default: []].insert(key)
        // What cannot be told counts as marked.
        if key == .isSkeletonable { hierarchy.apply(.set(key, of: view, to: .boolean(true))) }
      }
    }
  }

  private func settings() -> [Setting] {
    struct Subject: Hashable {
      let node: JoinedTree.NodeIndex
      let key: ViewKey
    }
    var order: [Subject] = []
    var found: [Subject: SaidValue] = [:]
    func add(
      _ node: JoinedTree.NodeIndex, _ key: ViewKey, _ value: Constant?, _ isCertain: Bool, _ place: CodeNode
    ) {
      let subject = Subject(node: node, key: key)
      if found[subject]?.take(value, isCertain, place) == nil {
        order.append(subject)
        found[subject] = SaidValue(value, isCertain, place)
      }
    }
    for number in instances.all.indices {
      for fact in instances.all[number].facts.facts {
        guard case .set(let key, let value) = fact.effect else { continue }
        for node in nodes(of: fact, number) {
          add(node, key, value, fact.isCertain && value != nil, fact.place)
        }
        for node in openNodes(of: fact.subject, number) { add(node, key, value, false, fact.place) }
      }
      for fact in preparations(of: number) {
        guard case .set(let key, let value) = fact.effect else { continue }
        for node in nodes(of: fact, number) { add(node, key, value, false, fact.place) }
      }
    }
    return order.compactMap { subject in
      found[subject].map {
        Setting(node: subject.node, key: subject.key, value: $0.isCertain ? $0.value : nil, places: $0.places)
      }
    }
  }

  /// What data sources do to a cell that is not in one of their tables here.
  private func preparations(of number: Int) -> [CodeFact] {
    guard instances.all[number].own == 0, tree.viewClass(0).family.isCell else { return [] }
    return code.dummies.preparations.filter { fits(0, $0.subject) }
  }

  private func applyConstraints(to hierarchy: inout Hierarchy, _ views: [ViewIndex?]) {
    var found: [ViewIndex: [OwnConstraint]] = [:]
    for number in instances.all.indices {
      for fact in instances.all[number].facts.facts {
        guard case .constrain(let constraint) = fact.effect else { continue }
        for node in nodes(of: fact, number) {
          guard let view = views[node] else { continue }
          found[view, default: Array(hierarchy.ownConstraints(of: view))].append(constraint)
        }
      }
    }
    for (view, constraints) in found { hierarchy.setConstraints(constraints, of: view) }
  }

  /// The nodes that a fact is about.
  func nodes(of fact: CodeFact, _ number: Int) -> [JoinedTree.NodeIndex] { nodes(of: fact.subject, number) }

  /// Those that a cast may let through, where that cannot be told.
  func openNodes(of subject: Reference, _ number: Int) -> [JoinedTree.NodeIndex] {
    guard subject.isPicked else { return [] }
    let sure = Set(nodes(of: subject, number))
    return nodes(of: subject, number, mayBe: true).filter { !sure.contains($0) }
  }

  func nodes(of subject: Reference, _ number: Int, mayBe: Bool = false) -> [JoinedTree.NodeIndex] {
    let own = instances.all[number].facts.type
    switch subject.base {
    case .instance, .made, .given: return instances.nodes(subject, of: number, in: tree, mayBe: mayBe)
    case .dummyCell(let identifier):
      let tables = dataSources.filter { $0.value.type == own }.map(\.key).sorted()
      return cells(of: tables, identifier, subject, number, mayBe)
    case .realCell:
      // Where there are no dummy cells, those that the function fills are what is seen.
      let tables = dataSources.filter { $0.value.type == own && !code.isSkeletonDataSource(own) }.map(\.key)
        .sorted()
      return cells(of: tables, nil, subject, number, mayBe)
    }
  }

  private func cells(
    of tables: [JoinedTree.NodeIndex], _ identifier: String?, _ subject: Reference, _ number: Int,
    _ mayBe: Bool
  ) -> [JoinedTree.NodeIndex] {
    let cells = tables.flatMap { table in
      tree.nodes[table].children.filter { child in
        tree.nodes[child].place == .prototype && !tree.nodes[child].isReplaced
          && (identifier == nil || tree.text(.reuseIdentifier, of: child) == identifier)
          && (subject.type == nil || fits(child, subject))
      }
    }
    return instances.nodes(subject, of: number, in: tree, cells: cells, mayBe: mayBe)
  }

  /// A cell that was cast to a class is one of it.
  func fits(_ cell: JoinedTree.NodeIndex, _ reference: Reference) -> Bool {
    guard let type = reference.type, reference.steps.isEmpty, ViewClass(named: type.name) == nil else {
      return true
    }
    return tree.typeName(cell) == type.lastName
  }
}

extension Constant {
  /// As a key's shape has it; nil for what does not fit.
  func keyValue(for key: ViewKey) -> KeyValue? {
    switch (key.shape, self) {
    case (.boolean, .boolean(let isTrue)): .boolean(isTrue)
    case (.number, .number(let number)), (.numberOr, .number(let number)), (.integerOr, .number(let number)),
      (.integer, .number(let number)):
      .number(number)
    case (.size, .size(let width, let height)): .size(Size(width: width, height: height))
    case (.numberOr(let words), .word(let word)) where words.contains(word): .text(word)
    case (.integerOr(let words), .word(let word)) where words.contains(word): .text(word)
    case (.oneOf(let words), .word(let word)) where words.contains(word): .text(word)
    case (.numberOr, .call("fixed", let numbers)) where numbers.count == 1: .number(numbers[0])
    case (.integerOr, .call("custom", let numbers)) where numbers.count == 1: .number(numbers[0])
    default: nil
    }
  }
}

extension KeyValue {
  /// As YAML and JSON have it.
  var ordered: OrderedJSON {
    switch self {
    case .boolean(let isTrue): .boolean(isTrue)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .size(let size): .list([.number(size.width), .number(size.height)])
    }
  }
}

/// What code sets a key of a view to, everywhere that it does.
private struct SaidValue {
  private(set) var value: Constant?
  /// All places say the same.
  private(set) var isCertain: Bool
  private(set) var places: [CodeNode]
  private var known: Set<CodeNode>

  init(_ value: Constant?, _ isCertain: Bool, _ place: CodeNode) {
    (self.value, self.isCertain, places, known) = (value, isCertain, [place], [place])
  }

  mutating func take(_ value: Constant?, _ isCertain: Bool, _ place: CodeNode) {
    self.isCertain = self.isCertain && isCertain && self.value == value && value != nil
    self.value = value
    if known.insert(place).inserted { places.append(place) }
  }
}
