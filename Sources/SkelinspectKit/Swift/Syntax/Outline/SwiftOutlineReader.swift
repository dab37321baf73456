/// Goes through a file token by token, and past every block that is not a type's.
struct SwiftOutlineReader {
  typealias Declaration = SwiftOutline.Declaration

  struct Parts {
    var declarations: [Declaration] = []
    var supertypes: [Range<UInt32>] = []
    var imports: [Range<UInt32>] = []
    var comments: [Range<Int>] = []
    var operators: [SwiftOperators.Declaration] = []
    var precedenceGroups: [SwiftOperators.Group] = []
  }

  let source: SourceText
  var parts = Parts()
  /// Types that are open around the position, outermost first.
  var owners: [Int] = []

  /// Only what others may need is read.
  private let isForOthers: Bool

  init(_ source: SourceText, isForOthers: Bool) { (self.source, self.isForOthers) = (source, isForOthers) }

  mutating func read(collectsComments: Bool) -> Parts {
    source.padded.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      var lexer = SwiftLexer(start, in: 0..<source.count)
      lexer.collectsComments = collectsComments
      var skim = SwiftSkim(lexer)
      readLevels(&skim)
      parts.comments = skim.lexer.comments
    }
    return parts
  }

  /// Statements of the file and of all types in it.
  private mutating func readLevels(_ skim: inout SwiftSkim) {
    while skim.token.kind != .end {
      switch skim.token.kind {
      case .rightBrace:
        if let type = owners.popLast() { end(type, at: skim.token) }
        skim.advance()
        skim.beginStatement()
      case .semicolon:
        skim.advance()
        skim.beginStatement()
      case .identifier where skim.isAtStart: readWord(&skim)
      case .at where skim.isAtStart: skim.passOverAttribute()
      default: skim.passOver()
      }
    }
    for type in owners { end(type, at: skim.token) }
  }

  private mutating func end(_ type: Int, at token: SwiftToken) {
    let start = parts.declarations[type].range.lowerBound
    parts.declarations[type].range = Range(from: start, to: token.end)
  }

  /// A word that may begin a declaration or be a modifier of one.
  private mutating func readWord(_ skim: inout SwiftSkim) {
    let keyword = skim.token.keyword
    let next = keyword.dependsOnNext ? skim.next : skim.token
    switch keyword {
    case .none, .let, .var: skim.passOver()
    case .class
    where next.keyword.isModifier
      || next.keyword.isDeclaration && next.keyword != .actor && next.keyword != .macro:
      skim.passOverModifier()
    case .class, .struct, .enum, .protocol, .extension: readType(&skim, keyword)
    case .actor where next.isName: readType(&skim, keyword)
    case .func, .deinit: readFunction(&skim)
    case .`init`, .subscript:
      if next.kind == .leftParenthesis || next.kind == .operatorSign {
        readFunction(&skim)
      } else {
        skim.passOver()
      }
    case .import: readImport(&skim)
    case .operator: readOperator(&skim)
    case .precedencegroup: readPrecedenceGroup(&skim)
    default: if keyword.isModifier { skim.passOverModifier() } else { skim.passOver() }
    }
  }

  private mutating func readImport(_ skim: inout SwiftSkim) {
    skim.advance()
    if skim.token.keyword.isDeclaration { skim.advance() }
    if skim.token.kind == .identifier, !skim.token.isOnNewLine { parts.imports.append(skim.token.range) }
    while skim.token.kind == .identifier || skim.token.kind == .dot, !skim.token.isOnNewLine {
      skim.advance()
    }
    skim.beginStatement()
  }

  /// The head of a type or extension; its members follow as statements.
  private mutating func readType(_ skim: inout SwiftSkim, _ keyword: SwiftKeyword) {
    let start = skim.startOfDeclaration
    skim.advance()
    let (name, supertypes) = readHead(&skim, isExtension: keyword == .extension)
    let number = parts.declarations.count
    let hasMembers = skim.token.kind == .leftBrace
    let end = hasMembers ? skim.token.end : max(skim.end, start)
    parts.declarations.append(
      Declaration(
        kind: Declaration.Kind(keyword), name: name, range: start..<end, owner: owners.last,
        supertypes: supertypes))
    // Others need to know of extensions' functions, and of types in types.
    if hasMembers, keyword == .extension || !isForOthers || !skim.passOverMembers() {
      owners.append(number)
      skim.advance()
    }
    skim.beginStatement()
  }

  /// What stands between a type's keyword and its members.
  private mutating func readHead(
    _ skim: inout SwiftSkim, isExtension: Bool
  ) -> (name: Range<UInt32>, supertypes: Range<Int>) {
    let firstSupertype = parts.supertypes.count
    var name = skim.token.kind == .identifier ? skim.token.range : skim.end..<skim.end
    if isExtension {
      name = skim.passOverType()
    } else if !name.isEmpty {
      skim.advance()
      if skim.isSign("<") { skim.passOverAngles() }
    }
    if skim.token.kind == .colon {
      repeat {
        skim.advance()
        while skim.token.kind == .at { skim.passOverAttribute() }
        let type = skim.passOverType()
        if !type.isEmpty { parts.supertypes.append(type) }
      } while skim.token.kind == .comma
    }
    while skim.token.kind != .leftBrace, skim.token.kind != .rightBrace, skim.token.kind != .end,
      !skim.isAtStart
    {
      skim.passOver()
    }
    return (name, firstSupertype..<parts.supertypes.count)
  }

  private mutating func readFunction(_ skim: inout SwiftSkim) {
    let start = skim.startOfDeclaration
    if skim.token.keyword == .func { skim.advance() }
    let name = skim.passOverFunctionName()
    while !skim.isAtEndOfStatement, skim.token.kind != .leftBrace {
      if skim.isSign("<") { skim.passOverAngles() } else { skim.passOver() }
    }
    if skim.token.kind == .leftBrace { skim.passOver() }
    let none = parts.supertypes.count
    parts.declarations.append(
      Declaration(
        kind: .function, name: name, range: Range(from: start, to: skim.end), owner: owners.last,
        supertypes: none..<none))
    skim.beginStatement()
  }
}

extension SwiftOutline.Declaration.Kind {
  /// Of the type or extension that a word begins.
  fileprivate init(_ keyword: SwiftKeyword) {
    self =
      switch keyword {
      case .actor: .actorType
      case .enum: .enumType
      case .extension: .extensionDeclaration
      case .protocol: .protocolType
      case .struct: .structType
      default: .classType
      }
  }
}

extension SwiftKeyword {
  /// Whether what follows decides what it begins.
  fileprivate var dependsOnNext: Bool {
    switch self {
    case .actor, .class, .`init`, .subscript: true
    default: false
    }
  }
}

extension SwiftToken {
  /// Whether it can be the name of what the word before it on the line declares.
  fileprivate var isName: Bool { kind == .identifier && !isOnNewLine && !keyword.isReserved }
}
