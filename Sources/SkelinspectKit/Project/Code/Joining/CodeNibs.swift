/// Nibs whose views code puts into others.
extension CodeJoining {
  /// Adds the views of a nib.
  ///
  /// - Parameter loader: the instance that the nib's outlets are of, where its class is that of the nib's owner.
  mutating func addNib(
    _ nib: Hierarchy, _ child: Reference, below above: JoinedTree.NodeIndex, as place: ViewPlace,
    of number: Int,
    at call: CodeNode, _ repetition: Repetition, loadedBy loader: Int?
  ) {
    madeCount += nib.views.count
    let node = tree.add(code.classifying(nib), below: above, as: place)
    tree.setAdded(call, node, repetition)
    instances.setMade(Reference(child.base, child.steps), node, of: number)
    findInstances(inNib: node, loadedBy: loader)
  }

  /// The nib that an instance loads as its owner, of whose top view a property is the outlet.
  mutating func ownNib(of child: Reference, _ number: Int) -> Hierarchy? {
    guard let property = child.ownProperty else { return nil }
    for (name, _) in instances.all[number].ownNibs {
      guard let nib = name.flatMap({ nibs.file(named: $0) }), !nib.views.isEmpty,
        let elements = nib.tree(of: 0).xml, let top = nib.objectID(of: 0)
      else { continue }
      let owner = owners(in: elements).owners(of: [top]).first { $0.kind == .filesOwner }
      guard let owner, owner.outlets[property]?.contains(top) == true,
        let facts = code.facts(of: owner.className, nearPath: elements.source.name), isOwner(facts, number)
      else { continue }
      return nib
    }
    return nil
  }

  /// Whether a marked view adds the top view of the file whose owner it is to itself, marked too: recursion that comes to
  /// it goes on to that.
  func addsTop(
    _ facts: CodeFacts.ClassFacts, _ owner: NibOwners.Owner, _ nodes: [String: [JoinedTree.NodeIndex]]
  ) -> Bool {
    let isMarked = { (view: Reference) in
      code.withUses(facts).facts.contains { fact in
        guard case .set(.isSkeletonable, let value) = fact.effect else { return false }
        return fact.subject == view && value != .boolean(false)
      }
    }
    guard isMarked(Reference(.instance)) else { return false }
    return facts.facts.contains { fact in
      guard case .add(let child, _) = fact.effect, fact.subject.isInstance, child.steps.count == 1,
        case .property(let name)? = child.steps.first,
        owner.outlets[name]?.contains(where: { nodes[$0]?.contains(0) == true }) == true
      else { return false }
      return tree.view(0)?.isSkeletonable == true || isMarked(child)
    }
  }

  /// Where a view loads a nib of which nobody sees what becomes; nil where it loads none, or that is seen.
  func openNib(of number: Int) -> CodeNode? {
    let instance = instances.all[number]
    guard let own = instance.own else { return nil }
    let load = instance.ownNibs.first
    guard load != nil || nibs.content(of: instance.facts.name) != nil else { return nil }
    // It is in the nib itself, or has a nib's views in it.
    let file = fileName(of: own)
    if load == nil, let file, nibs.content(of: instance.facts.name)?.place.hasPrefix(file + ":") == true {
      return nil
    }
    let isSeen = tree.nodes[own].children.contains { child in
      fileName(of: child).map { $0 != file && $0.hasSuffix(".xib") } ?? false
    }
    return isSeen ? nil : load?.place ?? code.types.declarations[instance.facts.type].place
  }

  /// Nil for what code makes.
  func fileName(of node: JoinedTree.NodeIndex) -> String? {
    guard case .view(let hierarchy, _) = tree.nodes[node].origin else { return nil }
    return tree.hierarchies[hierarchy].fileName
  }
}

extension CodeFacts {
  /// With the UIKit classes that code gives views where their file says less: a `<view>` whose class is a stack.
  func classifying(_ hierarchy: Hierarchy) -> Hierarchy {
    var hierarchy = hierarchy
    for view in hierarchy.views.indices where hierarchy.tree(of: view).xml != nil {
      let own = hierarchy.views[view].viewClass
      guard ViewClass(named: hierarchy.typeName(of: view)) == nil,
        let type = types.type(hierarchy.typeName(of: view), nearPath: hierarchy.fileName(of: view)),
        let known = types.nature(of: type).viewClass, known != own, known.lineage.contains(own.name)
      else { continue }
      hierarchy.views[view].viewClass = known
      hierarchy.apply(.set(.baseClass, of: view, to: .text(known.name)))
    }
    return hierarchy
  }
}
