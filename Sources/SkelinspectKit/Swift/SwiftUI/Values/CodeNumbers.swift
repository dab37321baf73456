/// Numbers that code works out from literals and constants.
extension SwiftUIReader {
  func number(_ node: ScopedNode?, _ steps: Int = 0) -> Double? {
    guard let node, steps < Self.maximumSteps else { return nil }
    switch kind(node) {
    case .number: return CodeEvaluation.number(name(node))
    case .boolean: return name(node) == "true" ? 1 : 0
    case .identifier, .member: return numberNamed(node, steps)
    case .prefix:
      let value = number(child(node), steps + 1)
      switch name(node) {
      case "-": return value.map { -$0 }
      case "!": return value.map { $0 == 0 ? 1 : 0 }
      case "+": return value
      default: return nil
      }
    case .binary: return numberOperator(node, steps)
    case .ternary:
      let parts = children(node)
      guard parts.count == 3, let isTrue = isTrue(parts[0], steps) else { return nil }
      return number(parts[isTrue ? 1 : 2], steps + 1)
    case .call:
      guard let callee = child(node), ["CGFloat", "Double", "Float", "Int"].contains(name(callee)) else {
        return nil
      }
      return number(arguments(of: node).bare(0), steps + 1)
    case .block, .closure, .returnStatement:
      return result(of: node).flatMap { $0.place == node.place ? nil : number($0, steps + 1) }
    default: return nil
    }
  }

  /// What state that is animated says comes before what its name says.
  private func isTrue(_ condition: ScopedNode, _ steps: Int) -> Bool? {
    let count = touched.count
    let value = number(condition, steps + 1).map { $0 != 0 }
    if value != nil, touched.count > count,
      touched[count...].contains(where: { assumed[$0] != nil || isAnimated($0) })
    {
      return value
    }
    guard let holds = holds(condition) else { return value }
    // What a name says of loading comes before the value that state has at first.
    touched.removeLast(touched.count - count)
    return holds
  }

  private func numberNamed(_ node: ScopedNode, _ steps: Int) -> Double? {
    if kind(node) == .member, ownName(node) == nil { return numberMember(node, steps) }
    guard let own = ownName(node), let found = find(own, node) else { return nil }
    switch found {
    case .meaning(.code(let value)) where value.place != node.place: return number(value, steps + 1)
    case .property(let variable, let scope):
      if variable.getter == nil, isVariable(variable), scope != fileScope {
        let state = StateName(scope: scope, name: variable.name)
        touched.append(state)
        if let value = assumed[state] { return value }
      }
      return number(value(of: variable, scope).map(unwrapped), steps + 1)
    default: return nil
    }
  }

  /// `.infinity`, `.zero`, `Spacing.large`.
  private func numberMember(_ node: ScopedNode, _ steps: Int) -> Double? {
    switch name(node) {
    case "infinity", "greatestFiniteMagnitude": return .infinity
    case "zero": return 0
    case "pi": return .pi
    default: break
    }
    guard let base = child(node), kind(base) == .identifier,
      let type = name(base) == "Self"
        ? self.type(of: node.scope) : self.type(named: name(base), node),
      let constant = code.property(name(node), of: type), !isVariable(constant) || constant.getter != nil
    else { return nil }
    return number(value(of: constant, addScope(CodeScope(type: type))), steps + 1)
  }

  private func numberOperator(_ node: ScopedNode, _ steps: Int) -> Double? {
    let sides = children(node)
    guard sides.count == 2, let first = number(sides[0], steps + 1), let second = number(sides[1], steps + 1)
    else { return nil }
    switch name(node) {
    case "+": return first + second
    case "-": return first - second
    case "*": return first * second
    case "/": return second == 0 ? nil : first / second
    case "==": return first == second ? 1 : 0
    case "!=": return first != second ? 1 : 0
    case "<": return first < second ? 1 : 0
    case ">": return first > second ? 1 : 0
    case "<=": return first <= second ? 1 : 0
    case ">=": return first >= second ? 1 : 0
    case "&&": return first != 0 && second != 0 ? 1 : 0
    case "||": return first != 0 || second != 0 ? 1 : 0
    default: return nil
    }
  }
}
