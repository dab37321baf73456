extension CodeFacts {
  /// The hierarchies of the classes that a file declares and that put views together in code.
  func screens(
    madeIn name: String, _ nibs: Nibs, _ made: MadeScreens = MadeScreens(),
    _ branches: BranchChoice = BranchChoice()
  ) -> [Screen] {
    let own = (classesByFile[name] ?? []).filter {
      classes[$0] != nil && !onlyInherited.contains($0) && !standsInFile($0, nibs, made)
    }
    return own.compactMap { type -> Screen? in
      guard var screen = made.screen(of: type, self, nibs)?.screen else { return nil }
      screen.agree(with: copies(of: type, made, nibs))
      return screen
    } + swiftUIHierarchies(madeIn: name, branches).map { Screen($0) }
  }

  /// Whether the views of a class are those of a file, which has an outline of its own: it has outlets, or no code makes
  /// any.
  private func standsInFile(_ type: Int, _ nibs: Nibs, _ made: MadeScreens) -> Bool {
    guard let facts = classes[type], facts.ownView == nil else { return false }
    let isOwner = nibs.classes.owners.contains(facts.name)
    guard nibs.classes.held.contains(facts.name) || isOwner && facts.nature.isController else { return false }
    // A controller loads the file that it owns, whoever makes it.
    if isOwner ? facts.nature.isController : hasOutlets(type) { return true }
    return isReadWhole && !made.namesInValues(self).contains(facts.name)
  }

  /// The hierarchy of a class as it is by itself.
  func makeScreen(of type: Int, _ nibs: Nibs) -> MadeScreens.Made? {
    guard let facts = classes[type], facts.buildsViews, let root = root(of: facts) else { return nil }
    let joining = CodeJoining(facts, self, nibs, KnownOwners(), root: root)
    let hasViews = joining.tree.hasMadeViews || facts.ownView != nil
    guard hasViews || facts.layers?.attachments.isEmpty == false || facts.addsViews else { return nil }
    let applied = CodeApplying(joining)
    let hierarchy = applied.hierarchy
    guard hasViews || hierarchy.layers != nil || hierarchy.showsWhatIsOpen else { return nil }
    return MadeScreens.Made(applied.screen, applied.instances.all, applied.views)
  }

  /// The view of a class; a controller's own.
  func root(of facts: ClassFacts) -> JoinedTree.Origin? {
    let place = types.declarations[facts.type].place
    switch facts.nature {
    case .view(let viewClass):
      return .made(type: facts.name.isEmpty ? viewClass.name : facts.name, viewClass, id: nil, place)
    case .controller:
      let view = facts.ownView
      let type = TypeText(name: view?.type ?? "UIView").lastName
      let viewClass = types.nature(named: type, near: place.file).viewClass ?? .view
      return .made(type: type, viewClass, id: view?.name ?? "view", place)
    case .tableController:
      return ViewClass(named: "UITableView").map { .made(type: "UITableView", $0, id: "tableView", place) }
    // Its collection stands in a view of UIKit's own.
    case .collectionController: return .made(type: "UIView", .view, id: "view", place)
    case .other: return nil
    }
  }
}

extension Hierarchy {
  /// Whether its only view is shown, and nobody knows what is in it.
  fileprivate var showsWhatIsOpen: Bool {
    evidence?.openViews[0] != nil && evidence?.isShown(0) == true
  }
}

extension CodeFacts.ClassFacts {
  /// Whether it puts a view into another, or registers a cell.
  fileprivate var buildsViews: Bool {
    layers?.attachments.isEmpty == false || addsViews
      || facts.contains { fact in
        switch fact.effect {
        case .register: true
        case .alias: fact.subject.steps == [.view]
        default: false
        }
      }
  }

  /// Some that are known, or others.
  fileprivate var addsViews: Bool {
    facts.contains { fact in
      switch fact.effect {
      case .add, .addPerhaps, .addUnknown: true
      default: false
      }
    }
  }

  /// What a controller gives itself as its view: its class, the property that keeps it, and the nib that holds it.
  var ownView: (type: String?, name: String?, nib: String?)? {
    for fact in facts {
      guard case .alias(let other) = fact.effect, fact.subject.steps == [.view] else { continue }
      if case .made(let number) = other.base, other.steps.isEmpty {
        return (made[number].type, nil, made[number].nib)
      }
      if case .property(let name)? = other.steps.first, other.steps.count == 1 {
        let number = facts.lazy.compactMap { fact -> Int? in
          guard case .alias(let made) = fact.effect, fact.subject == other, case .made(let number) = made.base
          else { return nil }
          return number
        }.first
        return (number.map { made[$0].type } ?? other.type?.name, name, number.flatMap { made[$0].nib })
      }
    }
    return nil
  }
}
