extension SwiftOutlineReader {
  /// `infix operator ** : Group`; those before or after a value have no group.
  mutating func readOperator(_ skim: inout SwiftSkim) {
    let modifiers = source.bytes(Int(skim.startOfDeclaration)..<Int(skim.token.start))
    skim.advance()
    let sign = source.string(skim.passOverFunctionName())
    var group = "DefaultPrecedence"
    if skim.token.kind == .colon {
      skim.advance()
      group = source.string(skim.token.range)
    }
    if modifiers.hasWord("infix") {
      parts.operators.append(SwiftOperators.Declaration(sign: sign, group: group))
    }
  }

  mutating func readPrecedenceGroup(_ skim: inout SwiftSkim) {
    skim.advance()
    var group = SwiftOperators.Group()
    group.name = source.string(skim.token.range)
    skim.advance()
    guard skim.token.kind == .leftBrace else { return }
    var (key, last) = ("", "")
    while skim.token.kind != .rightBrace, skim.token.kind != .end {
      switch skim.token.kind {
      case .colon: key = last
      case .identifier:
        last = source.string(skim.token.range)
        switch (key, last) {
        case (_, "higherThan"), (_, "lowerThan"), (_, "associativity"), (_, "assignment"): key = ""
        case ("higherThan", _): group.lower.append(last)
        case ("lowerThan", _): group.higher.append(last)
        case ("associativity", "left"): group.associativity = .left
        case ("associativity", "right"): group.associativity = .right
        default: break
        }
      default: break
      }
      skim.advance()
    }
    skim.advance()
    skim.beginStatement()
    parts.precedenceGroups.append(group)
  }
}
