/// The data sources and delegates of tables and collections.
extension CodeJoining {
  struct DataSource {
    let type: Int
    let place: CodeNode?
  }

  /// Which classes the tables and collections have as data sources, and which views are shown then.
  mutating func connectDataSources() {
    for node in tree.nodes.indices where tree.viewClass(node).family.isCollection {
      if let type = connected[node] { dataSources[node] = DataSource(type: type, place: nil) }
      if let type = connectedDelegates[node] { delegates[node] = DataSource(type: type, place: nil) }
    }
    for number in instances.all.indices {
      let facts = instances.all[number].facts
      guard facts.nature == .tableController || facts.nature == .collectionController,
        let table = instances.nodes(Reference(.instance, [.controlledView]), of: number, in: tree).first
      else { continue }
      dataSources[table] = dataSources[table] ?? DataSource(type: facts.type, place: nil)
      delegates[table] = delegates[table] ?? DataSource(type: facts.type, place: nil)
    }
    let given = valuesGiven
    for number in instances.all.indices { connectAssigned(by: number, given) }
    addInstancesOfSources()
    let count = instances.all.count
    addMadeCells()
    for number in count..<instances.all.count { connectAssigned(by: number, given) }
    shownNodes = findShownNodes()
    // Which cells are real the tables around them say.
    let realCells = instances.all.indices.filter {
      instances.all[$0].facts.facts.contains(where: \.givesRealCells)
    }
    guard !realCells.isEmpty else { return }
    for number in realCells { connectAssigned(toRealCellsBy: number) }
    addInstancesOfSources()
    shownNodes = findShownNodes()
  }

  /// Where a table or collection is given its data sources, or its delegates.
  func sourcePlaces(of node: JoinedTree.NodeIndex, _ key: ViewKey) -> Set<CodeNode> {
    Set(
      instances.facts.filter { number, fact in
        fact.source?.isDataSource == (key == .dataSource) && nodes(of: fact, number).contains(node)
      }.map(\.fact.place))
  }

  /// Where something that is known is assigned.
  private var valuesGiven: Set<CodeNode> {
    Set(instances.facts.filter { $0.fact.source?.value.references.isEmpty == false }.map(\.fact.place))
  }

  /// - Parameter given: what a function assigns that it is given its callers say.
  private mutating func connectAssigned(by number: Int, _ given: Set<CodeNode>) {
    let instance = instances.all[number]
    for fact in instance.facts.facts where !fact.givesRealCells {
      guard let (value, isDataSource) = fact.source,
        value != .unknown || !fact.isDirect || !given.contains(fact.place)
      else { continue }
      for node in instances.nodes(fact.subject, of: number, in: tree) {
        connect(node, value, fact, instance, isDataSource: isDataSource)
      }
    }
  }

  /// What only `cellForRowAt` gives a table in a cell, the dummy cell's does not have.
  private mutating func connectAssigned(toRealCellsBy number: Int) {
    let instance = instances.all[number]
    for fact in instance.facts.facts where fact.givesRealCells {
      guard let (value, isDataSource) = fact.source else { continue }
      let real = Set(nodes(of: fact, number))
      for node in nodes(of: fact.subject, number) {
        if real.contains(node) {
          connect(node, value, fact, instance, isDataSource: isDataSource)
        } else if isDataSource, tree.viewClass(node).family.isCollection {
          sourceless.insert(node)
        }
      }
    }
  }

  private mutating func addInstancesOfSources() {
    let known = Set(instances.all.map(\.facts.type))
    let others = Set((Array(dataSources.values) + Array(delegates.values)).map(\.type))
      .union(sourcesGiven.values.joined()).subtracting(known)
    for type in others.sorted() {
      if let facts = code.factsOfCells(type) { _ = instances.add(CodeInstance(facts, own: nil)) }
    }
  }

  private mutating func connect(
    _ node: JoinedTree.NodeIndex, _ value: CodeValue, _ fact: CodeFact, _ instance: CodeInstance,
    isDataSource: Bool
  ) {
    guard tree.viewClass(node).family.isCollection else { return }
    let types = Set(
      value.references.map { reference -> String? in
        reference.isInstance ? instance.facts.name : reference.type?.name
      })
    if value == .constant(.null) { return }
    for case let name? in types {
      let type =
        name == instance.facts.name ? instance.facts.type : code.types.type(name, near: fact.place.file)
      if let type { sourcesGiven[node, default: []].insert(type) }
    }
    if isDataSource, let known = dataSources[node], known.place != nil {
      let isSame =
        types.count == 1
        && (types.first ?? nil).map { code.types.declarations[known.type].name == TypeText.lastName(of: $0) }
          ?? false
      if !isSame {
        openDataSources.insert(node)
        let wanted =
          tree.viewClass(node).family == .table
          ? "SkeletonTableViewDataSource" : "SkeletonCollectionViewDataSource"
        if code.adopts(known.type, wanted) == true { return }
      }
    }
    guard types.count == 1, let name = types.first ?? nil else {
      if isDataSource {
        openDataSources.insert(node)
        if dataSources[node] == nil { foreignDataSources[node] = (nil, fact.place) }
      } else {
        openDelegates.insert(node)
      }
      return
    }
    let isOwn = value.references.contains(where: \.isInstance)
    if let type = isOwn ? instance.facts.type : code.types.type(name, near: fact.place.file),
      !code.types.declarations[type].isProtocol
    {
      if isDataSource {
        dataSources[node] = DataSource(type: type, place: fact.place); foreignDataSources[node] = nil
      } else {
        delegates[node] = DataSource(type: type, place: fact.place)
      }
    } else if isDataSource {
      dataSources[node] = nil
      foreignDataSources[node] = (name, fact.place)
    } else {
      openDelegates.insert(node)
    }
  }
}

extension CodeFact {
  /// A data source or delegate that is assigned.
  fileprivate var source: (value: CodeValue, isDataSource: Bool)? {
    switch effect {
    case .setDataSource(let value): (value, true)
    case .setDelegate(let value): (value, false)
    default: nil
    }
  }

  fileprivate var givesRealCells: Bool { source != nil && (isOfRealCells || subject.base == .realCell) }
}
