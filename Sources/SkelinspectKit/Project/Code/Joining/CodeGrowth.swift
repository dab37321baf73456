/// Views that code makes and puts into others.
extension CodeJoining {
  /// What one instance adds may be where another adds something.
  mutating func growAll() {
    growInRounds()
    let before = tree.nodes.count
    for number in instances.all.indices { placeShownViews(of: number) }
    // What is added to those.
    if tree.nodes.count > before { growInRounds() }
  }

  private mutating func growInRounds() {
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
  }

  /// Views that are shown though nobody sees where they are put, as by a layout of another module: they stand in the
  /// instance's own view, somewhere.
  mutating func placeShownViews(of number: Int) {
    let facts = instances.all[number].facts.facts
    guard let top = instances.all[number].own ?? instances.all[number].view else { return }
    let isShown = { (reference: Reference) in facts.contains { $0.isShow && $0.subject == reference } }
    guard !isShown(Reference(.instance)), !isShown(Reference(.instance, [.view])) else { return }
    for fact in facts where fact.isCertain {
      // Another controller's view is on a screen of its own.
      guard fact.isShow, fact.subject.steps.count == 1, fact.subject.steps != [.view],
        fact.subject.steps != [.controlledView], fact.subject.type?.isList != true
      else { continue }
      _ = add(
        fact.subject, as: .subview,
        to: top == instances.all[number].own ? Reference(.instance) : Reference(.instance, [.view]),
        of: number, at: fact.place)
    }
  }

  /// Adds the views that an instance puts together.
  mutating func grow(_ number: Int) {
    let facts = instances.all[number].facts.facts
    var isGrowing = true
    // What is added to a view that is itself added later comes in another round.
    while isGrowing {
      isGrowing = false
      for fact in facts where fact.isCertain {
        switch fact.effect {
        case .add(let child, let place),
          .addPerhaps(let child, let place)
        where instances.all[number].isOnlyPlace(fact.subject, of: child):
          if add(child, as: place, to: fact.subject, of: number, at: fact.place) { isGrowing = true }
        default: break
        }
      }
    }
  }

  mutating func registerCells(of number: Int) {
    let facts = instances.all[number].facts.facts
    for fact in facts {
      switch fact.effect {
      case .register(let cell, let identifier, let place):
        for node in instances.nodes(fact.subject, of: number, in: tree) {
          register(cell, identifier, place, in: node, at: fact.place, number)
        }
      case .mayRegister:
        for node in instances.nodes(fact.subject, of: number, in: tree)
        where tree.viewClass(node).family.isCollection {
          registered[node, default: []].append(nil)
        }
      default: break
      }
    }
  }

  /// True where something was added.
  mutating func add(
    _ child: Reference, as place: ViewPlace, to parent: Reference, of number: Int, at call: CodeNode
  ) -> Bool {
    let child = instances.all[number].canonical(child.unpicked)
    guard instances.nodes(child, of: number, in: tree).isEmpty, madeCount < Self.maximumMade,
      let above = instances.nodes(parent, of: number, in: tree).first ?? contentOfEffect(parent, number)
    else { return false }
    var place = place
    if place == .arrangedSubview, tree.viewClass(above).family != .stack { place = .subview }
    if place == .tableHeaderView || place == .tableFooterView, tree.viewClass(above).family != .table {
      place = .subview
    }
    guard let origin = origin(of: child, in: number) else {
      if let nib = ownNib(of: child, number), !isInside(nib, above) {
        addNib(nib, child, below: above, as: place, of: number, at: call, .once, loadedBy: number)
        return true
      }
      return addControllersView(child, below: above, as: place, of: number, at: call)
    }
    if case .made(let type, _, _, let declared) = origin,
      let known = code.types.type(type, near: declared.file),
      code.types.nature(of: known) == .other,
      code.types.foreignSupertypes(of: known).contains(where: { $0.lastName == "NSObject" })
    {
      // No view at all, such as a data source.
      return false
    }
    let object = madeObject(child, of: number)
    let isLeft = instances.all[number].facts.additionsLeft.contains(call)
    let repetition =
      object.map { $0.repetition == .once && isLeft ? .perhapsOften : $0.repetition }
      ?? (isLeft ? .perhapsOften : .once)
    if let object, let node = otherwiseMade(object, in: above, at: call, number) {
      instances.setMade(Reference(child.base, child.steps), node, of: number)
      return true
    }
    if let nib = object?.nib.flatMap({ nibs.file(named: $0) }), !nib.views.isEmpty, !isInside(nib, above) {
      addNib(nib, child, below: above, as: place, of: number, at: call, repetition, loadedBy: number)
      return true
    }
    let node = put(origin, child, below: above, place, number, call, repetition)
    tree.nodes[node].mayBeOther = object == nil
    addContentView(to: node)
    addInstance(ofMade: node, below: number)
    return true
  }

  /// A view that code makes.
  @discardableResult
  mutating func put(
    _ origin: JoinedTree.Origin, _ child: Reference, below above: JoinedTree.NodeIndex, _ place: ViewPlace,
    _ number: Int, _ call: CodeNode, _ repetition: Repetition
  ) -> JoinedTree.NodeIndex {
    madeCount += 1
    let node = tree.add(origin, below: above, as: place)
    tree.setAdded(call, node, repetition)
    instances.setMade(Reference(child.base, child.steps), node, of: number)
    return node
  }

  /// The view that an object is, where it was made in the same view already: by an instance whose class runs by itself
  /// the function that this one calls, or the other way round; or by another call of a loop over data.
  private func otherwiseMade(
    _ object: MadeObject, in parent: JoinedTree.NodeIndex, at call: CodeNode, _ number: Int
  ) -> JoinedTree.NodeIndex? {
    tree.nodes[parent].children.first { node in
      guard case .made(_, _, _, object.place) = tree.nodes[node].origin else { return false }
      // Nobody knows how many a loop over data makes, however often its function is called.
      if object.repetition == .perhapsOften, tree.nodes[node].repetition == .perhapsOften,
        tree.nodes[node].added == call
      {
        return true
      }
      return !instances.all[number].made.values.contains(node)
        && instances.all.contains { instance in
          instance.made.contains { reference, made in
            guard made == node, case .made(let other) = reference.base else { return false }
            let known = instance.facts.made[other]
            return known.isMade(onWayTo: object) || object.isMade(onWayTo: known)
          }
        }
    }
  }

  /// The contentView of an effect view into which something is put.
  private mutating func contentOfEffect(_ parent: Reference, _ number: Int) -> JoinedTree.NodeIndex? {
    guard parent.steps.last == .contentView else { return nil }
    guard let node = instances.nodes(parent.owner, of: number, in: tree).first,
      tree.viewClass(node).family == .visualEffect
    else { return nil }
    return tree.contentView(of: node) ?? tree.add(contentView(of: node), below: node, as: .contentView)
  }

  /// Whether a node is a view of a nib already, which would hold itself.
  func isInside(_ nib: Hierarchy, _ node: JoinedTree.NodeIndex) -> Bool {
    tree.outwards(from: node).contains { fileName(of: $0) == nib.fileName }
  }

  /// The classes of the views of a nib, and its outlets, which are those of the object that loads it where that is its
  /// owner.
  mutating func findInstances(inNib node: JoinedTree.NodeIndex, loadedBy loader: Int?) {
    guard case .view(let hierarchy, let view) = tree.nodes[node].origin,
      let elements = tree.hierarchies[hierarchy].tree(of: view).xml
    else { return }
    let known = isOwnerKnown
    findInstances(in: elements, file: 0, below: node, loadedBy: loader)
    isOwnerKnown = known
  }

  /// What an expression makes, also where a property keeps it.
  func madeObject(_ reference: Reference, of number: Int) -> MadeObject? {
    let instance = instances.all[number]
    if case .made(let made) = reference.base, reference.steps.isEmpty { return instance.facts.made[made] }
    return instance.makings[reference].map { instance.facts.made[$0] }
  }

  mutating func addInstance(ofMade node: JoinedTree.NodeIndex, below number: Int) {
    let depth = instances.all[number].depth + 1
    guard case .made(let type, _, _, let place) = tree.nodes[node].origin,
      let declared = code.types.type(type, near: place.file), let facts = code.classes[declared],
      facts.nature.viewClass != nil, !isMade(by: declared, node)
    else { return }
    guard depth <= Self.maximumDepth else { return tooDeep.append((node, place)) }
    addPending(CodeInstance(facts, own: node, depth: depth), below: number)
  }

  /// Adds the views of an instance that another one makes.
  mutating func addPending(_ instance: CodeInstance, below number: Int) {
    let inner = instances.add(instance)
    if number < inner { pending.append(inner) }
    growPending()
  }

  /// A class that makes itself is looked into once.
  func isMade(by type: Int, _ node: JoinedTree.NodeIndex) -> Bool {
    guard let parent = tree.nodes[node].parent else { return false }
    let name = code.types.declarations[type].name
    return tree.outwards(from: parent).contains { tree.typeName($0) == name }
  }

  mutating func growPending() {
    guard !isGrowingPending else { return }
    isGrowingPending = true
    while let next = pending.popLast() { grow(next) }
    isGrowingPending = false
  }

  /// A view that code makes: a property, or an expression; nil for what is not a view, or none that is made here.
  func origin(of reference: Reference, in number: Int) -> JoinedTree.Origin? {
    let facts = instances.all[number].facts
    var (type, place): (String?, CodeNode?) = (nil, nil)
    var id: String?
    if case .made(let made) = reference.base, reference.steps.isEmpty {
      (type, place) = (facts.made[made].type, facts.made[made].place)
    } else if let name = reference.ownProperty {
      guard let variable = code.types.variable(name, of: facts.type) else { return nil }
      (place, id) = (variable.place, name)
      type = instances.all[number].makings[reference].map { facts.made[$0].type }
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

  func viewClass(_ name: String, near file: Int) -> ViewClass? {
    if let type = code.types.type(name, near: file) {
      return code.types.nature(of: type).viewClass
        ?? (code.types.foreignSupertypes(of: type).isEmpty ? nil : .view)
    }
    // A class of another module is some view.
    return ViewClass(named: name) ?? .view
  }
}
