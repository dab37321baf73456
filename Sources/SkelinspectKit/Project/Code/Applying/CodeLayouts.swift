/// The layouts that code gives to collections.
extension CodeJoining {
  func applyLayouts(to hierarchy: inout Hierarchy, _ views: [ViewIndex?], _ said: inout Evidence) {
    for number in instances.all.indices {
      for fact in instances.all[number].facts.facts {
        guard case .setLayout(let value) = fact.effect else { continue }
        for view in nodes(of: fact, number).compactMap({ views[$0] })
        where hierarchy.views[view].family == .collection {
          guard let layout = layout(value, near: fact.place.file) else {
            said.unknown[view, default: []].insert(.layout)
            continue
          }
          hierarchy.apply(.set(.layout, of: view, to: .text(layout)))
          said.facts[view, default: []].append(
            Evidence.Fact(key: .layout, value: .text(layout), place: code.place(fact.place)))
        }
      }
    }
  }

  /// `flow`, `compositional` or `custom`; nil where it cannot be told.
  private func layout(_ value: CodeValue, near file: Int) -> String? {
    guard value.isCertain, let name = value.references.first?.type?.lastName, value.references.count == 1
    else {
      return nil
    }
    let foreign = code.types.type(name, near: file).map {
      code.types.foreignSupertypes(of: $0).map(\.lastName)
    }
    let classes = foreign ?? [name]
    if classes.contains("UICollectionViewFlowLayout") { return "flow" }
    if classes.contains("UICollectionViewCompositionalLayout") { return "compositional" }
    return foreign != nil && classes.contains("UICollectionViewLayout") ? "custom" : nil
  }
}
