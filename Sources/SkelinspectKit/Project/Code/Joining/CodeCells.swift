/// Cells that code registers, or has in a file.
extension CodeJoining {
  mutating func register(
    _ cell: CodeValue, _ identifier: CodeValue, _ place: ViewPlace, in table: JoinedTree.NodeIndex,
    at call: CodeNode, _ number: Int
  ) {
    guard tree.viewClass(table).family.isCollection else { return }
    let identifierText = identifier.text
    let place: ViewPlace =
      place == .headerFooterView && tree.viewClass(table).family == .collection ? .supplementaryView : place
    // The same line may be reached in several ways.
    func isAdded(as type: String? = nil) -> Bool {
      tree.nodes[table].children.contains {
        tree.nodes[$0].added == call && tree.nodes[$0].identifier == identifierText
          && (type == nil || tree.typeName($0) == type)
      }
    }
    switch cell {
    case .type(let name):
      // Of a class that has a nib of its name, in code for both, the nib is the one.
      if let file = nibs.file(named: TypeText.lastName(of: name)),
        isNibRegistered(TypeText.lastName(of: name), by: number), !file.views.isEmpty
      {
        return
      }
      let last = TypeText(name: name).lastName
      guard var viewClass = viewClass(last, near: call.file) else { return }
      // A class that was not read is what its place says.
      if code.types.type(last, near: call.file) == nil, ViewClass(named: last) == nil,
        place == .prototype
      {
        viewClass = tree.viewClass(table).family == .table ? .tableCell : .collectionCell
      }
      if isAdded(as: last) { return }
      removeRivals(identifierText, place, in: table)
      let declared = code.types.type(name, near: call.file)
      let origin = JoinedTree.Origin.made(
        type: last, viewClass, id: nil, declared.map { code.types.declarations[$0].place } ?? call)
      let made = tree.add(origin, below: table, as: place)
      addContentView(to: made)
      tree.nodes[made].identifier = identifierText
      tree.setAdded(call, made)
      addInstance(ofMade: made, below: number)
    case .nib(let name?):
      guard let hierarchy = nibs.file(named: name) else {
        removeRivals(identifierText, place, in: table)
        return registerUnknown(identifierText, in: table)
      }
      if isAdded() { return }
      removeRivals(identifierText, place, in: table)
      let node = tree.add(code.classifying(hierarchy), below: table, as: place)
      tree.nodes[node].identifier = identifierText
      tree.setAdded(call, node)
      findInstances(inNib: node, loadedBy: nil)
    default: registerUnknown(identifierText, in: table)
    }
  }

  /// Cells that a data source makes for skeletons itself, and that nobody registers.
  mutating func addMadeCells() {
    for (table, source) in dataSources.sorted(by: { $0.key < $1.key }) {
      guard let answers = code.classes[source.type]?.answers, code.isSkeletonDataSource(source.type),
        let number = instances.all.firstIndex(where: { $0.facts.type == source.type })
      else { continue }
      for answer in answers.dummyCells(ofTable: tree.viewClass(table).family == .table) {
        for name in answer.made.sorted()
        where !tree.nodes[table].children.contains(where: { tree.typeName($0) == name }) {
          register(.type(name), .unknown, .prototype, in: table, at: answer.place, number)
        }
      }
    }
  }

  func isNibRegistered(_ name: String, by number: Int) -> Bool {
    instances.all[number].facts.facts.contains { fact in
      if case .register(.nib(name), _, _) = fact.effect { true } else { false }
    }
  }

  /// A cell that cannot be told is registered all the same.
  mutating func registerUnknown(_ identifier: String?, in table: JoinedTree.NodeIndex) {
    registered[table, default: []].append(identifier)
  }

  /// The prototypes whose place it takes.
  mutating func removeRivals(
    _ identifier: String?, _ place: ViewPlace, in table: JoinedTree.NodeIndex
  ) {
    guard let identifier else { return }
    for child in tree.nodes[table].children
    where tree.nodes[child].place == place && tree.text(.reuseIdentifier, of: child) == identifier {
      tree.nodes[child].isReplaced = true
    }
  }

  /// A cell in a file of its own that a data source of the project names, or that is registered for one that does.
  func dummyUse(of hierarchy: Hierarchy) -> CodeDummies.Use {
    guard let top = hierarchy.views.first else { return .none }
    return dummyUse(
      of: hierarchy.typeName(of: 0), top.viewClass, hierarchy.text(.reuseIdentifier, of: 0),
      in: hierarchy.fileName)
  }

  /// The hierarchy is that of a cell which some table makes dummy cells of.
  var isOwnDummy: Bool { dummyUse(of: 0) == .dummy }

  func dummyUse(of cell: JoinedTree.NodeIndex) -> CodeDummies.Use {
    dummyUse(
      of: tree.typeName(cell), tree.viewClass(cell), tree.text(.reuseIdentifier, of: cell),
      in: fileName(of: cell) ?? tree.hierarchies[0].fileName)
  }

  private func dummyUse(of name: String, _ viewClass: ViewClass, _ identifier: String?, in file: String)
    -> CodeDummies.Use
  {
    guard viewClass.family.isCell || viewClass.family == .headerFooter || viewClass == .reusableView else {
      return .none
    }
    return code.dummies.use(of: name, file: Self.fileName(file), identifier: identifier)
  }

  private static func fileName(_ path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.split(separator: ".").first.map(String.init) ?? last
  }
}
