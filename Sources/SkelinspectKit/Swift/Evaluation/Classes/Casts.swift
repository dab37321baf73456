/// Casts: the class of a view decides whether it is let through.
extension CodeEvaluation {
  /// `value as? type`, `as! type`, `as type`.
  func cast(_ value: CodeValue, to type: TypeText?, by word: String, at site: Site) -> CodeValue {
    if let controller = controller(type, castFrom: value, at: site) { return controller }
    if case .unknown = value { return given(type) }
    guard case .references(let references, let isList, let isCertain) = value else { return value }
    let isChecked = word == "as?"
    guard let type else { return isChecked && references.contains(where: isView) ? value.uncertain : value }
    let fits = references.map { fit($0, type) }
    // What cannot be told may be another view than those that are named.
    guard isCertain, isList == type.isList, fits.contains(where: { $0 != nil }) else {
      return castUnchecked(value, to: type)
    }
    // What is said to be of the class is, but for a walk over views of any.
    guard isList || word == "as" else { return narrow(value, to: type, isKept: true, isSaid: !isChecked) }
    // A list is cast as a whole or not at all.
    if isChecked, fits.contains(.no) { return .references([], isList: true, isCertain: true) }
    let cast = zip(references, fits).map { reference, fit in
      fit == .yes && reference.type != nil ? reference : retyped(reference, type)
    }
    return .references(cast, isList: isList, isCertain: !(isChecked && fits.contains(.open)))
  }

  /// Steps of a way that a cast adds one to.
  private static let maximumPicks = 16

  /// Those of the objects that are of a class, or those that are not.
  ///
  /// - Parameter isSaid: one that may be of the class is.
  func narrow(_ value: CodeValue, to type: TypeText, isKept: Bool, isSaid: Bool = false) -> CodeValue {
    guard case .references(let references, let isList, isCertain: true) = value else { return value }
    var (kept, areCertain) = ([Reference](), true)
    for reference in references {
      switch fit(reference, type) {
      case .yes: if isKept { kept.append(reference.type == nil ? retyped(reference, type) : reference) }
      case .no: if !isKept { kept.append(reference) }
      case .open
      where !isDeclared(type) || reference.isInstance || reference.steps.count >= Self.maximumPicks:
        areCertain = false
        kept.append(isKept ? retyped(reference, type) : reference)
      case .open where isSaid && !reference.isWalk: kept.append(retyped(reference, type))
      case .open:
        let element = isList ? type.listed : type
        kept.append(
          reference.adding(.ofClass(type.lastName, isKept: isKept), type: isKept ? element : reference.type))
      case nil where isKept && reference.isSomeCell && isDeclared(type):
        kept.append(reference.adding(.ofClass(type.lastName, isKept: true), type: type))
      case nil: kept.append(isKept ? retyped(reference, type) : reference)
      }
    }
    return .references(kept, isList: isList, isCertain: areCertain)
  }

  private func retyped(_ reference: Reference, _ type: TypeText) -> Reference {
    let isList = reference.type?.isList ?? type.isList
    return Reference(reference.base, reference.steps, type: isList ? type.listed : type)
  }

  /// Whether an object that a way leads to is of a class; nil where it is not a view, or its class counts elsewhere.
  private func fit(_ reference: Reference, _ target: TypeText) -> Kinship? {
    switch reference.base {
    case .dummyCell, .realCell, .given: if reference.steps.isEmpty { return nil }
    case .instance, .made: break
    }
    if let last = reference.steps.last, last == .layer || last == .layout { return nil }
    let isView = isView(reference)
    guard isView || mayBeView(reference, target) else { return nil }
    if target.lastName == "UIView" { return .yes }
    guard isDeclared(target) else { return isView ? .open : nil }
    guard mayBeOfViews(target) else { return nil }
    if reference.isInstance {
      return types.kinship(of: types.declarations[type].name, to: target.name, near: file)
    }
    if let number = reference.madeNumber {
      return types.kinship(of: made[number].type, to: target.name, near: file)
    }
    guard let own = reference.type else { return .open }
    return types.kinship(below: own.name, to: target.name, near: file)
  }

  /// A view, or an object of a class whose superclass was not read.
  private func isView(_ reference: Reference) -> Bool {
    if viewClass(of: reference) != nil { return true }
    guard let declaration = declaration(of: reference), types.nature(of: declaration) == .other else {
      return false
    }
    return types.declarations[declaration].isProtocol || !types.foreignSupertypes(of: declaration).isEmpty
  }

  /// What nobody says a class of, or one that was not read and is cast to one of views.
  private func mayBeView(_ reference: Reference, _ target: TypeText) -> Bool {
    guard !reference.isInstance else { return false }
    guard let own = reference.type else { return true }
    return !isDeclared(own) && !(CodeNature(foreign: own.lastName)?.isController ?? false)
      && types.nature(named: target.name, near: file).viewClass != nil
  }

  private func isDeclared(_ type: TypeText) -> Bool {
    ViewClass(named: type.lastName) != nil || !types.types(named: type.lastName).isEmpty
  }

  private func mayBeOfViews(_ type: TypeText) -> Bool {
    guard let known = types.type(type.name, near: file) else { return true }
    switch types.nature(of: known) {
    case .view: return true
    case .other: return types.declarations[known].isProtocol || !types.foreignSupertypes(of: known).isEmpty
    default: return false
    }
  }

  /// The class that a generic parameter or another name stands for.
  func castTarget(_ type: TypeText, _ scope: Int) -> TypeText {
    if case .type(let name)? = local(type.name, scope) {
      return TypeText(name: name, isList: type.isList, isMetatype: type.isMetatype)
    }
    return bound(types.resolved(type)) ?? type
  }

  /// What is cast to a controller's class of the project is some controller of that class.
  private func controller(_ type: TypeText?, castFrom value: CodeValue, at site: Site) -> CodeValue? {
    guard let type, !type.isList,
      let known = types.type(type.name, near: file),
      types.nature(of: known).isController
    else { return nil }
    switch value {
    case .unknown: break
    case .references(let references, isList: false, _):
      let isOther = { (reference: Reference) in
        guard !reference.isInstance, !reference.isMade else { return false }
        guard let own = self.declaration(of: reference) else { return true }
        return !self.types.lineages[own].ancestors.contains(known)
      }
      guard references.allSatisfy(isOther) else { return nil }
    default: return nil
    }
    return .reference(make(type.name, at: site))
  }

  private func castUnchecked(_ value: CodeValue, to type: TypeText) -> CodeValue {
    guard case .references(let references, let isList, let isCertain) = value else { return value }
    let isFromCell = references.contains { $0.type == nil || types.type($0.type?.name ?? "", near: 0) == nil }
    guard isFromCell || types.type(type.name, near: 0) != nil else { return value }
    return .references(
      references.map { reference in
        // Of what code gives nothing but its class is known.
        if case .given(_, to: nil) = reference.base, reference.steps.isEmpty, !isList, !type.isList {
          return Reference(.given(type.name, to: nil), type: type)
        }
        if reference.isSomeCell, !isList, !type.isList, isDeclared(type) {
          return reference.adding(.ofClass(type.lastName, isKept: true), type: type)
        }
        return Reference(
          reference.base, reference.steps, type: isList && !type.isList ? reference.type : type)
      },
      isList: isList || type.isList, isCertain: isCertain)
  }
}
