/// Functions and closures that are called, with what they are given.
extension CodeEvaluation {
  func run(
    _ function: CodeFunction, instance: CodeValue, _ arguments: [Argument], _ site: Site
  ) -> CodeValue {
    if function.body == nil, Self.isLibraryCall(function.name) { ownShows.insert(site.place) }
    let expected = expectedResult
    expectedResult = nil
    guard let body = function.body,
      let binding = function.binding(arguments.map { ($0.label, $0.isTrailing) })
    else { return .unknown }
    var instance = comingBack(instance)
    if order.isKept { order.addCall(of: function.place, at: site.place) }
    if instance.references.contains(where: \.isInstance) { calledFunctions.insert(function.name) }
    let caller = frame(site.scope)
    noteCall(of: function)
    guard caller.functions.count < limits.calls else {
      let object = instance.references.contains(where: \.isInstance) ? [] : [instance]
      noteLimit(at: site.place, for: object + arguments.map(\.value))
      return .unknown
    }
    if Self.isLibraryCall(function.name) { ownShows.insert(site.place) }
    var values = arguments.map(\.value)
    let isRecursive = caller.functions.contains(function.place)
    if isRecursive {
      values = values.map(Self.descending)
      instance = Self.descending(instance)
    }
    // An own function without arguments counts as run by itself; what it returns is asked for.
    let call = Call(
      function: function.place, instance: instance, arguments: values, entry: caller.entry,
      isImmediate: caller.isImmediate, made: isRecursive ? caller.calls : caller.calls + [site.place])
    if let known = results[call] ?? results[call.anywhere] { return known }
    if let known = resultOfManyRuns(call, makes: makers.contains(function.place)) { return known }
    if reachesNoView(function, binding, arguments) {
      runLater(arguments)
      return .unknown
    }
    return follow(function, body, binding, call, arguments, expecting: expected, caller)
  }

  /// What a presenter that the instance calls knows as its view is the instance: an object of its class that another
  /// object's property keeps.
  private func comingBack(_ object: CodeValue) -> CodeValue {
    guard case .references(let references, false, let isCertain) = object, references.count == 1,
      let only = references.first, only.base == .instance, only.steps.count > 1,
      only.type?.name == types.declarations[type].name
    else { return object }
    return .references([instance], isList: false, isCertain: isCertain)
  }

  private func follow(
    _ function: CodeFunction, _ body: CodeNode, _ binding: [[Int]], _ call: Call, _ arguments: [Argument],
    expecting expected: TypeText?, _ caller: Frame
  ) -> CodeValue {
    results[call] = .unknown
    let start = makings
    // What a function without a result makes for the instance is the same on whatever way it is called.
    let isPlain =
      function.result == nil && function.name != "init"
      && call.instance.references.contains(where: \.isInstance)
      && call.arguments.allSatisfy { $0.references.allSatisfy(isNoView) }
    let inner = enter(
      Frame(
        instance: call.instance, owner: function.owner, file: body.file, entry: caller.entry,
        isImmediate: caller.isImmediate, cells: caller.cells, calls: isPlain ? [] : call.made,
        functions: caller.functions + [function.place]))
    let result = function.result.flatMap { TypeText($0) }
    frames[scopes[inner].frame].parameterScope = inner
    if !bindResult(of: function.place, to: expected, inner) {
      frames[scopes[inner].frame].result = result.flatMap { type(of: $0, calledOn: call.instance) }
    }
    for (parameter, numbers) in zip(function.parameters, binding) {
      bind(parameter, numbers.map { call.arguments[$0] }, function, inner)
      if scopes[inner].values[parameter.name]?.isOneValue == true {
        scopes[inner].fixed.insert(parameter.name)
      }
      // What does not escape is run by the function alone, with what is seen there.
      let isNamed = !parameter.type.hasSuffix("?") && types.isAliasOfSeveral(parameter.typeText?.name ?? "")
      if parameter.isFunction || isNamed, !parameter.isEscaping, !parameter.isVariadic { continue }
      let cells =
        parameter.isFunction ? cells(givenTo: parameter, of: function, at: call.made.last ?? body) : []
      runLater(numbers.map { arguments[$0] }, cells)
    }
    let returned = runBody(body.node, inner)
    let value = returned == .unknown ? given(result) : typed(returned, result)
    remember(value, of: call)
    if makings > start { makers.insert(function.place) } else { remember(value, of: call.anywhere) }
    if call.hasClosures { remember(value, of: call.withoutClosures) }
    return value
  }

  /// The closures among what a function is given.
  private func runLater(_ arguments: [Argument], _ given: [CodeValue] = []) {
    for argument in arguments {
      if case .closure(let closure, let captured) = argument.value { runLater(closure, captured, given) }
    }
  }

  /// Whether a function of a class that has nothing to do with views gets none and gives nothing back: what is handed to
  /// it is run later, and it need not be followed to that.
  private func reachesNoView(_ function: CodeFunction, _ binding: [[Int]], _ arguments: [Argument]) -> Bool {
    guard function.result == nil, function.name != "init", let owner = function.owner,
      let type = types.declarations[owner].isExtension ? types.type(extendedBy: owner) : owner,
      types.viewless.contains(type)
    else { return false }
    return zip(function.parameters, binding).allSatisfy { parameter, numbers in
      numbers.allSatisfy { number in
        if arguments[number].value.isClosure { return parameter.isEscaping }
        return arguments[number].value.references.isEmpty
      }
    }
  }

  /// Every function of the class is run by itself, too: what lies beyond a limit counts where it gets a view.
  func noteLimit(at place: CodeNode, for values: [CodeValue]) {
    let mayReachViews = values.lazy.flatMap(\.references).contains {
      viewClass(of: $0) != nil || isController($0)
    }
    if mayReachViews { noteLimit(at: place) }
  }

  /// What a function gave that was run with many closures; nil where it is to be run.
  private func resultOfManyRuns(_ call: Call, makes: Bool) -> CodeValue? {
    guard call.hasClosures else { return nil }
    runs[call.withoutClosures, default: 0] += 1
    guard runs[call.withoutClosures, default: 0] > (makes ? limits.runsOfMakers : limits.runs) else {
      return nil
    }
    for case .closure(let closure, let captured) in call.arguments { runLater(closure, captured) }
    return results[call.withoutClosures] ?? .unknown
  }

  func bind(
    _ parameter: CodeFunction.Parameter, _ values: [CodeValue], _ function: CodeFunction, _ scope: Int
  ) {
    var value: CodeValue
    if parameter.isVariadic {
      value = list(values)
    } else if let first = values.first {
      value = first
    } else if let standard = parameter.standard {
      value = evaluate(standard.node, push(scope), expecting: parameter.typeText)
    } else {
      value = .unknown
    }
    // What is read from a view and passed as a text is not the view.
    if case .references = value, parameter.typeText?.isPlainValue == true { value = .unknown }
    if case .unknown = value { value = given(parameter, to: nil) }
    noteBuilder(parameter, value, near: function.place.file)
    if case .type = value, let name = parameter.typeText?.name, function.generics.contains(name) {
      scopes[scope].values[name] = value
    }
    if let type = parameter.typeText,
      case .references(let references, let isList, let isCertain) = value,
      !function.generics.contains(type.name)
    {
      // A type that is known better stays.
      value = .references(
        references.map { $0.type == nil ? Reference($0.base, $0.steps, type: type) : $0 },
        isList: isList || type.isList, isCertain: isCertain)
    }
    scopes[scope].values[parameter.name] = value
  }

  /// A function that calls itself on the views in a view goes down all of them.
  static func descending(_ value: CodeValue) -> CodeValue {
    value.mapped { reference in
      // Those of a class among them stay so.
      var (steps, picks) = (reference.steps, [Reference.Step]())
      while let last = steps.last, last.isPick { picks.insert(steps.removeLast(), at: 0) }
      guard let last = steps.last, last.isWalk else { return reference }
      while let last = steps.last, last.isWalk || last.isPick { steps.removeLast() }
      return Reference(reference.base, steps + [.descendants] + picks, type: reference.type)
    }
  }

  /// A closure or local function.
  @discardableResult
  func runClosure(
    _ closure: CodeNode, _ captured: Int, _ values: [CodeValue], row: [TuplePart]? = nil,
    calls site: Site? = nil, expecting result: TypeText? = nil
  ) -> CodeValue {
    guard scopes.indices.contains(captured) else { return .unknown }
    var frame = frames[scopes[captured].frame]
    guard frame.functions.count(where: { $0 == closure }) < 2 else { return .unknown }
    guard frame.functions.count < limits.calls * 2 else {
      noteLimit(at: closure, for: values)
      return .unknown
    }
    frame.functions.append(closure)
    (frame.returned, frame.result, frame.isLeft, frame.openness) = (nil, result, false, openness)
    if let site {
      frame.calls.append(site.place)
      if !self.frame(site.scope).isImmediate { frame.isImmediate = false }
    }
    frames.append(frame)
    scopes.append(Scope(parent: captured, frame: frames.count - 1))
    let scope = scopes.count - 1
    let tree = types.trees[closure.file]
    var statements: [Index] = []
    var parameters: [String] = []
    for child in tree.children(of: closure.node) {
      switch tree.kind(child) {
      case .parameter: parameters.append(tree.name(child))
      case .binding where statements.isEmpty && tree.kind(closure.node) == .closure:
        runCondition(child, scope)
      case .modifier, .annotation, .genericParameter, .supertype, .requirement: break
      default: statements.append(child)
      }
    }
    let values = row.map { bind($0, toParameters: parameters, of: closure, scope) } ?? values
    for (number, name) in parameters.enumerated() where scopes[scope].tuples[name] == nil {
      scopes[scope].values[name] =
        parameters.count > 1 && values.count == 1
        ? values[0].uncertain : values.indices.contains(number) ? values[number] : .unknown
    }
    if parameters.isEmpty || tree.kind(closure.node) == .closure {
      for number in 0..<max(values.count, 3) where scopes[scope].tuples["$\(number)"] == nil {
        let other = values.count == 1 ? values[0].uncertain : .unknown
        scopes[scope].values["$\(number)"] = values.indices.contains(number) ? values[number] : other
      }
    }
    if tree.kind(closure.node) == .function {
      bindResult(of: closure, to: result, scope)
      return statements.first { tree.kind($0) == .block }.map { runBody($0, scope) } ?? .unknown
    }
    if builders.contains(closure) { return runBuilder(statements, scope) }
    // What stands there alone is given back.
    let isResult = statements.count == 1 && tree.kind(statements[0]) == .call
    let only = isResult ? evaluate(statements[0], scope, expecting: result) : run(statements, scope)
    return frames[scopes[scope].frame].returned ?? only ?? .unknown
  }

  /// A closure that somebody else calls, with what one cannot tell.
  @discardableResult
  func runLater(_ closure: CodeNode, _ captured: Int, _ given: CodeValue) -> CodeValue {
    runLater(closure, captured, given.references.isEmpty ? [] : [given])
  }

  @discardableResult
  func runLater(_ closure: CodeNode, _ captured: Int, _ given: [CodeValue] = []) -> CodeValue {
    guard scopes.indices.contains(captured) else { return .unknown }
    let wasImmediate = frames[scopes[captured].frame].isImmediate
    frames[scopes[captured].frame].isImmediate = false
    let value = runClosure(closure, captured, given)
    frames[scopes[captured].frame].isImmediate = wasImmediate
    return value
  }

  /// What a call gives that nobody declares: the objects that it names may be meant, and be what its closures get.
  func unknownResult(_ object: CodeValue, _ arguments: [Argument]) -> CodeValue {
    var value = object.isMade ? object.base : object.uncertain
    for argument in arguments where !object.isMade {
      if case .references = argument.value { value = value.or(argument.value.element, isCertain: false) }
    }
    let given = value.uncertain
    for argument in arguments {
      var result: CodeValue
      switch argument.value {
      case .closure(let closure, let captured): result = runLater(closure, captured, given).element
      // `sequence(first: view, next: \.superview)`.
      case .keyPath(["superview"]): result = read("superview", of: given, scopes.count - 1)
      default: continue
      }
      // It asks again and again.
      result = Self.climbing(result)
      if case .references = result, !object.isMade { value = value.or(result, isCertain: false) }
    }
    return value
  }

  /// A variable that is called: a closure, or an object with `callAsFunction`.
  func callValue(_ value: CodeValue, _ arguments: [Argument], _ site: Site) -> CodeValue {
    switch value {
    case .closure(let closure, let captured):
      let expected = expectedResult
      expectedResult = nil
      return runClosure(closure, captured, arguments.map(\.value), calls: site, expecting: expected)
    case .type(let type): return make(type, arguments, site)
    case .references(let references, isList: false, _)
    where references.contains {
      method("callAsFunction", of: $0, isList: false, arguments, from: site.place.file) != nil
    }:
      return call("callAsFunction", on: value, arguments, site, isSelf: false)
    default:
      noteCall(arguments, site)
      return unknownResult(.unknown, arguments)
    }
  }
}
