/// What code says of how views look without a skeleton.
extension CodeJoining {
  /// As far as that is certain: what is said once, or last, where views are set up.
  func looks() -> [JoinedTree.NodeIndex: [SaidLook: StoredValue]] {
    var found = SaidValues<SaidLook>()
    var steps = CodeSteps(code.types)
    for number in instances.all.indices where !instances.all[number].facts.looks.isEmpty {
      let facts = instances.all[number].facts
      let late = latePlaces(of: \.looks, facts, &steps)
      for fact in facts.looks {
        guard case .look(let look, let value) = fact.effect else { continue }
        let open = openNodes(of: fact.subject, number)
        for node in nodes(of: fact, number) + open {
          let isSure = fact.isCertain && value != nil && !open.contains(node)
          found.add(node, look, value, isSure, fact, by: number, isLate: late.contains(fact.place))
        }
      }
    }
    var looks: [JoinedTree.NodeIndex: [SaidLook: StoredValue]] = [:]
    for (node, look, said) in found.all where !said.isLate {
      let value =
        self.value(of: said, on: node, &steps)
        ?? (said.places.count > 1 ? self.value(of: said, atShowsOf: node, &steps) : nil)
      if let value = value?.stored(for: look) { looks[node, default: [:]][look] = value }
    }
    // Letters may have the colour that stands for an unknown one.
    let background = SaidLook.key(.backgroundColor)
    for (node, look, _) in found.all where look == background && looks[node]?[background] == nil {
      looks[node]?[.key(.textColor)] = nil
    }
    return looks
  }
}

extension Constant {
  fileprivate func stored(for look: SaidLook) -> StoredValue? {
    switch (look, self) {
    case (.key(.font), .call("font", let numbers)):
      .numbers([nil] + numbers)
    case (.key(let key), _):
      switch keyValue(for: key) {
      case .boolean(let isTrue)?: .boolean(isTrue)
      case .number(let number)?: .number(number)
      case .text(let text)?: .text(text)
      default: nil
      }
    case (.borderWidth, .number(let number)): .number(number)
    case (.borderColor, .text(let text)), (.title, .text(let text)), (.barTitle, .text(let text)),
      (.barColor, .text(let text)):
      .text(text)
    case (.largeTitle, .boolean(let isLarge)): .boolean(isLarge)
    default: nil
    }
  }
}
