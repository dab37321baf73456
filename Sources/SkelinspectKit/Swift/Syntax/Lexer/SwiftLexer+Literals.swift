extension SwiftLexer {
  /// A literal, or its part before the first interpolation.
  ///
  /// - Parameter hashes: how many of them stand before the quotes at the position.
  mutating func readString(from start: Int, hashes: Int) -> SwiftToken {
    let isMultiline = beginsMultilineString(hashes: hashes)
    position += isMultiline ? 3 : 1
    let content = position
    literals.append(Literal(hashes: hashes, isMultiline: isMultiline))
    let end = skipContent()
    guard end == .interpolation else { return closeLiteral(.string, from: start, isClosed: end == .quotes) }
    position = content
    isInText = true
    return token(.stringOpen, from: start)
  }

  /// What follows in a literal with interpolations; the position is in its content.
  mutating func readLiteralPart() -> SwiftToken {
    let end = skipContent()
    let start = position
    isInText = false
    guard end == .interpolation else {
      return closeLiteral(.stringClose, from: start, isClosed: end == .quotes)
    }
    position += literals[literals.count - 1].hashes + 2
    return token(.interpolationOpen, from: start)
  }

  /// - Parameter isClosed: whether its quotes are at the position.
  private mutating func closeLiteral(
    _ kind: SwiftToken.Kind, from start: Int, isClosed: Bool
  ) -> SwiftToken {
    let literal = literals.removeLast()
    if isClosed { position += (literal.isMultiline ? 3 : 1) + literal.hashes }
    return token(kind, from: start, isClosed: isClosed)
  }

  /// Of code, or the end of an interpolation.
  mutating func readRightParenthesis(at start: Int) -> SwiftToken {
    guard let last = literals.indices.last else { return token(.rightParenthesis, from: start) }
    if literals[last].parentheses > 0 {
      literals[last].parentheses -= 1
      return token(.rightParenthesis, from: start)
    }
    isInText = true
    return token(.interpolationClose, from: start)
  }

  private enum ContentEnd { case interpolation, quotes, nothing }

  /// Moves to what ends the innermost literal's text: its quotes, an interpolation, or a line's end.
  private mutating func skipContent() -> ContentEnd {
    let literal = literals[literals.count - 1]
    while position < limit {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        if closes(literal) { return .quotes }
        position += 1
      case UInt8(ascii: "\\"):
        let end = position + 1 + literal.hashes
        guard hashes(at: position + 1, upTo: literal.hashes) == literal.hashes else {
          position += 1
          continue
        }
        if end < limit, bytes[end] == UInt8(ascii: "(") { return .interpolation }
        let isLineEnd = SwiftByteClass.of(bytes[end]) == .newline
        position = isLineEnd && !literal.isMultiline ? end : end + 1
      case 0x0A, 0x0D:
        if !literal.isMultiline { return .nothing }
        position += 1
      default: position += 1
      }
    }
    position = limit
    return .nothing
  }

  /// Three quotes, with a line's end after them where one quote between hashes could be meant.
  private func beginsMultilineString(hashes: Int) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard bytes[position + 1] == quote, bytes[position + 2] == quote else { return false }
    return hashes == 0 || SwiftByteClass.of(bytes[position + 3]) == .newline
  }

  private func closes(_ literal: Literal) -> Bool {
    var end = position + 1
    if literal.isMultiline {
      guard bytes[end] == UInt8(ascii: "\""), bytes[end + 1] == UInt8(ascii: "\"") else { return false }
      end += 2
    }
    return hashes(at: end, upTo: literal.hashes) == literal.hashes
  }

  /// How many hashes stand at a place, and no more than asked for.
  func hashes(at start: Int, upTo count: Int) -> Int {
    var end = start
    while end - start < count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end - start
  }
}

extension SwiftLexer {
  /// The end of the regular expression `/…/` that begins at the position, if one does: where a value may
  /// stand, on one line, without a space at its ends.
  mutating func endOfRegex() -> Int? {
    let start = position + 1
    guard position >= endOfNoRegex, mayBeginValue else { return nil }
    let first = bytes[start]
    guard SwiftByteClass.of(first) != .space, SwiftByteClass.of(first) != .newline, first != UInt8(ascii: ")")
    else { return nil }
    var place = start
    var parentheses = 0
    loop: while place < limit {
      switch bytes[place] {
      case UInt8(ascii: "/"):
        if place > start, bytes[place - 1] != 0x20 { return place + 1 }
        break loop
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        if parentheses < 0 { break loop }
      case 0x0A, 0x0D: break loop
      default: break
      }
      place += 1
    }
    endOfNoRegex = place
    return nil
  }

  /// A regular expression between hashes; the position is at its slash.
  mutating func readRegex(from start: Int, hashes count: Int) -> SwiftToken {
    position += 1
    let isMultiline = SwiftByteClass.of(bytes[position]) == .newline
    while position < limit {
      let byte = bytes[position]
      if !isMultiline, SwiftByteClass.of(byte) == .newline { break }
      if byte == UInt8(ascii: "/"), hashes(at: position + 1, upTo: count) == count {
        position += 1 + count
        break
      }
      position += byte == UInt8(ascii: "\\") && SwiftByteClass.of(bytes[position + 1]) != .newline ? 2 : 1
    }
    return token(.regex, from: start)
  }

  /// Whether what came last lets a value follow, not an operator between two.
  private var mayBeginValue: Bool {
    switch previous {
    case .operatorSign, .comma, .colon, .semicolon, .leftParenthesis, .leftBracket, .leftBrace,
      .interpolationOpen:
      true
    case .identifier:
      switch previousKeyword {
      case .await, .case, .else, .if, .in, .guard, .return, .switch, .try, .where, .while: true
      default: false
      }
    default: false
    }
  }
}
