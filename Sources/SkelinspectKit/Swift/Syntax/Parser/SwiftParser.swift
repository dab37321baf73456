/// Reads Swift code as a tree; what it does not understand it passes over.
///
/// It calls itself for what stands in brackets, and no deeper than a limit; chains of any length are loops. A
/// class, because the frames of those calls hold copies of a value's parts in a build without optimisation:
/// three times the stack.
final class SwiftParser {
  typealias Index = SwiftTree.Index
  typealias Children = SwiftTree.Children

  /// Levels of brackets and blocks; what is deeper is unknown.
  static let maximumDepth = 100

  let source: SourceText
  let tokens: SwiftTokens
  let operators: SwiftOperators
  private let readsBodies: Bool
  var tree: SwiftTree
  var position = 0
  var depth = 0
  /// Whether `{` after an expression is its closure: not in the condition of an `if`.
  var allowsTrailing = true
  /// Whether names are what a pattern's `let` binds.
  var binds = false
  /// For each `<` that was asked about, its `>`: 0 not asked, -1 none.
  var angles: [Int32] = []

  /// The modules' names.
  var imports: [String] = []
  var operatorDeclarations: [SwiftOperators.Declaration] = []
  var precedenceGroups: [SwiftOperators.Group] = []

  /// - Parameter operators: with those of the project.
  static func read(_ source: SourceText, operators: SwiftOperators = SwiftOperators()) -> SwiftTree {
    parse(source, operators: operators).tree
  }

  /// - Parameter readsBodies: whether more than the members of types is read of what stands in braces.
  static func parse(
    _ source: SourceText, operators: SwiftOperators = SwiftOperators(), readsBodies: Bool = true
  ) -> SwiftParser {
    let parser = SwiftParser(source, operators, readsBodies: readsBodies)
    let whole = 0..<UInt32(truncatingIfNeeded: source.count)
    let root = parser.tree.add(SwiftTree.Node(kind: .file, range: whole))
    var children = Children()
    parser.readStatements(until: parser.tokens.count - 1, areMembers: true, into: &children)
    parser.tree.adopt(children, by: root)
    return parser
  }

  private init(_ source: SourceText, _ operators: SwiftOperators, readsBodies: Bool) {
    (self.source, self.operators, self.readsBodies) = (source, operators, readsBodies)
    tokens = SwiftTokens(source)
    tree = SwiftTree(source)
  }
}

// MARK: - Tokens

extension SwiftParser {
  var token: SwiftToken {
    tokens[position]
  }

  var next: SwiftToken { tokens[position + 1] }

  /// The end of the last token that was read.
  var end: UInt32 { position > 0 ? tokens[position - 1].end : token.start }

  func at(_ kind: SwiftToken.Kind) -> Bool { token.kind == kind }

  func at(_ keyword: SwiftKeyword) -> Bool { token.keyword == keyword }

  func atSign(_ sign: StaticString) -> Bool { isSign(sign, at: position) }

  /// Whether a token is exactly such an operator.
  func isSign(_ sign: StaticString, at index: Int) -> Bool {
    let token = tokens[index]
    return token.kind == .operatorSign && holds(sign, in: token.range)
  }

  func holds(_ word: StaticString, in range: Range<UInt32>) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count where source[Int(range.lowerBound) + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  func take(_ kind: SwiftToken.Kind) -> Bool {
    guard at(kind) else { return false }
    position += 1
    return true
  }

  func take(_ keyword: SwiftKeyword) -> Bool {
    guard at(keyword) else { return false }
    position += 1
    return true
  }

  /// Moves past a token, or past a bracket and all in it.
  func passOver() { position = min(tokens.closer(of: position) + 1, tokens.count - 1) }
}

// MARK: - Nodes

extension SwiftParser {
  /// Adds a node that ends with the last token that was read.
  func add(
    _ kind: SwiftTree.Kind, _ name: Range<UInt32> = 0..<0, label: Range<UInt32> = 0..<0, from start: UInt32,
    _ children: Children = Children()
  ) -> Index {
    tree.add(
      SwiftTree.Node(kind: kind, name: name, label: label, range: Range(from: start, to: end)), children)
  }

  /// Of nodes as its children, those that are there.
  func add(
    _ kind: SwiftTree.Kind, _ name: Range<UInt32> = 0..<0, from start: UInt32, _ nodes: [Index?]
  ) -> Index {
    var children = Children()
    for node in nodes { append(node, to: &children) }
    return add(kind, name, from: start, children)
  }

  func append(_ child: Index?, to children: inout Children) {
    if let child { tree.append(child, to: &children) }
  }
}

// MARK: - Brackets

extension SwiftParser {
  /// What holds outside of a bracket.
  struct Outside {
    let closer: Int
    let allowsTrailing: Bool
    let binds: Bool
  }

  /// Enters the bracket at the position; nil where that would be too deep.
  func open(keepsBinding: Bool = false, isOfType: Bool = false) -> Outside? {
    guard depth < Self.maximumDepth, readsBodies || isOfType || !at(.leftBrace) else { return nil }
    let outside = Outside(
      closer: tokens.closer(of: position), allowsTrailing: allowsTrailing, binds: binds)
    depth += 1
    position += 1
    allowsTrailing = true
    if !keepsBinding { binds = false }
    return outside
  }

  func close(_ outside: Outside) {
    depth -= 1
    position = outside.closer + 1
    allowsTrailing = outside.allowsTrailing
    binds = outside.binds
  }

  /// Reads on up to where a bracket closes; what nothing is made of is passed over.
  func readAll(until closer: Int, _ read: () -> Void) {
    while position < closer {
      let before = position
      read()
      if position == before { passOver() }
    }
  }

  /// What is too deep.
  func passOverAsUnknown() -> Index {
    let start = token.start
    passOver()
    return add(.unknown, from: start)
  }
}
