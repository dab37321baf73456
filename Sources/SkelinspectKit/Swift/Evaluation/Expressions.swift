/// What expressions stand for.
extension CodeEvaluation {
  func evaluate(_ node: Index, _ scope: Int, expecting type: TypeText? = nil) -> CodeValue {
    guard descend(to: node, scope) else { return .unknown }
    defer { ascend() }
    let tree = tree(scope)
    let children = Array(tree.children(of: node))
    switch tree.kind(node) {
    case .identifier: return limited(lookUp(tree.name(node), scope) ?? .unknown, node, scope)
    case .member: return limited(member(node, children, scope, expecting: type), node, scope)
    case .call: return limited(call(node, scope, expecting: type), node, scope)
    case .number: return Self.number(tree.name(node)).map(Self.finite) ?? .unknown
    case .boolean: return .constant(.boolean(tree.name(node) == "true"))
    case .nilLiteral: return .constant(.null)
    case .string: return string(node, children, scope)
    case .array:
      let values = children.map { evaluate($0, scope) }
      return list(values)
    case .subscriptCall: return element(children, scope)
    case .unknown:
      let name = tree.name(node)
      if name.first == "#", let value = macro(name, children, scope) { return value }
      return name.first == "\\" ? Self.keyPath(name) : named(in: children, scope)
    case .tuple, .dictionary:
      let references = named(in: children, scope).references
      return references.isEmpty ? .unknown : .references(references, isList: true, isCertain: false)
    case .argument: return children.first.map { evaluate($0, scope) } ?? .unknown
    case .closure: return .closure(site(node, scope).place, scope: scope)
    case .assignment:
      if children.count == 2 { assign(node, children[0], children[1], scope) }
      return .unknown
    case .binary: return binary(tree.name(node), children, scope)
    case .prefix: return prefix(tree.name(node), children, site(node, scope))
    case .ternary:
      if case .block(let chosen)? = givenChoice(node, children, scope) {
        return evaluate(chosen, scope, expecting: type)
      }
      if let condition = children.first, children.count == 3 {
        if let isMet = isMet(condition, in: scope) {
          return evaluate(children[isMet ? 1 : 2], scope, expecting: type)
        }
      }
      guard children.count == 3 else {
        for child in children { _ = evaluate(child, scope) }
        return .unknown
      }
      _ = evaluate(children[0], scope)
      let first = assuming(classTests(children[0], scope), scope) {
        $0.evaluate(children[1], $1, expecting: type)
      }
      let second = assuming(failedTests([children[0]], scope), scope) {
        $0.evaluate(children[2], $1, expecting: type)
      }
      return first.or(second, isCertain: false)
    case .cast:
      let annotation = tree.annotation(of: node)
      let expected = tree.name(node) == "as" ? bound(annotation) : nil
      let value = children.first.map { evaluate($0, scope, expecting: expected) } ?? .unknown
      if tree.name(node) == "is" { return .unknown }
      let site = site(node, scope)
      if case .nib(let name) = value { return take(bound(annotation), fromNib: name, at: site) }
      let target = annotation.map { castTarget($0, scope) }
      return cast(value, to: target, by: tree.name(node), at: site)
    case .ifStatement, .switchStatement, .doStatement, .block: return run([node], scope) ?? .unknown
    default:
      run([node], scope)
      return .unknown
    }
  }

  /// `base[index]`.
  func element(_ children: [Index], _ scope: Int) -> CodeValue {
    guard let list = children.first else { return .unknown }
    let object = evaluate(list, scope)
    let indices = Array(children.dropFirst())
    if indices.count == 1, tree(scope).name(indices[0]) == "keyPath" {
      return read(keyPath: evaluate(indices[0], scope), of: object, scope)
    }
    if case .nib = object { return object }
    if case .values(let values) = object, indices.count == 1, let number = evaluate(indices[0], scope).number,
      let index = Int(exactly: number), values.indices.contains(index)
    {
      return values[index]
    }
    if indices.count == 1, let number = evaluate(indices[0], scope).number, let index = Int(exactly: number),
      let elements = elements(of: list, scope)
    {
      return elements.indices.contains(index) ? elements[index] : .unknown
    }
    let site = site(list, scope)
    if let value = ownElement(of: object, indices, site) { return value }
    if case .closure(let body, let captured) = object { runClosure(body, captured, []) }
    guard case .references(_, let isList, _) = object else { return named(in: indices, scope).uncertain }
    // An index that goes through all of a list stands for its elements.
    let index = indices.count == 1 ? evaluate(indices[0], scope) : .unknown
    if isList { return index == object.element ? index : object.element.uncertain }
    return object.or(named(in: indices, scope), isCertain: false).uncertain
  }

  /// What a subscript of the project's own gives; nil where the class has none.
  func ownElement(of object: CodeValue, _ indices: [Index], _ site: Site) -> CodeValue? {
    guard case .references(let references, isList: false, _) = object, let first = references.first,
      let declaration = declaration(of: first)
    else { return nil }
    let functions = types.functions("subscript", of: declaration)
    guard let function = functions.first(where: { $0.parameters.count == indices.count }) else { return nil }
    let arguments = zip(function.parameters, indices).map {
      Argument(for: $0, value: evaluate($1, site.scope), node: $1)
    }
    return run(function, instance: object, arguments, site).or(object, isCertain: false)
  }

  /// Objects that stand in what is not understood: one cannot tell which of them is meant.
  func named(in children: [Index], _ scope: Int) -> CodeValue {
    var value = CodeValue.references([], isList: false, isCertain: false)
    for child in children {
      let other = evaluate(child, scope)
      if case .closure(let place, let scope) = other { runClosure(place, scope, []) }
      if case .references = other { value = value.or(other.element, isCertain: false) }
    }
    return value.references.isEmpty ? .unknown : value
  }

  /// Of what stands in it, all of it or nothing but the objects among it.
  func list(_ values: [CodeValue]) -> CodeValue {
    guard !values.isEmpty else { return .references([], isList: true, isCertain: true) }
    let references = values.filter { if case .references = $0 { true } else { false } }
    guard !references.isEmpty else { return .values(values) }
    let anything = values.contains(.unknown) ? [Reference.anything] : []
    return .references(
      references.flatMap { $0.element.references } + anything, isList: true,
      isCertain: references.allSatisfy(\.isCertain))
  }

  // MARK: Literals

  /// A number as any file can say it.
  private static func finite(_ number: Double) -> CodeValue {
    number.isFinite ? .constant(.number(number)) : .unknown
  }

  /// Not known where it may be more things than are told apart: that is a limit.
  private func limited(_ value: CodeValue, _ node: Index, _ scope: Int) -> CodeValue {
    guard value.isOfTooMany else { return value }
    noteLimit(at: CodeNode(file: frame(scope).file, node: node))
    return .unknown
  }

  static func number(_ text: String) -> Double? {
    let digits = text.filter { $0 != "_" }
    if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16).map(Double.init) }
    return Double(digits)
  }

  func string(_ node: Index, _ children: [Index], _ scope: Int) -> CodeValue {
    let text = tree(scope).name(node)
    guard !children.isEmpty else {
      return text.contains("\\") ? .constant(.text(Self.unescaped(text))) : .constant(.text(text))
    }
    let values = children.map { evaluate($0, scope) }
    // "\(Self.self)" alone.
    if values.count == 1, text.hasPrefix("\\("), text.hasSuffix(")"), case .type(let name) = values[0] {
      return .constant(.text(TypeText(name: name).lastName))
    }
    return .unknown
  }

  /// `\n`, `\"`, `\u{1F4A9}`.
  static func unescaped(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    while let character = rest.popFirst() {
      guard character == "\\", let escaped = rest.popFirst() else {
        result.append(character)
        continue
      }
      if escaped == "u", rest.first == "{", let end = rest.firstIndex(of: "}"),
        let scalar = UInt32(rest[..<end].dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
      {
        result.unicodeScalars.append(scalar)
        rest = rest[end...].dropFirst()
      } else {
        result.append(["n": "\n", "t": "\t", "r": "\r", "0": "\0"][escaped] ?? escaped)
      }
    }
    return result
  }

  func prefix(_ name: String, _ children: [Index], _ site: Site) -> CodeValue {
    let value = children.first.map { evaluate($0, site.scope) } ?? .unknown
    switch name {
    case "!":
      return value.boolean.map { .constant(.boolean(!$0)) } ?? .unknown
    case "-": return Self.arithmetic("*", value, .constant(.number(-1))) ?? value
    case "+": return value
    case "&":
      noteChange(of: value, at: site)
      return value.uncertain
    // It may make another number of it.
    default: return value.number == nil ? value : .unknown
    }
  }

  func binary(_ name: String, _ children: [Index], _ scope: Int) -> CodeValue {
    if name == "..<", let list = listCounted(by: children, scope) { return list }
    let values = children.map { evaluate($0, scope) }
    guard values.count == 2 else { return .unknown }
    if name == "??" {
      if values[0].isNull || values[0].number != nil { return values[values[0].isNull ? 1 : 0] }
      if case .enumCase = values[0] { return values[0] }
      // What is made in place of a view that is known to be there is none.
      if values[0].isCertain, values[0].isMade { return values[0] }
      return values[1].references.isEmpty && !values[0].references.isEmpty
        ? values[0] : values[0].or(values[1], isCertain: false)
    }
    if let value = Self.arithmetic(name, values[0], values[1]) { return value }
    if let result = callOperator(name, children, values, scope) { return result }
    if name == "+", let list = Self.joined(values[0], values[1]) { return list }
    if name == "+", case (.text(let first)?, .text(let second)?) = (values[0].constant, values[1].constant) {
      return .constant(.text(first + second))
    }
    return .unknown
  }

  /// An operator of the project's own or another module's that hands a view to a closure or function.
  func callOperator(_ name: String, _ children: [Index], _ values: [CodeValue], _ scope: Int) -> CodeValue? {
    guard !values[0].references.isEmpty, !Self.operators.contains(name) else { return nil }
    if let value = runOperator(name, children, values, scope) { return value }
    let given = values[0].uncertain
    switch values[1] {
    case .closure(let closure, let captured): runLater(closure, captured, given)
    case .unknown:
      let site = site(children[1], scope)
      _ = callNamed(children[1], given, site)
    default: return nil
    }
    return given
  }

  /// One of the project's own is a function as any other.
  private func runOperator(
    _ name: String, _ children: [Index], _ values: [CodeValue], _ scope: Int
  ) -> CodeValue? {
    guard case .closure = values[1] else { return nil }
    let file = frame(scope).file
    let type = values[0].references.first.flatMap(typeName)
    let members = type.map { staticParts(of: $0, near: file) } ?? []
    let functions = types.freeFunctions(name, from: file) + types.functions(name, in: members)
    guard let function = functions.first(where: { $0.parameters.count == 2 && $0.body != nil }) else {
      return nil
    }
    let arguments = zip(function.parameters, zip(values, children)).map {
      Argument(for: $0, value: $1.0, node: $1.1)
    }
    let result = run(function, instance: .unknown, arguments, site(children[1], scope))
    return result.references.isEmpty ? values[0] : result
  }

  /// Swift's own.
  private static let operators: Set = [
    "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "...", "..<", "~=",
    "&", "|", "^", "<<", ">>", "=", "is", "as",
  ]

  /// Two lists one after the other; what is not understood in one is none of the views that are known.
  static func joined(_ first: CodeValue, _ second: CodeValue) -> CodeValue? {
    switch (first, second) {
    case (.references(let views, isList: true, let isCertain), .references(let others, _, let isOther)),
      (.references(let views, _, let isCertain), .references(let others, isList: true, let isOther)):
      .references(
        views + others.filter { !views.contains($0) }, isList: true, isCertain: isCertain && isOther)
    case (.references(_, isList: true, _), .unknown): first
    case (.unknown, .references(_, isList: true, _)): second
    default: nil
    }
  }
}
