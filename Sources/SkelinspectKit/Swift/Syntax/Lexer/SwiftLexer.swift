/// Reads Swift's tokens one by one; no bytes are an error, and the work is linear.
struct SwiftLexer {
  /// The text and its padding, without a check of bounds: zeros after the text end the loops over words.
  let bytes: UnsafePointer<UInt8>
  /// The text's length.
  let limit: Int
  var position: Int
  var isOnNewLine = true
  /// What came last, by which `/` is told from the start of a regular expression.
  var previous = SwiftToken.Kind.semicolon
  var previousKeyword = SwiftKeyword.none
  /// Whether the next token begins in the text of a literal with interpolations.
  var isInText = false
  /// Literals that are open around the position, outermost first.
  var literals: [Literal] = []
  /// For every open `#if`, whether nothing of its branch counts.
  var conditions: [Bool] = []
  var deadConditions = 0
  /// No regular expression ends before it that begins before it.
  var endOfNoRegex = 0
  /// Comments up to the position, if they are asked for.
  var comments: [Range<Int>] = []
  var collectsComments = false

  struct Literal {
    let hashes: Int
    let isMultiline: Bool
    /// Open parentheses of its interpolation.
    var parentheses = 0
  }

  /// - Parameter bytes: a text, with zeros after its end.
  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    (self.bytes, limit) = (bytes, count)
    position = limit >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// The next token that counts; at the end one of kind `end`, again and again.
  mutating func next() -> SwiftToken {
    while true {
      let token = nextOfAnyBranch()
      if deadConditions == 0 || token.kind == .end { return token }
    }
  }

  private mutating func nextOfAnyBranch() -> SwiftToken {
    if isInText { return readLiteralPart() }
    while true {
      let start = position
      switch SwiftByteClass.of(bytes[start]) {
      case .space: repeat { position += 1 } while bytes[position] == 0x20
      case .newline:
        position = start + 1
        isOnNewLine = true
      case .letter: return readWord()
      case .digit: return readNumber()
      case .zero:
        guard start < limit else { return end() }
        position = start + 1
      case .slash: if !skipComment() { return readSlash() }
      case .sign: return readOperator()
      case .quote: return readString(from: start, hashes: 0)
      case .hash: if let token = readHash() { return token }
      case .punctuation: return readPunctuation()
      }
    }
  }

  func end() -> SwiftToken {
    let end = UInt32(truncatingIfNeeded: limit)
    return SwiftToken(
      kind: .end, keyword: .none, isOnNewLine: isOnNewLine, isClosed: true, start: end, end: end)
  }

  /// The token from a place up to the position.
  mutating func token(
    _ kind: SwiftToken.Kind, from start: Int, to end: Int? = nil, keyword: SwiftKeyword = .none,
    isClosed: Bool = true
  ) -> SwiftToken {
    if position > limit { position = limit }
    let token = SwiftToken(
      kind: kind, keyword: keyword, isOnNewLine: isOnNewLine, isClosed: isClosed,
      start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: max(start, min(end ?? position, limit))))
    isOnNewLine = false
    previous = kind
    previousKeyword = keyword
    return token
  }

  private mutating func readWord() -> SwiftToken {
    let start = position
    repeat { position += 1 } while SwiftByteClass.continuesWord(bytes[position])
    return token(.identifier, from: start, keyword: .named(bytes + start, count: position - start))
  }

  private mutating func readNumber() -> SwiftToken {
    let start = position
    let isIndex = previous == .dot
    let isHexadecimal = bytes[start] == UInt8(ascii: "0") && bytes[start + 1] | 0x20 == UInt8(ascii: "x")
    let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
    var hasPoint = isIndex
    while position < limit {
      let byte = bytes[position]
      if SwiftByteClass.continuesWord(byte) {
        position += 1
        let sign = bytes[position]
        if byte | 0x20 == exponent, !isIndex, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+"),
          SwiftByteClass.of(bytes[position + 1]) == .digit
        {
          position += 1
        }
      } else if byte == UInt8(ascii: "."), !hasPoint, SwiftByteClass.of(bytes[position + 1]) == .digit {
        hasPoint = true
        position += 1
      } else {
        break
      }
    }
    return token(.number, from: start)
  }

  /// A run of operator signs; one that begins with `>`, and a `?` or `!` after a value, is its first sign
  /// only.
  private mutating func readOperator() -> SwiftToken {
    let start = position
    let first = bytes[start]
    position += 1
    let isAfterValue = start > 0 && SwiftByteClass.endsValue(bytes[start - 1])
    let second = bytes[position]
    switch first {
    case UInt8(ascii: ">"): return token(.operatorSign, from: start)
    case UInt8(ascii: "?"):
      let isCoalescing = second == first && (!isAfterValue || SwiftByteClass.beginsValue(bytes[position + 1]))
      if !isCoalescing { return token(.operatorSign, from: start) }
    case UInt8(ascii: "!") where isAfterValue && second != UInt8(ascii: "="):
      return token(.operatorSign, from: start)
    case UInt8(ascii: ".") where second != first: return token(.dot, from: start)
    default: break
    }
    while position < limit {
      let byte = bytes[position]
      let kind = SwiftByteClass.of(byte)
      guard kind == .sign || kind == .slash, byte != UInt8(ascii: ".") || first == byte else { break }
      let after = bytes[position + 1]
      if kind == .slash, after == byte || after == UInt8(ascii: "*") { break }
      position += 1
    }
    return token(.operatorSign, from: start)
  }

  /// `/` that begins no comment: a regular expression, or an operator.
  private mutating func readSlash() -> SwiftToken {
    let start = position
    guard let end = endOfRegex() else { return readOperator() }
    position = end
    return token(.regex, from: start)
  }

  private mutating func readPunctuation() -> SwiftToken {
    let start = position
    position += 1
    switch bytes[start] {
    case UInt8(ascii: "("):
      if !literals.isEmpty { literals[literals.count - 1].parentheses += 1 }
      return token(.leftParenthesis, from: start)
    case UInt8(ascii: ")"): return readRightParenthesis(at: start)
    case UInt8(ascii: "["): return token(.leftBracket, from: start)
    case UInt8(ascii: "]"): return token(.rightBracket, from: start)
    case UInt8(ascii: "{"): return token(.leftBrace, from: start)
    case UInt8(ascii: "}"): return token(.rightBrace, from: start)
    case UInt8(ascii: ","): return token(.comma, from: start)
    case UInt8(ascii: ":"): return token(.colon, from: start)
    case UInt8(ascii: ";"): return token(.semicolon, from: start)
    case UInt8(ascii: "@"): return token(.at, from: start)
    case UInt8(ascii: "\\"): return token(.backslash, from: start)
    case UInt8(ascii: "`"): return readBackticks(from: start)
    default: return token(.other, from: start)
    }
  }

  /// A name in backticks, without them.
  private mutating func readBackticks(from start: Int) -> SwiftToken {
    while position < limit, SwiftByteClass.of(bytes[position]) != .newline {
      position += 1
      if bytes[position - 1] == UInt8(ascii: "`") {
        return token(.identifier, from: start + 1, to: position - 1)
      }
    }
    position = start + 1
    return token(.other, from: start)
  }
}
