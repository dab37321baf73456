/// Which nodes a fact of code is about.
extension CodeJoining {
  /// The nodes that a fact is about.
  func nodes(of fact: CodeFact, _ number: Int) -> [JoinedTree.NodeIndex] {
    withoutDummies(nodes(of: fact.subject, number), of: fact)
  }

  /// The views that only what fills real cells puts where dummy cells take their places.
  func onlyInRealCells() -> Set<JoinedTree.NodeIndex> {
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

  /// The views on which the code calls show.
  func findShownNodes() -> Set<JoinedTree.NodeIndex> {
    Set(instances.facts.filter(\.fact.isShow).flatMap { shownNodes(of: $0.fact.subject, $0.number) })
  }

  /// Whether show is called on a view, or on one around it.
  func isShown(_ node: JoinedTree.NodeIndex) -> Bool {
    tree.outwards(from: node).contains(where: shownNodes.contains)
  }

  /// The nodes on which a call of show or hide counts.
  func shownNodes(of subject: Reference, _ number: Int) -> [JoinedTree.NodeIndex] {
    let instance = instances.all[number]
    var shown = nodes(of: subject, number)
    // The owner of a file that is a view itself: its top view is a kid of it.
    if subject.isInstance, instance.own == nil, instance.facts.nature.viewClass != nil {
      shown += [instance.view].compactMap(\.self)
      for case .add(let top, _) in instance.facts.facts.filter(\.subject.isInstance).map(\.effect) {
        shown += instances.nodes(top, of: number, in: tree).filter { !shown.contains($0) }
      }
    }
    return shown
  }
}
