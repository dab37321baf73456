/// Where something stands in the order of one function or closure.
struct StepSpot: Hashable, Sendable {
  /// A block that may be passed over, or run again.
  struct Branch: Hashable, Sendable {
    /// The statement that has it.
    let owner: SwiftTree.Index
    let way: SwiftTree.Index
    let isLoop: Bool
    /// It ends with `return`, `throw` or the like: nothing after its statement follows it.
    let leaves: Bool
    /// What holds there.
    var flag: Flag?
  }

  /// A parameter, which is the same in all of a run.
  struct Flag: Hashable, Sendable {
    let name: String
    var isTrue: Bool

    var opposite: Flag { Flag(name: name, isTrue: !isTrue) }
  }

  /// The function, closure or initial value that it stands in.
  let body: CodeNode
  /// The declared functions around it, the innermost first; none for a property's initial value.
  let functions: [CodeNode]
  /// In bytes; that of a `defer` is the end of its block.
  let position: Int
  /// The outermost first.
  let branches: [Branch]
  /// Its function waits for something in between: it has an `await`.
  let mayPause: Bool
  /// Its body is a closure that the main queue runs after what runs now.
  let isPutOff: Bool
  /// It stands in a property's getter, setter or observer.
  let isOfProperty: Bool
  /// It is surely done to one view of a list after another, in their order.
  let isInTurn: Bool

  /// Whether what stands there is surely reached from here, or surely after this where it is reached.
  func isFollowed(by later: StepSpot) -> Bool {
    guard body == later.body, position < later.position else { return false }
    let (own, other) = (ways(besides: later), later.ways(besides: self))
    guard own.starts(with: other) || other.starts(with: own) else { return false }
    return !leaves(before: later)
  }

  /// Whether one run may come here and then there.
  func mayPrecede(_ later: StepSpot) -> Bool {
    guard body == later.body, position < later.position else { return false }
    let (own, other) = (branches, later.branches)
    let flags = Set(own.compactMap(\.flag?.opposite))
    if other.contains(where: { $0.flag.map(flags.contains) == true }) { return false }
    if let (first, second) = zip(own, other).first(where: { $0 != $1 }), first.owner == second.owner {
      return false
    }
    return !leaves(before: later)
  }

  /// Whether what stands there was surely run when that is reached.
  func isSurelyRun(before later: StepSpot) -> Bool {
    isFollowed(by: later)
      && later.ways(besides: self).starts(with: ways(besides: later))
  }

  /// Whether that is surely reached after this.
  func isSurelyFollowed(by later: StepSpot) -> Bool {
    isFollowed(by: later)
      && ways(besides: later).starts(with: later.ways(besides: self))
  }

  /// The branches but for loops, and for those that the flags of another spot's lead into as well.
  private func ways(besides other: StepSpot) -> [Branch] {
    let flags = Set(other.branches.compactMap(\.flag))
    return branches.filter { !$0.isLoop && $0.flag.map(flags.contains) != true }
  }

  /// Whether one run comes to one of them at most.
  func isApart(from other: StepSpot) -> Bool {
    body == other.body && position != other.position && !mayPrecede(other) && !other.mayPrecede(self)
      && !branches.contains { $0.isLoop && other.branches.contains($0) }
  }

  private func leaves(before later: StepSpot) -> Bool {
    branches.contains { $0.leaves && !later.branches.contains($0) }
  }
}

/// Finds the spots of a file.
struct StepSpots {
  private let tree: SwiftTree
  private let file: Int
  private let parents: [Int32]
  private var leaving: [SwiftTree.Index: Bool] = [:]
  /// Where the word `await` stands.
  private let pauses: [Int]

  init(_ tree: SwiftTree, file: Int) {
    (self.tree, self.file, parents) = (tree, file, tree.parents)
    pauses = tree.nodes.isEmpty ? [] : tree.text(tree.root).places(of: "await")
  }

  mutating func spot(of node: SwiftTree.Index) -> StepSpot {
    var position = tree.range(node).lowerBound
    var branches: [StepSpot.Branch] = []
    var (inner, loop) = (node, SwiftTree.Index?.none)
    while let outer = parent(of: inner) {
      let isForEach = tree.method(calledBy: outer) == "forEach"
      if loop == nil, tree.kind(outer) == .forStatement || isForEach { loop = outer }
      if isBody(outer) { inner = outer; break }
      if [.type, .extensionDeclaration, .file].contains(tree.kind(outer)) { break }
      if tree.kind(outer) == .deferStatement, let block = parent(of: outer) {
        position = tree.range(block).upperBound
      }
      if let branch = branch(inner, of: outer) { branches.append(branch) }
      inner = outer
    }
    let functions = functions(from: inner)
    return StepSpot(
      body: CodeNode(file: file, node: inner), functions: functions, position: position,
      branches: branches.reversed(), mayPause: mayPause(tree.range(inner)), isPutOff: isPutOff(inner),
      isOfProperty: functions.first.map { tree.kind($0.node) == .accessor } ?? true,
      isInTurn: branches.allSatisfy(\.isLoop) && loop.map(isInOrder) ?? false)
  }

  /// Whether a loop passes over nothing of a list that is written there or has a name.
  private func isInOrder(_ loop: SwiftTree.Index) -> Bool {
    let parts = tree.children(of: tree.kind(loop) == .call ? Array(tree.children(of: loop))[0] : loop)
    let text = tree.text(loop)
    return parts.contains { tree.kind($0) == .array || tree.kind($0) == .identifier }
      && !["break", "continue", "return", "where", "await"].contains(where: text.hasWord)
  }

  private func isPutOff(_ body: SwiftTree.Index) -> Bool {
    guard tree.kind(body) == .closure, let call = parent(of: body).flatMap(parent), tree.kind(call) == .call,
      let callee = tree.children(of: call).first
    else { return false }
    return ["DispatchQueue.main.async", "DispatchQueue.main.asyncAfter", "Task"]
      .contains(tree.source.string(tree.range(callee)))
  }

  private func mayPause(_ body: Range<Int>) -> Bool {
    let first = pauses.endOfPrefix { $0 < body.lowerBound }
    return first < pauses.count && pauses[first] < body.upperBound
  }

  private func parent(of node: SwiftTree.Index) -> SwiftTree.Index? {
    parents[node] < 0 ? nil : Int(parents[node])
  }

  private func functions(from body: SwiftTree.Index) -> [CodeNode] {
    sequence(first: body, next: parent).filter { [.function, .accessor].contains(tree.kind($0)) }
      .map { CodeNode(file: file, node: $0) }
  }

  /// One that `forEach` runs at once is part of what stands around it.
  private func isBody(_ node: SwiftTree.Index) -> Bool {
    switch tree.kind(node) {
    case .function, .accessor: return true
    case .closure:
      return parent(of: node).flatMap(parent).flatMap(tree.method) != "forEach"
    default: return false
    }
  }

  private mutating func branch(_ node: SwiftTree.Index, of owner: SwiftTree.Index) -> StepSpot.Branch? {
    let isBlock = tree.kind(node) == .block
    switch tree.kind(owner) {
    case .ifStatement:
      guard isBlock || tree.kind(node) == .ifStatement else { return nil }
    case .guardStatement where isBlock: break
    case .loop where isBlock, .forStatement where isBlock:
      return StepSpot.Branch(owner: owner, way: node, isLoop: true, leaves: leaves(node))
    case .switchCase where isBlock:
      return StepSpot.Branch(
        owner: parent(of: owner) ?? owner, way: owner, isLoop: false, leaves: leaves(node))
    case .doStatement:
      guard tree.children(of: owner).underestimatedCount > 1 else { return nil }
      // What it does until it fails is done when it catches.
      return StepSpot.Branch(owner: node, way: node, isLoop: false, leaves: leaves(node))
    case .ternary:
      guard tree.children(of: owner).first != node else { return nil }
    default: return nil
    }
    return StepSpot.Branch(
      owner: owner, way: node, isLoop: false, leaves: leaves(node), flag: flag(of: node, in: owner))
  }

  /// That which alone decides about a way.
  private func flag(of way: SwiftTree.Index, in owner: SwiftTree.Index) -> StepSpot.Flag? {
    let parts = Array(tree.children(of: owner))
    let (isGuard, isTernary) = (tree.kind(owner) == .guardStatement, tree.kind(owner) == .ternary)
    guard isGuard || isTernary || tree.kind(owner) == .ifStatement, parts.count > 1,
      [.block, .ifStatement].contains(tree.kind(parts[1])) || isTernary
    else { return nil }
    let isNot = tree.kind(parts[0]) == .prefix && tree.name(parts[0]) == "!"
    let condition = isNot ? tree.children(of: parts[0]).first : parts[0]
    guard let condition, tree.kind(condition) == .identifier else { return nil }
    let name = tree.name(condition)
    let isFixed = functions(from: owner).first.map { function in
      let text = tree.text(function.node)
      return tree.children(of: function.node).contains {
        tree.kind($0) == .parameter && tree.name($0) == name
      }
        && !["let \(name)", "var \(name)", "inout"].contains(where: text.hasWord)
    }
    guard isFixed == true else { return nil }
    return StepSpot.Flag(name: name, isTrue: (way == parts[1] && !isGuard) != isNot)
  }

  private mutating func leaves(_ block: SwiftTree.Index) -> Bool {
    guard tree.kind(block) == .block else { return false }
    if let known = leaving[block] { return known }
    let leaves = tree.children(of: block).contains { statement in
      switch tree.kind(statement) {
      case .returnStatement: return true
      case .unknown:
        let name = tree.name(statement)
        return name == "throw" || name == "continue" || name == "break" && isLeftByBreak(statement)
      case .call:
        let callee = tree.children(of: statement).first
        return callee.map { ["fatalError", "preconditionFailure"].contains(tree.name($0)) } ?? false
      default: return false
      }
    }
    leaving[block] = leaves
    return leaves
  }

  /// The `break` of a switch leaves its case only.
  private func isLeftByBreak(_ statement: SwiftTree.Index) -> Bool {
    let around = sequence(first: statement, next: parent).first {
      [.loop, .forStatement, .switchCase, .function, .closure].contains(tree.kind($0))
    }
    return around.map { [.loop, .forStatement].contains(tree.kind($0)) } ?? false
  }
}
