extension SwiftParser {
  /// - Parameter areMembers: whether these are of a type, or of a file.
  func readStatements(until closer: Int, areMembers: Bool = false, into children: inout Children) {
    readAll(until: closer) { readStatement(isMember: areMembers, into: &children) }
  }

  /// A statement, or the variables of a declaration.
  func readStatement(isMember: Bool, into children: inout Children) {
    switch token.kind {
    case .semicolon: position += 1
    case .at: readDeclaration(isMember: isMember, into: &children)
    case .identifier:
      while isLabel { position += 2 }
      if let statement = readKeywordStatement() {
        append(statement, to: &children)
      } else if beginsDeclaration(isMember: isMember) {
        readDeclaration(isMember: isMember, into: &children)
      } else {
        append(readExpression(), to: &children)
      }
    default: append(readExpression(), to: &children)
    }
  }

  /// `outer:` before a loop.
  private var isLabel: Bool {
    guard next.kind == .colon else { return false }
    switch tokens[position + 2].keyword {
    case .for, .while, .repeat, .if, .switch, .do: return true
    default: return false
    }
  }

  private func readKeywordStatement() -> Index? {
    switch token.keyword {
    case .if: readIf()
    case .guard: readGuard()
    case .for: readFor()
    case .while: readWhile()
    case .repeat where next.kind == .leftBrace: readRepeat()
    case .switch: readSwitch()
    case .do where next.kind == .leftBrace || next.keyword == .throws: readDo()
    case .defer: readDefer()
    case .return: readValueStatement(.returnStatement)
    case .throw: readValueStatement(.unknown, name: token.range)
    case .break, .continue, .fallthrough: readJump()
    default: nil
    }
  }

  /// A block; nil where none stands at the position.
  func readBlock() -> Index? {
    guard at(.leftBrace) else { return nil }
    let start = token.start
    guard let outside = open() else { return passOverAsUnknown() }
    var children = Children()
    readStatements(until: outside.closer, into: &children)
    close(outside)
    return add(.block, from: start, children)
  }

  private func readValueStatement(_ kind: SwiftTree.Kind, name: Range<UInt32> = 0..<0) -> Index {
    let start = token.start
    position += 1
    var children = Children()
    let isValue = !token.isOnNewLine || !beginsDeclaration(isMember: false)
    if isValue { append(readExpression(), to: &children) }
    return add(kind, name, from: start, children)
  }

  /// With a label on the same line.
  private func readJump() -> Index {
    let name = token.range
    position += 1
    if at(.identifier), !token.isOnNewLine, !token.keyword.isReserved { position += 1 }
    return add(.unknown, name, from: name.lowerBound)
  }

  private func readDefer() -> Index {
    let start = token.start
    position += 1
    return add(.deferStatement, from: start, [readBlock()])
  }

  func readDo() -> Index {
    let start = token.start
    position += 1
    passOverEffects()
    var children = Children()
    append(readBlock(), to: &children)
    while take(.catch) {
      while !at(.leftBrace), !token.kind.isCloser, !at(.end), !at(.semicolon) { passOver() }
      append(readBlock(), to: &children)
    }
    return add(.doStatement, from: start, children)
  }
}

// MARK: - Loops

extension SwiftParser {
  private func readWhile() -> Index {
    let start = token.start
    position += 1
    var children = Children()
    readConditions(into: &children)
    append(readBlock(), to: &children)
    return add(.loop, from: start, children)
  }

  private func readRepeat() -> Index {
    let start = token.start
    position += 1
    return add(.loop, from: start, [readBlock(), take(.while) ? readExpression() : nil])
  }

  private func readFor() -> Index {
    let start = token.start
    position += 1
    let (names, cast) = passOverPatternOfFor()
    var children = Children()
    append(cast, to: &children)
    if names.count > 1 {
      for name in names { append(add(.binding, name, from: name.lowerBound), to: &children) }
    }
    let allowed = allowsTrailing
    allowsTrailing = false
    append(readExpression(), to: &children)
    if take(.where) { append(readExpression(), to: &children) }
    allowsTrailing = allowed
    append(readBlock(), to: &children)
    return add(.forStatement, names.count == 1 ? names[0] : 0..<0, from: start, children)
  }

  /// Moves past `in`; the pattern's names, and the type that the last one is cast to. Nothing is done where no pattern
  /// stands.
  private func passOverPatternOfFor() -> (names: [Range<UInt32>], cast: Index?) {
    let first = position
    var (names, cast, depth) = ([Range<UInt32>](), nil as Index?, 0)
    while !at(.in) {
      let isMember = position > first && tokens[position - 1].kind == .dot
      position += 1
      let passed = tokens[position - 1]
      switch passed.kind {
      case .colon: _ = readType()
      case .identifier where passed.keyword == .as: cast = readAnnotation()
      case .identifier where isMember || isWordOfPattern(passed): break
      case .identifier where !passed.keyword.isReserved:
        if !at(.dot) { names.append(passed.range) }
      case .leftParenthesis, .leftBracket: depth += 1
      case .rightParenthesis where depth > 0, .rightBracket where depth > 0: depth -= 1
      case .identifier, .semicolon, .end, .leftBrace, .rightBrace, .rightParenthesis, .rightBracket,
        .interpolationClose, .stringClose:
        position = first
        return ([], nil)
      default: break
      }
    }
    position += 1
    return (names, cast)
  }

  private func isWordOfPattern(_ token: SwiftToken) -> Bool {
    switch token.keyword {
    case .case, .let, .var, .try, .await, .is: true
    default: holds("_", in: token.range)
    }
  }
}
