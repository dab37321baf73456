/// What code says of how views look without a skeleton.
extension CodeApplying {
  /// As far as that is certain: what is said once, or last, where views are set up.
  mutating func applyLooks() {
    var found = SaidValues<SaidLook>()
    var steps = CodeSteps(code.types)
    for number in instances.all.indices where !instances.all[number].facts.looks.isEmpty {
      let facts = instances.all[number].facts
      let late = latePlaces(of: \.looks, facts, &steps)
      for fact in facts.looks {
        guard case .look(let look, let value) = fact.effect else { continue }
        let open = joined.openNodes(of: fact.subject, number)
        for node in joined.nodes(of: fact, number) + open {
          let isSure = fact.isCertain && value != nil && !open.contains(node)
          found.add(node, look, value, isSure, fact, by: number, isLate: late.contains(fact.place))
        }
      }
    }
    for (node, look, values) in found.all where !values.isLate {
      guard let view = views[node] else { continue }
      let value =
        self.value(of: values, on: node, &steps)
        ?? (values.places.count > 1 ? self.value(of: values, atShowsOf: node, &steps) : nil)
      if let value = value?.stored(for: look) { said.looks[view, default: [:]][look] = value }
    }
    // Letters may have the colour that stands for an unknown one.
    let background = SaidLook.key(.backgroundColor)
    for (node, look, _) in found.all where look == background {
      if let view = views[node], said.looks[view]?[background] == nil {
        said.looks[view]?[.key(.textColor)] = nil
      }
    }
  }
}

extension Constant {
  fileprivate func stored(for look: SaidLook) -> StoredValue? {
    switch (look, self) {
    case (.key(.font), .call("font", let numbers)):
      .numbers([nil] + numbers)
    case (.key(let key), _): stored(for: key)
    case (.borderWidth, .number(let number)): .number(number)
    case (.borderColor, .text(let text)), (.title, .text(let text)), (.barTitle, .text(let text)),
      (.barColor, .text(let text)):
      .text(text)
    case (.largeTitle, .boolean(let isLarge)): .boolean(isLarge)
    default: nil
    }
  }
}
