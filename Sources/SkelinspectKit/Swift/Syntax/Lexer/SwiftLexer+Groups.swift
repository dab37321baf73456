extension SwiftLexer {
  /// Moves past the bracket that closes the one that was read, where nothing in between but plain texts and comments
  /// may hold brackets that do not count; the kind of what closes it. Nil, and nothing is done: tokens have to tell.
  mutating func skipPlainGroup() -> SwiftToken.Kind? {
    guard literals.isEmpty, deadConditions == 0, !collectsComments else { return nil }
    var place = position
    var depth = 1
    while true {
      place = endOfWhatMattersNotInGroups(from: place)
      guard place < limit else { return nil }
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 {
          (position, isOnNewLine) = (place + 1, false)
          previous = byte == UInt8(ascii: ")") ? .rightParenthesis : .rightBracket
          previousKeyword = .none
          return previous
        }
      case UInt8(ascii: "\""):
        guard let end = endOfPlainString(at: place) else { return nil }
        place = end
        continue
      default: return nil
      }
      place += 1
    }
  }

  /// The place of a bracket, brace, quotation mark, backtick, `#` or `/`.
  @inline(__always)
  private func endOfWhatMattersNotInGroups(from start: Int) -> Int {
    var place = start
    while place < limit {
      let block = ByteBlock(bytes + place)
      let matches =
        block.isPair(UInt8(ascii: "(")) .| block.isAnyCase(UInt8(ascii: "["))
        .| block.isAnyCase(UInt8(ascii: "]")) .| block.isPair(UInt8(ascii: "#"))
        .| (block == UInt8(ascii: "/")) .| (block == UInt8(ascii: "`"))
      if let first = matches.first { return place + first }
      place += ByteBlock.size
    }
    return limit
  }

  /// The end of a literal on one line without hashes, the first quotation mark of which is at a place; nil where
  /// it has more than three of them, is not closed or has interpolations that hold literals, comments or closures.
  func endOfPlainString(at start: Int) -> Int? {
    var place = start + 1
    if bytes[place] == UInt8(ascii: "\""), bytes[place + 1] == UInt8(ascii: "\"") { return nil }
    while place < limit {
      let block = ByteBlock(bytes + place)
      let matches =
        (block == UInt8(ascii: "\"")) .| (block == UInt8(ascii: "\\")) .| (block == UInt8(ascii: "\n"))
        .| (block == UInt8(ascii: "\r"))
      guard let first = matches.first else {
        place += ByteBlock.size
        continue
      }
      place += first
      guard place < limit else { return nil }
      switch bytes[place] {
      case UInt8(ascii: "\""): return place + 1
      case UInt8(ascii: "\\"):
        let next = bytes[place + 1]
        if next == UInt8(ascii: "(") {
          guard let end = endOfPlainInterpolation(from: place + 2) else { return nil }
          place = end
        } else {
          place += SwiftByteClass.of(next) == .newline ? 1 : 2
        }
      default: return nil
      }
    }
    return nil
  }

  /// The place after the parenthesis that ends an interpolation on one line; nil where it holds more than names, numbers,
  /// operators and brackets.
  private func endOfPlainInterpolation(from start: Int) -> Int? {
    var place = start
    var depth = 1
    while place < limit {
      let byte = bytes[place]
      switch SwiftByteClass.of(byte) {
      case .space, .letter, .digit, .sign: break
      case .punctuation:
        switch byte {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"):
          depth -= 1
          if depth == 0 { return place + 1 }
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"): break
        default: return nil
        }
      default: return nil
      }
      place += 1
    }
    return nil
  }
}
