/// Functions of SkeletonView, UIKit and Swift that make a difference to views.
extension CodeEvaluation {
  static let styles: [String: ShowSettings.Style] = [
    "showSkeleton": .solid, "showGradientSkeleton": .gradient, "showAnimatedSkeleton": .animatedSolid,
    "showAnimatedGradientSkeleton": .animatedGradient,
  ]

  static func isLibraryCall(_ name: String) -> Bool { styles[name] != nil || name == "hideSkeleton" }

  mutating func library(
    _ name: String, on object: CodeValue, _ arguments: [Argument], _ place: CodeNode, _ scope: Int
  ) -> CodeValue {
    if let style = Self.styles[name] {
      note(object, .show(style), at: place, scope)
    } else {
      note(object, .hide, at: place, scope)
    }
    _ = unknownResult(.unknown, arguments)
    return .unknown
  }

  /// Whether a call reaches a method of a view of the project's own instead of the library's.
  func shadows(_ function: CodeFunction, _ arguments: [Argument]) -> Bool {
    guard Self.isLibraryCall(function.name), let owner = function.owner,
      arguments.allSatisfy({ $0.label.map { Self.libraryLabels.contains($0) } ?? $0.isTrailing })
    else { return false }
    let declaration = types.declarations[owner]
    if declaration.isProtocol { return false }
    return types.nature(named: declaration.name, near: declaration.place.file).viewClass != nil
  }

  static let libraryLabels: Set = [
    "usingColor", "usingGradient", "animation", "transition", "delay", "animated", "reloadDataAfter",
    "completion",
  ]

  // MARK: On a view

  mutating func callView(
    _ name: String, on object: CodeValue, _ arguments: [Argument], _ place: CodeNode, _ scope: Int
  ) -> CodeValue {
    if Self.isLibraryCall(name) { return library(name, on: object, arguments, place, scope) }
    switch name {
    case "addSubview", "insertSubview": return add(arguments.prefix(1), to: object, .subview, place, scope)
    case "addSubviews": return add(arguments[...], to: object, .subview, place, scope)
    case "addArrangedSubview", "insertArrangedSubview":
      return add(arguments.prefix(1), to: object, .arrangedSubview, place, scope)
    case "addArrangedSubviews": return add(arguments[...], to: object, .arrangedSubview, place, scope)
    case "items":
      // `table.rx.items(dataSource:)` sets what cannot be told.
      for reference in object.references where reference.steps.last == .property("rx") {
        let table = CodeValue.reference(Reference(reference.base, reference.steps.dropLast()))
        note(table, .setDataSource(.unknown), at: place, scope)
      }
      return unknownResult(object, arguments)
    case "toggle":
      noteChange(of: object, at: place, scope)
      return .unknown
    case "register": return register(object, arguments, place, scope)
    case "dequeueReusableCell": return dequeue(arguments, scope)
    case "setCollectionViewLayout":
      note(object, .setLayout(arguments.first?.value ?? .unknown), at: place, scope)
      for layout in arguments.first?.value.references ?? [] {
        note(
          .references(
            object.references.map { $0.adding(.layout, type: nil) }, isList: false,
            isCertain: object.isCertain), .alias(layout), at: place, scope)
      }
      return .unknown
    case "then", "with", "apply", "also", "configure", "setup":
      guard let closure = arguments.last, case .closure(let body, let captured) = closure.value else { break }
      runClosure(body, captured, [object.uncertain], calls: place, scope)
      return object
    case "append", "insert":
      if let value = arguments.first?.value {
        for reference in object.references {
          guard case .property(let property)? = reference.steps.last, reference.steps.count == 1 else {
            continue
          }
          assign(CodeValue.joined([value]), toProperty: property, of: instance, at: place)
        }
      }
      return .unknown
    case "bringSubviewToFront", "sendSubviewToBack", "removeFromSuperview", "removeArrangedSubview",
      "addGestureRecognizer":
      return .unknown
    case "isSkeletonable":
      // Of a builder.
      note(object.base, .set(.isSkeletonable, arguments.first?.value.constant), at: place, scope)
    case "setValue":
      guard arguments.count == 2, case .text(let name)? = arguments[1].value.constant,
        let key = Self.keys[name]
      else {
        return .unknown
      }
      note(object, .set(key, arguments[0].value.constant), at: place, scope)
      return .unknown
    case "viewWithTag":
      // One of those in it.
      return .references(
        object.references.map { $0.adding(.descendants, type: TypeText(name: "UIView")) }, isList: false,
        isCertain: false)
    default: break
    }
    noteUnread(name, object, arguments, place, scope)
    return unknownResult(object, arguments)
  }

  /// A function that was not read and speaks of skeletons by its name may mark what it is given.
  mutating func noteUnread(
    _ name: String, _ object: CodeValue, _ arguments: [Argument], _ place: CodeNode, _ scope: Int
  ) {
    guard name.contains("keleton") || name.hasPrefix("mark"), !Self.ownCalls.contains(name) else { return }
    for value in [object] + arguments.map(\.value) {
      if case .references = value { note(value.element, .set(.isSkeletonable, nil), at: place, scope) }
    }
  }

  /// SkeletonView's own functions that mark nothing.
  static let ownCalls: Set = [
    "layoutSkeletonIfNeeded", "startSkeletonAnimation", "stopSkeletonAnimation", "prepareSkeleton",
    "updateSkeleton",
    "updateGradientSkeleton", "updateAnimatedSkeleton", "updateAnimatedGradientSkeleton", "isSkeletonable",
    "collectionSkeletonView",
  ]

  mutating func add(
    _ arguments: ArraySlice<Argument>, to object: CodeValue, _ how: ViewPlace, _ place: CodeNode, _ scope: Int
  ) -> CodeValue {
    for argument in arguments {
      for child in argument.value.element.references where !isRepeated || !child.isMade {
        note(object, .add(child, how), at: place, scope)
      }
    }
    return .unknown
  }

  mutating func register(
    _ object: CodeValue, _ arguments: [Argument], _ place: CodeNode, _ scope: Int
  ) -> CodeValue {
    guard let cell = arguments.first?.value else { return .unknown }
    for argument in arguments.dropFirst() {
      let how: ViewPlace
      switch argument.label {
      case "forCellReuseIdentifier", "forCellWithReuseIdentifier": how = .prototype
      case "forHeaderFooterViewReuseIdentifier": how = .headerFooterView
      case "withReuseIdentifier": how = .supplementaryView
      default: continue
      }
      note(object, .register(cell, identifier: argument.value, how), at: place, scope)
    }
    return .unknown
  }

  func dequeue(_ arguments: [Argument], _ scope: Int) -> CodeValue {
    guard let base = frame(scope).cells else { return .unknown }
    guard case .dummyCell = base else { return .reference(Reference(base)) }
    let identifier = arguments.first { $0.label == "withIdentifier" || $0.label == "withReuseIdentifier" }?
      .value.constant
    if case .text(let text)? = identifier { return .reference(Reference(.dummyCell(identifier: text))) }
    return .reference(Reference(base))
  }

  // MARK: On a list

  mutating func callList(
    _ name: String, on object: CodeValue, _ arguments: [Argument], _ place: CodeNode, _ scope: Int
  ) -> CodeValue {
    let closure = arguments.first { if case .closure = $0.value { true } else { false } }?.value
    switch name {
    case "forEach":
      if case .closure(let body, let captured)? = closure {
        runClosure(body, captured, [object.element], calls: place, scope)
      } else if let function = arguments.first {
        callNamed(function.node, object.element, place, scope)
      }
      return .unknown
    case "map", "compactMap", "flatMap":
      guard case .closure(let body, let captured)? = closure else { return object.uncertain }
      let value = runClosure(body, captured, [object.element], calls: place, scope)
      guard case .references(let references, _, let isCertain) = value else { return .unknown }
      return .references(references, isList: true, isCertain: isCertain)
    case "reversed", "shuffled", "lazy": return object
    case "sorted", "sort":
      return object
    case "append", "insert":
      return callView(name, on: object, arguments, place, scope)
    case "contains", "isEmpty", "count": return .unknown
    case "enumerated": return object
    default:
      if case .closure(let body, let captured)? = closure {
        runClosure(body, captured, [object.element.uncertain], calls: place, scope)
      }
      return object.uncertain
    }
  }

  // MARK: Making

  /// `Type(…)`.
  mutating func make(_ type: String, _ arguments: [Argument], _ place: CodeNode, _ scope: Int) -> CodeValue {
    let type = types.resolved(TypeText(name: type)).name
    if let measure = Self.measure(type, arguments) { return measure }
    switch type {
    case "UINib":
      let name = arguments.first { $0.label == "nibName" }?.value.constant
      if case .text(let text)? = name { return .nib(text) }
      return .nib(nil)
    case "String":
      guard let value = arguments.first?.value else { return .constant(.text("")) }
      switch value {
      case .type(let name): return .constant(.text(TypeText(name: name).lastName))
      case .constants: return value
      default: return .unknown
      }
    case "NSStringFromClass":
      // With a module before it, as the runtime has it; the same wherever it is used.
      guard case .type(let name)? = arguments.first?.value else { return .unknown }
      return .constant(.text("Module." + TypeText(name: name).lastName))
    case "CGFloat", "Double", "Float", "Int":
      if case .constants? = arguments.first?.value { return arguments[0].value }
      return .unknown
    case "Array", "Set":
      return arguments.first?.value ?? .references([], isList: true, isCertain: true)
    default: break
    }
    let reference = make(type, at: place, scope)
    for argument in arguments {
      if case .closure(let closure, let captured) = argument.value { runLater(closure, captured) }
      switch argument.label {
      case "arrangedSubviews":
        for child in argument.value.element.references {
          note(
            .references([reference], isList: false, isCertain: argument.value.isCertain),
            .add(child, .arrangedSubview), at: place, scope)
        }
      case "collectionViewLayout":
        note(.reference(reference), .setLayout(argument.value), at: place, scope)
        for layout in argument.value.references where argument.value.isCertain {
          note(.reference(reference.adding(.layout, type: nil)), .alias(layout), at: place, scope)
        }
      case "tableView", "collectionView":
        if isDiffable(type) { note(argument.value, .setDataSource(.reference(reference)), at: place, scope) }
      default: break
      }
    }
    runInitialiser(of: type, reference, arguments, place, scope)
    noteKeeping(arguments, in: type, place, scope)
    return .reference(reference)
  }

  /// What an object that is no view does to the views that it keeps cannot be told.
  mutating func noteKeeping(
    _ arguments: [Argument], in type: String, _ place: CodeNode, _ scope: Int
  ) {
    guard arguments.contains(where: { !$0.value.references.isEmpty }), mayMark(type, near: place.file)
    else { return }
    for argument in arguments where !argument.value.references.contains(where: \.isInstance) {
      note(argument.value.element.uncertain, .set(.isSkeletonable, nil), at: place, scope)
    }
  }

  func mayMark(_ type: String, near file: Int) -> Bool {
    guard let declaration = types.type(type, near: file) else {
      return ViewClass(named: type) == nil && type.contains("keleton")
    }
    guard types.nature(of: declaration) == .other else { return false }
    return types.parts(of: declaration).contains { part in
      let place = types.declarations[part].place
      let tree = types.trees[place.file]
      return tree.source.bytes(tree.range(place.node)).firstRange(of: "isSkeletonable".utf8) != nil
    }
  }

  /// One that an extension of a class of UIKit's has; those of the project's own classes run by themselves.
  mutating func runInitialiser(
    of type: String, _ reference: Reference, _ arguments: [Argument], _ place: CodeNode, _ scope: Int
  ) {
    guard types.type(type, near: place.file) == nil, ViewClass(named: TypeText(name: type).lastName) != nil
    else { return }
    let labels = arguments.map { ($0.label, $0.isTrailing) }
    let functions = foreignParts(of: reference).lazy.flatMap { [types] in
      types.declarations[$0].functions["init"] ?? []
    }
    guard let function = functions.first(where: { $0.binding(labels) != nil }) else { return }
    _ = run(function, instance: .reference(reference), arguments, place, scope)
  }

  func isDiffable(_ type: String) -> Bool {
    let names = ["UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource"]
    if names.contains(type) { return true }
    guard let declaration = types.type(type, near: types.declarations[self.type].place.file) else {
      return false
    }
    return types.foreignSupertypes(of: declaration).contains { names.contains($0.lastName) }
  }

  /// Sizes and insets of numbers.
  static func measure(_ type: String, _ arguments: [Argument]) -> CodeValue? {
    func numbers(_ labels: [String]) -> [Double]? {
      guard arguments.count == labels.count else { return nil }
      var numbers: [Double] = []
      for (argument, label) in zip(arguments, labels) {
        guard argument.label == label, case .number(let number)? = argument.value.constant else { return nil }
        numbers.append(number)
      }
      return numbers
    }
    if type == "CGSize" || type == "init", let size = numbers(["width", "height"]) {
      return .constant(.size(size[0], size[1]))
    }
    if type == "UIEdgeInsets" || type == "init", let insets = numbers(["top", "left", "bottom", "right"]) {
      return .constant(.insets(insets))
    }
    return type == "CGSize" || type == "UIEdgeInsets" || type == "CGRect" ? .unknown : nil
  }

  // MARK: Constraints

  /// `view.heightAnchor.constraint(equalToConstant: 30)`.
  mutating func constrain(
    _ anchor: SwiftTree.Index, _ nodes: ArraySlice<SwiftTree.Index>, _ place: CodeNode, _ scope: Int
  ) -> CodeValue {
    let tree = tree(scope)
    let name =
      tree.kind(anchor) == .member
      ? tree.name(anchor) : tree.kind(anchor) == .identifier ? tree.name(anchor) : ""
    guard name == "heightAnchor" || name == "widthAnchor", let first = nodes.first else { return .unknown }
    let object =
      tree.kind(anchor) == .member
      ? tree.children(of: anchor).first(where: { _ in true }).map { evaluate($0, scope) } ?? .unknown
      : frame(scope).instance
    let relation: OwnConstraint.Relation
    switch tree.name(first) {
    case "equalToConstant": relation = .equal
    case "greaterThanOrEqualToConstant": relation = .greaterThanOrEqual
    case "lessThanOrEqualToConstant": relation = .lessThanOrEqual
    default: return .unknown
    }
    guard case .number(let number)? = evaluate(first, scope).constant else { return .unknown }
    let side: OwnConstraint.Side = name == "heightAnchor" ? .height : .width
    note(
      object, .constrain(OwnConstraint(side: side, constant: number, relation: relation)), at: place, scope)
    return .unknown
  }
}
