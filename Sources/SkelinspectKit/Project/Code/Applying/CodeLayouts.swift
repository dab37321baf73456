/// The layouts that code gives to collections.
extension CodeApplying {
  mutating func applyLayouts() {
    for (number, fact) in instances.facts {
      guard case .setLayout(let value) = fact.effect else { continue }
      for view in views(of: fact, number) where hierarchy.views[view].family == .collection {
        guard let layout = layout(value, near: fact.place.file) else {
          said.unknown[view, default: []].insert(.layout)
          continue
        }
        set(.layout, of: view, to: layout, at: fact.place)
        let owner = instances.all[number].facts
        guard layout == "compositional", let scrolling = code.orthogonalScrolling(in: owner.type) else {
          continue
        }
        if scrolling.isOfFirst { said.sideways.insert(view) }
        let place = code.place(scrolling.place)
        if !said.orthogonal.contains(where: { $0.place == place }) {
          said.orthogonal.append(Evidence.Call(view: view, place: place, owner: owner.name))
        }
      }
    }
  }

  /// `flow`, `compositional` or `custom`; nil where it cannot be told.
  private func layout(_ value: CodeValue, near file: Int) -> String? {
    guard value.isCertain, let name = value.references.first?.type?.lastName, value.references.count == 1
    else { return nil }
    let foreign = code.types.type(name, near: file).map {
      code.types.foreignSupertypes(of: $0).map(\.lastName)
    }
    let classes = foreign ?? [name]
    if classes.contains("UICollectionViewFlowLayout") { return "flow" }
    if classes.contains("UICollectionViewCompositionalLayout") { return "compositional" }
    return foreign != nil && classes.contains("UICollectionViewLayout") ? "custom" : nil
  }
}

extension CodeFacts {
  /// Whether a word stands in a class or an extension of it.
  func names(_ word: String, in type: Int) -> Bool {
    types.parts(of: type).contains { types.text(of: types.declarations[$0].place).hasWord(word) }
  }

  /// Where a class sets `orthogonalScrollingBehavior` of a section to anything but `.none`, and whether it has made no
  /// other section before.
  fileprivate func orthogonalScrolling(in type: Int) -> (place: CodeNode, isOfFirst: Bool)? {
    var sections = 0
    for part in types.parts(of: type) {
      let place = types.declarations[part].place
      let tree = types.trees[place.file]
      guard tree.text(place.node).hasWord("orthogonalScrollingBehavior") else { continue }
      var work = [place.node]
      while let node = work.popLast() {
        let children = Array(tree.children(of: node))
        if tree.kind(node) == .identifier, tree.name(node) == "NSCollectionLayoutSection" { sections += 1 }
        if tree.kind(node) == .assignment, children.count > 1, tree.kind(children[0]) == .member,
          tree.name(children[0]) == "orthogonalScrollingBehavior", tree.name(children[1]) != "none"
        {
          return (CodeNode(file: place.file, node: node), sections < 2)
        }
        work += children.reversed()
      }
    }
    return nil
  }
}
