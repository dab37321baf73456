extension SwiftParser {
  /// An `if` with all that follows its `else`: a chain of any length.
  func readIf() -> Index {
    var chain: [(start: UInt32, children: Children)] = []
    var last: Index?
    repeat {
      let start = token.start
      position += 1
      var children = Children()
      readConditions(into: &children)
      append(readBlock(), to: &children)
      chain.append((start, children))
      guard take(.else) else { break }
      if !at(.if) {
        last = readBlock()
        break
      }
    } while true
    for var part in chain.reversed() {
      append(last, to: &part.children)
      last = add(.ifStatement, from: part.start, part.children)
    }
    return last ?? 0
  }

  func readGuard() -> Index {
    let start = token.start
    position += 1
    var children = Children()
    readConditions(allowsTrailing: true, into: &children)
    _ = take(.else)
    append(readBlock(), to: &children)
    return add(.guardStatement, from: start, children)
  }

  /// Conditions up to a block; in those of `guard` a `{` is a closure, as `else` comes before the block.
  func readConditions(allowsTrailing allows: Bool = false, into children: inout Children) {
    let (allowed, bound) = (allowsTrailing, binds)
    (allowsTrailing, binds) = (allows, false)
    repeat { append(readCondition(), to: &children) } while take(.comma)
    (allowsTrailing, binds) = (allowed, bound)
  }

  private func readCondition() -> Index? {
    let start = token.start
    switch token.keyword {
    case .let, .var:
      let pattern = readBindingPattern()
      let annotation = take(.colon) ? readAnnotation() : nil
      return readValue(of: pattern, annotation: annotation, from: start)
    case .case:
      position += 1
      return readValue(of: readPattern(), annotation: nil, from: start)
    default: return readExpression()
    }
  }

  /// What stands after `=`, as the value of a name, or beside a pattern.
  private func readValue(of pattern: Index?, annotation: Index?, from start: UInt32) -> Index? {
    guard let pattern else { return readExpression() }
    let sign = token.range
    let value = takeSign("=") ? readExpression() : nil
    var children = Children()
    if tree.kind(pattern) == .binding {
      append(value, to: &children)
      append(annotation, to: &children)
      tree.adopt(children, by: pattern)
      tree.extend(pattern, over: Range(from: start, to: end))
      return pattern
    }
    guard let value else { return pattern }
    append(pattern, to: &children)
    append(value, to: &children)
    return add(.binary, sign, from: start, children)
  }

  func takeSign(_ sign: StaticString) -> Bool {
    guard atSign(sign) else { return false }
    position += 1
    return true
  }

  func readPattern() -> Index? {
    let bound = binds
    defer { binds = bound }
    binds = false
    return readExpression(assigns: false)
  }

  /// `let` and a pattern all of whose names it binds.
  func readBindingPattern() -> Index? {
    let bound = binds
    defer { binds = bound }
    while at(.let) || at(.var) { position += 1 }
    binds = true
    return readOperand()
  }
}

extension SwiftParser {
  func readSwitch() -> Index {
    let start = token.start
    position += 1
    var children = Children()
    let allowed = allowsTrailing
    allowsTrailing = false
    append(readExpression(), to: &children)
    allowsTrailing = allowed
    if at(.leftBrace) {
      if let outside = open() {
        readAll(until: outside.closer) { if beginsCase { append(readCase(), to: &children) } }
        close(outside)
      } else {
        append(passOverAsUnknown(), to: &children)
      }
    }
    return add(.switchStatement, from: start, children)
  }

  /// `case`, `default:`, or `@unknown` before one.
  private var beginsCase: Bool {
    switch token.kind {
    case .at: holds("unknown", in: next.range)
    default: at(.case) || at(.default) && next.kind == .colon
    }
  }

  private func readCase() -> Index {
    let start = token.start
    if at(.at) { position += 2 }
    var children = Children()
    if !take(.default) {
      _ = take(.case)
      repeat { append(readPattern(), to: &children) } while take(.comma)
      if take(.where) {
        repeat { append(readExpression(), to: &children) } while take(.comma)
      }
    }
    while !at(.colon), !at(.leftBrace), !at(.semicolon), !token.kind.isCloser, !token.isOnNewLine, !at(.end) {
      passOver()
    }
    _ = take(.colon)
    append(readBodyOfCase(), to: &children)
    return add(.switchCase, from: start, children)
  }

  private func readBodyOfCase() -> Index {
    let start = token.start
    var children = Children()
    while !beginsCase, !token.kind.isCloser, !at(.end) {
      let before = position
      readStatement(isMember: false, into: &children)
      if position == before { passOver() }
    }
    return add(.block, from: min(start, end), children)
  }
}
