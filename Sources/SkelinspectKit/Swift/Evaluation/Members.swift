/// Names, and members of what is known.
extension CodeEvaluation {
  /// What a name stands for: a local, a member of the instance, a variable of the file, a type; nil where it is none.
  func lookUp(_ name: String, _ scope: Int) -> CodeValue? {
    if let value = local(name, scope) { return value }
    let frame = frame(scope)
    switch name {
    case "self": return frame.instance
    case "super": return .unknown
    case "Self":
      if case .type = frame.instance { return frame.instance }
      if case .enumCase(let type, _) = frame.instance { return .type(type) }
      return frame.instance.references.first?.type.map { .type($0.name) } ?? .unknown
    default: break
    }
    if frame.owner != nil, let value = memberOfInstance(name, frame, scope) { return value }
    if let global = types.global(name, near: frame.file), let initial = global.initial {
      let value = beginning(
        of: global, in: Frame(instance: .unknown, owner: nil, file: initial.file, entry: frame.entry))
      return value.references.isEmpty && mayChange(global) ? .unknown : value
    }
    if let value = drawnName(name, frame.instance) { return value }
    if frame.owner != nil, let views = viewsInside(name, frame.instance) { return views }
    if name.first?.isUppercase == true { return typeNamed(name, scope).map { .type($0) } ?? .unknown }
    return nil
  }

  func memberOfInstance(_ name: String, _ frame: Frame, _ scope: Int) -> CodeValue? {
    if case .type(let type) = frame.instance { return staticMember(name, of: type, near: frame.file) }
    if case .enumCase(let type, _) = frame.instance {
      let declaration = types.type(type, near: frame.file)
      let isOwn = name == "rawValue" || declaration.flatMap { types.variable(name, of: $0) } != nil
      return isOwn ? read(name, of: frame.instance, scope) : nil
    }
    for reference in frame.instance.references.prefix(1) where hasMember(name, reference) {
      return read(name, of: frame.instance, scope)
    }
    // A static member is known by its bare name in initial values only, where nothing else can be meant.
    guard let type = frame.instance.references.first.flatMap(typeName),
      staticVariable(name, of: type, near: frame.file) != nil
    else { return nil }
    return staticMember(name, of: type, near: frame.file)
  }

  /// Whether a name without a base means a member of the object.
  func hasMember(_ name: String, _ reference: Reference) -> Bool {
    if variable(name, of: reference) != nil { return true }
    switch name {
    case "view": return isController(reference)
    case "base": return isReactive(reference)
    case "tableView", "collectionView": return controlledView(name, reference)
    case "contentView":
      let family = viewClass(of: reference)?.family
      return family?.hasContentView == true || family == .visualEffect
    case "subviews", "layer", "isSkeletonable", "snp": return viewClass(of: reference) != nil
    case "arrangedSubviews": return viewClass(of: reference)?.family == .stack
    case "visibleCells": return viewClass(of: reference)?.family.isCollection ?? false
    case "collectionViewLayout":
      return viewClass(of: reference)?.family == .collection
        || reference.isInstance && nature == .collectionController
    case "tableHeaderView", "tableFooterView": return viewClass(of: reference)?.family == .table
    case "textLabel", "detailTextLabel", "imageView": return viewClass(of: reference)?.family == .tableCell
    case "titleLabel": return viewClass(of: reference)?.family == .button
    // In a method of a view a flag is the view's.
    default: return Self.keys[name] != nil && (viewClass(of: reference) != nil || reference.type == nil)
    }
  }

  func declaration(of reference: Reference) -> Int? {
    if reference.isInstance { return type }
    guard let type = reference.type, !type.isList else { return nil }
    return types.type(type.name, near: file)
  }

  func viewClass(of reference: Reference) -> ViewClass? {
    if let declaration = declaration(of: reference) { return types.nature(of: declaration).viewClass }
    guard let name = reference.type?.lastName else { return nil }
    return ViewClass(named: name)
  }

  func isController(_ reference: Reference) -> Bool {
    if reference.isInstance { return nature.isController }
    if let declaration = declaration(of: reference) { return types.nature(of: declaration).isController }
    return CodeNature(foreign: reference.type?.lastName ?? "")?.isController ?? false
  }

  /// A layer of a class of the project's own that is a gradient.
  func isOwnLayer(_ reference: Reference) -> Bool {
    declaration(of: reference).map { types.layerKind(of: $0) != nil } ?? false
  }

  func controlledView(_ name: String, _ reference: Reference) -> Bool {
    let nature = reference.isInstance ? nature : declaration(of: reference).map(types.nature) ?? .other
    return name == "tableView" ? nature == .tableController : nature == .collectionController
  }

  func variable(_ name: String, of reference: Reference) -> CodeVariable? {
    var required: CodeVariable?
    for part in parts(of: reference) {
      guard let variable = types.declarations[part].variables[name], !variable.isStatic else { continue }
      if !isRequirement(variable) { return variable }
      required = required ?? variable
    }
    return required
  }

  /// What a protocol asks for: what is there stands elsewhere, in an extension of it maybe.
  func isRequirement(_ variable: CodeVariable) -> Bool {
    guard variable.getter == nil, variable.initial == nil, let owner = variable.owner else { return false }
    return types.declarations[owner].isProtocol
  }

  // MARK: base.name

  func member(_ node: Index, _ children: [Index], _ scope: Int, expecting type: TypeText?) -> CodeValue {
    let name = tree(scope).name(node)
    guard let base = children.first else {
      // `.zero` of CGSize and UIEdgeInsets, `.identifier` of what is expected.
      if let type, !type.isList, let value = staticMember(name, of: type.name, near: frame(scope).file) {
        return value
      }
      return .constant(.word(name))
    }
    if tree(scope).kind(base) == .identifier, tree(scope).name(base) == "super" {
      return inherited(name, scope) ?? read(name, of: frame(scope).instance, scope, skipsOwn: true)
    }
    if let value = part(name, of: base, scope) ?? pick(name, of: base, [], scope) { return value }
    if name == "count", let count = writtenCount(of: base, scope) { return .constant(.number(Double(count))) }
    let value = evaluate(base, scope)
    if name == "count", tree(scope).name(base) == "allCases", case .values(let cases) = value {
      return .constant(.number(Double(cases.count)))
    }
    return read(name, of: value, scope)
  }

  /// A computed property of a superclass that the project declares.
  func inherited(_ name: String, _ scope: Int) -> CodeValue? {
    let frame = frame(scope)
    let parts = types.parts(of: frame.instance.references.first.flatMap(declaration) ?? type)
    guard let owner = frame.owner, let own = parts.firstIndex(of: owner) else { return nil }
    let variables = parts[(own + 1)...].lazy.compactMap { [types] in types.declarations[$0].variables[name] }
    guard let variable = variables.first, let getter = variable.getter else { return nil }
    return run(getter: getter, of: variable, instance: frame.instance, scope)
  }

  /// - Parameter skipsOwn: after `super`.
  func read(_ name: String, of value: CodeValue, _ scope: Int, skipsOwn: Bool = false) -> CodeValue {
    // One of a tuple.
    if name.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) { return value.uncertain }
    switch value {
    case .references(let references, let isList, let isCertain):
      if isList { return readList(name, of: value) }
      var result: CodeValue?
      for reference in references {
        var other = read(name, of: reference, scope, skipsOwn: skipsOwn)
        // It may be one of a tuple, by its label.
        if !isCertain, reference.steps.count < 4, declaration(of: reference) == nil,
          other.references.last?.steps.last == .property(name)
        {
          other = other.or(.reference(reference), isCertain: false)
        }
        result = result?.or(other, isCertain: true) ?? other
      }
      return isCertain ? result ?? .unknown : result?.uncertain ?? .unknown
    case .type(let type):
      if name == "self" || name == "classForCoder" { return value }
      return staticMember(name, of: type, near: frame(scope).file) ?? .unknown
    case .enumCase(let type, let caseName):
      return name == "rawValue"
        ? rawValue(of: caseName, in: type, scope) : read(name, ofCase: value, type, scope)
    case .constants(let constants):
      if value.isNull { return value }
      if name == "cgColor", let color = impliedColor(value, scope) { return color }
      if name == "rawValue", constants.count == 1 { return value }
      if case .size(let width, let height)? = value.constant, name == "width" || name == "height" {
        return .constant(.number(name == "width" ? width : height))
      }
      return .unknown
    case .values(let values):
      return name == "last" ? values.last ?? .unknown : name == "first" ? values.first ?? .unknown : .unknown
    case .nib: return value
    case .drawn(let drawn): return read(name, ofDrawn: drawn)
    case .unknown, .closure, .keyPath: return .unknown
    }
  }

  func readList(_ name: String, of value: CodeValue) -> CodeValue {
    switch name {
    case "lazy", "indices", "reversed", "values": value
    case "first", "last": value.element.uncertain
    // One of a tuple, by its label.
    default: value.isCertain ? .unknown : value.element
    }
  }

  func read(_ name: String, of reference: Reference, _ scope: Int, skipsOwn: Bool) -> CodeValue {
    if name == "self" { return .reference(reference) }
    let reference = asOnlyAdopter(reference)
    if let value = animationValue(name, of: reference) { return value }
    if name == "snp" {
      noteAnchor(name, of: .reference(reference))
      return .reference(reference.adding(.property(name), type: nil))
    }
    if !skipsOwn, let variable = variable(name, of: reference), variable.getter == nil,
      let value = objectValue(variable, of: reference)
    {
      return value
    }
    if let value = keptValue(name, of: reference) ?? reactive(name, of: reference, scope) { return value }
    if !skipsOwn, let variable = variable(name, of: reference) { return read(variable, of: reference, scope) }
    if name != "subviews", name != "arrangedSubviews", let views = viewsInside(name, .reference(reference)) {
      return views
    }
    let view = TypeText(name: "UIView")
    switch name {
    case "view" where isController(reference): return .reference(reference.adding(.view, type: view))
    case "tableView" where controlledView(name, reference):
      return .reference(reference.adding(.controlledView, type: TypeText(name: "UITableView")))
    case "collectionView" where controlledView(name, reference):
      return .reference(reference.adding(.controlledView, type: TypeText(name: "UICollectionView")))
    case "contentView": return .reference(reference.adding(.contentView, type: view))
    case "subviews": return .reference(reference.adding(.subviews, type: view.listed))
    case "arrangedSubviews": return .reference(reference.adding(.arrangedSubviews, type: view.listed))
    case "tableHeaderView": return .reference(reference.adding(.tableHeaderView, type: view))
    case "tableFooterView": return .reference(reference.adding(.tableFooterView, type: view))
    case "collectionViewLayout":
      let owner =
        reference.isInstance && nature == .collectionController
        ? reference.adding(.controlledView, type: nil) : reference
      return .reference(owner.adding(.layout, type: TypeText(name: "UICollectionViewLayout")))
    case "layer": return .reference(reference.adding(.layer, type: TypeText(name: "CALayer")))
    case "superview": return .reference(reference.adding(.superview, type: view))
    case "visibleCells": return .reference(cells(of: reference, isList: true))
    // Of what `enumerated()` and a dictionary give.
    case "element": return .reference(reference)
    case "value": return CodeValue.reference(reference).uncertain
    case "window", "next", "parent", "presentingViewController", "navigationController":
      return .unknown
    default: return .reference(reference.adding(.property(name), type: nil))
    }
  }
}
