/// The functions that only what comes before the window calls, through other objects too: a presenter that
/// `viewDidLoad` calls, and that calls its view in turn. Such calls are known by the functions' names.
struct EarlyCalls {
  /// The functions between `viewDidLoad` and a show, at most.
  private static let maximumDepth = 4

  private let types: CodeTypes
  private var spots: [Int: StepSpots] = [:]
  /// The types whose functions are asked for.
  private lazy var owners = Self.owners(in: types)
  /// By the names that were asked for.
  private var places: [String: [CodeNode]] = [:]
  private var early: [String: Bool] = [:]

  /// - Parameter facts: of each class.
  init(_ types: CodeTypes, _ facts: [[CodeFact]]) {
    self.types = types
    let entries = facts.lazy.joined().filter(\.mayBeCalledEarly).map(\.entry)
    var open = Set(entries)
    for _ in 0..<Self.maximumDepth where !open.isEmpty {
      find(open)
      let callers = open.flatMap { places[$0] ?? [] }.compactMap { caller(at: $0) }
      open = Set(callers.filter { !$0.isOfUIKit }.map(\.name)).filter {
        places[$0] == nil
      }
    }
    for name in Set(entries) { early[name] = isEarly(name, within: []) }
  }

  /// What a class does, with what comes before the window told from the rest.
  func settled(_ facts: [CodeFact]) -> [CodeFact] {
    guard early.values.contains(true) else { return facts }
    return facts.map { fact in
      var fact = fact
      if fact.mayBeCalledEarly, early[fact.entry] == true { fact.isEarly = true }
      return fact
    }
  }

  /// Looks for calls of those functions in all code.
  private mutating func find(_ names: Set<String>) {
    for name in names { places[name] = [] }
    for file in types.trees.indices {
      let tree = types.trees[file]
      for (name, starts) in tree.source.bytes(0..<tree.source.count).places(ofNames: names) {
        places[name]? += starts.compactMap { start in
          tree.call(ofNameAt: start).map { CodeNode(file: file, node: $0) }
        }
      }
    }
  }

  private mutating func isEarly(_ name: String, within around: Set<String>) -> Bool {
    guard let calls = places[name], !calls.isEmpty, !around.contains(name) else { return false }
    for call in calls {
      guard let caller = caller(at: call), caller.isImmediate else { return false }
      if caller.isOfUIKit {
        guard CodeEarliness.entries.contains(caller.name) else { return false }
      } else if !isEarly(caller.name, within: around.union([name])) {
        return false
      }
    }
    return true
  }

  private static func owners(in types: CodeTypes) -> [CodeNode: Int] {
    var owners: [CodeNode: Int] = [:]
    for type in types.declarations.indices where !types.declarations[type].isExtension {
      for function in types.parts(of: type).flatMap({ types.declarations[$0].functions.values.joined() }) {
        owners[function.place] = type
      }
    }
    return owners
  }

  private struct Caller {
    let name: String
    /// Of a view or a controller.
    let isOfUIKit: Bool
    /// Not in a closure.
    let isImmediate: Bool
  }

  private mutating func caller(at call: CodeNode) -> Caller? {
    let tree = types.trees[call.file]
    let spot = spots[call.file, default: StepSpots(tree, file: call.file)].spot(of: call.node)
    guard let function = spot.functions.first, tree.kind(function.node) == .function,
      let owner = owners[function]
    else { return nil }
    return Caller(
      name: tree.name(function.node), isOfUIKit: types.nature(of: owner) != .other,
      isImmediate: spot.body == function)
  }
}

extension CodeFact {
  /// A show in a function that nobody is known to call.
  fileprivate var mayBeCalledEarly: Bool {
    guard case .show = effect else { return false }
    return isImmediate && !isEarly && !entry.isEmpty && !CodeEarliness.entries.contains(entry)
  }
}

extension SwiftTree {
  /// The call whose function's name stands there; nil for anything else, and for what `super` is told.
  fileprivate func call(ofNameAt start: Int) -> Index? {
    var (node, found) = (nodes.isEmpty ? nil : 0, Index?.none)
    while let outer = node {
      node = children(of: outer).first { range($0).contains(start) }
      guard kind(outer) == .call, let callee = children(of: outer).first(where: { _ in true }),
        Int(nodes[callee].name.lowerBound) == start
      else { continue }
      found = source.bytes(range(callee)).starts(with: "super.".utf8) ? nil : outer
    }
    return found
  }
}
