extension CodeFacts {
  /// The hierarchies of the classes that a file declares and that put views together in code.
  func hierarchies(madeIn name: String, _ nibs: Nibs) -> [Hierarchy] {
    let own = classes.values.filter { names[types.declarations[$0.type].place.file] == name }
      .sorted { types.declarations[$0.type].place.node < types.declarations[$1.type].place.node }
    return own.compactMap { facts in
      guard facts.buildsViews, let root = root(of: facts) else { return nil }
      var joining = CodeJoining(facts, self, nibs, root: root)
      guard joining.tree.nodes.count > 1 else { return nil }
      return joining.finish()
    }
  }

  private func root(of facts: ClassFacts) -> JoinedTree.Origin? {
    let place = types.declarations[facts.type].place
    switch facts.nature {
    case .view(let viewClass): return .made(type: facts.name, viewClass, id: nil, place)
    case .controller: return .made(type: "UIView", .view, id: "view", place)
    case .tableController:
      return ViewClass(named: "UITableView").map { .made(type: "UITableView", $0, id: "tableView", place) }
    case .collectionController:
      return ViewClass(named: "UICollectionView").map {
        .made(type: "UICollectionView", $0, id: "collectionView", place)
      }
    case .other: return nil
    }
  }
}

extension CodeFacts.ClassFacts {
  /// Whether it puts a view into another, or registers a cell.
  fileprivate var buildsViews: Bool {
    facts.contains { fact in
      switch fact.deed {
      case .add, .register: true
      default: false
      }
    }
  }
}
