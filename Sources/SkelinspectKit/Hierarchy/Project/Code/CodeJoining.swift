extension Hierarchy {
  /// With what Swift code does to its views: those that it adds, what it sets, what it shows.
  func joining(_ code: CodeFacts, _ nibs: Nibs) -> Hierarchy {
    var joining = CodeJoining(self, code, nibs)
    joining.findInstances()
    return joining.finish()
  }
}

/// Brings a hierarchy and the code that belongs to it together.
struct CodeJoining {
  /// Views that code makes in one hierarchy, at most.
  private static let maximumMade = 20_000
  /// Classes that make one another.
  private static let maximumDepth = 12

  let code: CodeFacts
  let nibs: Nibs
  var tree: JoinedTree
  var instances = CodeInstances()
  /// Whether the class that the whole hierarchy belongs to was found.
  var isOwnerKnown = false
  /// The classes of the project that tables and collections have as data sources and delegates.
  var dataSources: [JoinedTree.NodeIndex: DataSource] = [:]
  var delegates: [JoinedTree.NodeIndex: DataSource] = [:]
  /// Tables and collections that are given several data sources, or one that cannot be told.
  var openDataSources: Set<JoinedTree.NodeIndex> = []
  /// Those of other modules, by name; nil: it cannot be told.
  var foreignDataSources: [JoinedTree.NodeIndex: (name: String?, place: CodeNode)] = [:]
  private var madeCount = 0

  init(_ hierarchy: Hierarchy, _ code: CodeFacts, _ nibs: Nibs) {
    (self.code, self.nibs) = (code, nibs)
    tree = JoinedTree(hierarchy)
  }

  /// A hierarchy of nothing but code: the views of one class.
  init(_ facts: CodeFacts.ClassFacts, _ code: CodeFacts, _ nibs: Nibs, root: JoinedTree.Origin) {
    (self.code, self.nibs) = (code, nibs)
    let place = code.place(code.types.declarations[facts.type].place)
    var hierarchy = Hierarchy(.code(CodeTree(place.file)), .code)
    hierarchy.name = facts.name
    tree = JoinedTree(hierarchy, root: root)
    isOwnerKnown = true
    let isView = facts.nature.viewClass != nil
    if tree.viewClass(0).family.hasContentView {
      _ = tree.add(contentView(of: 0), below: 0, as: .contentView)
    }
    let number = instances.add(CodeInstance(facts, own: isView ? 0 : nil, view: isView ? nil : 0))
    if !isView { addInstance(ofMade: 0, below: number) }
    growAll()
  }

  private func contentView(of cell: Int) -> JoinedTree.Origin {
    guard case .made(_, _, _, let place) = tree.nodes[cell].origin else {
      return .made(type: "UIView", .view, id: nil, CodeNode(file: 0, node: 0))
    }
    let viewClass: ViewClass =
      tree.viewClass(cell).family == .tableCell
      ? .tableCellContentView
      : tree.viewClass(cell).family == .collectionCell ? .collectionCellContentView : .view
    return .made(type: viewClass == .view ? "UIView" : viewClass.name, viewClass, id: nil, place)
  }

  // MARK: Instances of a file

  mutating func findInstances() {
    let own = tree.hierarchies[0]
    for file in 0..<own.fileCount {
      guard case .elements(let xml) = own.tree(ofFile: file) else {
        if file == 0 { findNamedInstances() }
        continue
      }
      findInstances(in: xml, file: file, below: nil)
    }
    growAll()
  }

  /// A hierarchy file's: its names are those of properties.
  private mutating func findNamedInstances() {
    let own = tree.hierarchies[0]
    guard !own.views.isEmpty else { return }
    var numbers: [ViewIndex: Int] = [:]
    for view in own.views.indices {
      if let facts = code.facts(of: own.typeName(of: view), nearPath: own.fileName), facts.nature != .other {
        let isController = facts.nature.isController
        numbers[view] = instances.add(
          CodeInstance(facts, own: isController ? nil : view, view: isController ? view : nil))
      }
      guard let id = own.id(of: view) else { continue }
      let owner = own.ancestors(of: view).first { numbers[$0] != nil }.flatMap { numbers[$0] }
      if let owner { instances.addOutlet(id, view, of: owner) }
    }
  }

  private mutating func findInstances(in xml: XMLTree, file: Int, below top: JoinedTree.NodeIndex?) {
    let owners = NibOwners(xml)
    let path = xml.source.name
    var nodes: [String: [JoinedTree.NodeIndex]] = [:]
    let candidates = top.map { tree.subtree($0) } ?? Array(tree.nodes.indices)
    for node in candidates {
      guard case .view(let hierarchy, let view) = tree.nodes[node].origin,
        case .elements(let other) = tree.hierarchies[hierarchy].tree(of: view),
        other.source.isSame(as: xml.source),
        let id = tree.hierarchies[hierarchy].objectID(of: view)
      else { continue }
      nodes[id, default: []].append(node)
    }
    guard !nodes.isEmpty else { return }
    for owner in owners.owners {
      guard let facts = code.facts(of: owner.className, nearPath: path) else { continue }
      if owner.kind == .view {
        for node in nodes[owner.id] ?? [] where !instances.isKnown(node) {
          let isRoot = tree.nodes[node].parent == nil || node == top
          if isRoot { isOwnerKnown = true }
          addInstance(facts, own: node, view: nil, owner, nodes)
        }
      } else {
        let view = owner.view.flatMap { nodes[$0]?.first }
        guard view != nil || owner.outlets.values.contains(where: { $0.contains { nodes[$0] != nil } }) else {
          continue
        }
        if view != nil || owner.kind == .filesOwner || owner.kind == .controller, top == nil {
          isOwnerKnown = isOwnerKnown || view == 0 || owner.kind == .filesOwner
        }
        addInstance(facts, own: nil, view: view, owner, nodes)
      }
    }
    for (table, owner) in owners.dataSources {
      guard let className = owners.owner(owner)?.className,
        let type = code.types.type(className, nearPath: path)
      else { continue }
      for node in nodes[table] ?? [] { connected[node] = type }
    }
    for (table, owner) in owners.delegates {
      guard let className = owners.owner(owner)?.className,
        let type = code.types.type(className, nearPath: path)
      else { continue }
      for node in nodes[table] ?? [] { connectedDelegates[node] = type }
    }
  }

  /// The classes of the data sources and delegates that a file connects.
  var connected: [JoinedTree.NodeIndex: Int] = [:]
  var connectedDelegates: [JoinedTree.NodeIndex: Int] = [:]

  private mutating func addInstance(
    _ facts: CodeFacts.ClassFacts, own: JoinedTree.NodeIndex?, view: JoinedTree.NodeIndex?,
    _ owner: NibOwners.Owner,
    _ nodes: [String: [JoinedTree.NodeIndex]]
  ) {
    var instance = CodeInstance(facts, own: own, view: view)
    for (property, ids) in owner.outlets {
      let found = ids.flatMap { id -> [JoinedTree.NodeIndex] in
        let all = nodes[id] ?? []
        guard let own, all.count > 1 else { return all }
        let inside = all.filter { tree.isInside($0, own) }
        return inside.isEmpty ? all : inside
      }
      if !found.isEmpty { instance.outlets[property] = found }
    }
    _ = instances.add(instance)
  }

  // MARK: Growing

  /// What one instance adds may be where another adds something.
  private mutating func growAll() {
    for _ in 0..<4 {
      let before = tree.nodes.count
      var next = 0
      while next < instances.all.count {
        grow(next)
        next += 1
      }
      next = 0
      while next < instances.all.count {
        registerCells(of: next)
        next += 1
      }
      if tree.nodes.count == before { break }
    }
    for number in instances.all.indices { placeShownViews(of: number) }
  }

  /// Views that are shown though nobody sees where they are put, as by a layout of another module: they stand in the
  /// instance's own view, somewhere.
  private mutating func placeShownViews(of number: Int) {
    let facts = instances.all[number].facts.facts
    guard let top = instances.all[number].own ?? instances.all[number].view else { return }
    let isShown = { (reference: Reference) in
      facts.contains { fact in
        guard case .show = fact.deed else { return false }
        return fact.subject == reference
      }
    }
    guard !isShown(Reference(.instance)), !isShown(Reference(.instance, [.view])) else { return }
    for fact in facts where fact.isCertain {
      guard case .show = fact.deed, fact.subject.steps.count == 1, fact.subject.type?.isList != true else { continue }
      _ = add(fact.subject, as: .subview, to: top == instances.all[number].own ? Reference(.instance) : Reference(.instance, [.view]), of: number, at: fact.place)
    }
  }

  /// Adds the views that an instance puts together.
  private mutating func grow(_ number: Int) {
    let facts = instances.all[number].facts.facts
    var isGrowing = true
    // What is added to a view that is itself added later comes in another round.
    while isGrowing {
      isGrowing = false
      for fact in facts where fact.isCertain {
        switch fact.deed {
        case .add(let child, let place):
          if add(child, as: place, to: fact.subject, of: number, at: fact.place) { isGrowing = true }
        default: break
        }
      }
    }
  }

  private mutating func registerCells(of number: Int) {
    let facts = instances.all[number].facts.facts
    for fact in facts {
      guard case .register(let cell, let identifier, let place) = fact.deed else { continue }
      for node in instances.nodes(fact.subject, of: number, in: tree) {
        register(cell, identifier, place, in: node, fact, number)
      }
    }
  }

  /// True where something was added.
  private mutating func add(
    _ child: Reference, as place: ViewPlace, to parent: Reference, of number: Int, at call: CodeNode
  ) -> Bool {
    let child = instances.all[number].canonical(child)
    guard instances.nodes(child, of: number, in: tree).isEmpty, madeCount < Self.maximumMade,
      let above = instances.nodes(parent, of: number, in: tree).first,
      let origin = origin(of: child, in: number)
    else { return false }
    var place = place
    if place == .arrangedSubview, tree.viewClass(above).family != .stack { place = .subview }
    if place == .tableHeaderView || place == .tableFooterView, tree.viewClass(above).family != .table {
      place = .subview
    }
    madeCount += 1
    let node = tree.add(origin, below: above, as: place)
    tree.setAdded(call, node)
    if tree.viewClass(node).family.hasContentView {
      _ = tree.add(contentView(of: node), below: node, as: .contentView)
    }
    instances.setMade(Reference(child.base, child.steps), node, of: number)
    addInstance(ofMade: node, below: number)
    return true
  }

  private mutating func addInstance(ofMade node: JoinedTree.NodeIndex, below number: Int) {
    let depth = instances.all[number].depth + 1
    guard depth <= Self.maximumDepth, case .made(let type, _, _, let place) = tree.nodes[node].origin,
      let declared = code.types.type(type, near: place.file), let facts = code.classes[declared],
      facts.nature.viewClass != nil, !isMade(by: declared, node)
    else { return }
    let inner = instances.add(CodeInstance(facts, own: node, depth: depth))
    if number < inner { pending.append(inner) }
    growPending()
  }

  /// A class that makes itself is looked into once.
  private func isMade(by type: Int, _ node: JoinedTree.NodeIndex) -> Bool {
    guard let parent = tree.nodes[node].parent else { return false }
    let name = code.types.declarations[type].name
    return sequence(first: parent) { tree.nodes[$0].parent }.contains { tree.typeName($0) == name }
  }

  private var pending: [Int] = []
  private var isGrowingPending = false

  private mutating func growPending() {
    guard !isGrowingPending else { return }
    isGrowingPending = true
    while let next = pending.popLast() { grow(next) }
    isGrowingPending = false
  }

  /// A view that code makes: a property, or an expression; nil for what is no view, or none that is made here.
  private func origin(of reference: Reference, in number: Int) -> JoinedTree.Origin? {
    let facts = instances.all[number].facts
    var (type, place): (String?, CodeNode?) = (nil, nil)
    var id: String?
    if case .made(let made) = reference.base, reference.steps.isEmpty {
      (type, place) = (facts.madeTypes[made], facts.madePlaces[made])
    } else if reference.base == .instance, case .property(let name)? = reference.steps.first,
      reference.steps.count == 1
    {
      guard
        let variable = code.types.parts(of: facts.type).lazy.compactMap({
          code.types.declarations[$0].variables[name]
        }).first
      else { return nil }
      (place, id) = (variable.place, name)
      let alias = instances.all[number].aliases.first { $0.value == reference }?.key
      if case .made(let made)? = alias?.base { type = facts.madeTypes[made] }
      // A list is none, and a property without a value of its own is somebody else's.
      guard variable.type?.isList != true, reference.type?.isList != true else { return nil }
      guard type != nil || variable.getter != nil || variable.initial != nil else { return nil }
      type = type ?? reference.type?.name ?? variable.type?.name
    }
    guard let type, let place else { return nil }
    let last = TypeText(name: type).lastName
    guard let viewClass = viewClass(last, near: place.file) else { return nil }
    return .made(type: last, viewClass, id: id, place)
  }

  private func viewClass(_ name: String, near file: Int) -> ViewClass? {
    if let type = code.types.type(name, near: file) {
      return code.types.nature(of: type).viewClass
        ?? (code.types.foreignSupertypes(of: type).isEmpty ? nil : .view)
    }
    // A class of another module is some view.
    return ViewClass(named: name) ?? .view
  }

  // MARK: Cells

  private mutating func register(
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
      if let file = nibs.file(named: TypeText.lastName(of: name)), isNibRegistered(TypeText.lastName(of: name), by: number), !file.views.isEmpty { return }
      let last = TypeText(name: name).lastName
      guard var viewClass = viewClass(last, near: fact.place.file) else { return }
      // A class that was not read is what its place says.
      if code.types.type(last, near: fact.place.file) == nil, ViewClass(named: last) == nil, place == .prototype {
        viewClass = tree.viewClass(table).family == .table ? .tableCell : .collectionCell
      }
      // The same line may be reached in several ways.
      guard !tree.nodes[table].children.contains(where: { tree.nodes[$0].added == fact.place && tree.nodes[$0].identifier == identifierText && tree.typeName($0) == last }) else { return }
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
      guard !tree.nodes[table].children.contains(where: { tree.nodes[$0].added == fact.place && tree.nodes[$0].identifier == identifierText }) else { return }
      removeRivals(identifierText, place, in: table)
      node = tree.add(hierarchy, below: table, as: place)
    default:
      return registerUnknown(identifierText, place, in: table, fact)
    }
    guard let node else { return }
    tree.setIdentifier(identifierText, of: node)
    tree.setAdded(fact.place, node)
    if case .view(let hierarchy, let view) = tree.nodes[node].origin,
      case .elements(let xml) = tree.hierarchies[hierarchy].tree(of: view)
    {
      let known = isOwnerKnown
      findInstances(in: xml, file: 0, below: node)
      isOwnerKnown = known
    }
  }

  private func isNibRegistered(_ name: String, by number: Int) -> Bool {
    instances.all[number].facts.facts.contains { fact in
      if case .register(.nib(name), _, _) = fact.deed { true } else { false }
    }
  }

  /// A cell that cannot be told is registered all the same.
  private mutating func registerUnknown(
    _ identifier: String?, _ place: ViewPlace, in table: JoinedTree.NodeIndex, _ fact: CodeFact
  ) {
    registered[table, default: []].append(identifier)
  }

  /// What is registered though nobody knows what it is; nil: under an identifier that nobody knows.
  var registered: [JoinedTree.NodeIndex: [String?]] = [:]

  /// The prototypes whose place it takes.
  private mutating func removeRivals(
    _ identifier: String?, _ place: ViewPlace, in table: JoinedTree.NodeIndex
  ) {
    guard let identifier else { return }
    for child in tree.nodes[table].children
    where tree.nodes[child].place == place && tree.text(.reuseIdentifier, of: child) == identifier {
      tree.replace(child)
    }
  }
}

extension Hierarchy {
  var fileCount: Int { (views.map(\.file).max() ?? 0) + 1 }
}
