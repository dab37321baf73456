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

/// The functions and observers of cells that only `cellForRowAt` and its like run: dummy cells never get there.
struct CellFillers {
  private let types: CodeTypes
  /// Whether nothing but functions that fill real cells names it, of each name that some code beside declarations names.
  private var onlyFill: [String: Bool] = [:]

  /// - Parameter facts: of each class.
  init(_ types: CodeTypes, _ facts: [[CodeFact]]) {
    self.types = types
    var names: Set<String> = []
    for (type, facts) in zip(0..., facts) where facts.contains(where: \.fills) && types.isCell(type) {
      names.formUnion(facts.filter(\.fills).map(\.entry).filter { isPlain($0, of: type) })
    }
    guard !names.isEmpty else { return }
    let declared = Self.declarations(of: names, in: types)
    let fillers = Self.fillers(in: types)
    for file in types.trees.indices {
      for (name, starts) in types.trees[file].places(ofNames: names) {
        let places = starts.filter { declared[file]?.contains($0) != true }
        guard !places.isEmpty else { continue }
        let fills = places.allSatisfy { start in fillers[file]?.contains { $0.contains(start) } ?? false }
        onlyFill[name] = fills && onlyFill[name] ?? true
      }
    }
  }

  /// What a class does, with what dummy cells do not get told from the rest.
  func settled(_ facts: [CodeFact], of type: Int) -> [CodeFact] {
    guard !onlyFill.isEmpty, types.isCell(type) else { return facts }
    return facts.map { fact in
      var fact = fact
      fact.isOfRealCells = fact.fills && onlyFill[fact.entry] ?? false && isPlain(fact.entry, of: type)
      return fact
    }
  }

  /// Neither UIKit nor a message calls it.
  private func isPlain(_ name: String, of type: Int) -> Bool {
    let own = types.parts(of: type).map { types.declarations[$0] }
    let functions = own.flatMap { $0.functions[name] ?? [] }
    let variables = own.compactMap { $0.variables[name] }
    return !["init", "subscript"].contains(name) && !(functions.isEmpty && variables.isEmpty)
      && name.utf8.allSatisfy(\.isSwiftName)
      && functions.allSatisfy { !$0.isOverride && !$0.isStatic && !types.hasAttribute($0) }
      && variables.allSatisfy { $0.getter == nil && !$0.isOutlet && $0.initial == nil }
  }

  /// Where members of those names are declared in each file.
  private static func declarations(of names: Set<String>, in types: CodeTypes) -> [Int: Set<Int>] {
    var starts: [Int: Set<Int>] = [:]
    for declaration in types.declarations {
      let functions = declaration.functions.lazy.filter { names.contains($0.key) }.flatMap(\.value).map(
        \.place)
      let variables = declaration.variables.lazy.filter { names.contains($0.key) }.map(\.value.place)
      for place in Array(functions) + Array(variables) {
        let name = types.trees[place.file].nodes[place.node].name
        starts[place.file, default: []].insert(Int(name.lowerBound))
      }
    }
    return starts
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
  /// It sets something of a view of its own instance, shows it, puts something into it, or gives a table in it a data
  /// source.
  fileprivate var fills: Bool {
    switch effect {
    case .set, .setDataSource, .show, .add: subject.base == .instance
    default: false
    }
  }
}
