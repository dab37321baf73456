extension SwiftParser {
  /// `func`, `init`, `deinit` or `subscript`.
  func readFunction(from start: UInt32, _ modifiers: Children) -> Index? {
    var children = modifiers
    let isSubscript = at(.subscript)
    if at(.func) { position += 1 }
    let name = readFunctionName()
    readGenericParameters(into: &children)
    if at(.leftParenthesis) { readParameters(into: &children) }
    passOverEffects()
    if takeSign("->") { append(readAnnotation(), to: &children) }
    readRequirements(into: &children)
    if isSubscript, at(.leftBrace), hasAccessors {
      readAccessors(into: &children)
    } else {
      append(readBlock(), to: &children)
    }
    return add(.function, name, from: start, children)
  }

  private func readFunctionName() -> Range<UInt32> {
    var name = token.range
    if at(.operatorSign) {
      name = operatorRange
      passOver(name)
      // `==<T>(…)`: the lexer has `==<`.
      if at(.identifier), source[Int(name.upperBound) - 1] == UInt8(ascii: "<"), name.count > 1 {
        name = name.lowerBound..<name.upperBound - 1
      }
      while !at(.leftParenthesis), !at(.leftBrace), !token.isOnNewLine, !token.kind.isCloser, !at(.end),
        !atSign("<")
      { passOver() }
    } else if at(.identifier) {
      position += 1
      if atSign("?") || atSign("!") { position += 1 }
    } else {
      // An absent name stands where it would.
      name = end..<end
    }
    return name
  }

  /// The parameters of a function or closure, in the parentheses at the position.
  func readParameters(into children: inout Children) {
    guard let outside = open() else { return append(passOverAsUnknown(), to: &children) }
    readAll(until: outside.closer) {
      append(readParameter(), to: &children)
      while position < outside.closer, !at(.comma) { passOver() }
      _ = take(.comma)
    }
    close(outside)
  }

  private func readParameter() -> Index? {
    let start = token.start
    while at(.at) { passOverAttribute() }
    while at(.inout)
      || token.keyword.isModifier && next.kind == .identifier && tokens[position + 2].kind == .identifier
    {
      position += 1
    }
    guard at(.identifier) else { return nil }
    var name = token.range
    var label: Range<UInt32> = 0..<0
    position += 1
    if at(.identifier) {
      (label, name) = (name, token.range)
      position += 1
    }
    var children = Children()
    if take(.colon) { append(readAnnotation(), to: &children) }
    if takeSign("=") { append(readExpression(), to: &children) }
    return add(.parameter, name, label: label, from: start, children)
  }
}

// MARK: - Variables

extension SwiftParser {
  /// Every name of `let a = 1, (b, c) = d` as a variable with the same modifiers.
  func readVariables(from start: UInt32, _ modifiers: Children, into children: inout Children) {
    let word = token.range
    var modifiers = modifiers
    position += 1
    append(add(.modifier, word, from: word.lowerBound), to: &modifiers)
    var first = start
    while true {
      if at(.leftParenthesis) {
        readTuplePattern(from: first, &modifiers, into: &children)
      } else if at(.identifier), !token.keyword.isReserved {
        append(readVariable(from: first, &modifiers), to: &children)
      } else {
        return
      }
      guard take(.comma) else { return }
      first = token.start
    }
  }

  private func readVariable(from start: UInt32, _ modifiers: inout Children) -> Index {
    let name = token.range
    var children = take(&modifiers)
    position += 1
    if take(.colon) { append(readAnnotation(), to: &children) }
    if takeSign("=") { append(readExpression(), to: &children) }
    if at(.leftBrace) { readAccessors(into: &children) }
    return add(.variable, name, from: start, children)
  }

  /// `(a, b) = value`: variables without initialisers; an assignment to them all comes after them.
  private func readTuplePattern(
    from start: UInt32, _ modifiers: inout Children, into children: inout Children
  ) {
    let (opener, closer) = (position, tokens.closer(of: position))
    for index in position..<closer {
      let token = tokens[index]
      guard token.kind == .identifier, !holds("_", in: token.range), tokens[index - 1].kind != .dot,
        tokens[index + 1].kind == .comma || tokens[index + 1].kind == .rightParenthesis
      else { continue }
      position = index + 1
      let own = take(&modifiers)
      append(add(.variable, token.range, from: token.start, own), to: &children)
    }
    position = opener
    var assignment = Children()
    append(readParentheses(), to: &assignment)
    position = closer + 1
    if take(.colon) { _ = readType() }
    let sign = token.range
    guard takeSign("=") else { return }
    append(readExpression(), to: &assignment)
    append(add(.assignment, sign, from: start, assignment), to: &children)
  }

  /// The modifiers, and copies of them in their place.
  private func take(_ modifiers: inout Children) -> Children {
    let taken = modifiers
    var copies = Children()
    for index in Array(tree.indices(of: taken)) { tree.append(tree.add(tree.copy(of: index)), to: &copies) }
    modifiers = copies
    return taken
  }
}

// MARK: - Accessors

extension SwiftParser {
  /// Whether the braces at the position hold accessors, not the code of a `get`.
  private var hasAccessors: Bool {
    var index = position + 1
    for _ in 0..<16 {
      let token = tokens[index]
      if token.kind == .at {
        index = self.index(afterAttributeAt: index)
      } else if isAccessor(at: index) {
        return true
      } else if token.keyword.isModifier {
        index = endOfModifier(at: index)
      } else {
        return false
      }
    }
    return false
  }

  private func isAccessor(at index: Int) -> Bool {
    switch tokens[index].keyword {
    case .get, .set, .willSet, .didSet, .read, .modify: break
    default: return false
    }
    var following = tokens[index + 1]
    if following.kind == .leftParenthesis { following = tokens[tokens.closer(of: index + 1) + 1] }
    switch following.kind {
    case .leftBrace, .rightBrace, .semicolon: return true
    case .at: return tokens[index + 1].kind == .at
    case .identifier:
      switch following.keyword {
      case .get, .set, .willSet, .didSet, .async, .throws, .mutating, .nonmutating: return true
      default: return false
      }
    default: return false
    }
  }

  private func readAccessors(into children: inout Children) {
    guard hasAccessors else {
      let start = token.start
      return append(add(.accessor, from: start, [readBlock()]), to: &children)
    }
    guard let outside = open() else { return append(passOverAsUnknown(), to: &children) }
    while position < outside.closer {
      guard isAccessor(at: position) else {
        passOver()
        continue
      }
      let name = token.range
      position += 1
      if at(.leftParenthesis) { passOver() }
      passOverEffects()
      append(add(.accessor, name, from: name.lowerBound, [readBlock()]), to: &children)
    }
    close(outside)
  }
}
