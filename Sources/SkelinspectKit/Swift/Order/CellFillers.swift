extension CodeFunction {
  /// The labels of the functions that give real cells, headers and footers.
  private static let fillers = [
    "cellForRowAt", "cellForItemAt", "viewForSupplementaryElementOfKind", "viewForHeaderInSection",
    "viewForFooterInSection",
  ]

  /// Data sources are never asked for it while dummy cells are shown.
  var fillsCells: Bool { Self.fillers.contains(where: hasLabel) }

  /// It gives or fills dummy cells.
  var preparesDummies: Bool {
    ["skeletonCellForRowAt", "skeletonCellForItemAt", "prepareCellForSkeleton"].contains(where: hasLabel)
  }
}

/// The functions and observers of cells that only `cellForRowAt` and its like run, or a closure that takes its place,
/// also through other functions: dummy cells never get there.
struct CellFillers {
  /// The functions between `cellForRowAt` and a cell's, at most.
  private static let maximumDepth = 4

  private let types: CodeTypes
  /// By their names.
  private var onlyFill: Set<String> = []
  /// Where they stand, in each file.
  private var bodies: [Int: [Range<Int>]] = [:]

  /// - Parameter facts: of each class.
  init(_ types: CodeTypes, _ facts: [[CodeFact]]) {
    self.types = types
    var open: Set<String> = []
    for (type, facts) in zip(0..., facts) where facts.contains(where: \.fills) && types.isCell(type) {
      let own = facts.filter { $0.fills && $0.subject.base == .instance }
      open.formUnion(own.map(\.entry).filter { isPlain($0, of: type) })
    }
    guard !open.isEmpty else { return }
    let (fillers, closures) = (Self.fillers(in: types), !Self.mayGiveClosuresDummies(in: types))
    var callers: [String: Set<String>] = [:]
    for _ in 0..<Self.maximumDepth where !open.isEmpty {
      callers.merge(self.callers(of: open, fillers, closures)) { $1 }
      open = Set(callers.values.joined()).subtracting(callers.keys)
    }
    for _ in 0..<Self.maximumDepth {
      onlyFill.formUnion(callers.filter { $0.value.isSubset(of: onlyFill) }.keys)
    }
    for type in types.declarations.indices where !onlyFill.isEmpty && types.isCell(type) {
      let functions = types.parts(of: type).flatMap { types.declarations[$0].functions }
      for (name, functions) in functions where onlyFill.contains(name) && isPlain(name, of: type) {
        for place in functions.map(\.place) {
          bodies[place.file, default: []].append(types.trees[place.file].range(place.node))
        }
      }
    }
  }

  /// The functions that call each of some, beside what fills real cells; nothing of one that something else may call,
  /// or that no code beside declarations names.
  private func callers(
    of names: Set<String>, _ fillers: [Int: [Range<Int>]], _ closures: Bool
  ) -> [String: Set<String>] {
    let giving = types.declarations.flatMap(\.functions).filter {
      names.contains($0.key) && $0.value.contains { $0.result != nil }
    }.map(\.key)
    var found: [String: Set<String>] = [:]
    var others: Set<String> = []
    for (file, tree) in types.trees.enumerated() {
      for (name, starts) in tree.places(ofNames: names) {
        for start in starts where !others.contains(name) {
          var callers: Set<String> = []
          if fillers[file]?.contains(where: { $0.contains(start) }) != true {
            let path = tree.path(to: start)
            if tree.declares(path, at: start) || !giving.contains(name) && tree.isAsked(path, at: start) {
              continue
            }
            if !closures || !tree.fillsCells(path) {
              let caller = path.last { tree.kind($0) == .function }.map {
                CodeFunction(tree, CodeNode(file: file, node: $0), owner: nil)
              }
              guard let caller, isPlain(caller) else {
                others.insert(name)
                continue
              }
              if caller.name != name { callers = [caller.name] }
            }
          }
          found[name, default: []].formUnion(callers)
        }
      }
    }
    return found.filter { !others.contains($0.key) }
  }

  /// What a class does, with what dummy cells do not get told from the rest.
  func settled(_ facts: [CodeFact], of type: Int) -> [CodeFact] {
    guard !onlyFill.isEmpty else { return facts }
    let isCell = types.isCell(type)
    return facts.map { fact in
      var fact = fact
      fact.isOfRealCells =
        fact.fills && (fact.subject.isGiven ? isInFiller(fact.place) : isCell && fills(fact, type))
      return fact
    }
  }

  private func fills(_ fact: CodeFact, _ type: Int) -> Bool {
    fact.subject.base == .instance && onlyFill.contains(fact.entry) && isPlain(fact.entry, of: type)
  }

  /// What is done there to a cell that is dequeued where nobody knows for which table.
  private func isInFiller(_ place: CodeNode) -> Bool {
    guard let bodies = bodies[place.file] else { return false }
    let start = types.trees[place.file].range(place.node).lowerBound
    return bodies.contains { $0.contains(start) }
  }

  /// Neither UIKit nor a message calls it.
  private func isPlain(_ name: String, of type: Int) -> Bool {
    let functions = types.functions(name, of: type)
    let variables = types.parts(of: type).compactMap { types.declarations[$0].variables[name] }
    return !(functions.isEmpty && variables.isEmpty) && name.utf8.allSatisfy(\.isSwiftName)
      && functions.allSatisfy { isPlain($0) && !$0.isStatic }
      && variables.allSatisfy { $0.getter == nil && !$0.isOutlet && $0.initial == nil }
  }

  private func isPlain(_ function: CodeFunction) -> Bool {
    // UIKit's delegates display dummy cells, too.
    !["init", "deinit", "subscript", "tableView", "collectionView"].contains(function.name)
      && !function.isOverride
      && !types.hasAttribute(function)
  }

  /// Whether a data source that gives or fills dummy cells keeps closures, which it may run for those.
  private static func mayGiveClosuresDummies(in types: CodeTypes) -> Bool {
    types.declarations.indices.contains { type in
      let parts = types.parts(of: type).map { types.declarations[$0] }
      let functions = parts.flatMap { $0.functions.values.joined() }
      guard functions.contains(where: \.preparesDummies) else { return false }
      return functions.contains { $0.parameters.contains(where: \.isFunction) }
        || parts.lazy.flatMap(\.variables.values).map(\.place).contains { place in
          let text = types.text(of: place)
          return ["->", "Registration"].contains { !text.places(of: $0).isEmpty }
        }
    }
  }

  /// The functions that fill real cells, in each file; not of a class that may give real cells for dummies.
  private static func fillers(in types: CodeTypes) -> [Int: [Range<Int>]] {
    var ranges: [Int: [Range<Int>]] = [:]
    for declaration in types.declarations {
      let functions = declaration.functions.values.joined()
      guard !functions.contains(where: \.preparesDummies) else { continue }
      for place in functions.lazy.filter(\.fillsCells).map(\.place) {
        ranges[place.file, default: []].append(types.trees[place.file].range(place.node))
      }
    }
    return ranges
  }
}

extension CodeFact {
  /// It sets something of a view, shows it, puts something into it, or gives a table in it a data source.
  fileprivate var fills: Bool {
    switch effect {
    case .set, .setDataSource, .show, .add: true
    default: false
    }
  }
}

extension SwiftTree {
  /// Whether what stands there is the name of a declaration.
  fileprivate func declares(_ path: [Index], at start: Int) -> Bool {
    path.contains { [.function, .variable].contains(kind($0)) && nodes[$0].name.lowerBound == start }
  }

  /// Whether a member is read of what the call of that name gives.
  fileprivate func isAsked(_ path: [Index], at start: Int) -> Bool {
    zip(path, path.dropFirst()).contains { kind($0) == .member && isCall($1, ofNameAt: start) }
  }

  /// Whether it stands in a closure that fills real cells, or names a function that does: a cell provider,
  /// RxDataSources' `configureCell`, what RxCocoa's `items(cellIdentifier:)` is given, or what itself dequeues.
  fileprivate func fillsCells(_ path: [Index]) -> Bool {
    zip(0..., path).contains { number, node in
      switch kind(node) {
      case .argument:
        return ["cellProvider", "configureCell", "configureSupplementaryView"].contains(name(node))
      case .closure:
        let call = path[..<number].last { kind($0) == .call } ?? node
        let before = source.bytes(range(call).lowerBound..<range(node).lowerBound)
        return [".rx.items(", "CellRegistration", "SupplementaryRegistration"].contains {
          !before.places(of: $0).isEmpty
        }
          || text(node).places(of: "dequeue").contains { start in
            self.path(to: start).last { kind($0) == .closure || kind($0) == .function } == node
          }
      default: return false
      }
    }
  }
}
