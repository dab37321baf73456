extension SwiftParser {
  /// Whether the word at the position begins a declaration, or a modifier of one.
  func beginsDeclaration(isMember: Bool) -> Bool {
    isDeclaration(at: position, isMember: isMember) || isModifier(at: position)
  }

  func isDeclaration(at index: Int, isMember: Bool) -> Bool {
    let following = tokens[index + 1]
    return switch tokens[index].keyword {
    case .case: isMember
    case .`init`, .subscript:
      isMember && (following.kind == .leftParenthesis || following.kind == .operatorSign)
    case .actor, .macro:
      following.kind == .identifier && !following.isOnNewLine && !following.keyword.isReserved
    case let word: word.isDeclaration
    }
  }

  /// Words that are names as well are modifiers only where more of a declaration follows.
  func isModifier(at index: Int) -> Bool {
    guard tokens[index].keyword.isModifier else { return false }
    if tokens[index].keyword.isReservedModifier { return true }
    var index = index
    for _ in 0..<16 {
      index = endOfModifier(at: index)
      if tokens[index].kind == .at || isDeclaration(at: index, isMember: true) { return true }
      guard tokens[index].keyword.isModifier else { return false }
    }
    return false
  }

  /// After the word and its `(set)`, `(unsafe)` and the like.
  func endOfModifier(at index: Int) -> Int {
    guard tokens[index + 1].kind == .leftParenthesis, !tokens[index + 1].isOnNewLine,
      tokens[index + 3].kind == .rightParenthesis
    else { return index + 1 }
    let words: [StaticString] = ["set", "unsafe", "safe", "nonsending"]
    return words.contains { holds($0, in: tokens[index + 2].range) } ? index + 4 : index + 1
  }

  func readDeclaration(isMember: Bool, into children: inout Children) {
    let start = token.start
    var modifiers = Children()
    readModifiers(into: &modifiers)
    switch token.keyword {
    case .class, .struct, .enum, .protocol, .actor, .extension:
      append(readTypeDeclaration(from: start, modifiers), to: &children)
    case .func, .`init`, .deinit, .subscript: append(readFunction(from: start, modifiers), to: &children)
    case .let, .var: readVariables(from: start, modifiers, into: &children)
    case .case where isMember: readEnumCases(into: &children)
    case .typealias, .associatedtype: append(readTypeAlias(from: start, modifiers), to: &children)
    case .import: readImport()
    case .operator:
      noteOperator(isInfix: tree.indices(of: modifiers).contains { tree.name($0) == "infix" })
      passOverLines()
    case .precedencegroup:
      notePrecedenceGroup()
      passOverLines()
    case .macro: passOverLines()
    default: break
    }
  }

  private func readModifiers(into modifiers: inout Children) {
    while true {
      let first = token.start
      if at(.at) {
        passOverAttribute()
        let name = Range(from: first, to: endOfAttributeName(from: first))
        append(add(.modifier, name, from: first), to: &modifiers)
      } else if at(.class) ? isModifierClass : isModifier(at: position) {
        let name = token.range
        position = endOfModifier(at: position)
        append(add(.modifier, name, from: first), to: &modifiers)
      } else {
        return
      }
    }
  }

  /// `class` before another modifier or a member.
  private var isModifierClass: Bool {
    let following = next.keyword
    return following.isDeclaration && following != .actor && following != .macro
      || isModifier(at: position + 1)
  }

  func passOverAttribute() { position = index(afterAttributeAt: position) }

  /// `@name`, `@Module.Name<Type>(arguments)`.
  func index(afterAttributeAt start: Int) -> Int {
    var index = start + 1
    guard tokens[index].kind == .identifier else { return index }
    index += 1
    while tokens[index].kind == .dot, tokens[index + 1].kind == .identifier { index += 2 }
    if isSign("<", at: index), tokens[index].start == tokens[index - 1].end, let end = angle(at: index) {
      index = end + 1
    }
    let following = tokens[index]
    if following.kind == .leftParenthesis, following.start == tokens[index - 1].end {
      index = tokens.closer(of: index) + 1
    }
    return index
  }

  private func endOfAttributeName(from start: UInt32) -> UInt32 {
    let place = source.end(from: Int(start) + 1) {
      SwiftByteClass.continuesWord($0) || $0 == UInt8(ascii: ".")
    }
    return min(UInt32(truncatingIfNeeded: place), end)
  }

  private func readImport() {
    position += 1
    if token.keyword.isDeclaration { position += 1 }
    if at(.identifier), !token.isOnNewLine { imports.append(source.string(token.range)) }
    while at(.identifier), !token.isOnNewLine {
      position += 1
      guard take(.dot) else { return }
    }
  }

  /// Up to a token on another line, or after a block.
  private func passOverLines() {
    repeat {
      let isBlock = at(.leftBrace)
      passOver()
      if isBlock { return }
    } while !token.isOnNewLine && !token.kind.isCloser && !at(.end) && !at(.semicolon)
  }
}

// MARK: - Types

extension SwiftParser {
  private func readTypeDeclaration(from start: UInt32, _ modifiers: Children) -> Index? {
    var children = modifiers
    let isExtension = at(.extension)
    let word = token.range
    position += 1
    append(add(.modifier, word, from: word.lowerBound), to: &children)
    // An absent name stands where it would.
    var name = end..<end
    if isExtension {
      name = readType() ?? name
    } else if at(.identifier) {
      name = token.range
      position += 1
    }
    readGenericParameters(into: &children)
    if take(.colon) { readSupertypes(into: &children) }
    readRequirements(into: &children)
    if at(.leftBrace) {
      if let outside = open(isOfType: true) {
        readStatements(until: outside.closer, areMembers: true, into: &children)
        close(outside)
      } else {
        append(passOverAsUnknown(), to: &children)
      }
    }
    return add(isExtension ? .extensionDeclaration : .type, name, from: start, children)
  }

  private func readSupertypes(into children: inout Children) {
    repeat { append(readSupertype(), to: &children) } while take(.comma)
  }

  /// A type without its attributes.
  func readSupertype() -> Index? {
    while at(.at) { passOverAttribute() }
    guard let type = readType() else { return nil }
    return add(.supertype, type, from: type.lowerBound)
  }

  func readGenericParameters(into children: inout Children) {
    guard atSign("<"), let end = angle(at: position) else { return }
    position += 1
    readAll(until: end) {
      if at(.each) || at(.let), next.kind == .identifier { position += 1 }
      if at(.identifier) {
        let name = token.range
        position += 1
        let bound = take(.colon) ? readSupertype() : nil
        append(add(.genericParameter, name, from: name.lowerBound, [bound]), to: &children)
      }
      _ = take(.comma)
    }
    position = end + 1
  }

  /// A where clause, if one stands at the position.
  func readRequirements(into children: inout Children) {
    guard take(.where) else { return }
    repeat {
      guard let name = readType() else { return }
      let right = take(.colon) || takeSign("==") ? readSupertype() : nil
      append(add(.requirement, name, from: name.lowerBound, [right]), to: &children)
    } while take(.comma)
  }

  private func readTypeAlias(from start: UInt32, _ modifiers: Children) -> Index? {
    var children = modifiers
    position += 1
    guard at(.identifier) else { return nil }
    let name = token.range
    position += 1
    readGenericParameters(into: &children)
    if take(.colon) { readSupertypes(into: &children) }
    if takeSign("=") { append(readAnnotation(), to: &children) }
    readRequirements(into: &children)
    return add(.typeAlias, name, from: start, children)
  }

  /// `case a(Int), b = 1`: one a name.
  private func readEnumCases(into children: inout Children) {
    position += 1
    repeat {
      guard at(.identifier) else { return }
      let name = token.range
      position += 1
      if at(.leftParenthesis) { passOver() }
      let value = takeSign("=") ? readExpression() : nil
      append(add(.enumCase, name, from: name.lowerBound, [value]), to: &children)
    } while take(.comma)
  }
}
