/// Values and the operators between them, by Swift's precedence: the tree has them from left to right.
struct OperatorFormula {
  indirect enum Part {
    case node(ScopedNode)
    case formula(OperatorFormula)
  }

  private let values: ArraySlice<ScopedNode>
  /// One less.
  private let signs: ArraySlice<String>

  init(_ node: ScopedNode, _ reader: SwiftUIReader) {
    var (values, signs) = ([ScopedNode](), [String]())
    var node = node
    while reader.kind(node) == .binary {
      let sides = reader.children(node)
      guard sides.count == 2 else { break }
      values.append(sides[1])
      signs.append(reader.name(node))
      // What is in parentheses is one value.
      let isClosed = reader.isInParentheses(sides[0], before: node)
      node = sides[0]
      if isClosed { break }
    }
    values.append(node)
    (self.values, self.signs) = (values.reversed()[...], signs.reversed()[...])
  }

  private init(_ values: ArraySlice<ScopedNode>, _ signs: ArraySlice<String>) {
    (self.values, self.signs) = (values, signs)
  }

  /// The operator that is worked out last, and what is on both sides of it.
  var outermost: (sign: String, left: Part, right: Part)? {
    guard let last = signs.indices.min(by: { rank($0) < rank($1) || rank($0) == rank($1) && $0 > $1 }) else {
      return nil
    }
    let middle = last - signs.startIndex + values.startIndex + 1
    return (
      signs[last], part(values[..<middle], signs[..<last]), part(values[middle...], signs[(last + 1)...])
    )
  }

  private func part(_ values: ArraySlice<ScopedNode>, _ signs: ArraySlice<String>) -> Part {
    if values.count == 1, let value = values.first { return .node(value) }
    return .formula(OperatorFormula(values, signs))
  }

  private func rank(_ sign: Int) -> Int {
    switch signs[sign] {
    case "=": 0
    case "||": 1
    case "&&": 2
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": 3
    case "??": 4
    case "..<", "...": 5
    case "+", "-": 6
    default: 7
    }
  }
}

extension SwiftUIReader {
  /// Whether a `)` stands between a value and what comes after it.
  func isInParentheses(_ value: ScopedNode, before outer: ScopedNode) -> Bool {
    guard kind(value) == .binary || kind(value) == .ternary else { return false }
    let tree = tree(value)
    let sign = Int(tree.nodes[outer.node].name.lowerBound)
    let end = tree.range(value.node).upperBound
    return end < sign && tree.source.bytes(end..<sign).contains(UInt8(ascii: ")"))
  }
}
