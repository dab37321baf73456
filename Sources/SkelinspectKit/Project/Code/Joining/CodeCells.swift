/// Cells that code registers.
extension CodeJoining {
  mutating func register(
    _ cell: CodeValue, _ identifier: CodeValue, _ place: ViewPlace, in table: JoinedTree.NodeIndex,
    _ fact: CodeFact, _ number: Int
  ) {
    guard tree.viewClass(table).family.isCollection else { return }
    var identifierText: String?
    if case .text(let text)? = identifier.constant { identifierText = text }
    let place: ViewPlace =
      place == .headerFooterView && tree.viewClass(table).family == .collection ? .supplementaryView : place
    var node: JoinedTree.NodeIndex?
    switch cell {
    case .type(let name):
      // Of a class that has a nib of its name, in code for both, the nib is the one.
      if let file = nibs.file(named: TypeText.lastName(of: name)),
        isNibRegistered(TypeText.lastName(of: name), by: number), !file.views.isEmpty
      {
        return
      }
      let last = TypeText(name: name).lastName
      guard var viewClass = viewClass(last, near: fact.place.file) else { return }
      // A class that was not read is what its place says.
      if code.types.type(last, near: fact.place.file) == nil, ViewClass(named: last) == nil,
        place == .prototype
      {
        viewClass = tree.viewClass(table).family == .table ? .tableCell : .collectionCell
      }
      // The same line may be reached in several ways.
      guard
        !tree.nodes[table].children.contains(where: {
          tree.nodes[$0].added == fact.place && tree.nodes[$0].identifier == identifierText
            && tree.typeName($0) == last
        })
      else { return }
      removeRivals(identifierText, place, in: table)
      let declared = code.types.type(name, near: fact.place.file)
      let origin = JoinedTree.Origin.made(
        type: last, viewClass, id: nil, declared.map { code.types.declarations[$0].place } ?? fact.place)
      let made = tree.add(origin, below: table, as: place)
      if viewClass.family.hasContentView {
        _ = tree.add(contentView(of: made), below: made, as: .contentView)
      }
      tree.setIdentifier(identifierText, of: made)
      tree.setAdded(fact.place, made)
      addInstance(ofMade: made, below: number)
      return
    case .nib(let name?):
      guard let hierarchy = nibs.file(named: name) else {
        removeRivals(identifierText, place, in: table)
        return registerUnknown(identifierText, place, in: table, fact)
      }
      guard
        !tree.nodes[table].children.contains(where: {
          tree.nodes[$0].added == fact.place && tree.nodes[$0].identifier == identifierText
        })
      else { return }
      removeRivals(identifierText, place, in: table)
      node = tree.add(code.classifying(hierarchy), below: table, as: place)
    default:
      return registerUnknown(identifierText, place, in: table, fact)
    }
    guard let node else { return }
    tree.setIdentifier(identifierText, of: node)
    tree.setAdded(fact.place, node)
    findInstances(inNib: node, loadedBy: nil)
  }

  func isNibRegistered(_ name: String, by number: Int) -> Bool {
    instances.all[number].facts.facts.contains { fact in
      if case .register(.nib(name), _, _) = fact.effect { true } else { false }
    }
  }

  /// A cell that cannot be told is registered all the same.
  mutating func registerUnknown(
    _ identifier: String?, _ place: ViewPlace, in table: JoinedTree.NodeIndex, _ fact: CodeFact
  ) {
    registered[table, default: []].append(identifier)
  }

  /// The prototypes whose place it takes.
  mutating func removeRivals(
    _ identifier: String?, _ place: ViewPlace, in table: JoinedTree.NodeIndex
  ) {
    guard let identifier else { return }
    for child in tree.nodes[table].children
    where tree.nodes[child].place == place && tree.text(.reuseIdentifier, of: child) == identifier {
      tree.replace(child)
    }
  }
}
