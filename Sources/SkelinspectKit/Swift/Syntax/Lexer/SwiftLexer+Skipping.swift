extension SwiftLexer {
  /// All of a text's, in order.
  static func comments(in source: SourceText) -> [Range<Int>] {
    source.padded.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return [] }
      var lexer = SwiftLexer(start, count: source.count)
      lexer.collectsComments = true
      while lexer.next().kind != .end {}
      return lexer.comments
    }
  }

  /// Moves past a comment, if one begins at the position.
  mutating func skipComment() -> Bool {
    let start = position
    switch bytes[start + 1] {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"): skipBlockComment()
    default: return false
    }
    if collectsComments { comments.append(start..<position) }
    return true
  }

  private mutating func skipLine() {
    while position < limit, SwiftByteClass.of(bytes[position]) != .newline { position += 1 }
  }

  /// Comments within comments end before those around them.
  private mutating func skipBlockComment() {
    var depth = 0
    while position < limit {
      let next = bytes[position + 1]
      switch bytes[position] {
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        depth += 1
        position += 2
      case UInt8(ascii: "*") where next == UInt8(ascii: "/"):
        depth -= 1
        position += 2
        if depth == 0 { return }
      case 0x0A, 0x0D:
        isOnNewLine = true
        position += 1
      default: position += 1
      }
    }
    position = limit
  }

  /// What begins with `#`: a literal, a macro's name, or nothing for a directive.
  mutating func readHash() -> SwiftToken? {
    let start = position
    while bytes[position] == UInt8(ascii: "#") { position += 1 }
    let hashes = position - start
    switch SwiftByteClass.of(bytes[position]) {
    case .quote: return readString(from: start, hashes: hashes)
    case .slash: return readRegex(from: start, hashes: hashes)
    case .letter where hashes == 1: break
    default: return token(.other, from: start)
    }
    let word = position
    while SwiftByteClass.continuesWord(bytes[position]) { position += 1 }
    return skipDirective(from: word) ? nil : token(.macro, from: start)
  }

  /// Follows `#if` and what belongs to it; false for any other word.
  private mutating func skipDirective(from start: Int) -> Bool {
    switch position - start {
    case 2 where holds("if", at: start):
      conditions.append(false)
      setBranch(isDead: isFalse(at: position))
    case 6 where holds("elseif", at: start): setBranch(isDead: isFalse(at: position))
    case 4 where holds("else", at: start): setBranch(isDead: false)
    case 5 where holds("endif", at: start):
      setBranch(isDead: false)
      conditions.removeLast(conditions.isEmpty ? 0 : 1)
    default: return false
    }
    skipLine()
    return true
  }

  private mutating func setBranch(isDead: Bool) {
    guard let last = conditions.indices.last, conditions[last] != isDead else { return }
    conditions[last] = isDead
    deadConditions += isDead ? 1 : -1
  }

  /// Whether the rest of a line is the condition `false`.
  private func isFalse(at start: Int) -> Bool {
    var place = start
    while place < limit, SwiftByteClass.of(bytes[place]) == .space { place += 1 }
    guard place < limit, holds("false", at: place) else { return false }
    place += 5
    while place < limit, SwiftByteClass.of(bytes[place]) == .space { place += 1 }
    guard place < limit else { return true }
    let next = SwiftByteClass.of(bytes[place])
    return next == .newline || next == .slash
  }

  /// Zeros after the text end the comparison.
  private func holds(_ word: StaticString, at start: Int) -> Bool {
    for offset in 0..<word.utf8CodeUnitCount where bytes[start + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }
}
