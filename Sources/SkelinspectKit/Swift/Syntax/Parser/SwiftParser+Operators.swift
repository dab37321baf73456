/// The operators that a file declares.
extension SwiftParser {
  /// `infix operator ** : Group`, at its word; those before or after a value have no group.
  func noteOperator(isInfix: Bool) {
    var index = position + 1
    var sign = tokens[index].range
    repeat {
      sign = sign.lowerBound..<tokens[index].end
      index += 1
    } while tokens[index].kind == .operatorSign && tokens[index].start == sign.upperBound
    let group =
      tokens[index].kind == .colon ? source.string(tokens[index + 1].range) : "DefaultPrecedence"
    if isInfix {
      operatorDeclarations.append(SwiftOperators.Declaration(sign: source.string(sign), group: group))
    }
  }

  /// At its word.
  func notePrecedenceGroup() {
    var group = SwiftOperators.Group()
    group.name = source.string(next.range)
    let opener = position + 2
    guard tokens[opener].kind == .leftBrace else { return }
    var (key, last) = ("", "")
    for index in opener..<tokens.closer(of: opener) {
      if tokens[index].kind == .colon { key = last }
      guard tokens[index].kind == .identifier else { continue }
      last = source.string(tokens[index].range)
      switch (key, last) {
      case (_, "higherThan"), (_, "lowerThan"), (_, "associativity"), (_, "assignment"): key = ""
      case ("higherThan", _): group.lower.append(last)
      case ("lowerThan", _): group.higher.append(last)
      case ("associativity", "left"): group.associativity = .left
      case ("associativity", "right"): group.associativity = .right
      default: break
      }
    }
    precedenceGroups.append(group)
  }
}
