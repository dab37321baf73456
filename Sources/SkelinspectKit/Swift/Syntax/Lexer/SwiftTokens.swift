/// Tokens whose brackets are all matched: a closer without an opener is left out, one that is missing is put
/// in, without letters, where what is around it ends.
struct SwiftTokens {
  /// Each with the number of the token that closes what it opens; otherwise its own.
  private var tokens: [(token: SwiftToken, closer: Int32)] = []
  /// Openers that are not closed yet, outermost first.
  private var open: [Int32] = []

  init(_ source: SourceText) {
    tokens.reserveCapacity(source.count / 4 + 16)
    source.padded.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      var lexer = SwiftLexer(start, count: source.count)
      while true {
        let token = lexer.next()
        if token.kind == .end { break }
        append(token)
      }
      close(downTo: 0, at: UInt32(truncatingIfNeeded: source.count))
      put(lexer.end())
    }
  }

  /// After the last token all are of kind `end`.
  subscript(_ index: Int) -> SwiftToken { tokens[min(index, tokens.count - 1)].token }

  /// The token that closes what another opens; itself where it opens nothing.
  func closer(of index: Int) -> Int { index < tokens.count ? Int(tokens[index].closer) : index }

  var count: Int { tokens.count }

  private mutating func append(_ token: SwiftToken) {
    guard token.kind.isCloser else {
      if token.kind.closer != nil { open.append(Int32(truncatingIfNeeded: tokens.count)) }
      return put(token)
    }
    close(downTo: depth(keptBy: token.kind), at: token.start)
    guard let opener = open.last, tokens[Int(opener)].token.kind.closer == token.kind else { return }
    tokens[Int(opener)].closer = Int32(truncatingIfNeeded: tokens.count)
    open.removeLast()
    put(token)
  }

  /// How many of the open ones are not weaker than a closer.
  private func depth(keptBy closer: SwiftToken.Kind) -> Int {
    var depth = open.count
    while depth > 0, let own = tokens[Int(open[depth - 1])].token.kind.closer, own.strength < closer.strength
    {
      depth -= 1
    }
    return depth
  }

  private mutating func close(downTo depth: Int, at place: UInt32) {
    while open.count > depth, let opener = open.popLast() {
      guard let kind = tokens[Int(opener)].token.kind.closer else { continue }
      tokens[Int(opener)].closer = Int32(truncatingIfNeeded: tokens.count)
      put(
        SwiftToken(
          kind: kind, keyword: .none, isOnNewLine: false, isClosed: false, start: place, end: place))
    }
  }

  private mutating func put(_ token: SwiftToken) {
    tokens.append((token, Int32(truncatingIfNeeded: tokens.count)))
  }
}

extension SwiftToken.Kind {
  /// A closer closes what is weaker and still open.
  fileprivate var strength: Int {
    switch self {
    case .stringClose: 4
    case .interpolationClose: 3
    case .rightBrace: 2
    default: 1
    }
  }
}
