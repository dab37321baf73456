/// The functions that only what comes before the window calls, through other objects too: a presenter that
/// `viewDidLoad` calls, and that calls its view in turn. Such calls are known by the functions' names, and where the
/// object's type is written by that.
struct EarlyCalls {
  /// The functions between `viewDidLoad` and a show, at most.
  private static let maximumDepth = 4

  private let types: CodeTypes
  private var spots: [Int: StepSpots] = [:]
  /// The types whose functions are asked for.
  private lazy var owners = Self.owners(in: types)
  /// By the names that were asked for.
  private var places: [String: [CodeNode]] = [:]
  /// Whether each function that was asked for is; not while it is looked at.
  private var early: [Function: Bool] = [:]
  /// Bytes of what stands before a call, at most: longer chains say nothing of their object.
  private static let longestReceiver = 200

  private struct Function: Hashable {
    let type: Int
    let name: String
  }

  /// - Parameter facts: of each class.
  init(_ types: CodeTypes, _ facts: [[CodeFact]]) {
    self.types = types
    let entries = Set(
      zip(0..., facts).flatMap { type, facts in
        facts.contains(where: \.isShow)
          ? facts.filter(\.mayBeCalledEarly).map { Function(type: type, name: $0.entry) } : []
      })
    var open = Set(entries.map(\.name))
    for _ in 0..<Self.maximumDepth where !open.isEmpty {
      find(open)
      let callers = open.flatMap { places[$0] ?? [] }.compactMap { caller(at: $0) }
      open = Set(callers.filter { !$0.isOfUIKitBeforeWindow }.map(\.function.name))
        .filter { places[$0] == nil }
    }
    for entry in entries { _ = isEarly(entry) }
  }

  /// What a class does, with what comes before the window told from the rest.
  func settled(_ facts: [CodeFact], of type: Int) -> [CodeFact] {
    guard early.values.contains(true) else { return facts }
    return facts.map { fact in
      var fact = fact
      if fact.mayBeCalledEarly, early[Function(type: type, name: fact.entry)] == true { fact.isEarly = true }
      return fact
    }
  }

  /// Looks for calls of those functions in all code.
  private mutating func find(_ names: Set<String>) {
    for name in names { places[name] = [] }
    for file in types.trees.indices {
      let tree = types.trees[file]
      for (name, starts) in tree.places(ofNames: names) {
        places[name]? += starts.compactMap { start in
          tree.call(ofNameAt: start).map { CodeNode(file: file, node: $0) }
        }
      }
    }
  }

  private mutating func isEarly(_ function: Function) -> Bool {
    if let known = early[function] { return known }
    early[function] = false
    let isCalledEarly = areEarly(places[function.name] ?? [], of: function)
    early[function] = isCalledEarly
    return isCalledEarly
  }

  /// Whether some of these calls may be of a function, and all that may come before the window.
  private mutating func areEarly(_ calls: [CodeNode], of function: Function) -> Bool {
    var isCalled = false
    for call in calls {
      guard let caller = caller(at: call) else { return false }
      guard mayBe(caller.receiver, function.type) else { continue }
      isCalled = true
      guard caller.isImmediate, caller.isOfUIKitBeforeWindow || isEarly(caller.function) else { return false }
    }
    return isCalled
  }

  /// Whether an object of the one type may be one of the other; nil: of a type that is not written.
  private func mayBe(_ receiver: Int?, _ type: Int) -> Bool {
    guard let receiver, receiver != type else { return true }
    func isKnown(_ type: Int, as other: Int) -> Bool {
      types.supertypeNames(of: type).contains { $0.lastName == types.declarations[other].name }
    }
    return isKnown(type, as: receiver) || isKnown(receiver, as: type)
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
    let function: Function
    /// The type of the object whose function it calls; nil where it is not written.
    let receiver: Int?
    /// UIKit calls it of a view or a controller that is in no window yet.
    let isOfUIKitBeforeWindow: Bool
    /// Not in a closure.
    let isImmediate: Bool
  }

  private mutating func caller(at call: CodeNode) -> Caller? {
    let tree = types.trees[call.file]
    let spot = spots[call.file, default: StepSpots(tree, file: call.file)].spot(of: call.node)
    guard let function = spot.functions.first, tree.kind(function.node) == .function,
      let owner = owners[function]
    else { return nil }
    let name = tree.name(function.node)
    return Caller(
      function: Function(type: owner, name: name), receiver: receiver(of: call, in: owner),
      isOfUIKitBeforeWindow: types.nature(of: owner) != .other && LifeCycle.beforeWindow.contains(name),
      isImmediate: spot.body == function)
  }

  /// Of `presenter.start()` what the property is declared as, of `start()` the class itself.
  private func receiver(of call: CodeNode, in owner: Int) -> Int? {
    let tree = types.trees[call.file]
    guard let callee = tree.children(of: call.node).first,
      tree.range(callee).count <= Self.longestReceiver
    else { return nil }
    let letters = tree.text(callee).filter { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "!") }
    var steps = String(decoding: letters, as: UTF8.self).split(separator: ".").map(String.init)
    if steps.first == "self" { steps.removeFirst() }
    if steps.count == 1 { return owner }
    guard steps.count == 2, let type = types.variable(steps[0], of: owner)?.type else { return nil }
    return types.type(type.name, near: call.file)
  }
}

extension CodeFact {
  /// A show, or what it may come too early for, in a function that nobody is known to call.
  fileprivate var mayBeCalledEarly: Bool {
    switch effect {
    case .show, .set(.isSkeletonable, _), .add:
      isImmediate && !isEarly && !entry.isEmpty && !LifeCycle.beforeWindow.contains(entry)
    default: false
    }
  }
}

extension SwiftTree {
  /// The call whose function's name stands there; nil for anything else, and for what `super` is told.
  fileprivate func call(ofNameAt start: Int) -> Index? {
    path(to: start).last { isCall($0, ofNameAt: start) }.flatMap { call in
      text(call).starts(with: "super.".utf8) ? nil : call
    }
  }
}
