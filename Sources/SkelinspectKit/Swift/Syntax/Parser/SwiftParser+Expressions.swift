extension SwiftParser {
  /// An operator between values.
  private struct Operator {
    /// `prefix` for one after a value.
    let kind: SwiftTree.Kind
    let sign: Range<UInt32>
    let precedence: SwiftPrecedence
  }

  /// One that waits for the value on its right.
  private struct Waiting {
    let kind: SwiftTree.Kind
    let sign: Range<UInt32>
    let precedence: SwiftPrecedence
    let start: UInt32
    let left: Index
    /// What stands between `?` and `:`.
    let middle: Index?
  }

  /// An expression; nil where none stands at the position. An operator gets the value on its right when one follows
  /// that binds no tighter.
  ///
  /// - Parameter assigns: whether `=` belongs to it.
  func readExpression(assigns: Bool = true) -> Index? {
    var waiting: [Waiting] = []
    var start = token.start
    guard var value = readOperand() else { return nil }
    while let next = nextOperator(assigns: assigns) {
      if next.kind == .prefix {
        passOver(next.sign)
        value = add(.prefix, next.sign, from: start, [value])
        continue
      }
      let precedence = fold(&waiting, onto: &value, from: &start, before: next.precedence)
      if next.kind == .cast {
        value = readCast(of: value, from: start)
        continue
      }
      var middle: Index?
      if next.kind == .ternary {
        middle = readTernaryMiddle()
        guard middle != nil else { break }
      } else {
        passOver(next.sign)
      }
      waiting.append(
        Waiting(
          kind: precedence.isKnown ? next.kind : .unknown, sign: next.sign, precedence: precedence,
          start: start, left: value, middle: middle))
      start = token.start
      guard let right = readOperand() else {
        value = join(waiting.removeLast(), nil)
        break
      }
      value = right
    }
    while let last = waiting.popLast() { value = join(last, value) }
    return value
  }

  /// Nil where the expression ends.
  private func nextOperator(assigns: Bool) -> Operator? {
    switch token.kind {
    case .identifier where at(.as) || at(.is):
      return Operator(kind: .cast, sign: token.range, precedence: .casting)
    // `×`: the lexer takes what is not ASCII for letters.
    case .identifier where !token.isOnNewLine && source[Int(token.start)] >= 0x80:
      return Operator(kind: .binary, sign: token.range, precedence: precedence(of: token.range))
    case .operatorSign where atSign("?"):
      return Operator(kind: .ternary, sign: 0..<0, precedence: .ternary)
    case .operatorSign:
      let sign = operatorRange
      if isAssignment(sign) {
        return assigns ? Operator(kind: .assignment, sign: sign, precedence: .assignment) : nil
      }
      guard isBinary(sign) || isPostfix(sign) else { return nil }
      return Operator(kind: isBinary(sign) ? .binary : .prefix, sign: sign, precedence: precedence(of: sign))
    default: return nil
    }
  }

  /// Gives those that bind tighter than what follows the value on their right; the precedence with which that waits.
  private func fold(
    _ waiting: inout [Waiting], onto value: inout Index, from start: inout UInt32,
    before next: SwiftPrecedence
  ) -> SwiftPrecedence {
    var next = next
    while let last = waiting.last {
      let order = last.precedence.order(beside: next)
      if order == .looser { break }
      if order == .unordered { next = next.spanning(last.precedence) }
      (value, start) = (join(last, value, isKnown: order == .tighter), last.start)
      waiting.removeLast()
    }
    return next
  }

  private func join(_ last: Waiting, _ right: Index?, isKnown: Bool = true) -> Index {
    let kind = isKnown ? last.kind : .unknown
    return add(kind, kind == .unknown ? 0..<0 : last.sign, from: last.start, [last.left, last.middle, right])
  }

  private func readCast(of value: Index, from start: UInt32) -> Index {
    var name = token.range
    position += 1
    if isPostfixSign {
      name = name.lowerBound..<token.end
      position += 1
    }
    return add(.cast, name, from: start, [value, readAnnotation()])
  }

  /// A type as a node.
  func readAnnotation() -> Index? {
    guard let type = readType() else { return nil }
    return add(.annotation, type, from: type.lowerBound)
  }

  /// What stands between `?` and `:`; nil, at the place of the `?`, where that is not what follows.
  private func readTernaryMiddle() -> Index? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    position += 1
    let first = readExpression()
    return take(.colon) ? first : nil
  }
}

// MARK: - Operators

extension SwiftParser {
  /// The operator at the position; one that begins with `>` is several tokens.
  var operatorRange: Range<UInt32> {
    var range = token.range
    guard source[Int(range.lowerBound)] == UInt8(ascii: ">") else { return range }
    var index = position + 1
    while tokens[index].kind == .operatorSign, tokens[index].start == range.upperBound {
      range = range.lowerBound..<tokens[index].end
      index += 1
    }
    return range
  }

  func passOver(_ sign: Range<UInt32>) {
    repeat { position += 1 } while at(.operatorSign) && token.end <= sign.upperBound
  }

  /// Whether it stands between two values: with space on both sides or on none.
  func isBinary(_ sign: Range<UInt32>) -> Bool { followsValue(sign) == precedesValue(sign) }

  private func isPostfix(_ sign: Range<UInt32>) -> Bool { followsValue(sign) && !precedesValue(sign) }

  private func followsValue(_ sign: Range<UInt32>) -> Bool {
    sign.lowerBound > 0 && !token.isOnNewLine
      && SwiftByteClass.endsValue(source[Int(sign.lowerBound) - 1])
  }

  private func precedesValue(_ sign: Range<UInt32>) -> Bool {
    switch source[Int(sign.upperBound)] {
    case 0...0x20, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ":"),
      UInt8(ascii: ";"):
      false
    default: true
    }
  }

  private func isAssignment(_ sign: Range<UInt32>) -> Bool {
    source[Int(sign.upperBound) - 1] == UInt8(ascii: "=")
      && precedence(of: sign).name == SwiftPrecedence.assignment.name
  }

  private func precedence(of sign: Range<UInt32>) -> SwiftPrecedence {
    operators.precedence(of: source.bytes(sign))
  }
}
