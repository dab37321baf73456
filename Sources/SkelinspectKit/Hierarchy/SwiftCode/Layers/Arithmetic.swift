/// Sums and products of numbers, of sides of views, and of the clock.
extension CodeEvaluation {
  /// Nil for what is no arithmetic of such values.
  static func arithmetic(_ name: String, _ first: CodeValue, _ second: CodeValue) -> CodeValue? {
    guard ["+", "-", "*", "/"].contains(name) else { return nil }
    if first.isNull || second.isNull { return .constant(.null) }
    switch (first.number, second.number) {
    case (let first?, let second?):
      return switch name {
      case "+": .number(first + second)
      case "-": .number(first - second)
      case "*": .number(first * second)
      default: .number(first / second)
      }
    case (nil, let number?): return measured(name, first.drawn, number)
    case (let number?, nil): return name == "+" || name == "*" ? measured(name, second.drawn, number) : nil
    case (nil, nil): return nil
    }
  }

  private static func measured(_ name: String, _ value: DrawnValue?, _ number: Double) -> CodeValue? {
    switch (value, name) {
    case (.length(let side, let views, let factor)?, "*"):
      .drawn(.length(side, views, factor: factor * number))
    case (.length(let side, let views, let factor)?, "/") where number != 0:
      .drawn(.length(side, views, factor: factor / number))
    case (.clock(let seconds)?, "+"): .drawn(.clock(seconds + number))
    case (.clock(let seconds)?, "-"): .drawn(.clock(seconds - number))
    default: nil
    }
  }

  /// `a + b * c`, which the tree has from left to right; nil where that is right.
  mutating func mixedArithmetic(_ node: SwiftTree.Index, _ scope: Int) -> CodeValue? {
    guard followsLayers, let (operands, signs) = operands(of: node, scope) else { return nil }
    let values = operands.map { evaluate($0, scope) }
    var terms = [values[0]]
    var sums: [String] = []
    for (sign, value) in zip(signs, values.dropFirst()) {
      if sign == "*" || sign == "/" {
        terms[terms.count - 1] = Self.arithmetic(sign, terms[terms.count - 1], value) ?? .unknown
      } else {
        sums.append(sign)
        terms.append(value)
      }
    }
    return zip(sums, terms.dropFirst()).reduce(terms[0]) { sum, term in
      Self.arithmetic(term.0, sum, term.1) ?? .unknown
    }
  }

  /// What stands between the signs of a sum in which a product follows; nil where none does.
  private func operands(
    of node: SwiftTree.Index, _ scope: Int
  ) -> (operands: [SwiftTree.Index], signs: [String])? {
    let tree = tree(scope)
    var (operands, signs) = ([SwiftTree.Index](), [String]())
    var next = node
    var isMixed = false
    while tree.kind(next) == .binary, operands.count < 64,
      next == node || !tree.isParenthesized(next, before: node)
    {
      let children = Array(tree.children(of: next))
      let sign = tree.name(next)
      guard children.count == 2, ["+", "-", "*", "/"].contains(sign) else { break }
      isMixed = isMixed || (sign == "+" || sign == "-") && signs.contains { $0 == "*" || $0 == "/" }
      signs.append(sign)
      operands.append(children[1])
      next = children[0]
    }
    guard isMixed else { return nil }
    return ((operands + [next]).reversed(), signs.reversed())
  }
}

extension SwiftTree {
  /// A parenthesis closes between the end of a value and the sign after it.
  fileprivate func isParenthesized(_ value: Index, before whole: Index) -> Bool {
    let (start, end) = (range(value).upperBound, range(whole).upperBound)
    guard start < end else { return false }
    return source.bytes(start..<end).first { !$0.isSwiftSpace } == UInt8(ascii: ")")
  }
}
