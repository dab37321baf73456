/// Views in objects that are none.
extension CodeEvaluation {
  /// Whether what the properties of an object keep is followed: of builders, models and other objects of the project's
  /// own. Views and controllers are looked at by themselves.
  func followsProperties(of object: Int) -> Bool {
    guard let type = types.type(made[object].type, near: made[object].place.file) else {
      return made[object].type == "UINavigationBarAppearance"
    }
    return types.nature(of: type) == .other
  }

  /// Whether an object is made here whose properties are followed.
  func keepsProperties(_ object: Reference) -> Bool {
    object.madeNumber.map(followsProperties) ?? false
  }

  /// What such an object keeps: what was assigned, else the initial value, which is one object of its own.
  func objectValue(_ variable: CodeVariable, of object: Reference) -> CodeValue? {
    guard let number = object.madeNumber, followsProperties(of: number) else { return nil }
    // What a layer of the project's own looks like, where others may set it.
    let isOpen = isOwnLayer(object) && mayChange(variable)
    if let value = objects[number]?[variable.name] ?? objectsBefore[number]?[variable.name] {
      if isOpen, value.references.isEmpty { return .unknown }
      return value == .unknown ? nil : value
    }
    guard let initial = variable.initial else { return nil }
    guard frames.count < limits.frames else {
      noteLimit(at: initial)
      return nil
    }
    objects[number, default: [:]][variable.name] = .unknown
    let known = beginning(
      of: variable,
      in: Frame(
        instance: .reference(object), owner: variable.owner, file: initial.file, entry: variable.name,
        calls: made[number].path + [initial]))
    objects[number, default: [:]][variable.name] = known
    if isOpen, known.references.isEmpty { return .unknown }
    return known == .unknown ? nil : known
  }

  /// The class of what the code makes, where that is one.
  func classOfAll(_ assigned: CodeValue) -> TypeText? {
    guard case .references(let references, isList: false, isCertain: true) = assigned,
      let first = references.first?.type,
      references.allSatisfy({ $0.isMade && $0.type?.name == first.name })
    else { return nil }
    return first
  }

  func keep(_ arguments: [Argument], in object: Reference) {
    guard case .made(let number) = object.base, viewClass(of: object) == nil, !isController(object),
      arguments.contains(where: { !$0.value.references.isEmpty })
    else { return }
    kept[number] = arguments
  }

  /// What a property of such an object may be: what the parameter of its name got where a structure has no initialiser
  /// of its own, else any of them; nil where it keeps none.
  func keptValue(_ name: String, of object: Reference) -> CodeValue? {
    guard let number = object.madeNumber, let arguments = kept[number],
      variable(name, of: object)?.getter == nil
    else { return nil }
    if let argument = arguments.first(where: { $0.label == name }), hasMemberwiseInitialiser(object) {
      return argument.value
    }
    let views = arguments.flatMap { $0.value.references.map(\.element) }
    let property = object.adding(.property(name), type: variable(name, of: object)?.type)
    return .references([property] + views, isList: property.type?.isList ?? false, isCertain: false)
  }

  /// Objects in a list that keep views, each by itself: what one of them keeps belongs together.
  func keepers(in value: CodeValue, at place: CodeNode) -> [CodeValue]? {
    guard case .references(let all, isList: true, let isCertain) = value else { return nil }
    let objects = all.filter(keepsViews)
    // The list itself comes first where a property keeps it.
    guard objects.count > 1, all.count - objects.count < 2 else { return nil }
    if objects.count > limits.elements { noteLimit(at: place) }
    return objects.prefix(limits.elements).map { .references([$0], isList: false, isCertain: isCertain) }
  }

  /// Whether all that an object keeps is what it was given when it was made.
  func isWhole(_ object: Reference) -> Bool {
    keepsViews(object) && hasMemberwiseInitialiser(object)
  }

  /// Whether an object that is no view was given some when it was made.
  func keepsViews(_ object: Reference) -> Bool { object.madeNumber.map { kept[$0] != nil } ?? false }

  private func hasMemberwiseInitialiser(_ object: Reference) -> Bool {
    guard let declaration = declaration(of: object) else { return false }
    return types.declarations[declaration].functions["init"] == nil
  }

  /// `allSubviews` and the like, which nobody declares here: any of those in a view.
  func viewsInside(_ name: String, _ object: CodeValue) -> CodeValue? {
    guard name.hasSuffix("ubviews"), !object.references.isEmpty else { return nil }
    return .references(
      object.references.map { $0.adding(.descendants, type: TypeText(name: "UIView")) }, isList: true,
      isCertain: false)
  }
}
