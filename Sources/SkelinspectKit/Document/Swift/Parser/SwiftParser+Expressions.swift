extension SwiftParser {
  /// What waits for the value on its right.
  private enum Pending {
    case assignment(sign: Range<UInt32>, left: Index)
    case ternary(condition: Index, first: Index?)
  }

  /// An expression; nil where none stands at the position.
  ///
  /// - Parameter assigns: whether `=` belongs to it.
  func readExpression(assigns: Bool = true) -> Index? {
    guard var left = readOperand() else { return nil }
    var pending: [Pending] = []
    while true {
      let start = UInt32(truncatingIfNeeded: tree.range(left).lowerBound)
      switch token.kind {
      case .identifier where at(.as) || at(.is): left = readCast(of: left, from: start)
      case .operatorSign where atSign("?"):
        guard let first = readTernaryMiddle() else { return fold(pending, onto: left) }
        pending.append(.ternary(condition: left, first: first))
        guard let right = readOperand() else { return fold(pending, onto: nil) }
        left = right
      case .operatorSign:
        let sign = operatorRange
        let isAssignment = isAssignment(sign)
        if isAssignment, !assigns { return fold(pending, onto: left) }
        guard isAssignment || isBinary(sign) else {
          guard isPostfix(sign) else { return fold(pending, onto: left) }
          passOver(sign)
          left = add(.prefix, sign, from: start, [left])
          continue
        }
        passOver(sign)
        let right = readOperand()
        if isAssignment {
          pending.append(.assignment(sign: sign, left: left))
          guard let right else { return fold(pending, onto: nil) }
          left = right
        } else {
          left = add(.binary, sign, from: start, [left, right])
        }
      default: return fold(pending, onto: left)
      }
    }
  }

  /// Gives what waits its right side, the last one first.
  private func fold(_ pending: [Pending], onto value: Index?) -> Index? {
    var value = value
    for item in pending.reversed() {
      switch item {
      case .assignment(let sign, let left):
        let start = UInt32(truncatingIfNeeded: tree.range(left).lowerBound)
        value = add(.assignment, sign, from: start, [left, value])
      case .ternary(let condition, let first):
        let start = UInt32(truncatingIfNeeded: tree.range(condition).lowerBound)
        value = add(.ternary, from: start, [condition, first, value])
      }
    }
    return value
  }

  private func add(
    _ kind: SwiftTree.Kind, _ name: Range<UInt32> = 0..<0, from start: UInt32, _ nodes: [Index?]
  ) -> Index {
    var children = Children()
    for node in nodes { append(node, to: &children) }
    return add(kind, name, from: start, children)
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
    while at(.operatorSign), token.end <= sign.upperBound { position += 1 }
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
    guard source[Int(sign.upperBound) - 1] == UInt8(ascii: "=") else { return false }
    let comparisons: [StaticString] = ["==", "===", "!=", "!==", "<=", ">=", "~="]
    return sign.count == 1 || !comparisons.contains { holds($0, in: sign) }
  }
}
