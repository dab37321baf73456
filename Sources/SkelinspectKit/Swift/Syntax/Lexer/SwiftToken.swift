/// A word or sign of Swift code.
struct SwiftToken {
  enum Kind: UInt8 {
    /// After the last token.
    case end
    /// A word, keywords among them; a name in backticks is without them.
    case identifier
    case number
    /// A literal without interpolations.
    case string
    /// Quotes before a literal with interpolations.
    case stringOpen
    case stringClose
    /// `\(` with its hashes, in a literal.
    case interpolationOpen
    case interpolationClose
    case regex
    /// A run of operator signs; `>` at its start stands alone, so does a `?` or `!` right after a word.
    case operatorSign
    case dot
    case comma
    case colon
    case semicolon
    case at
    case backslash
    /// `#` and a word.
    case macro
    case leftParenthesis
    case rightParenthesis
    case leftBracket
    case rightBracket
    case leftBrace
    case rightBrace
    case other
  }

  let kind: Kind
  let keyword: SwiftKeyword
  /// Whether a line begins between the token before and this one.
  let isOnNewLine: Bool
  /// Whether a literal's closing quotes are there.
  let isClosed: Bool
  let start: UInt32
  let end: UInt32

  var range: Range<UInt32> { start..<end }
}

extension SwiftToken.Kind {
  /// What closes a bracket or literal that this opens.
  var closer: SwiftToken.Kind? {
    switch self {
    case .leftParenthesis: .rightParenthesis
    case .leftBracket: .rightBracket
    case .leftBrace: .rightBrace
    case .interpolationOpen: .interpolationClose
    case .stringOpen: .stringClose
    default: nil
    }
  }

  var isCloser: Bool {
    switch self {
    case .rightParenthesis, .rightBracket, .rightBrace, .interpolationClose, .stringClose: true
    default: false
    }
  }
}
