extension CodeFunction {
  /// The labels of the functions that give real cells, headers and footers.
  private static let fillers = [
    "cellForRowAt", "cellForItemAt", "viewForSupplementaryElementOfKind", "viewForHeaderInSection",
    "viewForFooterInSection",
  ]

  /// Data sources are never asked for it while dummy cells are shown.
  var fillsCells: Bool { Self.fillers.contains(where: hasLabel) }

  /// It gives or fills dummy cells.
  fileprivate var preparesDummies: Bool {
    ["skeletonCellForRowAt", "skeletonCellForItemAt", "prepareCellForSkeleton"].contains(where: hasLabel)
  }
}

/// The functions and observers of cells that only `cellForRowAt` and its like run: dummy cells never get there.
extension CodeTypes {
  /// Whether nothing but functions that fill real cells names a member, in all that was read.
  func onlyFills(_ name: String, of type: Int) -> Bool {
    guard !name.isEmpty, name.utf8.allSatisfy(\.isSwiftName), isPlain(name, of: type) else { return false }
    let declared = places(named: name)
    var isNamed = false
    for file in trees.indices {
      let text = trees[file].source.bytes(0..<trees[file].source.count)
      for start in text.wholePlaces(of: name) where !declared.contains(CodeSpot(file: file, start: start)) {
        guard isInFiller(start, of: file) else { return false }
        isNamed = true
      }
    }
    return isNamed
  }

  /// Neither UIKit nor a message calls it.
  private func isPlain(_ name: String, of type: Int) -> Bool {
    let own = parts(of: type).map { declarations[$0] }
    let functions = own.flatMap { $0.functions[name] ?? [] }
    let variables = own.compactMap { $0.variables[name] }
    return !["init", "subscript"].contains(name) && !(functions.isEmpty && variables.isEmpty)
      && functions.allSatisfy { !$0.isOverride && !$0.isStatic && !hasAttribute($0) }
      && variables.allSatisfy { $0.getter == nil && !$0.isOutlet && $0.initial == nil }
  }

  /// `@objc`, `@IBAction`.
  func hasAttribute(_ function: CodeFunction) -> Bool {
    let tree = trees[function.place.file]
    return tree.children(of: function.place.node).contains { child in
      guard tree.kind(child) == .modifier, tree.name(child).hasPrefix("@") else { return false }
      return !["@discardableResult", "@MainActor"].contains(tree.name(child))
    }
  }

  private struct CodeSpot: Hashable {
    let file: Int
    let start: Int
  }

  /// Where members of that name are declared.
  private func places(named name: String) -> Set<CodeSpot> {
    var spots: Set<CodeSpot> = []
    for declaration in declarations {
      let nodes = (declaration.functions[name] ?? []).map(\.place) + [declaration.variables[name]?.place]
      for case let node? in nodes {
        spots.insert(CodeSpot(file: node.file, start: Int(trees[node.file].nodes[node.node].name.lowerBound)))
      }
    }
    return spots
  }

  private func isInFiller(_ start: Int, of file: Int) -> Bool {
    declarations.contains { declaration in
      guard declaration.place.file == file else { return false }
      let functions = declaration.functions.values.joined()
      return functions.contains { $0.fillsCells && trees[file].range($0.place.node).contains(start) }
        // It may give real cells for dummies.
        && !functions.contains(where: \.preparesDummies)
    }
  }
}
