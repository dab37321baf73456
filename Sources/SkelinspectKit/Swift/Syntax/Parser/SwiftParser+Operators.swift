/// What a file declares of operators, for all files of its project.
extension SwiftParser {
  /// `infix operator ** : Group`; those before or after a value have no group.
  ///
  /// - Parameter keyword: the token of its word.
  func noteOperator(at keyword: Int, _ modifiers: Children) {
    guard tree.indices(of: modifiers).contains(where: { holds("infix", in: tree.nodes[$0].name) }) else {
      return
    }
    var sign = tokens[keyword + 1].range
    var index = keyword + 2
    while tokens[index].kind == .operatorSign, tokens[index].start == sign.upperBound {
      sign = sign.lowerBound..<tokens[index].end
      index += 1
    }
    let group = tokens[index].kind == .colon ? string(tokens[index + 1].range) : "DefaultPrecedence"
    operatorDeclarations.append(SwiftOperators.Declaration(sign: string(sign), group: group))
  }

  /// `precedencegroup Name { higherThan: Other }`.
  func notePrecedenceGroup(at keyword: Int) {
    let brace = keyword + 2
    guard tokens[brace].kind == .leftBrace else { return }
    var group = SwiftOperators.Group()
    group.name = string(tokens[keyword + 1].range)
    var (key, last) = ("", "")
    for index in brace..<tokens.closer(of: brace) {
      switch tokens[index].kind {
      case .colon: key = last
      case .identifier:
        last = string(tokens[index].range)
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
    }
    precedenceGroups.append(group)
  }

  private func string(_ range: Range<UInt32>) -> String {
    source.string(Int(range.lowerBound)..<Int(range.upperBound))
  }
}
