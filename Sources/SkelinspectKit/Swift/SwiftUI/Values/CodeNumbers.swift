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
      return chosen(node) { isTrue($0, steps) }.flatMap { number($0, steps + 1) }
    case .call:
      guard let callee = child(node), ["CGFloat", "Double", "Float", "Int"].contains(name(callee)) else {
        return nil
      }
      return number(arguments(of: node).bare(0), steps + 1)
    default: return inner(of: node).flatMap { number($0, steps + 1) }
    }
  }

  /// What state that is animated says comes before what its name says.
  func isTrue(_ condition: ScopedNode, _ steps: Int) -> Bool? {
    let count = touched.count
    let value = number(condition, steps + 1).map { $0 != 0 }
    if value != nil, touched.count > count,
      touched[count...].contains(where: { assumed[$0.state] != nil || isAnimated($0.state) })
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
    return named(node, { $0.count == 1 ? $0[0] : nil }) { number($0, steps + 1) }
  }

  /// The value that a name stands for, or that state of that name is said to have.
  func named<Value>(
    _ node: ScopedNode, _ said: ([Double]) -> Value?, _ read: (ScopedNode) -> Value?
  ) -> Value? {
    switch ownName(node).flatMap({ find($0, node) }) {
    case .code(let value) where value.place != node.place: return read(value)
    case .property(let variable, let scope):
      if variable.getter == nil, isVariable(variable), scope != fileScope {
        let state = StateName(scope: scope, name: variable.name)
        touched.append(StateRead(state: state, place: node.place))
        if let numbers = assumed[state] { return said(numbers) }
      }
      return value(of: variable, scope).map(unwrapped).flatMap(read)
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
    return number(constant(node), steps + 1)
  }

  /// What a constant of a type is: `Spacing.large`, `Self.rows`, `Theme.Spacing.large`, `Theme.spacing.large`.
  func constant(_ node: ScopedNode) -> ScopedNode? {
    guard kind(node) == .member, ownName(node) == nil, let base = child(node),
      let type = typeNamed(base) ?? typeOfConstant(base),
      let constant = code.types.variable(name(node), of: type),
      !isVariable(constant) || constant.getter != nil && typeNamed(base) != nil
    else { return nil }
    return value(of: constant, addScope(CodeScope(type: type)))
  }

  private func typeNamed(_ node: ScopedNode) -> Int? {
    if isBare(node, "Self") { return type(of: node.scope) }
    guard let path = path(node), path.last?.first?.isUppercase == true || path.count == 1 else { return nil }
    return type(named: path.joined(separator: "."), node)
  }

  /// Of an instance that a constant or a property holds.
  private func typeOfConstant(_ node: ScopedNode) -> Int? {
    if let own = ownName(node), case .property(let variable, _)? = find(own, node), let type = variable.type {
      return self.type(named: type.name, node)
    }
    guard let value = ownName(node) == nil ? constant(node) : meaning(of: node), kind(value) == .call,
      let callee = child(value)
    else { return nil }
    return typeNamed(callee)
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

  /// `.leading`, `UnitPoint(x: -1, y: 0.5)`, and state that is one.
  func unitPoint(_ node: ScopedNode?, _ steps: Int = 0) -> [Double]? {
    guard let node, steps < Self.maximumSteps else { return nil }
    switch kind(node) {
    case .ternary:
      return chosen(node) { isTrue($0, steps) }.flatMap { unitPoint($0, steps + 1) }
    case .call:
      let arguments = self.arguments(of: node)
      guard ["UnitPoint", "init"].contains(calledName(node)), let x = number(arguments["x"]),
        let y = number(arguments["y"])
      else { return nil }
      return [x, y]
    case .member where ownName(node) == nil:
      return child(node).map { isBare($0, "UnitPoint") } ?? true ? Self.unitPoints[name(node)] : nil
    case .identifier, .member:
      return named(node, { $0.count == 2 ? $0 : nil }) { unitPoint($0, steps + 1) }
    default: return inner(of: node).flatMap { unitPoint($0, steps + 1) }
    }
  }

  private static let unitPoints: [String: [Double]] = [
    "zero": [0, 0], "center": [0.5, 0.5], "leading": [0, 0.5], "trailing": [1, 0.5], "top": [0.5, 0],
    "bottom": [0.5, 1], "topLeading": [0, 0], "topTrailing": [1, 0], "bottomLeading": [0, 1],
    "bottomTrailing": [1, 1],
  ]
}
