/// Calls: of functions that the project declares, of SkeletonView's, and of those of UIKit and Swift that matter.
extension CodeEvaluation {
  /// An argument as a call passes it.
  struct Argument {
    let label: String?
    let isTrailing: Bool
    let value: CodeValue
    let node: SwiftTree.Index
  }

  mutating func call(_ node: SwiftTree.Index, _ scope: Int, expecting type: TypeText?) -> CodeValue {
    let children = Array(tree(scope).children(of: node))
    guard let callee = children.first else { return .unknown }
    let kind = tree(scope).kind(callee)
    let place = CodeNode(file: frame(scope).file, node: node)
    switch kind {
    case .identifier:
      let arguments = arguments(children.dropFirst(), scope)
      return callName(tree(scope).name(callee), arguments, place, scope)
    case .member:
      let name = tree(scope).name(callee)
      guard let base = tree(scope).children(of: callee).first(where: { _ in true }) else {
        let arguments = arguments(children.dropFirst(), scope)
        return implicit(name, arguments, place, scope, expecting: type)
      }
      if tree(scope).kind(base) == .identifier, tree(scope).name(base) == "super" {
        return callSuper(name, arguments(children.dropFirst(), scope), place, scope)
      }
      let object = evaluate(base, scope)
      if name == "constraint" { return constrain(base, children.dropFirst(), place, scope) }
      let arguments = arguments(children.dropFirst(), scope, of: object)
      if name == "append" || name == "insert", tree(scope).kind(base) == .identifier {
        grow(tree(scope).name(base), by: arguments.first?.value ?? .unknown, scope)
      }
      return call(name, on: object, arguments, place, scope, isSelf: false)
    default:
      let value = evaluate(callee, scope)
      let arguments = arguments(children.dropFirst(), scope)
      if case .closure(let closure, let captured) = value {
        return runClosure(closure, captured, arguments.map(\.value), calls: place, scope)
      }
      if case .array = kind { return .references([], isList: true, isCertain: true) }
      return unknownResult(.unknown, arguments)
    }
  }

  /// Adds to a list that a local variable holds.
  private mutating func grow(_ name: String, by value: CodeValue, _ scope: Int) {
    guard let owner = self.scope(of: name, from: scope), let old = scopes[owner].values[name] else { return }
    let more = CodeValue.references(value.element.references, isList: true, isCertain: value.isCertain)
    if case .references = old {
      scopes[owner].values[name] = old.or(more, isCertain: old.isCertain && more.isCertain)
    } else if !more.references.isEmpty {
      scopes[owner].values[name] = more
    }
  }

  private mutating func arguments(
    _ nodes: some Sequence<SwiftTree.Index>, _ scope: Int, of object: CodeValue = .unknown
  ) -> [Argument] {
    nodes.compactMap { node in
      guard tree(scope).kind(node) == .argument,
        let child = tree(scope).children(of: node).first(where: { _ in true })
      else { return nil }
      let name = tree(scope).name(node)
      return Argument(
        label: name.isEmpty ? nil : name, isTrailing: tree(scope).isTrailing(node),
        value: evaluate(child, scope), node: child)
    }
  }

  // MARK: By a bare name

  private mutating func callName(_ name: String, _ arguments: [Argument], _ place: CodeNode, _ scope: Int)
    -> CodeValue
  {
    if let value = local(name, scope) {
      if case .closure(let closure, let captured) = value {
        return runClosure(closure, captured, arguments.map(\.value), calls: place, scope)
      }
      if case .type(let type) = value { return make(type, arguments, place, scope) }
      return unknownResult(.unknown, arguments)
    }
    if name == "NSStringFromClass" { return make(name, arguments, place, scope) }
    if name == "type", let of = arguments.first, of.label == "of" {
      return of.value.references.first.flatMap(typeName).map { .type($0) } ?? .unknown
    }
    let frame = frame(scope)
    if frame.owner != nil {
      if case .type(let type) = frame.instance {
        if let function = staticFunction(name, of: type, arguments, near: frame.file) {
          return run(function, instance: frame.instance, arguments, place, scope)
        }
      } else if isMethod(name, of: frame.instance, arguments, frame) {
        return call(name, on: frame.instance, arguments, place, scope, isSelf: true)
      }
    }
    for function in types.freeFunctions(name).sorted(by: {
      nearness($0, frame.file) > nearness($1, frame.file)
    })
    where function.binding(arguments.map { ($0.label, $0.isTrailing) }) != nil {
      return run(function, instance: .unknown, arguments, place, scope)
    }
    if name.first?.isUppercase == true || name.hasPrefix("_") && name.dropFirst().first?.isUppercase == true {
      return make(name, arguments, place, scope)
    }
    if frame.owner != nil, case .references = frame.instance {
      // A method that nobody declares here: the library's, UIKit's, or an inherited one.
      return call(name, on: frame.instance, arguments, place, scope, isSelf: true)
    }
    return unknownResult(.unknown, arguments)
  }

  /// `forEach(view.addSubview)`.
  mutating func callNamed(
    _ function: SwiftTree.Index, _ value: CodeValue, _ place: CodeNode, _ scope: Int
  ) {
    let tree = tree(scope)
    let argument = Argument(label: nil, isTrailing: false, value: value, node: function)
    switch tree.kind(function) {
    case .identifier: _ = callName(tree.name(function), [argument], place, scope)
    case .member:
      guard let base = tree.children(of: function).first(where: { _ in true }) else { return }
      _ = call(tree.name(function), on: evaluate(base, scope), [argument], place, scope, isSelf: false)
    default: break
    }
  }

  private func nearness(_ function: CodeFunction, _ file: Int) -> Int { function.place.file == file ? 1 : 0 }

  private func isMethod(_ name: String, of instance: CodeValue, _ arguments: [Argument], _ frame: Frame)
    -> Bool
  {
    instance.references.contains { method(name, of: $0, isList: false, arguments) != nil }
  }

  private func typeName(_ reference: Reference) -> String? {
    reference.isInstance ? types.declarations[type].name : reference.type?.name
  }

  private mutating func callSuper(_ name: String, _ arguments: [Argument], _ place: CodeNode, _ scope: Int)
    -> CodeValue
  {
    // What is inherited counts as run by itself; only what happens to an argument is left.
    let instance = frame(scope).instance
    guard let owner = frame(scope).owner, !arguments.isEmpty else {
      return Self.isLibraryCall(name) ? library(name, on: instance, arguments, place, scope) : .unknown
    }
    let parts = types.parts(of: type)
    let own = parts.firstIndex(of: owner) ?? 0
    for part in parts[(own + 1)...] {
      for function in types.declarations[part].functions[name] ?? []
      where function.binding(arguments.map { ($0.label, $0.isTrailing) }) != nil && !function.isStatic
        && function.name != "init"
      {
        return run(function, instance: instance, arguments, place, scope)
      }
    }
    if Self.isLibraryCall(name) { return library(name, on: instance, arguments, place, scope) }
    return unknownResult(.unknown, arguments)
  }

  /// `.init(…)`, `.fixed(25)`, `.sizes(…)`.
  private mutating func implicit(
    _ name: String, _ arguments: [Argument], _ place: CodeNode, _ scope: Int, expecting type: TypeText?
  ) -> CodeValue {
    if name == "init" {
      if let type, !type.isList { return make(type.name, arguments, place, scope) }
      return Self.measure("init", arguments) ?? .unknown
    }
    if let type, !type.isList,
      let function = staticFunction(name, of: type.name, arguments, near: frame(scope).file)
    {
      return run(function, instance: .type(type.name), arguments, place, scope)
    }
    let numbers = arguments.compactMap {
      if case .number(let number)? = $0.value.constant { number } else { nil }
    }
    return numbers.count == arguments.count ? .constant(.call(name, numbers)) : .unknown
  }

  // MARK: object.name(…)

  mutating func call(
    _ name: String, on object: CodeValue, _ arguments: [Argument], _ place: CodeNode, _ scope: Int,
    isSelf: Bool
  ) -> CodeValue {
    if name == "dequeueReusableCell", frame(scope).cells != nil { return dequeue(arguments, scope) }
    if name == "classForCoder" { return object }
    if name == "components", case .text(let text)? = object.constant, case .text(let by)? = arguments.first?.value.constant, by.count == 1 {
      return .values(text.split(separator: by).map { .constant(.text(String($0))) })
    }
    switch object {
    case .type(let type):
      if name == "init" { return make(type, arguments, place, scope) }
      if let function = staticFunction(name, of: type, arguments, near: frame(scope).file) {
        return run(function, instance: object, arguments, place, scope)
      }
      if type.contains("keleton") || name.contains("keleton") || name.hasPrefix("mark") {
        for argument in arguments { noteUnread("markSkeletons", argument.value, [], place, scope) }
      }
      // Nested.
      if name.first?.isUppercase == true { return make(name, arguments, place, scope) }
      if type.hasSuffix("SkeletonAppearance.default") { return .unknown }
      return unknownResult(.unknown, arguments)
    case .closure(let closure, let captured) where name == "callAsFunction":
      return runClosure(closure, captured, arguments.map(\.value), calls: place, scope)
    case .values(let values):
      return callEach(name, values, arguments, place, scope)
    case .references(let references, let isList, let isCertain):
      return call(name, on: references, isList, isCertain, arguments, place, scope)
    default:
      let wasRepeated = isRepeated
      if name == "forEach" || name == "map" { isRepeated = true }
      defer { isRepeated = wasRepeated }
      return unknownResult(object, arguments)
    }
  }

  private mutating func call(
    _ name: String, on references: [Reference], _ isList: Bool, _ isCertain: Bool, _ arguments: [Argument],
    _ place: CodeNode, _ scope: Int
  ) -> CodeValue {
    var groups: [(function: CodeFunction?, references: [Reference])] = []
    for reference in references {
      let function = method(name, of: reference, isList: isList, arguments)
      if let index = groups.firstIndex(where: { $0.function == function }) {
        groups[index].references.append(reference)
      } else {
        groups.append((function, [reference]))
      }
    }
    var result: CodeValue?
    for (function, group) in groups {
      let object = CodeValue.references(group, isList: isList, isCertain: isCertain)
      if let function, !isList, shadows(function, arguments) {
        note(object, .shadow(function.place), at: place, scope)
      }
      let value =
        function.map { run($0, instance: object, arguments, place, scope) }
        ?? (isList
          ? callList(name, on: object, arguments, place, scope)
          : callView(name, on: object, arguments, place, scope))
      result = result?.or(value, isCertain: true) ?? value
    }
    return result ?? unknownResult(.unknown, arguments)
  }

  private mutating func callEach(
    _ name: String, _ values: [CodeValue], _ arguments: [Argument], _ place: CodeNode, _ scope: Int
  ) -> CodeValue {
    guard let closure = arguments.last, case .closure(let body, let captured) = closure.value else {
      return .unknown
    }
    for value in values.prefix(64) { _ = runClosure(body, captured, [value], calls: place, scope) }
    return .unknown
  }

  // MARK: Finding

  func method(_ name: String, of reference: Reference, isList: Bool, _ arguments: [Argument]) -> CodeFunction?
  {
    let labels = arguments.map { ($0.label, $0.isTrailing) }
    let parts: [Int]
    if isList {
      parts = listParts(of: reference)
    } else if let declaration = declaration(of: reference) {
      parts = types.parts(of: declaration) + foreignParts(of: reference)
    } else {
      parts = foreignParts(of: reference)
    }
    var best: (function: CodeFunction, spare: Int)?
    for part in parts {
      for function in types.declarations[part].functions[name] ?? []
      where !function.isStatic && function.body != nil {
        guard function.binding(labels) != nil else { continue }
        let spare = function.parameters.count - labels.count
        if best == nil || spare < (best?.spare ?? 0) { best = (function, spare) }
      }
      if best != nil { break }
    }
    return best?.function
  }

  /// Extensions of Swift's lists whose elements are views.
  private func listParts(of reference: Reference) -> [Int] {
    let lists = [
      "Array", "Sequence", "Collection", "MutableCollection", "RangeReplaceableCollection",
      "RandomAccessCollection", "BidirectionalCollection",
    ]
    return lists.flatMap { types.extensions(ofForeign: $0) }.filter { part in
      types.declarations[part].requirements.allSatisfy { requirement in
        guard
          requirement.name == "Element" || requirement.name == "Iterator.Element"
            || requirement.name == "Wrapped"
        else { return true }
        let name = requirement.type.name
        if ViewClass(named: name) != nil || name == "T" { return true }
        guard let declaration = types.type(name, near: types.declarations[part].place.file) else {
          return false
        }
        return types.declarations[declaration].isProtocol || types.nature(of: declaration).viewClass != nil
      }
    }
  }

  func staticFunction(_ name: String, of type: String, _ arguments: [Argument], near file: Int)
    -> CodeFunction?
  {
    let labels = arguments.map { ($0.label, $0.isTrailing) }
    for part in staticParts(of: type, near: file) {
      for function in types.declarations[part].functions[name] ?? []
      where function.isStatic && function.body != nil && function.binding(labels) != nil {
        return function
      }
    }
    return nil
  }

  // MARK: Running

  mutating func run(
    _ function: CodeFunction, instance: CodeValue, _ arguments: [Argument], _ place: CodeNode, _ scope: Int
  ) -> CodeValue {
    guard let body = function.body,
      let binding = function.binding(arguments.map { ($0.label, $0.isTrailing) })
    else {
      return .unknown
    }
    let caller = frame(scope)
    guard caller.functions.count < Self.maximumCalls else { return .unknown }
    var values = arguments.map(\.value)
    var instance = instance
    if caller.functions.contains(function.place) {
      values = values.map(Self.descending)
      instance = Self.descending(instance)
    }
    // An own function without arguments counts as run by itself; what it returns is asked for.
    let call = Call(
      function: function.place, instance: instance, arguments: values, entry: caller.entry,
      isImmediate: caller.isImmediate, made: caller.calls + [place])
    if let known = results[call] { return known }
    results[call] = .unknown
    // What a function without a result makes for the instance is the same on whatever way it is called.
    let isPlain =
      function.result == nil && function.name != "init" && instance.references.contains(where: \.isInstance)
      && values.allSatisfy(\.references.isEmpty)
    let inner = enter(
      Frame(
        instance: instance, owner: function.owner, file: body.file, entry: caller.entry,
        isImmediate: caller.isImmediate, cells: caller.cells, calls: isPlain ? [] : caller.calls + [place],
        functions: caller.functions + [function.place]))
    for (parameter, numbers) in zip(function.parameters, binding) {
      bind(parameter, numbers.map { values[$0] }, function, inner)
    }
    for argument in arguments {
      if case .closure(let closure, let captured) = argument.value { runLater(closure, captured) }
    }
    let value = typed(runBody(body.node, inner), function.result.flatMap { TypeText($0) })
    results[call] = value
    return value
  }

  private mutating func bind(
    _ parameter: CodeFunction.Parameter, _ values: [CodeValue], _ function: CodeFunction, _ scope: Int
  ) {
    var value: CodeValue
    if parameter.isVariadic {
      value = values.isEmpty ? .references([], isList: true, isCertain: true) : CodeValue.joined(values)
    } else if let first = values.first {
      value = first
    } else if let standard = parameter.standard {
      let outer = enter(Frame(instance: .unknown, owner: nil, file: standard.file, entry: ""))
      value = evaluate(standard.node, outer, expecting: TypeText(parameter.type))
    } else {
      value = .unknown
    }
    if case .type = value, let name = TypeText(parameter.type)?.name, function.generics.contains(name) {
      scopes[scope].values[name] = value
    }
    if let type = TypeText(parameter.type),
      case .references(let references, let isList, let isCertain) = value,
      !function.generics.contains(type.name)
    {
      // A type that is known better stays.
      value = .references(
        references.map { $0.type == nil ? Reference($0.base, $0.steps, type: type) : $0 }, isList: isList,
        isCertain: isCertain)
    }
    scopes[scope].values[parameter.name] = value
  }

  /// A function that calls itself on the views in a view goes down all of them.
  private static func descending(_ value: CodeValue) -> CodeValue {
    guard case .references(let references, let isList, let isCertain) = value else { return value }
    return .references(
      references.map { reference in
        guard let last = reference.steps.last,
          last == .subviews || last == .arrangedSubviews || last == .descendants
        else { return reference }
        var steps = reference.steps
        while let last = steps.last, last == .subviews || last == .arrangedSubviews || last == .descendants {
          steps.removeLast()
        }
        return Reference(reference.base, steps + [.descendants], type: reference.type)
      }, isList: isList, isCertain: isCertain)
  }

  /// A closure or local function.
  @discardableResult
  mutating func runClosure(
    _ closure: CodeNode, _ captured: Int, _ values: [CodeValue], calls place: CodeNode? = nil,
    _ caller: Int? = nil
  ) -> CodeValue {
    guard scopes.indices.contains(captured) else { return .unknown }
    var frame = frames[scopes[captured].frame]
    guard frame.functions.count < Self.maximumCalls * 2, frame.functions.count(where: { $0 == closure }) < 2
    else { return .unknown }
    frame.functions.append(closure)
    frame.returned = nil
    if let place { frame.calls.append(place) }
    if let caller, !self.frame(caller).isImmediate { frame.isImmediate = false }
    frames.append(frame)
    scopes.append(Scope(parent: captured, frame: frames.count - 1))
    let scope = scopes.count - 1
    let tree = types.trees[closure.file]
    var statements: [SwiftTree.Index] = []
    var parameters: [String] = []
    for child in tree.children(of: closure.node) {
      switch tree.kind(child) {
      case .parameter: parameters.append(tree.name(child))
      case .modifier, .annotation, .genericParameter, .supertype, .requirement: break
      default: statements.append(child)
      }
    }
    for (number, name) in parameters.enumerated() {
      scopes[scope].values[name] =
        parameters.count > 1 && values.count == 1
        ? values[0].uncertain : values.indices.contains(number) ? values[number] : .unknown
    }
    if parameters.isEmpty || tree.kind(closure.node) == .closure {
      for number in 0..<max(values.count, 3) {
        scopes[scope].values["$\(number)"] = values.indices.contains(number) ? values[number] : .unknown
      }
    }
    if tree.kind(closure.node) == .function {
      return statements.first { tree.kind($0) == .block }.map { runBody($0, scope) } ?? .unknown
    }
    let only = run(statements, scope)
    return frames[scopes[scope].frame].returned ?? only ?? .unknown
  }

  /// A closure that somebody else calls, with what one cannot tell.
  mutating func runLater(_ closure: CodeNode, _ captured: Int) {
    guard scopes.indices.contains(captured) else { return }
    let wasImmediate = frames[scopes[captured].frame].isImmediate
    frames[scopes[captured].frame].isImmediate = false
    runClosure(closure, captured, [])
    frames[scopes[captured].frame].isImmediate = wasImmediate
  }

  /// What a call gives that nobody declares: its closures run, and the objects that it names may be meant.
  mutating func unknownResult(_ object: CodeValue, _ arguments: [Argument]) -> CodeValue {
    var value = object.isMade ? object.base : object.uncertain
    for argument in arguments {
      switch argument.value {
      case .closure(let closure, let captured): runLater(closure, captured)
      case .references where !object.isMade: value = value.or(argument.value.element, isCertain: false)
      default: break
      }
    }
    return value
  }
}

extension CodeValue {
  /// The elements of a list.
  static func joined(_ values: [CodeValue]) -> CodeValue {
    let references = values.flatMap { $0.element.references }
    guard !references.isEmpty else { return .values(values) }
    return .references(references, isList: true, isCertain: values.allSatisfy(\.isCertain))
  }
}

extension SwiftTree {
  /// A closure after a call's parentheses.
  func isTrailing(_ argument: Index) -> Bool {
    guard let child = children(of: argument).first(where: { _ in true }), kind(child) == .closure else {
      return false
    }
    return range(child).lowerBound == range(argument).lowerBound && name(argument).isEmpty
  }
}
