/// Tokens whose brackets are all matched: a closer without an opener is left out, one that is missing is put
/// in, without letters, where what is around it ends.
struct SwiftTokens {
  private var tokens: [SwiftToken] = []
  /// For each token that opens something, the token that closes it; otherwise itself.
  private var closers: [Int32] = []
  /// Openers that are not closed yet, outermost first.
  private var open: [Int32] = []

  init(_ source: SourceText) {
    let size = source.count / 4 + 16
    tokens.reserveCapacity(size)
    closers.reserveCapacity(size)
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
  @inline(__always)
  subscript(_ index: Int) -> SwiftToken { tokens[min(index, tokens.count - 1)] }

  /// The token that closes what another opens; itself where it opens nothing.
  @inline(__always)
  func closer(of index: Int) -> Int { index < closers.count ? Int(closers[index]) : index }

  var count: Int { tokens.count }

  private mutating func append(_ token: SwiftToken) {
    guard token.kind.isCloser else {
      if token.kind.closer != nil { open.append(Int32(truncatingIfNeeded: tokens.count)) }
      return put(token)
    }
    close(downTo: depth(keptBy: token.kind), at: token.start)
    guard let opener = open.last, tokens[Int(opener)].kind.closer == token.kind else { return }
    closers[Int(opener)] = Int32(truncatingIfNeeded: tokens.count)
    open.removeLast()
    put(token)
  }

  /// How many of the open ones are not weaker than a closer.
  private func depth(keptBy closer: SwiftToken.Kind) -> Int {
    var depth = open.count
    while depth > 0, let own = tokens[Int(open[depth - 1])].kind.closer, own.strength < closer.strength {
      depth -= 1
    }
    return depth
  }

  private mutating func close(downTo depth: Int, at place: UInt32) {
    while open.count > depth, let opener = open.popLast() {
      guard let kind = tokens[Int(opener)].kind.closer else { continue }
      closers[Int(opener)] = Int32(truncatingIfNeeded: tokens.count)
      put(
        SwiftToken(
          kind: kind, keyword: .none, isOnNewLine: false, isClosed: false, start: place, end: place))
    }
  }

  private mutating func put(_ token: SwiftToken) {
    closers.append(Int32(truncatingIfNeeded: tokens.count))
    tokens.append(token)
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
