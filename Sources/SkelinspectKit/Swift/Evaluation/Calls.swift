/// Calls: of functions that the project declares, of SkeletonView's, and of those of UIKit and Swift that matter.
extension CodeEvaluation {
  /// Where something runs: what stands there, and the scope that says what its names mean.
  struct Site {
    let place: CodeNode
    let scope: Int
  }

  func site(_ node: Index, _ scope: Int) -> Site {
    Site(place: CodeNode(file: frame(scope).file, node: node), scope: scope)
  }

  /// An argument as a call passes it.
  struct Argument {
    let label: String?
    let isTrailing: Bool
    let value: CodeValue
    let node: Index
  }

  func call(_ node: Index, _ scope: Int, expecting type: TypeText?) -> CodeValue {
    let children = Array(tree(scope).children(of: node))
    guard let callee = children.first else { return .unknown }
    expectedResult = nil
    let kind = tree(scope).kind(callee)
    let site = site(node, scope)
    switch kind {
    case .identifier:
      let arguments = arguments(children.dropFirst(), scope)
      expectedResult = type
      return callName(tree(scope).name(callee), arguments, site)
    case .member:
      let name = tree(scope).name(callee)
      guard let base = tree(scope).children(of: callee).first else {
        let arguments = arguments(children.dropFirst(), scope)
        return implicit(name, arguments, site, expecting: type)
      }
      if tree(scope).kind(base) == .identifier, tree(scope).name(base) == "super" {
        return callSuper(name, arguments(children.dropFirst(), scope), site)
      }
      if let value = pick(name, of: base, children.dropFirst(), scope) { return value }
      if let value = callEachRow(name, base, children.dropFirst(), site) { return value }
      if Self.eachCalls.contains(name), let count = count(of: base, scope) {
        return callEachUnknown(arguments(children.dropFirst(), scope), site, .times(count))
      }
      // What begins with a dot is all of one type: `.init().then { … }`.
      let object = evaluate(base, scope, expecting: type != nil && isImplicit(base, scope) ? type : nil)
      if name == "constraint" { return constrain(base, children.dropFirst(), site) }
      let arguments = arguments(children.dropFirst(), scope, of: object)
      if name == "append" || name == "insert", tree(scope).kind(base) == .identifier {
        grow(tree(scope).name(base), by: arguments.first?.value ?? .unknown, scope)
      }
      expectedResult = type
      if name == "forEach", let parts = partsByCertainty(of: base, object, scope) {
        for part in parts { _ = call(name, on: part, arguments, site, isSelf: false) }
        return .unknown
      }
      let result = call(name, on: object, arguments, site, isSelf: false)
      guard let type, result == object, arguments.isEmpty, isBuilder(object, of: type) else { return result }
      return .reference(make(type.name, at: site))
    default:
      let value = evaluate(callee, scope)
      let arguments = arguments(children.dropFirst(), scope)
      expectedResult = type
      switch value {
      case .closure(let closure, let captured):
        return runClosure(closure, captured, arguments.map(\.value), calls: site, expecting: type)
      case .references(_, isList: false, isCertain: true):
        return callValue(value, arguments, site)
      default: break
      }
      if case .array = kind { return .references([], isList: true, isCertain: true) }
      return unknownResult(.unknown, arguments)
    }
  }

  func arguments(_ nodes: some Sequence<Index>, _ scope: Int, of object: CodeValue = .unknown) -> [Argument] {
    // A loop, for calls stand in one another's arguments: a closure would take stack.
    var arguments: [Argument] = []
    for node in nodes where tree(scope).kind(node) == .argument {
      guard let child = tree(scope).children(of: node).first else { continue }
      let value = evaluate(child, scope)
      arguments.append(argument(node, child, value, scope))
    }
    return arguments
  }

  private func argument(_ node: Index, _ child: Index, _ value: CodeValue, _ scope: Int) -> Argument {
    let name = tree(scope).name(node)
    return Argument(
      label: name.isEmpty ? nil : name, isTrailing: tree(scope).isTrailing(node), value: value, node: child)
  }

  // MARK: By a bare name

  func callName(_ name: String, _ arguments: [Argument], _ site: Site) -> CodeValue {
    if let value = local(name, site.scope) {
      return callValue(value, arguments, site)
    }
    if name == "NSStringFromClass" { return make(name, arguments, site) }
    if name == "type", let of = arguments.first, of.label == "of" {
      return of.value.references.first.flatMap(typeName).map { .type($0) } ?? .unknown
    }
    let frame = frame(site.scope)
    if frame.owner != nil {
      if case .type(let type) = frame.instance {
        if let function = staticFunction(name, of: type, arguments, near: frame.file) {
          return run(function, instance: frame.instance, arguments, site)
        }
      } else if isMethod(name, of: frame.instance, arguments, frame) {
        return call(name, on: frame.instance, arguments, site, isSelf: true)
      } else if frame.instance.references.contains(where: { variable(name, of: $0) != nil }) {
        return callValue(memberOfInstance(name, frame, site.scope) ?? .unknown, arguments, site)
      }
    }
    if let function = best(of: types.freeFunctions(name, from: frame.file), for: arguments) {
      return run(function, instance: .unknown, arguments, site)
    }
    if types.type(name, near: frame.file) == nil, let made = applied(arguments, site) { return made }
    if name.first?.isUppercase == true || name.hasPrefix("_") && name.dropFirst().first?.isUppercase == true {
      return make(name, arguments, site)
    }
    if frame.owner != nil, case .references = frame.instance {
      // A method that nobody declares here: the library's, UIKit's, or an inherited one, which hardly returns its object.
      let result = call(name, on: frame.instance, arguments, site, isSelf: true)
      return result.isCertain ? result : result.without(frame.instance.references)
    }
    noteRegistering(name, .unknown, arguments, site)
    noteKeyPaths(name, .unknown, arguments, site)
    noteUnreadFunction(name, arguments, site)
    return unknownResult(.unknown, arguments)
  }

  /// `forEach(view.addSubview)`.
  @discardableResult
  func callNamed(_ function: Index, _ value: CodeValue, _ site: Site) -> CodeValue {
    let tree = tree(site.scope)
    switch tree.kind(function) {
    case .identifier:
      let argument = argument(value, ofNamed: function, on: frame(site.scope).instance, site.scope)
      return callName(tree.name(function), [argument], site)
    case .member:
      guard let base = tree.children(of: function).first else { return .unknown }
      let object = evaluate(base, site.scope)
      let argument = argument(value, ofNamed: function, on: object, site.scope)
      return call(tree.name(function), on: object, [argument], site, isSelf: false)
    default: return .unknown
    }
  }

  /// The only argument of a function that is named without its labels.
  private func argument(
    _ value: CodeValue, ofNamed function: Index, on object: CodeValue, _ scope: Int
  ) -> Argument {
    let name = tree(scope).name(function)
    let parts = object.references.first.map(parts) ?? []
    let parameter = types.functions(name, in: parts).first { $0.parameters.count == 1 }?.parameters[0]
    return Argument(for: parameter, value: value, node: function)
  }

  func isMethod(_ name: String, of instance: CodeValue, _ arguments: [Argument], _ frame: Frame) -> Bool {
    instance.references.contains { method(name, of: $0, isList: false, arguments, from: frame.file) != nil }
  }

  func typeName(_ reference: Reference) -> String? {
    reference.isInstance ? types.declarations[type].name : reference.type?.name
  }

  // MARK: object.name(…)

  func call(
    _ name: String, on object: CodeValue, _ arguments: [Argument], _ site: Site,
    isSelf: Bool
  ) -> CodeValue {
    if name == "pushViewController" { noteNavigated(arguments) }
    if let cell = dequeued(name, arguments, site.scope) { return cell }
    if let value = callSnapKit(name, object, arguments, site) ?? callFlex(name, object, arguments, site) {
      return value
    }
    if name == "classForCoder" { return object }
    if let animation = slidingAnimation(name, object, arguments) { return animation }
    if followsLayers, case .drawn(let value) = impliedColor(object, site.scope) ?? object,
      let result = call(name, onDrawn: value, arguments)
    {
      return result
    }
    if name == "loadNibNamed", let nib = arguments.first?.value {
      noteOwner(ofNib: nib.text, arguments, at: site)
      return .nib(nib.text)
    }
    if let words = split(name, object, arguments) { return words }
    switch object {
    case .type(let type):
      if name == "init" { return make(type, arguments, site) }
      if let function = staticFunction(name, of: type, arguments, near: frame(site.scope).file) {
        return run(function, instance: object, arguments, site)
      }
      if let value = callAnimating(name, type, arguments, site) { return value }
      if type == "UIFont", let font = Self.font(name, arguments) { return font }
      if type.mentionsSkeletons || name.mentionsSkeletons || name.hasPrefix("mark") {
        for argument in arguments { noteUnread("markSkeletons", argument.value, [], site) }
      }
      // Nested.
      if name.first?.isUppercase == true { return make(name, arguments, site) }
      if type.hasSuffix("SkeletonAppearance.default") { return .unknown }
      noteUnreadFunction(type, arguments, site)
      noteRegistering(name, .unknown, arguments, site)
      noteKeyPaths(name, .unknown, arguments, site)
      return unknownResult(.unknown, arguments)
    case .closure(let closure, let captured) where name == "callAsFunction":
      return runClosure(closure, captured, arguments.map(\.value), calls: site)
    case .values(let values):
      return callEach(name, values, arguments, site)
    case .references(let references, let isList, let isCertain):
      return call(name, on: references, isList, isCertain, arguments, site)
    case .nib(let file):
      noteOwner(ofNib: file, arguments, at: site)
      guard case .closure(let body, let captured)? = arguments.last?.value else { return object }
      let value = runClosure(body, captured, [object], calls: site)
      return value.references.isEmpty ? object : value
    default:
      if let cell = dequeued(byHelper: name, arguments, site.scope) { return cell }
      if Self.styles[name] != nil { lostShows.append(site.place) }
      recordLibrary(name, on: object, arguments, at: site)
      noteRegistering(name, .unknown, arguments, site)
      if Self.eachCalls.contains(name) { return callEachUnknown(arguments, site) }
      noteKeyPaths(name, .unknown, arguments, site)
      return unknownResult(object, arguments)
    }
  }

  func call(
    _ name: String, on references: [Reference], _ isList: Bool, _ isCertain: Bool, _ arguments: [Argument],
    _ site: Site
  ) -> CodeValue {
    var groups: [(function: CodeFunction?, references: [Reference])] = []
    var result: CodeValue?
    for reference in references {
      if !isList,
        let value = callRequirement(name, of: reference, isCertain: isCertain, arguments, site)
      {
        result = result?.or(value, isCertain: true) ?? value
        continue
      }
      let reference = isList ? reference : asOnlyAdopter(reference)
      let frame = frame(site.scope)
      let function = method(
        name, of: reference, isList: isList, arguments, from: frame.file, in: frame.functions)
      if let index = groups.firstIndex(where: { $0.function == function }) {
        groups[index].references.append(reference)
      } else {
        groups.append((function, [reference]))
      }
    }
    for (function, group) in groups {
      let object = CodeValue.references(group, isList: isList, isCertain: isCertain)
      if let function, !isList, shadows(function, of: group, arguments) {
        note(object, .shadow(function.place), at: site)
      }
      let value =
        function.map { runMethod($0, of: group, object, arguments, site) }
        ?? callDynamic(name, on: object, arguments, site)
        ?? (isList
          ? callList(name, on: object, arguments, site)
          : callView(name, on: object, arguments, site))
      result = result?.or(value, isCertain: true) ?? value
    }
    return result ?? unknownResult(.unknown, arguments)
  }
}

extension CodeEvaluation.Argument {
  /// With the label that a parameter asks for.
  init(for parameter: CodeFunction.Parameter?, value: CodeValue, node: SwiftTree.Index) {
    self.init(
      label: parameter?.label == "_" ? nil : parameter?.label, isTrailing: false, value: value, node: node)
  }
}

extension [CodeEvaluation.Argument] {
  /// What stands after a label.
  subscript(label: String) -> CodeValue? { first { $0.label == label }?.value }
}
