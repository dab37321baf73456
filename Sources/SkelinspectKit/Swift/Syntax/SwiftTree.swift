/// Swift code as declarations, statements and calls: a flat tree. What is not understood is passed over, and
/// never an error.
struct SwiftTree: Sendable {
  /// A number of `nodes`.
  typealias Index = Int

  struct Node: Sendable {
    let kind: Kind
    /// A name, an operator, a type as it is written, or the letters of a literal, as UTF-8 bytes of the
    /// source; empty where there is none.
    var name: Range<UInt32> = 0..<0
    /// A parameter's label where it is not its name.
    var label: Range<UInt32> = 0..<0
    /// Where it stands, as UTF-8 bytes of the source.
    var range: Range<UInt32>
    /// 0: none.
    fileprivate(set) var firstChild: UInt32 = 0
    /// 0: none.
    fileprivate(set) var nextSibling: UInt32 = 0
  }

  let source: SourceText
  private(set) var nodes: [Node] = []

  init(_ source: SourceText) { self.source = source }

  /// Nodes that will be the children of one, in order.
  struct Children {
    fileprivate(set) var first: UInt32 = 0
    fileprivate var last: UInt32 = 0

    var isEmpty: Bool { first == 0 }
  }

  /// Adds a node that has no parent yet; the first one is the root.
  mutating func add(_ node: consuming Node, _ children: Children = Children()) -> Index {
    let index = nodes.count
    node.firstChild = children.first
    nodes.append(node)
    return index
  }

  /// Puts a node after others; it can have one parent only.
  mutating func append(_ child: Index, to children: inout Children) {
    let child = UInt32(truncatingIfNeeded: child)
    if children.first == 0 { children.first = child } else { nodes[Int(children.last)].nextSibling = child }
    children.last = child
  }

  /// Gives a node that has none its children.
  mutating func adopt(_ children: Children, by parent: Index) { nodes[parent].firstChild = children.first }

  /// Makes a node that has been read reach further.
  mutating func extend(_ node: Index, over range: Range<UInt32>) { nodes[node].range = range }

  /// A node without its place in the tree.
  func copy(of node: Index) -> Node {
    Node(kind: nodes[node].kind, name: nodes[node].name, label: nodes[node].label, range: nodes[node].range)
  }

  func indices(of children: Children) -> Siblings { Siblings(nodes: nodes, following: children.first) }

  func kind(_ node: Index) -> Kind { nodes[node].kind }

  func children(of node: Index) -> Siblings { Siblings(nodes: nodes, following: nodes[node].firstChild) }

  /// Nodes of one parent, in order.
  struct Siblings: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    /// 0: none.
    fileprivate var following: UInt32

    var first: Index? { following == 0 ? nil : Int(following) }

    /// All of them: a list is made without growing.
    var underestimatedCount: Int {
      var count = 0
      var next = following
      while next != 0 { (count, next) = (count + 1, nodes[Int(next)].nextSibling) }
      return count
    }

    mutating func next() -> Index? {
      guard following != 0 else { return nil }
      defer { following = nodes[Int(following)].nextSibling }
      return Int(following)
    }
  }

  /// Of each node the one that it is a child of; -1: none.
  var parents: [Int32] {
    var parents = Array(repeating: Int32(-1), count: nodes.count)
    for node in nodes.indices {
      for child in children(of: node) { parents[child] = Int32(truncatingIfNeeded: node) }
    }
    return parents
  }

  /// Whether a statement is an expression that gives a value.
  func isExpression(_ node: Index) -> Bool {
    switch kind(node) {
    case .identifier, .member, .call, .subscriptCall, .number, .string, .boolean, .array, .binary, .ternary,
      .cast:
      true
    default: false
    }
  }

  /// A computed property's only block is named `get`, though the word is not there.
  func name(_ node: Index) -> String {
    let name = nodes[node].name
    if name.isEmpty, nodes[node].kind == .accessor { return "get" }
    return source.string(name)
  }

  func label(_ node: Index) -> String? {
    let label = nodes[node].label
    return label.isEmpty ? nil : source.string(label)
  }

  func range(_ node: Index) -> Range<Int> { Range(nodes[node].range) }

  /// All that is written there.
  func text(_ node: Index) -> ArraySlice<UInt8> { source.bytes(range(node)) }
}

extension Range<Int> {
  init(_ range: Range<UInt32>) { self = Int(range.lowerBound)..<Int(range.upperBound) }
}

extension SourceText {
  func bytes(_ range: Range<UInt32>) -> ArraySlice<UInt8> { bytes(Range<Int>(range)) }
  func string(_ range: Range<UInt32>) -> String { string(Range<Int>(range)) }
}

extension SwiftTree {
  var root: Index { 0 }

  /// Whether a declaration has such an attribute or word before it.
  func hasModifier(_ node: Index, _ isMeant: (String) -> Bool) -> Bool {
    children(of: node).contains { kind($0) == .modifier && isMeant(name($0)) }
  }
}

extension SwiftTree {
  enum Kind: UInt8, Sendable {
    // Declarations.
    /// The root: statements and declarations.
    case file
    /// `class`, `struct`, `enum`, `actor`, `protocol`: named; modifiers (that word among them), generics,
    /// supertypes, requirements, then members.
    case type
    /// The same of the type that its name is (`Outer.Inner`).
    case extensionDeclaration
    /// A type after the colon of a declaration, or the bound of a generic parameter: its name is the type as
    /// it is written.
    case supertype
    /// `T` of `<T: UIView>`, with its bound as a supertype.
    case genericParameter
    /// `Element == UIView` or `Element: UIView` of a where clause: named `Element`, with its right side as a
    /// supertype.
    case requirement
    /// An attribute or a modifier: `@IBOutlet`, `private`, `static`, `lazy`, `override`, `weak`.
    case modifier
    /// `func`; also `init`, `deinit`, `subscript` and operators by these names: modifiers, generics,
    /// parameters, result, block. A block is missing in a protocol.
    case function
    /// Of a function or closure: its name inside, its label outside (`_`: none); its type; its default. A
    /// variadic one's type ends in `...`.
    case parameter
    /// A type annotation, or a function's result: its name is the type as it is written.
    case annotation
    /// `let` or `var`, one a name: modifiers (`let` and `var` among them), annotation, initialiser,
    /// accessors.
    case variable
    /// `get`, `set`, `willSet`, `didSet` with a block; a computed property's only block is a `get`.
    case accessor
    /// `case a(Int), b = 1`: named, one a name, with its raw value.
    case enumCase
    /// `typealias Name = Type`, with the type as an annotation.
    case typeAlias

    // Statements; every expression is one too.
    case block
    /// Conditions, a block, and what stands after `else`: a block or an `if`.
    case ifStatement
    /// Conditions, and a block.
    case guardStatement
    /// Conditions or nothing, and a block: `while` and `repeat`.
    case loop
    /// Named after its pattern's one name; of several each is a binding: the type that the pattern casts to, these,
    /// the sequence, `where`'s condition, and a block last.
    case forStatement
    /// Its subject, and cases.
    case switchStatement
    /// Of a switch: patterns, bindings and conditions, and a block last; `default` has the block only.
    case switchCase
    /// A block, and the blocks of its catches.
    case doStatement
    case deferStatement
    /// Its value, if any.
    case returnStatement
    /// `let name` in a condition or pattern: named; its value where it is said (`if let x = y`); none in `if
    /// let x`. An annotation comes after the value.
    case binding

    // Expressions.
    /// `self`, `super` and `$0` among them; backticks left out.
    case identifier
    /// `base.name`: its base, or nothing in `.name`.
    case member
    /// Its callee, then arguments; closures after it are arguments too.
    case call
    /// `base[index]`: the base, then arguments.
    case subscriptCall
    /// Named by its label, if any: a value.
    case argument
    case number
    /// Its name is what stands between the quotes, escapes and all; its children are its interpolations.
    case string
    /// `true` or `false`.
    case boolean
    case nilLiteral
    /// Elements.
    case array
    /// Keys and values in turn.
    case dictionary
    /// Arguments, two or more, or none.
    case tuple
    /// Captures that give a value another name as bindings, parameters, then statements.
    case closure
    /// `=`, `+=` and the like, by name: left, right.
    case assignment
    /// By operator: left, right. A pattern and its value in a condition (`if case .a = b`) are one of `=`.
    case binary
    /// By operator, before or after it: a value; `&` for inout.
    case prefix
    /// Condition, first, second.
    case ternary
    /// `as`, `as?`, `as!`, `is` by name: a value, an annotation.
    case cast
    /// What is not understood, a key path, a macro such as `#selector(…)`, `throw`, `break` and the like, by
    /// name: what is in its brackets are children all the same, of a macro its arguments. Without a name, values
    /// between operators of which it is not known which binds tighter.
    case unknown
  }
}
