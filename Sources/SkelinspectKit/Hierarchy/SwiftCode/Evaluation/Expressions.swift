/// What expressions stand for.
extension CodeEvaluation {
  mutating func evaluate(_ node: SwiftTree.Index, _ scope: Int, expecting type: TypeText? = nil) -> CodeValue
  {
    guard descend() else { return .unknown }
    defer { ascend() }
    let tree = tree(scope)
    let children = Array(tree.children(of: node))
    switch tree.kind(node) {
    case .identifier: return lookUp(tree.name(node), scope) ?? .unknown
    case .member: return member(node, children, scope, expecting: type)
    case .call: return call(node, scope, expecting: type)
    case .number: return Self.number(tree.name(node)).map { .constant(.number($0)) } ?? .unknown
    case .boolean: return .constant(.boolean(tree.name(node) == "true"))
    case .nilLiteral: return .constant(.null)
    case .string: return string(node, children, scope)
    case .array: return list(children.map { evaluate($0, scope) })
    case .dictionary, .subscriptCall, .unknown: return named(in: children, scope)
    case .tuple:
      let references = named(in: children, scope).references
      return references.isEmpty ? .unknown : .references(references, isList: true, isCertain: false)
    case .argument: return children.first.map { evaluate($0, scope) } ?? .unknown
    case .closure: return .closure(CodeNode(file: frame(scope).file, node: node), scope: scope)
    case .assignment:
      if children.count == 2 { assign(node, children[0], children[1], scope) }
      return .unknown
    case .binary: return binary(tree.name(node), children, scope)
    case .prefix:
      return prefix(
        tree.name(node), children, CodeNode(file: frame(scope).file, node: node), scope)
    case .ternary:
      let values = children.map { evaluate($0, scope) }
      return values.count == 3 ? values[1].or(values[2], isCertain: false) : .unknown
    case .cast:
      let value = children.first.map { evaluate($0, scope) } ?? .unknown
      let annotation = children.first { tree.kind($0) == .annotation }.flatMap { TypeText(tree.name($0)) }
      return tree.name(node) == "is" ? .unknown : cast(value, to: annotation)
    case .ifStatement, .switchStatement, .doStatement, .block: return run([node], scope) ?? .unknown
    default:
      run([node], scope)
      return .unknown
    }
  }

  private func cast(_ value: CodeValue, to type: TypeText?) -> CodeValue {
    guard let type, case .references(let references, let isList, let isCertain) = value else { return value }
    let isFromCell = references.contains { $0.type == nil || types.type($0.type?.name ?? "", near: 0) == nil }
    guard isFromCell || types.type(type.name, near: 0) != nil else { return value }
    return .references(
      references.map { Reference($0.base, $0.steps, type: isList && !type.isList ? $0.type : type) },
      isList: isList || type.isList, isCertain: isCertain)
  }

  /// Objects that stand in what is not understood: one cannot tell which of them is meant.
  mutating func named(in children: [SwiftTree.Index], _ scope: Int) -> CodeValue {
    var value = CodeValue.references([], isList: false, isCertain: false)
    for child in children {
      let other = evaluate(child, scope)
      if case .closure(let place, let scope) = other { runClosure(place, scope, []) }
      if case .references = other { value = value.or(other.element, isCertain: false) }
    }
    return value.references.isEmpty ? .unknown : value
  }

  private func list(_ values: [CodeValue]) -> CodeValue {
    guard !values.isEmpty else { return .references([], isList: true, isCertain: true) }
    let references = values.filter { if case .references = $0 { true } else { false } }
    // What is not understood is passed over: it is none of the views that are known.
    guard !references.isEmpty else { return .values(values) }
    return .references(
      references.flatMap { $0.element.references }, isList: true,
      isCertain: references.allSatisfy(\.isCertain))
  }

  // MARK: Literals

  static func number(_ text: String) -> Double? {
    let digits = text.filter { $0 != "_" }
    if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16).map(Double.init) }
    return Double(digits)
  }

  private mutating func string(_ node: SwiftTree.Index, _ children: [SwiftTree.Index], _ scope: Int)
    -> CodeValue
  {
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

  private static func unescaped(_ text: String) -> String {
    var (result, isEscaped) = ("", false)
    for character in text {
      if isEscaped {
        result.append(["n": "\n", "t": "\t", "r": "\r", "0": "\0"][character] ?? character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  private mutating func prefix(
    _ name: String, _ children: [SwiftTree.Index], _ place: CodeNode, _ scope: Int
  ) -> CodeValue {
    let value = children.first.map { evaluate($0, scope) } ?? .unknown
    switch (name, value.constant) {
    case ("!", .boolean(let isTrue)): return .constant(.boolean(!isTrue))
    case ("-", .number(let number)): return .constant(.number(-number))
    case ("&", _):
      noteChange(of: value, at: place, scope)
      return value.uncertain
    default: return name == "!" ? .unknown : value
    }
  }

  private mutating func binary(_ name: String, _ children: [SwiftTree.Index], _ scope: Int) -> CodeValue {
    let values = children.map { evaluate($0, scope) }
    guard values.count == 2 else { return .unknown }
    if name == "??" {
      guard case .references(_, _, isCertain: true) = values[0] else {
        return values[0].or(values[1], isCertain: false)
      }
      return values[0]
    }
    if case (.number(let first)?, .number(let second)?) = (values[0].constant, values[1].constant) {
      switch name {
      case "+": return .constant(.number(first + second))
      case "-": return .constant(.number(first - second))
      case "*": return .constant(.number(first * second))
      case "/": return second == 0 ? .unknown : .constant(.number(first / second))
      default: return .unknown
      }
    }
    if name == "+", let list = Self.joined(values[0], values[1]) { return list }
    if name == "+", case (.text(let first)?, .text(let second)?) = (values[0].constant, values[1].constant) {
      return .constant(.text(first + second))
    }
    return .unknown
  }

  /// Two lists one after the other; what is not understood in one is none of the views that are known.
  private static func joined(_ first: CodeValue, _ second: CodeValue) -> CodeValue? {
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

  // MARK: Assignments

  private mutating func assign(
    _ node: SwiftTree.Index, _ target: SwiftTree.Index, _ source: SwiftTree.Index, _ scope: Int
  ) {
    let tree = tree(scope)
    let place = CodeNode(file: frame(scope).file, node: node)
    switch tree.kind(target) {
    case .identifier:
      let name = tree.name(target)
      if name == "_" {
        runIfClosure(evaluate(source, scope))
        return
      }
      if let owner = self.scope(of: name, from: scope) {
        let value = evaluate(source, scope)
        runIfClosure(value)
        if tree.name(node) == "+=" {
          scopes[owner].values[name] = (scopes[owner].values[name] ?? .unknown).or(value, isCertain: true)
          return
        }
        let isHere = owner == scope
        let old = scopes[owner].values[name] ?? .unknown
        scopes[owner].values[name] =
          isHere || old == .unknown ? typed(value, nil) : old.or(value, isCertain: false)
      } else {
        set(name, of: frame(scope).instance, to: source, place, scope, operation: tree.name(node))
      }
    case .member:
      let children = Array(tree.children(of: target))
      guard let base = children.first else { return }
      let object = evaluate(base, scope)
      set(tree.name(target), of: object, to: source, place, scope, operation: tree.name(node))
    case .tuple:
      _ = evaluate(source, scope)
    default:
      let object = evaluate(target, scope)
      if tree.kind(target) == .subscriptCall, let key = keyPath(in: target, tree) {
        note(object, .set(key, nil), at: place, scope)
      }
      runIfClosure(evaluate(source, scope))
    }
  }

  /// The key that a key path in brackets ends in.
  private func keyPath(in node: SwiftTree.Index, _ tree: SwiftTree) -> ViewKey? {
    let path = tree.source.string(tree.range(node))
    guard let start = path.lastIndex(of: "\\") else { return nil }
    let name = path[start...].split(separator: ".").last?.prefix { $0.isLetter } ?? ""
    return Self.keys[String(name)]
  }

  /// A property of a view goes to what may set it to anything: `&view.isHidden`, `view.isHidden.toggle()`.
  mutating func noteChange(of value: CodeValue, at place: CodeNode, _ scope: Int) {
    for reference in value.references {
      guard case .property(let name)? = reference.steps.last, let key = Self.keys[name] else { continue }
      let view = Reference(reference.base, reference.steps.dropLast())
      note(.references([view], isList: false, isCertain: false), .set(key, nil), at: place, scope)
    }
  }

  private mutating func runIfClosure(_ value: CodeValue) {
    if case .closure(let place, let scope) = value { runLater(place, scope) }
  }

  /// `object.name = source`.
  private mutating func set(
    _ name: String, of object: CodeValue, to source: SwiftTree.Index, _ place: CodeNode, _ scope: Int,
    operation: String
  ) {
    if case .type(let type) = object {
      let value = evaluate(source, scope)
      if type.hasSuffix("SkeletonAppearance.default") { appearance.append((name, value.constant, place)) }
      return
    }
    if case .references = object, let key = Self.keys[name], !declares(name, object) {
      let value = evaluate(source, scope)
      note(object, .set(key, operation == "=" ? constant(value, for: key) : nil), at: place, scope)
      return
    }
    let value = evaluate(source, scope)
    runIfClosure(value)
    for reference in object.references {
      setObject(name, of: reference, object, value, place, scope, operation: operation)
    }
  }

  private mutating func setObject(
    _ name: String, of reference: Reference, _ object: CodeValue, _ value: CodeValue, _ place: CodeNode,
    _ scope: Int,
    operation: String
  ) {
    let subject = CodeValue.references(
      [reference], isList: false, isCertain: object.isCertain && value.isCertain)
    switch name {
    case "dataSource": note(subject, .setDataSource(value), at: place, scope)
    case "delegate":
      note(subject, .setDelegate(value), at: place, scope)
      assign(value, toProperty: name, of: reference, at: place)
    case "view" where reference.isInstance && nature.isController:
      for other in value.references {
        note(.reference(reference.adding(.view, type: nil)), .alias(other), at: place, scope)
      }
    case "tableHeaderView", "tableFooterView", "backgroundView":
      let place2: ViewPlace =
        name == "tableHeaderView"
        ? .tableHeaderView : name == "tableFooterView" ? .tableFooterView : .backgroundView
      for other in value.references { note(subject, .add(other, place2), at: place, scope) }
    case "collectionViewLayout":
      note(subject, .setLayout(value), at: place, scope)
      for other in value.references {
        note(.reference(reference.adding(.layout, type: nil)), .alias(other), at: place, scope)
      }
    case _ where runSetter(of: name, of: subject, to: value, place, scope): break
    default:
      if operation == "+=", reference.isInstance, case .references(let more, _, let isCertain) = value {
        assign(
          .references(more, isList: true, isCertain: isCertain), toProperty: name, of: reference, at: place)
      } else {
        assign(value, toProperty: name, of: reference, at: place)
      }
    }
  }

  /// False where a property has no setter of its own.
  private mutating func runSetter(
    of name: String, of object: CodeValue, to value: CodeValue, _ place: CodeNode, _ scope: Int
  ) -> Bool {
    guard let variable = object.references.first.flatMap({ variable(name, of: $0) }), variable.getter != nil
    else { return false }
    let caller = frame(scope)
    guard caller.functions.count < Self.maximumCalls, !caller.functions.contains(variable.place) else {
      return true
    }
    for setter in variable.observers {
      let inner = enter(
        Frame(
          instance: object, owner: variable.owner, file: setter.file, entry: caller.entry,
          isImmediate: caller.isImmediate, cells: caller.cells, calls: caller.calls + [place],
          functions: caller.functions + [variable.place]))
      scopes[inner].values["newValue"] = value
      runBlock(setter.node, inner)
    }
    return true
  }

  /// Whether a class of the project has a property of that name that is none of UIKit's.
  private func declares(_ name: String, _ object: CodeValue) -> Bool {
    object.references.contains { reference in
      guard let type = reference.type, let known = types.type(type.name, near: 0) else { return false }
      return types.parts(of: known).contains { types.declarations[$0].variables[name] != nil }
    }
  }

  /// What a key can be set to.
  private func constant(_ value: CodeValue, for key: ViewKey) -> Constant? {
    guard let constant = value.constant else { return nil }
    return constant == .null ? nil : constant
  }

  /// The properties that make a difference to skeletons.
  static let keys: [String: ViewKey] = {
    let keys: [ViewKey] = [
      .isSkeletonable, .isHiddenWhenSkeletonIsActive, .isUserInteractionDisabledWhenSkeletonIsActive,
      .skeletonCornerRadius, .lastLineFillPercent, .linesCornerRadius, .skeletonLineSpacing,
      .skeletonPaddingInsets,
      .skeletonTextLineHeight, .skeletonTextNumberOfLines, .useFontLineHeight, .numberOfLines, .isHidden,
      .rowHeight,
      .estimatedRowHeight, .textAlignment, .itemSize, .estimatedItemSize, .minimumLineSpacing,
      .minimumInteritemSpacing, .sectionInset, .headerReferenceSize, .footerReferenceSize, .scrollDirection,
      .axis,
    ]
    return Dictionary(uniqueKeysWithValues: keys.map { ($0.rawValue, $0) })
  }()
}
