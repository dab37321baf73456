/// What initialisers do to the views that they get, and objects that keep them.
extension CodeEvaluation {
  /// What an object does to the views that it keeps cannot be told.
  func noteKeeping(_ arguments: [Argument], in type: String, _ site: Site) {
    guard arguments.contains(where: { !$0.value.references.isEmpty }), mayMark(type, near: site.place.file)
    else { return }
    keepers[site.place] = type
    for argument in arguments where !argument.value.references.contains(where: \.isInstance) {
      note(argument.value.element.uncertain, .set(.isSkeletonable, nil), at: site)
    }
  }

  /// What the objects of a class do to the views that they keep is known where every mark in its code was come to, for
  /// each of them, and each of views that are known.
  func forgetSeenKeepers() {
    let known = Dictionary(grouping: keepers.keys) { keepers[$0] ?? "" }
      .filter { areMarksSeen(in: $0.key, of: $0.value.count, near: $0.value[0].file) }.values.joined()
    if known.isEmpty { return }
    removeFacts(since: 0) { $0.effect != .set(.isSkeletonable, nil) || !known.contains($0.place) }
  }

  private func areMarksSeen(in type: String, of objects: Int, near file: Int) -> Bool {
    guard let declaration = types.type(type, near: file), types.nature(of: declaration) == .other else {
      return false
    }
    return types.parts(of: declaration).allSatisfy { number in
      let part = types.declarations[number].place
      let marks = facts.filter {
        guard case .set(.isSkeletonable, .some) = $0.effect else { return false }
        return $0.isCertain && types.holds(part, $0.place) && isOfKnownView($0.subject)
      }
      let seen = Dictionary(grouping: marks, by: \.place).mapValues { Set($0.map(\.subject)).count }
      let all = types.text(of: part).places(of: "isSkeletonable").count
      return seen.values.allSatisfy { $0 >= objects } && seen.count == all - types.marksOfCells(in: number)
    }
  }

  /// Whether a way does not lead through what another object keeps.
  private func isOfKnownView(_ subject: Reference) -> Bool {
    switch subject.base {
    case .made(let number): return !followsProperties(of: number)
    case .instance:
      guard subject.steps.count > 1, case .property(let name)? = subject.steps.first else { return true }
      let type = types.variable(name, of: self.type)?.type ?? properties[name]?.references.first?.type
      return viewClass(of: Reference(.instance, [subject.steps[0]], type: type)) != nil
    default: return false
    }
  }

  private static let ofSkeletonView: Set = [
    "SkeletonGradient", "SkeletonAnimationBuilder", "SkeletonTransitionStyle", "SkeletonViewAppearance",
  ]

  /// Whether a class speaks of the flag, one that is a view of another's.
  func mayMark(_ type: String, near file: Int) -> Bool {
    guard let declaration = types.type(type, near: file) else {
      return ViewClass(named: type) == nil && type.mentionsSkeletons && !Self.ofSkeletonView.contains(type)
    }
    let nature = types.nature(of: declaration)
    guard !nature.isController else { return false }
    return types.parts(of: declaration).contains { part in
      let text = types.text(of: types.declarations[part].place)
      if nature == .other {
        return text.places(of: "isSkeletonable").count > types.marksOfCells(in: part)
      }
      return text.places(of: ".isSkeletonable").count > text.places(of: "self.isSkeletonable").count
    }
  }

  /// One that an extension of a class of UIKit's has. One of a class of the project's own runs by itself; what it does
  /// to the views that it gets is left.
  ///
  /// - Returns: whether the project declares it.
  func runInitialiser(
    of type: String, _ reference: Reference, _ arguments: [Argument], _ site: Site
  ) -> Bool {
    let declared = types.type(type, near: site.place.file)
    let parts: [Int]
    if let declared {
      parts = types.parts(of: declared)
    } else {
      guard ViewClass(named: TypeText(name: type).lastName) != nil else { return false }
      parts = foreignParts(of: reference)
    }
    // UIKit's own without arguments goes before one whose arguments all have defaults.
    let functions = types.functions("init", in: parts).filter {
      declared != nil || !arguments.isEmpty || $0.parameters.isEmpty
    }
    guard let function = best(of: functions, for: arguments) else { return false }
    let hasViews = arguments.contains { !$0.value.references.isEmpty }
    let closures = arguments.compactMap { if case .closure(let body, _) = $0.value { body } else { nil } }
    guard
      declared == nil || hasViews || !closures.isEmpty || mayMark(type, near: site.place.file)
        || followsLayers && isOwnLayer(reference) || setsByArguments(function, of: declared)
        || makesKeptViews(declared)
    else { return true }
    let start = facts.count
    _ = run(function, instance: .reference(reference), arguments, site)
    guard let declared, types.nature(of: declared) != .other else { return true }
    let given = arguments.flatMap { $0.value.references.map(\.element) }
    // Or one of those that a closure lists: views of who makes the object, and what the closure makes.
    func isGiven(_ other: Reference) -> Bool {
      if !closures.isEmpty, other.base == .instance { return true }
      if case .made(let number) = other.base,
        closures.contains(where: { types.holds($0, made[number].place) })
      {
        return true
      }
      return given.contains { $0.base == other.base && other.steps.starts(with: $0.steps) }
    }
    removeFacts(since: start) { fact in
      // What the closures do that it is given nobody else says.
      if closures.contains(where: { types.holds($0, fact.place) }) { return true }
      switch fact.effect {
      case .add(let child, _): return isGiven(child)
      // What it sets by what it is given, of the view itself too.
      case .set(_, .some): return true
      case .alias where fact.subject == reference.adding(.layout, type: nil): return true
      default: return isGiven(fact.subject)
      }
    }
    return true
  }

  /// Whether an object that is no view itself hands views to an initialiser that it inherits: builders keep those.
  private func makesKeptViews(_ type: Int?) -> Bool {
    guard let type, types.nature(of: type) == .other, !types.viewless.contains(type) else { return false }
    return !types.functions("init", of: type).isEmpty
  }

  /// Whether the initialiser of a view of the project's may set properties to what it is given.
  private func setsByArguments(_ function: CodeFunction, of type: Int?) -> Bool {
    guard let type, types.nature(of: type).viewClass != nil, !function.parameters.isEmpty,
      let body = function.body
    else { return false }
    let text = types.text(of: body)
    return Self.keys.keys.contains { text.hasWord($0) }
  }

  /// What an initialiser of the project's own hands to a closure that it is given.
  func cells(
    givenTo argument: Argument, of type: String, _ arguments: [Argument], _ place: CodeNode
  ) -> [CodeValue] {
    guard let declared = types.type(type, near: place.file) else { return [] }
    let functions = types.functions("init", of: declared)
    guard let function = best(of: functions, for: arguments),
      let binding = function.binding(arguments.map { ($0.label, $0.isTrailing) })
    else { return [] }
    let number = arguments.firstIndex { $0.node == argument.node }
    let parameter = zip(function.parameters, binding).first { number.map($0.1.contains) ?? false }?.0
    return parameter.map { cells(givenTo: $0, of: function, at: place) } ?? []
  }

  /// Nobody knows what an initialiser that was not read does with the views that it gets, or that a closure makes.
  func noteContents(of view: Reference, _ arguments: [Argument], _ site: Site) {
    guard viewClass(of: view) != nil || CodeNature(foreign: view.type?.lastName ?? "")?.viewClass != nil,
      arguments.contains(where: mayHoldViews)
    else { return }
    note(.reference(view), .addUnknown(.arrangedSubview), at: site)
  }

  private func mayHoldViews(_ argument: Argument) -> Bool {
    if argument.label == "arrangedSubviews" { return false }
    if argument.value.isClosure { return true }
    return argument.value.element.references.contains { viewClass(of: $0) != nil }
  }

  /// `UIStackView(arrangedSubviews: views)`, `UICollectionView(frame: .zero, collectionViewLayout: layout)`, and the same
  /// of `self.init` and `super.init`.
  func noteParts(_ arguments: [Argument], of object: CodeValue, _ site: Site) {
    for argument in arguments {
      switch argument.label {
      case "arrangedSubviews": add(argument.value, to: object, .arrangedSubview, site)
      case "collectionViewLayout": giveLayout(argument.value, to: object, site)
      default: break
      }
    }
  }

  /// A collection's layout, or that of a controller's.
  func giveLayout(_ layout: CodeValue, to object: CodeValue, _ site: Site) {
    let isOfController = nature == .collectionController
    for reference in object.references {
      let collection =
        isOfController && reference.isInstance ? reference.adding(.controlledView, type: nil) : reference
      func value(_ reference: Reference) -> CodeValue {
        .references([reference], isList: false, isCertain: object.isCertain)
      }
      note(value(collection), .setLayout(layout), at: site)
      for other in layout.references where layout.isCertain {
        note(value(collection.adding(.layout, type: nil)), .alias(other), at: site)
      }
    }
  }

  /// A view that a function gives which was not read, or that a property wrapper holds which speaks of the flag.
  func noteMaker(of variable: CodeVariable, _ value: CodeValue, _ scope: Int) {
    let tree = types.trees[variable.place.file]
    let isWrapped = tree.hasModifier(variable.place.node) { word in
      guard word.first == "@" else { return false }
      let name = String(word.dropFirst())
      return types.type(name, near: variable.place.file) != nil && mayMark(name, near: variable.place.file)
    }
    var isForeign = false
    if case .unknown = value, let initial = variable.initial, let type = variable.type,
      types.nature(named: type.name, near: variable.place.file).viewClass != nil
    {
      isForeign = tree.kind(initial.node) == .call
    }
    guard isWrapped || isForeign else { return }
    let property = instance.adding(.property(variable.name), type: variable.type)
    note(
      .references([property], isList: false, isCertain: false), .set(.isSkeletonable, nil),
      at: Site(place: variable.place, scope: scope))
  }
}

extension CodeTypes {
  /// How often functions that give or fill cells say the flag of one that they ask a table for, or are given.
  fileprivate func marksOfCells(in part: Int) -> Int {
    let functions = declarations[part].functions.values.joined().filter {
      $0.fillsCells || $0.preparesDummies
    }
    return functions.reduce(0) { count, function in
      let text = text(of: function.place)
      return count
        + text.places(of: ".isSkeletonable").lazy.filter { place in
          let way = text[..<place].reversed().prefix { $0.isSwiftName || ".?!".utf8.contains($0) }
          let name = String(decoding: way.reversed().prefix(while: \.isSwiftName), as: UTF8.self)
          return function.parameters.contains { $0.name == name && $0.label == "prepareCellForSkeleton" }
            || !name.isEmpty
              && text.places(of: "let \(name)").contains {
                text[$0...].prefix { $0 != UInt8(ascii: "\n") }.hasWord("dequeueReusableCell")
              }
        }.count
    }
  }
}

/// What cells do to themselves.
extension CodeEvaluation {
  /// Which views a cell puts into itself its own class says, where each of its functions counts as run.
  func runMethod(
    _ function: CodeFunction, of references: [Reference], _ object: CodeValue, _ arguments: [Argument],
    _ site: Site
  ) -> CodeValue {
    let start = facts.count
    let value = run(function, instance: object, arguments, site)
    guard !function.isHidden, references.allSatisfy(isCellOfProject),
      arguments.allSatisfy(\.value.references.isEmpty)
    else { return value }
    removeFacts(since: start) { fact in
      switch fact.effect {
      case .add, .addPerhaps, .addUnknown, .alias: !references.contains { $0.base == fact.subject.base }
      default: true
      }
    }
    return value
  }

  private func isCellOfProject(_ reference: Reference) -> Bool {
    switch reference.base {
    case .dummyCell, .realCell: reference.steps.isEmpty && declaration(of: reference) != nil
    default: false
    }
  }
}
