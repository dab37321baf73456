/// What a condition says of the class of a local, a property or `self`.
struct ClassTest {
  /// The name of a local or of a property, or `self`.
  let name: String
  /// It is of one of these, or of none of them; without any it is one of some that the condition picks, nobody knows which.
  let types: [TypeText]
  let isKept: Bool

  fileprivate var opposite: ClassTest { ClassTest(name: name, types: types, isKept: !isKept) }
}

extension CodeEvaluation {
  /// The tests that hold where a condition does, and whether it is nothing but one.
  private struct Tests {
    var all: [ClassTest] = []
    var isOnly = false

    init() {}
    init(_ test: ClassTest?) { (all, isOnly) = (test.map { [$0] } ?? [], test != nil) }

    var negated: Tests { isOnly ? Tests(all.first?.opposite) : Tests() }

    func and(_ other: Tests) -> Tests {
      var both = Tests()
      both.all = all + other.all
      return both
    }

    /// Of one view: it is of one class or the other.
    func or(_ other: Tests) -> Tests {
      guard isOnly, other.isOnly, let first = all.first, let second = other.all.first, first.isKept,
        second.isKept, first.name == second.name
      else { return Tests() }
      if first.types.isEmpty || second.types.isEmpty {
        return Tests(ClassTest(name: first.name, types: [], isKept: true))
      }
      return Tests(ClassTest(name: first.name, types: first.types + second.types, isKept: true))
    }
  }

  /// Conditions in one another that are looked at.
  private static let maximumTests = 16

  /// What holds where a condition does.
  func classTests(_ condition: Index, _ scope: Int) -> [ClassTest] {
    tests(condition, scope, Self.maximumTests).all
  }

  /// What holds where these conditions do not: nothing, where another one may have failed.
  func failedTests(_ conditions: [Index], _ scope: Int) -> [ClassTest] {
    conditions.count == 1 ? tests(conditions[0], scope, Self.maximumTests).negated.all : []
  }

  private func tests(_ node: Index, _ scope: Int, _ depth: Int) -> Tests {
    guard depth > 0 else { return Tests() }
    let tree = tree(scope)
    let children = Array(tree.children(of: node))
    let name = tree.name(node)
    switch tree.kind(node) {
    case .cast where name == "is": return Tests(castTest(node, scope))
    case .binding:
      let value = children.first { tree.kind($0) != .annotation }
      return value.map { Tests(castTest($0, scope)) } ?? Tests()
    case .prefix where name == "!":
      return children.first.map { tests($0, scope, depth - 1).negated } ?? Tests()
    case .binary where children.count == 2:
      if name == "&&" || name == "||" {
        return join(name, tests(children[0], scope, depth - 1), tests(children[1], scope, depth - 1))
      }
      if name == "=" { return Tests(test(of: children[1], castType(of: children[0], scope), scope)) }
      guard name == "==" || name == "!=" else { return picks(node, scope) }
      return compared(children[0], isEqual: name == "==", to: children[1], scope, depth)
    case .call: return kindTest(children, scope).map { Tests($0) } ?? picks(node, scope)
    case .member where name == "isSkeletonable":
      return Tests(
        children.first.flatMap { testedName($0, scope) }.map { ClassTest(name: $0, types: [], isKept: true) })
    // A flag of the project's own that an extension gives every view.
    case .identifier where name == "isSkeletonable" && declares(name, frame(scope).instance):
      return Tests(ClassTest(name: "self", types: [], isKept: true))
    default: return picks(node, scope)
    }
  }

  /// What asks something else of one of the views that a walk comes to.
  private func picks(_ node: Index, _ scope: Int) -> Tests {
    let text = tree(scope).text(node)
    for scope in chain(from: scope) {
      let names = scopes[scope].values.filter {
        $1.references.contains(where: \.isWalk) && text.hasWord($0)
      }.keys
      if let name = names.min() { return Tests(ClassTest(name: name, types: [], isKept: true)) }
    }
    return Tests()
  }

  private func join(_ name: String, _ first: Tests, _ second: Tests) -> Tests {
    name == "&&" ? first.and(second) : first.or(second)
  }

  /// `v as? UILabel != nil`, `(v is UILabel) == false`.
  private func compared(_ value: Index, isEqual: Bool, to other: Index, _ scope: Int, _ depth: Int) -> Tests {
    let tree = tree(scope)
    switch tree.kind(other) {
    case .nilLiteral:
      let tests = Tests(castTest(value, scope))
      return isEqual ? tests.negated : tests
    case .boolean:
      let tests = tests(value, scope, depth - 1)
      return isEqual == (tree.name(other) == "true") ? tests : tests.negated
    default:
      if let asked = tagged(value, scope) { return Tests(asked) }
      let picked = picks(value, scope)
      return picked.isOnly ? picked : picks(other, scope)
    }
  }

  /// `v.tag == 7`, of a view that somebody gives.
  private func tagged(_ node: Index, _ scope: Int) -> ClassTest? {
    guard tree(scope).kind(node) == .member, tree(scope).name(node) == "tag",
      let object = tree(scope).children(of: node).first, tree(scope).kind(object) == .identifier,
      let value = local(tree(scope).name(object), scope),
      value.references.allSatisfy({ viewClass(of: $0)?.family.isCollection == false })
    else { return nil }
    return ClassTest(name: tree(scope).name(object), types: [], isKept: true)
  }

  /// `v is UILabel`, `v as? UILabel`.
  private func castTest(_ node: Index, _ scope: Int) -> ClassTest? {
    guard tree(scope).kind(node) == .cast, let value = tree(scope).children(of: node).first else {
      return nil
    }
    return test(of: value, castType(of: node, scope), scope)
  }

  /// `v.isKind(of: UILabel.self)`.
  private func kindTest(_ children: [Index], _ scope: Int) -> ClassTest? {
    let tree = tree(scope)
    guard children.count == 2, tree.kind(children[0]) == .member, tree.name(children[0]) == "isKind",
      let object = tree.children(of: children[0]).first, let value = tree.children(of: children[1]).first,
      tree.kind(value) == .member, tree.name(value) == "self", let type = tree.children(of: value).first,
      tree.kind(type) == .identifier
    else { return nil }
    return test(of: object, castTarget(TypeText(name: tree.name(type)), scope), scope)
  }

  private func test(of subject: Index, _ type: TypeText?, _ scope: Int) -> ClassTest? {
    guard let type, !type.isList, let name = testedName(subject, scope) else { return nil }
    return ClassTest(name: name, types: [type], isKept: true)
  }

  /// What a condition may say something of.
  func testedName(_ node: Index, _ scope: Int) -> String? {
    guard tree(scope).kind(node) == .identifier else { return nil }
    let name = tree(scope).name(node)
    return name == "self" || local(name, scope) != nil || isProperty(name, scope) ? name : nil
  }

  private func isProperty(_ name: String, _ scope: Int) -> Bool {
    let frame = frame(scope)
    guard frame.owner != nil, let object = frame.instance.references.first else { return false }
    return variable(name, of: object) != nil
  }

  /// The class in a cast or a pattern.
  func castType(of node: Index, _ scope: Int) -> TypeText? {
    let tree = tree(scope)
    guard tree.kind(node) == .cast else { return nil }
    return tree.annotation(of: node).map { castTarget($0, scope) }
  }
}

extension CodeEvaluation {
  /// Whether a condition is nothing but a test of a class.
  func isClassTest(_ condition: Index, _ scope: Int) -> Bool {
    let tests = tests(condition, scope, Self.maximumTests)
    return tests.isOnly && tests.all.allSatisfy { !$0.types.isEmpty }
  }

  /// What a closure that is nothing but a test asks of its argument: `{ $0 is UILabel }`.
  func classTest(of closure: CodeNode, _ captured: Int) -> ClassTest? {
    guard scopes.indices.contains(captured), frame(captured).file == closure.file else { return nil }
    let tree = types.trees[closure.file]
    var (name, statements) = ("$0", [Index]())
    for child in tree.children(of: closure.node) {
      switch tree.kind(child) {
      case .parameter: name = tree.name(child)
      case .modifier, .annotation, .binding: break
      default: statements.append(child)
      }
    }
    guard statements.count == 1, var only = statements.first else { return nil }
    if tree.kind(only) == .returnStatement, let value = tree.children(of: only).first { only = value }
    let inner = push(captured)
    scopes[inner].values[name] = .unknown
    guard isClassTest(only, inner), let test = classTests(only, inner).first, test.name == name else {
      return nil
    }
    return test
  }
}
