/// The statements of a Swift file, and what stands around each.
struct SwiftStatements {
  typealias Index = SwiftTree.Index

  let tree: SwiftTree
  private let parents: [Int32]

  init(_ source: SourceText) {
    tree = SwiftParser.read(source)
    parents = tree.parents
  }

  var source: SourceText { tree.source }

  func text(_ node: Index) -> String { source.string(tree.range(node)) }

  func parent(of node: Index) -> Index? { parents[node] < 0 ? nil : Index(parents[node]) }

  func outwards(from node: Index) -> some Sequence<Index> { sequence(first: node, next: parent(of:)) }

  func firstChild(of node: Index) -> Index? { tree.children(of: node).first }

  /// The node of a kind that stands exactly there, or whose first line does.
  func node(_ kind: SwiftTree.Kind, at range: Range<Int>) -> Index? {
    let candidates = tree.nodes.indices.filter {
      tree.kind($0) == kind && tree.range($0).lowerBound == range.lowerBound
    }
    if let exact = candidates.first(where: { tree.range($0) == range }) { return exact }
    let lines = SourceLines(source)
    return candidates.first {
      lines.end(of: range.lowerBound) == range.upperBound && tree.range($0).upperBound > range.upperBound
    }
  }

  /// The variable whose name ends at a place.
  func variable(namedUpTo end: Int) -> Index? {
    tree.nodes.indices.first {
      tree.kind($0) == .variable && Int(tree.nodes[$0].name.upperBound) == end
    }
  }

  /// The statement that a node belongs to: what stands directly between braces; nil for a declaration of a type's.
  func statement(around node: Index) -> Index? {
    for node in outwards(from: node) {
      guard let parent = parent(of: node) else { return nil }
      switch tree.kind(parent) {
      case .block: return node
      case .closure: return tree.kind(node) == .parameter || tree.kind(node) == .binding ? nil : node
      case .type, .extensionDeclaration, .file: return nil
      default: break
      }
    }
    return nil
  }

  /// Whether it may run more than once, or for more than one object, when its function runs once.
  func isRepeated(_ node: Index) -> Bool {
    for (inner, outer) in zip(outwards(from: node), outwards(from: node).dropFirst()) {
      switch tree.kind(outer) {
      case .loop, .forStatement: return true
      case .call where tree.kind(inner) == .closure && firstChild(of: outer) != inner: return true
      case .argument where tree.kind(inner) == .closure: return true
      case .function, .type, .extensionDeclaration: return false
      default: break
      }
    }
    return false
  }

  /// Whether its value may be what its braces return without the word.
  func isImpliedResult(_ statement: Index) -> Bool {
    guard let block = parent(of: statement) else { return true }
    if tree.kind(statement) == .returnStatement { return true }
    switch tree.kind(statement) {
    case .variable, .assignment, .ifStatement, .guardStatement, .loop, .forStatement: return false
    default: break
    }
    let statements = tree.children(of: block).filter { ![.parameter, .binding].contains(tree.kind($0)) }
    guard statements.count == 1 else { return false }
    if tree.kind(block) == .closure { return true }
    guard let owner = parent(of: block) else { return true }
    return tree.kind(owner) == .accessor
      || tree.kind(owner) == .function && tree.children(of: owner).contains { tree.kind($0) == .annotation }
  }

  /// A name, or names with dots between them, that is the same object wherever its function is: no parameter, and no
  /// `$0`.
  func isCertainReceiver(_ node: Index) -> Bool {
    var base = node
    while tree.kind(base) == .member {
      guard let inner = firstChild(of: base) else { return false }
      base = inner
    }
    guard tree.kind(base) == .identifier else { return false }
    let name = tree.name(base)
    return !name.hasPrefix("$") && !isParameter(name, at: node)
  }

  private func isParameter(_ name: String, at node: Index) -> Bool {
    outwards(from: node).contains { outer in
      guard [.function, .closure, .ifStatement, .guardStatement].contains(tree.kind(outer)) else {
        return false
      }
      return tree.children(of: outer).contains {
        [.parameter, .binding].contains(tree.kind($0)) && tree.name($0) == name && name != "self"
      }
    }
  }

  /// The name of the class or extension that it stands in.
  func typeName(around node: Index) -> String? {
    outwards(from: node).first { [.type, .extensionDeclaration].contains(tree.kind($0)) }.map(tree.name)
  }
}
