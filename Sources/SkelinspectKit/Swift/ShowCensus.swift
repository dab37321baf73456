/// Every name of a show that stands in the code of a project's classes: each ends as a fact, as a call of a function of
/// the project's own, or as lost. So nothing that reading passes over makes anybody say that nothing shows a view.
struct ShowCensus {
  private struct Entry {
    let file: Int
    let name: Range<Int>
    /// It is called, and not handed on as a value.
    let isCall: Bool
    /// Nothing or `self` stands before it, and no parenthesis after it.
    let mayBeProperty: Bool
    /// Nothing stands before it: `showSkeleton()`.
    let isBare: Bool
    /// It names a constant or variable: `let showSkeleton = { … }`.
    let isDeclared: Bool
  }

  private let types: CodeTypes
  /// By the classes in whose own code they stand.
  private var entries: [Int: [Entry]] = [:]
  /// Some stand only where nothing runs them.
  private(set) var hasUncalled = false

  /// - Parameter isRead: of each file, whether it may hold some.
  init(_ types: CodeTypes, in isRead: [Bool]) {
    self.types = types
    let found = types.trees.indices.filter { isRead[$0] }.flatMap {
      Self.entries(of: types.trees[$0].source, $0)
    }
    let containers = Self.containers(types, in: Set(found.map(\.file)))
    let locals = found.filter(\.isDeclared)
    for entry in found where !entry.isDeclared {
      let around = containers[entry.file]?.last { $0.range.contains(entry.name.lowerBound) }
      guard let around, let type = around.type else { continue }
      guard isRun(entry, in: around.declaration) else {
        hasUncalled = true
        continue
      }
      if entry.mayBeProperty, isVariable(entry, of: type) { continue }
      if entry.isBare, locals.contains(where: { isLocal($0, around: entry, in: around.declaration) }) {
        continue
      }
      entries[type, default: []].append(entry)
    }
  }

  /// A property of the class that is called so.
  private func isVariable(_ entry: Entry, of type: Int) -> Bool {
    let name = types.trees[entry.file].source.string(entry.name)
    return types.variable(name, of: type) != nil
  }

  /// Whether what is declared is called by its name in the same function.
  private func isLocal(_ local: Entry, around entry: Entry, in declaration: Int) -> Bool {
    guard local.file == entry.file else { return false }
    let (tree, source) = (types.trees[entry.file], types.trees[entry.file].source)
    return source.string(local.name) == source.string(entry.name)
      && types.declarations[declaration].members.contains { member in
        guard case .function(let function) = member else { return false }
        let body = tree.range(function.place.node)
        return body.contains(local.name.lowerBound) && body.contains(entry.name.lowerBound)
      }
  }

  /// The innermost node of each that the evaluation of a class says nothing of.
  func lost(in type: Int, _ evaluation: CodeEvaluation) -> [CodeNode] {
    guard let entries = entries[type] else { return [] }
    var seen = evaluation.ownShows.union(evaluation.lostShows)
    for fact in evaluation.facts {
      switch fact.effect {
      case .show, .shadow: seen.insert(fact.place)
      default: break
      }
    }
    return entries.filter { entry in !seen.contains { isSeen(entry, at: $0) } }.map(node)
  }

  /// A call's own name, or one that is handed to it as a value.
  private func isSeen(_ entry: Entry, at place: CodeNode) -> Bool {
    guard place.file == entry.file else { return false }
    let tree = types.trees[place.file]
    guard tree.range(place.node).contains(entry.name.lowerBound) else { return false }
    guard entry.isCall else { return true }
    let callee = tree.children(of: place.node).first ?? place.node
    return Int(tree.nodes[callee].name.lowerBound) == entry.name.lowerBound
  }

  private func node(of entry: Entry) -> CodeNode {
    let path = types.trees[entry.file].path(to: entry.name.lowerBound)
    return CodeNode(file: entry.file, node: path.last ?? 0)
  }

  /// What a type's functions do counts without a call, but for static ones and the end of an object.
  private func isRun(_ entry: Entry, in declaration: Int) -> Bool {
    let members = types.declarations[declaration].members
    let member = members.first {
      types.trees[entry.file].range($0.place.node).contains(entry.name.lowerBound)
    }
    switch member {
    case .function(let function):
      return !function.isStatic && function.name != "deinit" && !types.unnamed.contains(function.place)
    case .variable(let variable): return !variable.isStatic
    case nil: return true
    }
  }

  private struct Container {
    let range: Range<Int>
    let declaration: Int
    /// The class whose code it is; nil for what is added to others'.
    let type: Int?
  }

  /// Of some files the types and extensions, outer ones first.
  private static func containers(_ types: CodeTypes, in files: Set<Int>) -> [Int: [Container]] {
    var owners: [Int: Int] = [:]
    for type in types.declarations.indices
    where !types.declarations[type].isExtension && !types.declarations[type].isProtocol {
      for part in [type] + types.extensions(of: type) { owners[part] = type }
    }
    var containers: [Int: [Container]] = [:]
    for (number, declaration) in types.declarations.enumerated() where files.contains(declaration.place.file)
    {
      let range = types.trees[declaration.place.file].range(declaration.place.node)
      containers[declaration.place.file, default: []].append(
        Container(range: range, declaration: number, type: owners[number]))
    }
    return containers.mapValues { $0.sorted { $0.range.lowerBound < $1.range.lowerBound } }
  }

  private static func entries(of source: SourceText, _ file: Int) -> [Entry] {
    let names = CodeEvaluation.styles.keys.sorted()
    guard names.contains(where: source.bytes[...].hasWord) else { return [] }
    let tokens = SwiftTokens(source)
    func text(_ number: Int) -> String { source.string(tokens[number].range) }
    return (0..<tokens.count).compactMap { number in
      guard tokens[number].kind == .identifier, names.contains(text(number)),
        number == 0 || text(number - 1) != "func"
      else { return nil }
      let isBare = number == 0 || tokens[number - 1].kind != .dot
      let isOwn = isBare || number > 1 && text(number - 2) == "self"
      return Entry(
        file: file, name: Range(tokens[number].range),
        isCall: [.leftParenthesis, .leftBrace].contains(tokens[number + 1].kind),
        mayBeProperty: isOwn && tokens[number + 1].kind != .leftParenthesis, isBare: isBare,
        isDeclared: number > 0 && ["let", "var"].contains(text(number - 1)))
    }
  }
}
