/// Brings a hierarchy and the code that belongs to it together.
struct CodeJoining {
  /// Views that code makes in one hierarchy, at most: more are not read, and what they would stand in is open.
  static let maximumMade = 2_000
  /// Classes that make one another; what stands deeper may be marked, and hold what is not known.
  static let maximumDepth = 64

  let code: CodeFacts
  let nibs: Nibs
  private(set) var known: KnownOwners
  var tree: JoinedTree
  var instances: CodeInstances
  /// Whether the class that the whole hierarchy belongs to was found.
  var isOwnerKnown = false
  /// That class, where others may use the views.
  var usedType: Int?
  /// The class of the views that load the file.
  var loader: String?
  /// The classes of the project that tables and collections have as data sources and delegates.
  var dataSources: [JoinedTree.NodeIndex: DataSource] = [:]
  var delegates: [JoinedTree.NodeIndex: DataSource] = [:]
  /// The classes of all data sources and delegates that code gives each, one after the other or on some way.
  var sourcesGiven: [JoinedTree.NodeIndex: Set<Int>] = [:]
  /// Tables and collections that are given several data sources, or one that cannot be told.
  var openDataSources: Set<JoinedTree.NodeIndex> = []
  /// Those in dummy cells to which only what fills real cells gives one.
  var sourceless: Set<JoinedTree.NodeIndex> = []
  /// Tables and collections that are given a delegate that cannot be told.
  var openDelegates: Set<JoinedTree.NodeIndex> = []
  /// Where code calls show, once the views are put together.
  var shownNodes: Set<JoinedTree.NodeIndex> = []
  /// Those of other modules, by name; nil: it cannot be told.
  var foreignDataSources: [JoinedTree.NodeIndex: (name: String?, place: CodeNode)] = [:]
  var madeCount = 0
  /// Views too deep in one another to look at what their classes put into them.
  var tooDeep: [(node: JoinedTree.NodeIndex, place: CodeNode)] = []
  /// What is registered though nobody knows what it is; nil: under an identifier that nobody knows.
  var registered: [JoinedTree.NodeIndex: [String?]] = [:]
  /// Instances whose views are still to be made.
  var pending: [Int] = []
  var isGrowingPending = false

  /// - Parameter known: for the next ones.
  init(_ hierarchy: Hierarchy, _ code: CodeFacts, _ nibs: Nibs, _ known: KnownOwners) {
    (self.code, self.nibs, self.known) = (code, nibs, known)
    instances = CodeInstances(code.types)
    tree = JoinedTree(code.classifying(hierarchy))
  }

  /// A hierarchy of nothing but code: the views of one class.
  init(
    _ facts: CodeFacts.ClassFacts, _ code: CodeFacts, _ nibs: Nibs, _ known: KnownOwners,
    root: JoinedTree.Origin
  ) {
    (self.code, self.nibs, self.known) = (code, nibs, known)
    instances = CodeInstances(code.types)
    let place = code.place(code.types.declarations[facts.type].place)
    var hierarchy = Hierarchy(.code(Shared(CodeTree(place.file))), .code)
    hierarchy.name = facts.name.isEmpty ? nil : facts.name
    let nib = facts.ownView?.nib.flatMap { nibs.file(named: $0) }.map(code.classifying)
    tree = JoinedTree(hierarchy, root: root, nib)
    isOwnerKnown = true
    let isView = facts.nature.viewClass != nil
    addContentView(to: 0)
    usedType = facts.type
    let number = instances.add(
      CodeInstance(code.withUses(facts), own: isView ? 0 : nil, view: isView ? nil : 0))
    if nib != nil {
      findInstances(inNib: 0, loadedBy: number)
    } else if !isView {
      addInstance(ofMade: 0, below: number)
    }
    addOwnCollection(of: facts, below: 0)
    growAll()
  }

  mutating func owners(in elements: XMLFile) -> NibOwners { known.owners(in: elements) }

  /// To a view that code makes, where its class has one.
  mutating func addContentView(to cell: JoinedTree.NodeIndex) {
    guard tree.viewClass(cell).family.hasContentView else { return }
    _ = tree.add(contentView(of: cell), below: cell, as: .contentView)
  }

  func contentView(of cell: Int) -> JoinedTree.Origin {
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
      guard let elements = own.tree(ofFile: file).xml else {
        if file == 0 { findNamedInstances() }
        continue
      }
      findInstances(in: elements, file: file, below: nil)
    }
    growAll()
  }

  /// A hierarchy file's: its names are those of properties.
  mutating func findNamedInstances() {
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

  mutating func findInstances(
    in elements: XMLFile, file: Int, below top: JoinedTree.NodeIndex?, loadedBy loader: Int? = nil
  ) {
    let owners = known.owners(in: elements)
    let path = elements.source.name
    var nodes: [String: [JoinedTree.NodeIndex]] = [:]
    let candidates = top.map { tree.subtree($0) } ?? Array(tree.nodes.indices)
    for node in candidates {
      guard case .view(let hierarchy, let view) = tree.nodes[node].origin,
        let other = tree.hierarchies[hierarchy].tree(of: view).xml, other.source.isSame(as: elements.source),
        let id = tree.hierarchies[hierarchy].objectID(of: view)
      else { continue }
      nodes[id, default: []].append(node)
    }
    guard !nodes.isEmpty else { return }
    for owner in owners.owners(of: nodes.keys) {
      guard let facts = code.facts(of: owner.className, nearPath: path) else { continue }
      if owner.kind == .view {
        for node in nodes[owner.id] ?? [] where !instances.isKnown(node) {
          let isRoot = tree.nodes[node].parent == nil || node == top
          if isRoot { isOwnerKnown = true }
          addInstance(used(facts, isTop: node == 0, path), own: node, view: nil, owner, nodes)
        }
      } else if let loader, isOwner(facts, loader) {
        for (property, ids) in owner.outlets {
          for node in ids.flatMap({ nodes[$0] ?? [] }) { instances.addOutlet(property, node, of: loader) }
        }
      } else {
        let view = owner.view.flatMap { nodes[$0]?.first }
        guard view != nil || owner.outlets.values.contains(where: { $0.contains { nodes[$0] != nil } }) else {
          continue
        }
        if view != nil || owner.kind == .filesOwner || owner.kind == .controller, top == nil {
          isOwnerKnown = isOwnerKnown || view == 0 || owner.kind == .filesOwner
        }
        if owner.kind == .filesOwner, top == nil, facts.nature.viewClass != nil { self.loader = facts.name }
        addInstance(
          used(facts, isTop: owner.kind == .filesOwner && (view == 0 || addsTop(facts, owner, nodes)), path),
          own: nil, view: view, owner, nodes
        )
      }
    }
    for (table, nodes) in nodes {
      if let type = type(of: owners.dataSources[table], in: owners, path) {
        for node in nodes { connected[node] = type }
      }
      if let type = type(of: owners.delegates[table], in: owners, path) {
        for node in nodes { connectedDelegates[node] = type }
      }
    }
  }

  private func type(of id: String?, in owners: NibOwners, _ path: String) -> Int? {
    id.flatMap(owners.owner).flatMap { code.types.type($0.className, nearPath: path) }
  }

  /// The class of a whole xib is also what others do to it.
  private mutating func used(
    _ facts: CodeFacts.ClassFacts, isTop: Bool, _ path: String
  ) -> CodeFacts.ClassFacts {
    guard isTop, path.hasSuffix(".xib"), facts.nature.viewClass != nil else { return facts }
    usedType = facts.type
    return code.withUses(facts)
  }

  /// Whether the class that a file says its owner has is that of an object, or one that it inherits from.
  func isOwner(_ facts: CodeFacts.ClassFacts, _ number: Int) -> Bool {
    code.types.lineages[instances.all[number].facts.type].ancestors.contains(facts.type)
  }

  /// The classes of the data sources and delegates that a file connects.
  var connected: [JoinedTree.NodeIndex: Int] = [:]
  var connectedDelegates: [JoinedTree.NodeIndex: Int] = [:]

  mutating func addInstance(
    _ facts: CodeFacts.ClassFacts, own: JoinedTree.NodeIndex?, view: JoinedTree.NodeIndex?,
    _ owner: NibOwners.Owner,
    _ nodes: [String: [JoinedTree.NodeIndex]]
  ) {
    var instance = CodeInstance(facts, own: own, view: view)
    for (property, ids) in owner.outlets {
      let found = ids.flatMap { id -> [JoinedTree.NodeIndex] in
        let all = nodes[id] ?? []
        guard let own, all.count > 1 else { return all }
        let inside = all.filter { tree.outwards(from: $0).contains(own) }
        return inside.isEmpty ? all : inside
      }
      if !found.isEmpty { instance.outlets[property] = found }
    }
    _ = instances.add(instance)
  }
}

extension Hierarchy {
  var fileCount: Int { (views.map(\.file).max() ?? 0) + 1 }
}
