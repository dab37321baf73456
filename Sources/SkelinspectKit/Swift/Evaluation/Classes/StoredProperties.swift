/// What a property holds: what was assigned to it, or what it begins with.
extension CodeEvaluation {
  func read(_ variable: CodeVariable, of reference: Reference, _ scope: Int) -> CodeValue {
    if let getter = variable.getter {
      return run(getter: getter, of: variable, instance: .reference(reference), scope)
    }
    let property = reference.adding(
      .property(variable.name), type: reference.isInstance ? bound(variable.type) : variable.type)
    if reference.isInstance, let assigned = assigned(toProperty: variable.name) {
      if case .constants = assigned, !assigned.isNull, mayChange(variable) { return .unknown }
      if assigned.isListOfValues, mayChange(variable) { return .unknown }
      // What others assign may be of another class.
      return join(property, assigned, isAll: !mayChange(variable))
    }
    guard let initial = variable.initial else {
      let isItself =
        types.assigned.isSelf(variable.name) && !variable.isOutlet && viewClass(of: reference) != nil
      return .reference(isItself ? reference : property)
    }
    // What another object's property begins with: a list of its views, and the type where it is not said. It is one
    // object however often it is read, and whatever reads it.
    let frame = frame(scope)
    let call = Call(
      function: initial, instance: .reference(reference), arguments: [], entry: frame.entry,
      isImmediate: true, made: [])
    if let known = results[call] { return join(property, known, isAll: isConstant(variable)) }
    guard !frame.calls.contains(initial) else { return .reference(property) }
    guard frame.calls.count < limits.calls * 2 else {
      noteLimit(at: initial)
      return .reference(property)
    }
    results[call] = .unknown
    var known = beginning(
      of: variable,
      in: Frame(
        instance: .reference(reference), owner: variable.owner, file: initial.file, entry: frame.entry,
        calls: frame.calls + [initial], functions: frame.functions.prefix(1) + [initial]))
    // Who makes the object may give it another one.
    if known.isClosure || known.isListOfValues, mayChange(variable) { known = .unknown }
    remember(known, of: call)
    return join(property, known, isAll: isConstant(variable))
  }

  /// What a variable that has an initial value begins with.
  func beginning(of variable: CodeVariable, in frame: Frame) -> CodeValue {
    guard let initial = variable.initial else { return .unknown }
    let value = evaluate(initial.node, enter(frame), expecting: variable.type)
    return typed(value, variable.type)
  }

  /// A property with what was assigned to it.
  ///
  /// - Parameter isAll: nobody assigns anything else.
  func join(_ property: Reference, _ assigned: CodeValue, isAll: Bool) -> CodeValue {
    guard case .references(let references, let isList, let isCertain) = assigned else {
      // `var name: Type? = nil` says no more than `var name: Type?`.
      if case .unknown = assigned { return .reference(property) }
      return assigned.isNull ? .reference(property) : assigned
    }
    var own = property
    if isAll, let made = classOfAll(assigned), let declared = own.type, !declared.isList,
      types.kinship(of: made.name, to: declared.name, near: file) == .yes
    {
      own.type = made
    }
    if own.type == nil {
      own.type = references.first?.type.map { isList ? TypeText(name: $0.name, isList: true) : $0 }
    }
    let others = references.filter { !isList && $0.isMade ? keepsViews($0) : $0 != property }
    // A list that is written down is what stands in it.
    if property.type == nil, isList, !others.isEmpty {
      return .references(others, isList: true, isCertain: isCertain)
    }
    if !isList, isCertain, references.count == 1,
      isWhole(references[0]) || isAll && keepsProperties(references[0])
    {
      return assigned
    }
    let asList = isList || own.type?.isList == true
    return .references([own] + others, isList: asList, isCertain: isCertain || others.isEmpty)
  }
}
