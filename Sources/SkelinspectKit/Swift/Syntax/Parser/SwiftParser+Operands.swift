extension SwiftParser {
  /// A value with the signs before it and all that is asked of it.
  func readOperand() -> Index? {
    var signs: [Range<UInt32>] = []
    while true {
      if at(.operatorSign) {
        let sign = operatorRange
        if atSign("-"), next.kind == .number, next.start == token.end { break }
        passOver(sign)
        switch token.kind {
        case .comma, .colon, .semicolon, .end, .rightParenthesis, .rightBracket, .rightBrace:
          return add(.identifier, sign, from: sign.lowerBound)
        default: signs.append(sign)
        }
      } else if !passOverTransparentWord() {
        break
      }
    }
    let start = token.start
    var value = readPrimary()
    if let primary = value { value = readPostfix(of: primary, from: start) }
    for sign in signs.reversed() {
      value = add(.prefix, sign, from: sign.lowerBound, [value])
    }
    return value
  }

  /// `try`, `await` and the like, which change nothing in what a value is.
  private func passOverTransparentWord() -> Bool {
    switch token.keyword {
    case .try:
      position += 1
      if isPostfixSign { position += 1 }
      return true
    case .await, .consume, .copy, .each, .unsafe, .repeat, .any, .some:
      guard next.kind == .identifier && !next.keyword.isReserved || at(.await) && !isEndOfValue(next),
        !next.isOnNewLine
      else { return false }
      position += 1
      return true
    default: return false
    }
  }

  private func isEndOfValue(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .end, .dot, .comma, .colon, .semicolon, .operatorSign: true
    case .identifier: token.keyword.isReserved
    default: token.kind.isCloser
    }
  }

  /// A value without what is asked of it.
  private func readPrimary() -> Index? {
    let start = token.start
    switch token.kind {
    case .identifier: return readWord()
    case .number: return readToken(.number)
    case .operatorSign:
      position += 2
      return add(.number, Range(from: start, to: end), from: start)
    case .string, .stringOpen: return readString()
    case .regex, .other: return readToken(.unknown)
    case .leftParenthesis: return readParentheses()
    case .leftBracket: return readCollection()
    case .leftBrace: return allowsTrailing ? readClosure() : nil
    case .backslash: return readKeyPath()
    case .macro: return readMacro()
    case .dot: return readMember(of: nil, from: start)
    case .at:
      passOverAttribute()
      return at(.leftBrace) ? readClosure() : nil
    default: return nil
    }
  }

  private func readToken(_ kind: SwiftTree.Kind) -> Index {
    let range = token.range
    position += 1
    return add(kind, range, from: range.lowerBound)
  }

  private func readWord() -> Index? {
    switch token.keyword {
    case .true, .false: return readToken(.boolean)
    case .nil: return readToken(.nilLiteral)
    case .let, .var: return readBindingPattern()
    case .if, .switch, .do: return readStatementAsValue()
    case .is:
      let start = token.range
      position += 1
      return add(.cast, start, from: start.lowerBound, [readAnnotation()])
    default: break
    }
    guard !token.keyword.isReserved else { return nil }
    let name = token.range
    position += 1
    passOverGenericArgumentsOfValue(after: name.upperBound)
    let isBound = binds && !at(.dot) && !at(.leftParenthesis) && !holds("_", in: name)
    return add(isBound ? .binding : .identifier, name, from: name.lowerBound)
  }

  /// `if`, `switch` and `do` as values.
  private func readStatementAsValue() -> Index? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch token.keyword {
    case .if: return readIf()
    case .switch: return readSwitch()
    default: return readDo()
    }
  }

  /// Whether `<` begins generic arguments depends on what follows their `>`, as in Swift itself.
  func passOverGenericArgumentsOfValue(after end: UInt32) {
    guard atSign("<"), token.start == end, let close = angle(at: position) else { return }
    let after = tokens[close + 1]
    switch after.kind {
    case .leftParenthesis, .leftBracket, .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .dot,
      .comma, .semicolon, .colon, .end:
      break
    case .operatorSign:
      // `a<b>c`, but `A<B>?` and `A<B> = c`.
      guard after.start > tokens[close].end || isSign("?", at: close + 1) || isSign("!", at: close + 1) else {
        return
      }
    default: guard after.isOnNewLine else { return }
    }
    position = close + 1
  }

  /// What is asked of a value: members, calls, subscripts, in a chain of any length.
  private func readPostfix(of primary: Index, from start: UInt32) -> Index {
    var value = primary
    while true {
      switch token.kind {
      case .dot: value = readMember(of: value, from: start)
      case .operatorSign where isPostfixSign: position += 1
      case .leftParenthesis where !token.isOnNewLine:
        if isCompoundName { passOver() } else { value = readCall(of: value, from: start) }
      case .leftBracket where !token.isOnNewLine: value = readSubscript(of: value, from: start)
      case .leftBrace where mayBeCalled(value) && isTrailingClosure: value = readCall(of: value, from: start)
      default: return value
      }
    }
  }

  /// `.name`; a dot without a name is passed over.
  private func readMember(of base: Index?, from start: UInt32) -> Index {
    var children = Children()
    append(base, to: &children)
    position += 1
    var name: Range<UInt32> = 0..<0
    if at(.identifier) || at(.number) {
      name = token.range
      position += 1
      passOverGenericArgumentsOfValue(after: name.upperBound)
    }
    return add(.member, name, from: start, children)
  }

  private func mayBeCalled(_ value: Index) -> Bool {
    switch tree.kind(value) {
    case .identifier, .member, .call, .subscriptCall, .array, .dictionary: true
    default: false
    }
  }
}
