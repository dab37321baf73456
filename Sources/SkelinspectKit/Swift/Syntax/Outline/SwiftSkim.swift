/// A place in a file, one token wide, that moves past whole groups.
struct SwiftSkim {
  private(set) var lexer: SwiftLexer
  private(set) var token: SwiftToken
  /// Whether the token begins a statement, or follows a modifier.
  private(set) var isAtStart = true
  /// The end of what was passed over last.
  private(set) var end: UInt32
  private var previous: SwiftToken
  /// Where modifiers before the token begin.
  private var startOfModifiers: UInt32?

  init(_ lexer: SwiftLexer) {
    self.lexer = lexer
    token = self.lexer.next()
    previous = token
    end = token.start
  }

  /// The token after this one.
  var next: SwiftToken {
    var lexer = lexer
    return lexer.next()
  }

  /// Whether the token belongs to no statement, or to another one.
  var isAtEndOfStatement: Bool {
    switch token.kind {
    case .rightBrace, .semicolon, .end: true
    default: isAtStart
    }
  }

  var startOfDeclaration: UInt32 { startOfModifiers ?? token.start }

  mutating func beginStatement() {
    isAtStart = true
    startOfModifiers = nil
  }

  @inline(__always)
  mutating func advance() {
    previous = token
    end = token.end
    token = lexer.next()
    isAtStart = token.isOnNewLine && !continuesStatement
  }

  /// Moves past a token, or a bracket and all in it.
  mutating func passOver() {
    startOfModifiers = nil
    switch token.kind {
    case .leftBrace: passOverBlock()
    case .leftParenthesis, .leftBracket, .stringOpen: passOverGroup()
    default: advance()
    }
  }

  private mutating func passOverBlock() {
    end = UInt32(truncatingIfNeeded: lexer.skipBlock())
    previous = token
    token = lexer.next()
    isAtStart =
      token.isOnNewLine && !continuesStatement || token.kind == .at || token.keyword.isModifier
      || token.keyword.isDeclaration
  }

  /// Moves past the members of a type, whose `{` the token is; false, and nothing is done, where types may be declared
  /// among them.
  mutating func passOverMembers() -> Bool {
    guard lexer.skipMembers() else { return false }
    end = UInt32(truncatingIfNeeded: lexer.position)
    previous = token
    token = lexer.next()
    return true
  }

  /// Up to its end, or to a brace that ends what is around it.
  private mutating func passOverGroup() {
    if token.kind != .stringOpen, let closer = lexer.skipPlainGroup() {
      let end = UInt32(truncatingIfNeeded: lexer.position)
      token = SwiftToken(
        kind: closer, keyword: .none, isOnNewLine: false, isClosed: true, start: end - 1, end: end)
      return advance()
    }
    var depth = 0
    repeat {
      switch token.kind {
      case .leftBrace:
        passOverBlock()
        continue
      case .rightBrace, .end: return
      case .leftParenthesis, .leftBracket, .stringOpen, .interpolationOpen: depth += 1
      default: if token.kind.isCloser { depth -= 1 }
      }
      advance()
    } while depth > 0
  }

  /// Whether the token, on a new line, belongs to what stands before it.
  private var continuesStatement: Bool {
    switch token.kind {
    case .dot, .colon, .leftBrace, .comma: return true
    case .operatorSign where SwiftByteClass.of(lexer.bytes[Int(token.end)]) == .space: return true
    default: break
    }
    switch token.keyword {
    case .where, .as, .is, .else, .throws, .async, .rethrows: return token.keyword != .async || !isBeforeLet
    default: break
    }
    switch previous.kind {
    case .comma, .colon, .dot, .at: return true
    case .operatorSign: return previous.start > 0 && lexer.bytes[Int(previous.start) - 1] <= 0x20
    case .identifier: return previous.keyword.needsMore
    default: return false
    }
  }

  private var isBeforeLet: Bool { next.keyword == .let }

  func isSign(_ sign: StaticString) -> Bool {
    token.kind == .operatorSign && token.range.count == 1
      && lexer.bytes[Int(token.start)] == sign.utf8Start[0]
  }
}

// MARK: - Parts of declarations

extension SwiftSkim {
  /// `private(set)` and the like.
  mutating func passOverModifier() {
    let start = startOfDeclaration
    advance()
    if token.kind == .leftParenthesis, !token.isOnNewLine { passOver() }
    startOfModifiers = start
    isAtStart = true
  }

  /// `@Module.name(arguments)`.
  mutating func passOverAttribute() {
    let start = startOfDeclaration
    advance()
    while token.kind == .identifier {
      advance()
      guard token.kind == .dot else { break }
      advance()
    }
    if isSign("<"), token.start == end { passOverAngles() }
    if token.kind == .leftParenthesis, token.start == end { passOver() }
    startOfModifiers = start
    isAtStart = true
  }

  /// From `<` past its `>`.
  mutating func passOverAngles() {
    var depth = 0
    repeat {
      if isSign("<") { depth += 1 }
      if isSign(">") { depth -= 1 }
      switch token.kind {
      case .leftBrace, .rightBrace, .end: return
      default: passOver()
      }
    } while depth > 0
  }

  /// A type in the head of a declaration.
  mutating func passOverType() -> Range<UInt32> {
    let start = token.start
    isAtStart = false
    loop: while !isAtStart {
      switch token.kind {
      case .comma, .colon, .leftBrace, .rightBrace, .semicolon, .end: break loop
      case .identifier where token.keyword == .where: break loop
      case .operatorSign where isSign("<"): passOverAngles()
      default: passOver()
      }
    }
    return Range(from: start, to: end)
  }

  /// A word, or an operator.
  mutating func passOverFunctionName() -> Range<UInt32> {
    var name = token.range
    let isOperator = token.kind == .operatorSign
    guard isOperator || token.kind == .identifier else { return end..<end }
    advance()
    while isOperator, token.kind == .operatorSign, token.start == name.upperBound {
      name = name.lowerBound..<token.end
      advance()
    }
    // `==<T>(…)`: the lexer has `==<`.
    if isOperator, token.kind == .identifier, name.count > 1,
      lexer.bytes[Int(name.upperBound) - 1] == UInt8(ascii: "<")
    {
      name = name.lowerBound..<name.upperBound - 1
    }
    return name
  }
}

extension SwiftKeyword {
  /// Whether a line cannot end with it.
  fileprivate var needsMore: Bool {
    switch self {
    case .where, .as, .is, .in, .try, .await, .if, .guard, .while, .for, .switch, .case, .throw, .func,
      .import:
      true
    default: false
    }
  }
}
