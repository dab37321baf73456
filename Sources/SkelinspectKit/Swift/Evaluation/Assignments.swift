/// What is assigned, and to what.
extension CodeEvaluation {
  /// A property of the class by itself: what it begins with, and its accessors.
  func runVariable(_ variable: CodeVariable) {
    guard !variable.isStatic else { return }
    noteOverride(variable)
    let scope = enter(
      Frame(
        instance: .reference(instance), owner: variable.owner, file: variable.place.file, entry: variable.name
      ))
    if let initial = variable.initial {
      let value = evaluate(initial.node, keptBy: variable.name, scope, expecting: variable.type)
      if variable.getter == nil, !value.isClosure {
        assign(value, toProperty: variable.name, of: instance, at: initial)
      }
      noteMaker(of: variable, value, scope)
    }
    if let getter = variable.getter { runBlock(getter.node, scope) }
    for observer in variable.observers {
      let inner = push(scope)
      // What it will be.
      scopes[inner].values["newValue"] =
        variable.getter == nil && variable.type?.isList == false
        ? .reference(instance.adding(.property(variable.name), type: variable.type)) : .unknown
      scopes[inner].values["oldValue"] = .unknown
      runBlock(observer.node, inner)
    }
  }

  /// `override var isSkeletonable: Bool { true }`.
  func noteOverride(_ variable: CodeVariable) {
    guard variable.name == "isSkeletonable", let getter = variable.getter, nature.viewClass != nil else {
      return
    }
    let scope = enter(
      Frame(instance: .reference(instance), owner: variable.owner, file: getter.file, entry: variable.name))
    let isMarked = runBody(getter.node, scope).constant
    note(.reference(instance), .set(.isSkeletonable, isMarked), at: Site(place: variable.place, scope: scope))
  }

  func assign(_ node: Index, _ target: Index, _ source: Index, _ scope: Int) {
    if tree(scope).kind(target) == .tuple {
      assignEach(node, target, source, scope)
    } else {
      noteActivation(target, source, scope)
      let type =
        measureType(of: target, scope) ?? declaredType(of: target, for: source, scope)
        ?? Self.lookTypes[tree(scope).name(target)]
      let value = evaluate(source, keptBy: tree(scope).name(target), scope, expecting: type)
      assign(node, target, to: value, scope)
      keeper = nil
    }
  }

  /// Never inlined, for the stack of those that call it once a level of code is small.
  @inline(never)
  private func noteActivation(_ target: Index, _ source: Index, _ scope: Int) {
    if tree(scope).name(target) == "isActive", tree(scope).name(source) != "true" { keeper = "" }
  }

  func assign(_ node: Index, _ target: Index, to value: CodeValue, _ scope: Int) {
    let tree = tree(scope)
    let site = site(node, scope)
    switch tree.kind(target) {
    case .identifier:
      let name = tree.name(target)
      if name == "_" {
        runIfClosure(value, scope)
        return
      }
      if let owner = self.scope(of: name, from: scope), !releaseProperty(name, scope) {
        runIfClosure(value, scope)
        (scopes[owner].tuples[name], scopes[owner].rows[name]) = (nil, nil)
        if tree.name(node) == "+=", value.references.contains(where: { !$0.steps.isEmpty }) {
          grow(name, by: value, scope)
          return
        }
        if tree.name(node) == "+=" {
          scopes[owner].values[name] = (scopes[owner].values[name] ?? .unknown).or(value, isCertain: true)
          return
        }
        let isHere = isSameBlock(scope, as: owner)
        let value = isHere || loops == 0 ? value : Self.climbing(value)
        let old = scopes[owner].values[name] ?? .unknown
        scopes[owner].values[name] =
          isHere || old == .unknown ? typed(value, nil) : old.or(value, isCertain: false)
      } else {
        set(name, of: frame(scope).instance, to: value, site, operation: tree.name(node))
      }
    case .member:
      guard let base = tree.children(of: target).first else { return }
      if let owner = self.scope(of: tree.name(base), from: scope) {
        scopes[owner].tuples[tree.name(base)] = nil
      }
      noteBar(target, value, at: site)
      set(tree.name(target), of: evaluate(base, scope), to: value, site, operation: tree.name(node))
    case .subscriptCall: assign(node, toElement: target, value, scope)
    case .argument:
      guard let inner = tree.children(of: target).first else { return }
      assign(node, inner, to: value, scope)
    default:
      _ = evaluate(target, scope)
      runIfClosure(value, scope)
    }
  }

  /// Of a property to which something is assigned that begins with a dot, or is what a generic function gives.
  private func declaredType(of target: Index, for source: Index, _ scope: Int) -> TypeText? {
    let tree = tree(scope)
    guard tree.kind(source) == .call || tree.kind(source) == .member else { return nil }
    let name = tree.name(target)
    var object: CodeValue?
    switch tree.kind(target) {
    case .identifier: object = local(name, scope) == nil ? frame(scope).instance : nil
    case .member:
      let base = tree.children(of: target).first
      object = base.flatMap { tree.kind($0) == .identifier ? lookUp(tree.name($0), scope) : nil }
    default: break
    }
    return object?.references.first.flatMap { variable(name, of: $0)?.type }
  }

  /// A property of a view goes to what may set it to anything: `&view.isHidden`, `view.isHidden.toggle()`.
  func noteChange(of value: CodeValue, at site: Site) {
    for reference in value.references {
      guard case .property(let name)? = reference.steps.last, let key = Self.keys[name] else { continue }
      note(CodeValue.reference(reference.owner).uncertain, .set(key, nil), at: site)
    }
  }

  /// `textLabel?.isSkeletonable = true` of one of UIKit's cells: it puts that into its contentView, once it has something to show.
  private func noteOwnViewOfCell(_ object: CodeValue, at site: Site) {
    for reference in object.references {
      guard case .property(let name)? = reference.steps.last, reference.type == nil,
        ["textLabel", "detailTextLabel", "imageView"].contains(name)
      else { continue }
      let content = reference.owner.adding(.contentView, type: nil)
      note(.reference(content), .addUnknown(.arrangedSubview), at: site)
    }
  }

  /// Those that a function is given were run when it was called, with what their types say.
  func runIfClosure(_ value: CodeValue, _ scope: Int) {
    guard case .closure(let place, let captured) = value, !isParameter(value, scope) else { return }
    runLater(place, captured)
  }

  private func isParameter(_ value: CodeValue, _ scope: Int) -> Bool {
    let frame = frame(scope)
    guard let function = frame.functions.last(where: { types.trees[$0.file].kind($0.node) == .function })
    else { return false }
    let (tree, values) = (types.trees[function.file], scopes[frame.parameterScope].values)
    return tree.children(of: function.node).contains {
      tree.kind($0) == .parameter && values[tree.name($0)] == value
    }
  }

  /// `object.name = value`.
  func set(_ name: String, of object: CodeValue, to value: CodeValue, _ site: Site, operation: String) {
    if case .type(let type) = object {
      if type.hasSuffix("SkeletonAppearance.default") {
        appearance.append((name, value.constant, site.place))
      }
      return
    }
    recordAssignment(name, of: object, value, at: site)
    if let look = Self.looks[name], !declares(name, object) {
      noteLook(look, of: object, operation == "=" ? value : .unknown, at: site)
    }
    if name == "isSkeletonable" { noteOwnViewOfCell(object, at: site) }
    noteLayer(name, of: object, operation == "=" ? value.constant : nil, at: site)
    if noteWrite(name, of: object, value, site, operation: operation) {
      runIfClosure(value, site.scope)
      return
    }
    if case .references = object, let key = Self.keys[name], !declares(name, object) {
      note(object, .set(key, operation == "=" ? constant(value, for: key) : nil), at: site)
      return
    }
    runIfClosure(value, site.scope)
    for reference in object.references {
      setObject(name, of: reference, object, value, site, operation: operation)
    }
  }

  /// The corners of a view's layer, and what they clip.
  private func noteLayer(_ name: String, of object: CodeValue, _ value: Constant?, at site: Site) {
    let key: ViewKey
    switch name {
    case "cornerRadius": key = .layer
    case "masksToBounds": key = .clipsToBounds
    default: return
    }
    let views = object.references.filter { $0.steps.last == .layer }.map(\.owner)
    note(.references(views, isList: false, isCertain: object.isCertain), .set(key, value), at: site)
  }

  func setObject(
    _ name: String, of reference: Reference, _ object: CodeValue, _ value: CodeValue, _ site: Site,
    operation: String
  ) {
    let subject = CodeValue.references(
      [reference], isList: false, isCertain: object.isCertain && value.isCertain)
    switch name {
    case _ where isOwn(name, of: reference):
      assignOwn(name, of: reference, subject, to: value, site, operation: operation)
    case "dataSource": note(subject, .setDataSource(value), at: site)
    case "delegate":
      note(subject, .setDelegate(value), at: site)
      assign(value, toProperty: name, of: reference, at: site.place)
    case "view" where reference.isInstance && nature.isController:
      for other in value.references {
        note(.reference(reference.adding(.view, type: nil)), .alias(other), at: site)
      }
    case "tableHeaderView", "tableFooterView", "backgroundView":
      let how: ViewPlace =
        name == "tableHeaderView"
        ? .tableHeaderView : name == "tableFooterView" ? .tableFooterView : .backgroundView
      if value.isNull { note(subject, .empty(how), at: site) }
      for other in value.references { note(subject, .add(other, how), at: site) }
    case "collectionViewLayout":
      giveLayout(value, to: subject, site)
    default: assignOwn(name, of: reference, subject, to: value, site, operation: operation)
    }
  }

  /// To a property that means nothing to UIKit.
  private func assignOwn(
    _ name: String, of reference: Reference, _ subject: CodeValue, to value: CodeValue, _ site: Site,
    operation: String
  ) {
    if runSetter(of: name, of: subject, to: value, site) { return }
    if operation == "+=", reference.isInstance, case .references(let more, _, let isCertain) = value {
      assign(
        .references(more, isList: true, isCertain: isCertain), toProperty: name, of: reference, at: site.place
      )
    } else {
      assign(value, toProperty: name, of: reference, at: site.place)
      runObservers(of: name, of: reference, value, site)
    }
  }

  /// Whether a class of the project has a property of its own by a name of UIKit's: a controller's `dataSource`.
  func isOwn(_ name: String, of reference: Reference) -> Bool {
    guard let families = Self.familiesByProperty[name], variable(name, of: reference) != nil else {
      return false
    }
    return viewClass(of: reference).map { !families.contains($0.family) } ?? true
  }

  /// Properties of UIKit's, with the families of views that have them.
  private static let familiesByProperty: [String: [ViewClass.Family]] = [
    "dataSource": [.table, .collection], "delegate": [.table, .collection], "tableHeaderView": [.table],
    "tableFooterView": [.table], "collectionViewLayout": [.collection],
    "backgroundView": [.table, .collection, .tableCell, .collectionCell, .headerFooter],
  ]

  /// Whether a class of the project has a property of that name that is none of UIKit's.
  func declares(_ name: String, _ object: CodeValue) -> Bool {
    object.references.contains { reference in
      parts(of: reference).contains { types.declarations[$0].variables[name] != nil }
    }
  }

  /// What a key can be set to.
  func constant(_ value: CodeValue, for key: ViewKey) -> Constant? {
    guard let constant = value.constant else { return nil }
    return constant == .null ? nil : constant
  }

  /// The properties that make a difference to skeletons.
  static let keys = Dictionary(
    uniqueKeysWithValues: ViewKey.all.lazy.filter { ![nil, .shown].contains($0.key.inCode) }.map {
      ($0.rawValue, $0)
    })
}
