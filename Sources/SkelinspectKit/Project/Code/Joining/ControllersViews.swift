/// Views of controllers that code makes: `container.addSubview(child.view)`.
extension CodeJoining {
  /// True where something was added.
  mutating func addControllersView(
    _ child: Reference, below above: JoinedTree.NodeIndex, as place: ViewPlace, of number: Int,
    at call: CodeNode
  ) -> Bool {
    guard let made = madeController(child, of: number) else { return false }
    guard let type = code.types.type(made.type, near: made.place.file) else {
      // Of UIKit's own nothing marks the view that this code does not.
      let last = TypeText.lastName(of: made.type)
      guard last.hasPrefix("UI"), CodeNature(foreign: last)?.isController == true else { return false }
      put(
        .made(type: "UIView", .view, id: nil, made.place), child, below: above, place, number, call,
        made.repetition)
      return true
    }
    guard let facts = code.classes[type], facts.nature.isController, !isShown(type, around: above) else {
      return false
    }
    if let nib = nibs.file(named: facts.name), !nib.views.isEmpty, !isInside(nib, above) {
      addNib(nib, child, below: above, as: place, of: number, at: call, made.repetition, loadedBy: nil)
      return true
    }
    // What has outlets comes out of a storyboard, or of a nib that was not read.
    guard !code.hasOutlets(type),
      case .made(let type, let viewClass, let id, let declared)? = code.root(of: facts)
    else { return false }
    let node = put(
      .made(type: type, viewClass, id: id == "view" ? nil : id, declared), child, below: above, place, number,
      call, made.repetition)
    addInstance(ofMade: node, below: number)
    addOwnCollection(of: facts, below: node)
    addPending(
      CodeInstance(facts, own: nil, view: node, depth: instances.all[number].depth + 1), below: number)
    return true
  }

  /// That of a collection controller is not its view, but stands in it.
  mutating func addOwnCollection(of facts: CodeFacts.ClassFacts, below view: JoinedTree.NodeIndex) {
    guard facts.nature == .collectionController, let viewClass = ViewClass(named: "UICollectionView") else {
      return
    }
    let place = code.types.declarations[facts.type].place
    _ = tree.add(
      .made(type: "UICollectionView", viewClass, id: "collectionView", place), below: view, as: .subview)
  }

  /// The controller whose view a way leads to, where it is made by the code that is read.
  private func madeController(_ child: Reference, of number: Int) -> MadeObject? {
    guard child.steps.last == .view || child.steps.last == .controlledView,
      instances.all[number].depth < Self.maximumDepth
    else { return nil }
    return madeObject(child.owner, of: number)
  }

  /// A controller that makes itself is looked into once.
  private func isShown(_ type: Int, around node: JoinedTree.NodeIndex) -> Bool {
    tree.outwards(from: node).contains { node in
      instances.controllers[node].map { instances.all[$0].facts.type == type } ?? false
    }
  }
}

extension CodeFacts {
  /// Whether an outlet of some class is of a type.
  fileprivate func isOutlet(_ type: Int) -> Bool {
    let name = types.declarations[type].name
    return types.declarations.contains { declaration in
      declaration.variables.values.contains { $0.isOutlet && $0.type?.lastName == name }
    }
  }

  /// Whether some class makes objects of a type.
  fileprivate func isMade(_ type: Int) -> Bool {
    let name = types.declarations[type].name
    return classes.contains { $0?.made.contains { TypeText.lastName(of: $0.type) == name } ?? false }
  }
}

extension CodeNature {
  /// A controller whose view is a table or collection.
  var isOfCells: Bool { self == .tableController || self == .collectionController }
}

extension CodeFacts {
  /// Whether a class's views may be those of a file that is not seen with it: it has outlets, is the class of one, or
  /// has a table of its own and is made by no code that was read.
  func mayStandInFile(_ type: Int) -> Bool {
    hasOutlets(type) || isOutlet(type) || types.nature(of: type).isOfCells && !isMade(type)
  }

  func hasOutlets(_ type: Int) -> Bool {
    types.parts(of: type).contains { part in
      types.declarations[part].variables.values.contains(where: \.isOutlet)
    }
  }
}
