extension SwiftLexer {
  /// Moves past the `}` of a block whose `{` was read, without making tokens of what is in it; the place
  /// after it.
  mutating func skipBlock() -> Int { skipBlock(ofMembers: false) ?? limit }

  /// The same of a type's members; false, and nothing is done, where types may be declared right among them, or
  /// tokens have to tell.
  mutating func skipMembers() -> Bool {
    guard literals.isEmpty, deadConditions == 0, !collectsComments else { return false }
    var lexer = self
    guard lexer.skipBlock(ofMembers: true) != nil else { return false }
    self = lexer
    return true
  }

  /// - Parameter ofMembers: nil is the result where a type may be declared right in the block.
  @inline(__always)
  private mutating func skipBlock(ofMembers: Bool) -> Int? {
    let literalCount = literals.count
    var depth = 1
    while true {
      let start = position
      skipWhatMattersNot()
      if ofMembers, depth == 1, mayDeclareType(start..<min(position, limit)) { return nil }
      guard position < limit else {
        position = limit
        return limit
      }
      switch bytes[position] {
      case UInt8(ascii: "{"):
        position += 1
        if deadConditions == 0 { depth += 1 }
      case UInt8(ascii: "}"):
        position += 1
        if deadConditions == 0 { depth -= 1 }
        if depth == 0 {
          isOnNewLine = false
          (previous, previousKeyword) = (.rightBrace, .none)
          return position
        }
      case UInt8(ascii: "/"):
        if !skipComment() {
          if ofMembers, depth == 1 { return nil }
          skipSlash()
        }
      case UInt8(ascii: "\""):
        if let end = endOfPlainString(at: position) {
          position = end
        } else {
          _ = readString(from: position, hashes: 0)
        }
      case UInt8(ascii: "#"): _ = readHash()
      default: position += 1
      }
      while literals.count > literalCount, position < limit { _ = nextOfAnyBranch() }
    }
  }

  /// Moves to a brace, or to what may hold some that do not count.
  @inline(__always)
  private mutating func skipWhatMattersNot() {
    while position < limit {
      let block = ByteBlock(bytes + position)
      let matches =
        (block == UInt8(ascii: "{")) .| (block == UInt8(ascii: "}")) .| block.isPair(UInt8(ascii: "#"))
        .| (block == UInt8(ascii: "/"))
      if let first = matches.first {
        position += first
        return
      }
      position += ByteBlock.size
    }
  }

  /// `/` that begins no comment: past a regular expression, or the sign.
  private mutating func skipSlash() {
    noteWhatPrecedes()
    position = endOfRegex() ?? position + 1
  }

  /// Finds out what came last on the line, as tokens would have told.
  private mutating func noteWhatPrecedes() {
    var end = position
    while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    (previous, previousKeyword) = (.rightParenthesis, .none)
    guard end > 0 else { return }
    switch bytes[end - 1] {
    case UInt8(ascii: "?"), UInt8(ascii: "!"): previous = end == position ? .rightParenthesis : .operatorSign
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: ";"):
      previous = .comma
    case let byte where SwiftByteClass.of(byte) == .sign && byte != UInt8(ascii: "."):
      previous = .operatorSign
    case let byte where SwiftByteClass.continuesWord(byte):
      var start = end - 1
      while start > 0, end - start < 16, SwiftByteClass.continuesWord(bytes[start - 1]) { start -= 1 }
      (previous, previousKeyword) = (.identifier, .named(bytes + start, count: end - start))
    default: break
    }
  }
}
