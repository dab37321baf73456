extension SwiftParser {
  /// The closure at the position: captures that give a value another name, parameters, then statements.
  func readClosure() -> Index {
    let start = token.start
    let signature = endOfSignature
    guard let outside = open() else { return passOverAsUnknown() }
    var children = Children()
    if let signature {
      readClosureParameters(until: signature, into: &children)
      position = signature + 1
    }
    readStatements(until: outside.closer, into: &children)
    close(outside)
    return add(.closure, from: start, children)
  }

  /// The `in` after a closure's parameters, if it has any; the position is at its brace. That of a `for` is none.
  private var endOfSignature: Int? {
    var index = position + 1
    while true {
      let token = tokens[index]
      switch token.kind {
      case .identifier where token.keyword == .in: return index
      case .identifier where token.keyword.isReserved && token.keyword != .throws: return nil
      case .identifier, .at, .dot, .comma, .operatorSign: index += 1
      case .leftParenthesis, .leftBracket: index = tokens.closer(of: index) + 1
      default: return nil
      }
    }
  }

  private func readClosureParameters(until end: Int, into children: inout Children) {
    while at(.at) { passOverAttribute() }
    if at(.leftBracket) { readCaptures(into: &children) }
    if at(.leftParenthesis) {
      readParameters(into: &children)
    } else {
      while position < end, at(.identifier), !at(.async), !at(.throws) {
        let name = token.range
        position += 1
        append(add(.parameter, name, from: name.lowerBound), to: &children)
        guard take(.comma) else { break }
      }
    }
  }

  /// `[weak self, name = value]`: a binding for each name that gets a value.
  private func readCaptures(into children: inout Children) {
    guard let outside = open() else { return passOver() }
    readAll(until: outside.closer) {
      let start = token.start
      while at(.identifier), tokens[endOfModifier(at: position)].kind == .identifier {
        position = endOfModifier(at: position)
      }
      if at(.identifier), isSign("=", at: position + 1) {
        let name = token.range
        position += 2
        append(add(.binding, name, from: start, [readExpression()]), to: &children)
      }
      while position < outside.closer, !at(.comma) { passOver() }
      _ = take(.comma)
    }
    close(outside)
  }
}

// MARK: - Key paths and macros

extension SwiftParser {
  /// `\Type.name[index]`: what is in its brackets are children.
  func readKeyPath() -> Index {
    let start = token.start
    var children = Children()
    position += 1
    if at(.identifier), !token.isOnNewLine {
      position += 1
      passOverGenericArgumentsOfValue(after: end)
    }
    loop: while true {
      switch token.kind {
      case .dot:
        position += 1
        if at(.identifier) || at(.number) {
          position += 1
          passOverGenericArgumentsOfValue(after: end)
        }
      case .operatorSign where isPostfixSign || end == token.start && (atSign("?") || atSign("!")):
        position += 1
      case .leftBracket where !token.isOnNewLine, .leftParenthesis where !token.isOnNewLine:
        readArguments(into: &children)
      default: break loop
      }
    }
    return add(.unknown, Range(from: start, to: end), from: start, children)
  }

  /// `#name(…) { … }`: its arguments are children.
  func readMacro() -> Index {
    let name = token.range
    var children = Children()
    position += 1
    passOverGenericArgumentsOfValue(after: name.upperBound)
    if at(.leftParenthesis), !token.isOnNewLine { readArguments(into: &children) }
    if allowsTrailing, !token.isOnNewLine { readTrailingClosures(into: &children) }
    return add(.unknown, name, from: name.lowerBound, children)
  }
}
