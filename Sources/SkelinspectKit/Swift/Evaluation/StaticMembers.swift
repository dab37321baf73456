/// Members of types, and what the project adds to UIKit's.
extension CodeEvaluation {
  func staticMember(_ name: String, of type: String, near file: Int) -> CodeValue? {
    switch (type, name) {
    case (_, "self"): return .type(type)
    case ("SkeletonAppearance", "default"): return .type("SkeletonAppearance.default")
    case ("UITableView", "automaticDimension"), ("UITableView", "automaticNumberOfSkeletonRows"),
      ("UICollectionView", "automaticNumberOfSkeletonItems"):
      return .constant(.word(name))
    case ("Int", "zero"), ("CGFloat", "zero"), ("Double", "zero"), ("Float", "zero"):
      return .constant(.number(0))
    case ("CGFloat", "leastNonzeroMagnitude"), ("CGFloat", "leastNormalMagnitude"):
      return .constant(.number(0))
    case ("CGSize", "zero"): return .constant(.size(0, 0))
    case ("UIEdgeInsets", "zero"): return .constant(.insets([0, 0, 0, 0]))
    case ("UICollectionViewFlowLayout", "automaticSize"): return .constant(.word(name))
    default: break
    }
    guard let (variable, declaration) = staticVariable(name, of: type, near: file) else {
      if name == "reuseIdentifier", isReusable(type, near: file) {
        return .constant(.text(TypeText.lastName(of: type)))
      }
      if name == "allCases", let cases = allCases(of: type, near: file) { return cases }
      return enumCase(name, of: type, near: file) ?? drawnStatic(name, of: type)
    }
    let place = variable.getter ?? variable.initial
    guard let place, frames.count < limits.frames, statics.count < limits.calls,
      !statics.contains(variable.place), variable.getter != nil || !mayChange(variable)
    else { return .unknown }
    statics.append(variable.place)
    defer { statics.removeLast() }
    let frame = Frame(
      instance: .type(declaration), owner: variable.owner, file: place.file,
      entry: frames.last?.entry ?? "", result: variable.type, functions: statics)
    return variable.getter == nil ? beginning(of: variable, in: frame) : runBody(place.node, enter(frame))
  }

  /// Whether a class has its own name as identifier, as Reusable gives it.
  func isReusable(_ type: String, near file: Int) -> Bool {
    guard let type = types.type(type, near: file), types.variable("reuseIdentifier", of: type) == nil else {
      return false
    }
    return types.supertypeNames(of: type).contains { ["Reusable", "NibReusable"].contains($0.lastName) }
  }

  /// Whether other classes may assign to a variable.
  func mayChange(_ variable: CodeVariable) -> Bool {
    // Who observes a property expects it to change.
    if variable.getter == nil, !variable.observers.isEmpty { return true }
    if isConstant(variable) { return false }
    if variable.isStatic || variable.owner == nil { return types.assigned.all.contains(variable.name) }
    return !variable.isHidden && types.assigned.members.contains(variable.name)
  }

  func isConstant(_ variable: CodeVariable) -> Bool { types.hasModifier(variable.place) { $0 == "let" } }

  /// In the type, what it inherits from, the protocols that it adopts, and extensions of UIKit's classes.
  func staticVariable(_ name: String, of type: String, near file: Int) -> (CodeVariable, String)? {
    var required: CodeVariable?
    for part in staticParts(of: type, near: file) {
      guard let variable = types.declarations[part].variables[name], variable.isStatic else { continue }
      if !isRequirement(variable) { return (variable, type) }
      required = required ?? variable
    }
    return required.map { ($0, type) }
  }

  func staticParts(of type: String, near file: Int) -> [Int] {
    guard let declaration = types.type(type, near: file) else {
      return types.outside[named: TypeText(name: type).lastName]
    }
    let protocols = types.supertypeNames(of: declaration).flatMap { name in
      types.type(name.name, near: file).map { [$0] + types.extensions(of: $0) } ?? []
    }
    let nature = types.nature(of: declaration)
    let foreign =
      nature.viewClass == nil
      ? types.outside.parts(ofAll: types.foreignSupertypes(of: declaration).map(\.lastName) + ["NSObject"])
      : types.outside[nature]
    return types.parts(of: declaration) + protocols + foreign
  }

  func enumCase(_ name: String, of type: String, near file: Int) -> CodeValue? {
    if let declaration = types.type(type, near: file),
      types.parts(of: declaration).contains(where: { types.declarations[$0].cases.contains(name) })
    {
      return .enumCase(type: type, name: name)
    }
    let nested = types.type(name, near: file)
    return nested != nil && name.first?.isUppercase == true ? .type(name) : nil
  }

  /// In the order of the source; nil for what is no enumeration of the project.
  private func allCases(of type: String, near file: Int) -> CodeValue? {
    guard let declaration = types.type(type, near: file) else { return nil }
    let place = types.declarations[declaration].place
    let tree = types.trees[place.file]
    let names = tree.children(of: place.node).filter { tree.kind($0) == .enumCase }.map { tree.name($0) }
    return names.isEmpty ? nil : .values(names.map { .enumCase(type: type, name: $0) })
  }

  func rawValue(of name: String, in type: String, _ scope: Int) -> CodeValue {
    let value = rawValues(of: type, near: frame(scope).file)?.first { $0.name == name }?.value
    return value.map { .constant($0) } ?? .unknown
  }

  /// `Section(rawValue: 1)`; nil for what is no enumeration of the project.
  func enumCase(ofRawValue value: CodeValue, in type: String, near file: Int) -> CodeValue? {
    guard let cases = rawValues(of: type, near: file) else { return nil }
    if let name = cases.first(where: { .constant($0.value) == value })?.name {
      return .enumCase(type: type, name: name)
    }
    // Of another type one cannot tell.
    switch (value.constant, cases[0].value) {
    case (.number?, .number), (.text?, .text): return .constant(.null)
    default: return .unknown
    }
  }

  /// Those of an enumeration's cases, in the order of the source; nil where it has none that are written down.
  private func rawValues(of type: String, near file: Int) -> [(name: String, value: Constant)]? {
    guard let declaration = types.type(type, near: file) else { return nil }
    let place = types.declarations[declaration].place
    let tree = types.trees[place.file]
    let isNumbered = types.supertypeNames(of: declaration).contains { $0.lastName == "Int" }
    var (next, values) = (0.0, [(name: String, value: Constant)]())
    for child in tree.children(of: place.node) where tree.kind(child) == .enumCase {
      let raw = tree.children(of: child).first
      switch raw.map(tree.kind) {
      case nil: values.append((tree.name(child), isNumbered ? .number(next) : .text(tree.name(child))))
      case .string? where !isNumbered: values.append((tree.name(child), .text(raw.map(tree.name) ?? "")))
      case .number? where isNumbered:
        guard let number = raw.flatMap({ Self.number(tree.name($0)) }) else { return nil }
        (next, values) = (number, values + [(tree.name(child), .number(number))])
      default: return nil
      }
      next += 1
    }
    return values.isEmpty ? nil : values
  }

  /// A computed property of an enumeration: what all its cases may give.
  func read(_ name: String, ofCase value: CodeValue, _ type: String, _ scope: Int) -> CodeValue {
    guard let declaration = types.type(type, near: frame(scope).file) else { return .unknown }
    for part in types.parts(of: declaration) {
      if let variable = types.declarations[part].variables[name], let getter = variable.getter {
        return run(getter: getter, of: variable, instance: value, scope)
      }
    }
    return .unknown
  }

  // MARK: UIKit's classes

  /// The declarations of an object's members, the project's extensions of UIKit's classes last.
  func parts(of reference: Reference) -> [Int] {
    (declaration(of: reference).map(types.parts) ?? []) + foreignParts(of: reference)
  }

  /// The extensions that the project has of an object's UIKit classes, of the protocols that these adopt.
  func foreignParts(of reference: Reference) -> [Int] {
    if let declaration = declaration(of: reference) { return types.lineages[declaration].outside }
    return types.outside[named: reference.type?.lastName ?? "UIView"]
  }
}
