/// Views into which code puts what nobody knows.
extension CodeApplying {
  /// What is found nowhere in the hierarchy is somewhere in those to which it may have been added.
  mutating func addOpenViews() {
    func open(_ node: JoinedTree.NodeIndex, _ how: ViewPlace, _ place: CodeNode) {
      guard !tree.isWhole(node) else { return }
      guard let owner = views[node].flatMap({ hierarchy.owner(ofKidsAddedTo: $0, as: how) }) else { return }
      if said.openViews[owner] == nil { said.openViews[owner] = code.place(place) }
    }
    for (node, place) in joined.tooDeep { open(node, .arrangedSubview, place) }
    if let outlet = lostOutlet { open(0, .arrangedSubview, outlet) }
    for (number, fact) in instances.facts {
      guard let place = unknownAddition(fact, number) else { continue }
      for node in joined.nodes(of: fact, number) { open(node, place, fact.place) }
    }
    for number in instances.all.indices {
      for (node, place) in nodesOfLostNibs(number) { open(node, .arrangedSubview, place) }
      if let own = instances.all[number].own, let place = joined.openNib(of: number) {
        open(own, .arrangedSubview, place)
      }
    }
  }

  /// An outlet of the class whose views code makes that leads to none of them: a file that is not here holds the view that
  /// it leads to, and maybe others.
  private var lostOutlet: CodeNode? {
    guard let type = joined.usedType, let number = instances.all.firstIndex(where: { $0.facts.type == type }),
      case .made = tree.nodes[0].origin
    else { return nil }
    let outlets = code.types.parts(of: type).flatMap { part in
      code.types.declarations[part].variables.values.filter { variable in
        guard variable.isOutlet, let own = variable.type else { return false }
        return code.types.nature(named: own.lastName, near: variable.place.file).viewClass != nil
          && instances.nodes(Reference(.instance, [.property(variable.name)]), of: number, in: tree).isEmpty
      }
    }
    return outlets.map(\.place).min { ($0.file, $0.node) < ($1.file, $1.node) }
  }

  /// What stands too deep for its class to be read may be marked there, and what a file holds in that.
  mutating func openDeepMarks() {
    let nodes = joined.tooDeep.map(\.node) + (lostOutlet == nil ? [] : [0])
    for view in nodes.compactMap({ views[$0] }) where !hierarchy.views[view].isSkeletonable {
      markPerhaps(view)
    }
  }

  /// How something that nobody knows is added to a fact's subject; nil where nothing is, or it is known.
  private func unknownAddition(_ fact: CodeFact, _ number: Int) -> ViewPlace? {
    switch fact.effect {
    case .addUnknown(let place): place
    case .add(let child, let place), .addPerhaps(let child, let place):
      instances.nodes(child, of: number, in: tree).isEmpty ? place : nil
    default: nil
    }
  }

  /// Views from nibs that were not read.
  private func nodesOfLostNibs(_ number: Int) -> [(JoinedTree.NodeIndex, CodeNode)] {
    instances.all[number].made.compactMap { reference, node in
      guard case .made(_, _, _, let place) = tree.nodes[node].origin,
        joined.madeObject(reference, of: number)?.nib != nil
      else { return nil }
      return (node, place)
    }
  }
}

extension Hierarchy {
  /// The view whose kid is what is added to one; nil where recursion does not come to it.
  fileprivate func owner(ofKidsAddedTo view: ViewIndex, as place: ViewPlace) -> ViewIndex? {
    switch views[view].family {
    case .tableCell, .collectionCell, .headerFooter: return nil
    case .stack where place != .arrangedSubview && views[view].place != .contentView: return nil
    default: break
    }
    guard views[view].place == .contentView, let owner = views[view].parent,
      views[owner].family.hasContentView
    else { return view }
    return owner
  }
}
