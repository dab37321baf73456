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
    if let cast { append(readType(at: cast), to: &children) }
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

  /// The type at an earlier place, as a node.
  private func readType(at earlier: Int) -> Index? {
    let here = position
    defer { position = here }
    position = earlier
    return readAnnotation()
  }

  /// Moves past `in`; the pattern's names, and where the type stands that the last one is cast to.
  private func passOverPatternOfFor() -> (names: [Range<UInt32>], cast: Int?) {
    let first = position
    var index = position
    var names: [Range<UInt32>] = []
    var cast: Int?
    var depth = 0
    while index < tokens.count, tokens[index].keyword != .in {
      let token = tokens[index]
      switch token.kind {
      case .leftBrace, .end, .semicolon: return ([], nil)
      case .identifier where index > first && tokens[index - 1].kind == .dot: break
      case .identifier where index > first && tokens[index - 1].keyword == .as: cast = index
      case .identifier where isWordOfPattern(token): break
      case .identifier where token.keyword.isReserved: return ([], nil)
      case .identifier where tokens[index + 1].kind != .dot: names.append(token.range)
      case .colon: index = endOfAnnotation(from: index + 1)
      case .leftParenthesis, .leftBracket: depth += 1
      case .rightParenthesis where depth > 0, .rightBracket where depth > 0: depth -= 1
      default: if token.kind.isCloser { return ([], nil) }
      }
      index += 1
    }
    position = index
    _ = take(.in)
    return (names, cast)
  }

  private func isWordOfPattern(_ token: SwiftToken) -> Bool {
    switch token.keyword {
    case .case, .let, .var, .try, .await, .is, .as: true
    default: holds("_", in: token.range)
    }
  }

  /// The last token of a type in a pattern.
  private func endOfAnnotation(from start: Int) -> Int {
    var index = start
    while index < tokens.count, !endsAnnotation(tokens[index].keyword), tokens[index].kind != .comma,
      !tokens[index].kind.isCloser, tokens[index].kind != .leftBrace, tokens[index].kind != .end
    { index = tokens.closer(of: index) + 1 }
    return index - 1
  }

  private func endsAnnotation(_ keyword: SwiftKeyword) -> Bool {
    switch keyword {
    case .inout, .throws, .rethrows: false
    default: keyword.isReserved
    }
  }
}
