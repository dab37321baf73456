/// Functions of SkeletonView, UIKit and Swift that make a difference to views.
extension CodeEvaluation {
  static let styles: [String: ShowSettings.Style] = [
    "showSkeleton": .solid, "showGradientSkeleton": .gradient, "showAnimatedSkeleton": .animatedSolid,
    "showAnimatedGradientSkeleton": .animatedGradient,
  ]

  static func isLibraryCall(_ name: String) -> Bool { styles[name] != nil || name == "hideSkeleton" }

  func library(_ name: String, on object: CodeValue, _ arguments: [Argument], _ site: Site) -> CodeValue {
    recordLibrary(name, on: object, arguments, at: site)
    if let style = Self.styles[name] {
      note(object, .show(show(style, arguments, site.scope)), at: site)
    } else {
      note(object, .hide, at: site)
    }
    _ = unknownResult(.unknown, arguments)
    return .unknown
  }

  /// Whether a call reaches a method of a view of the project's own instead of the library's. Who calls a method of one's
  /// own class on oneself means it.
  func shadows(_ function: CodeFunction, of views: [Reference], _ arguments: [Argument]) -> Bool {
    guard Self.isLibraryCall(function.name), let owner = function.owner,
      !views.allSatisfy(\.isInstance) || !types.parts(of: type).contains(owner),
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

  func callView(_ name: String, on object: CodeValue, _ arguments: [Argument], _ site: Site) -> CodeValue {
    if Self.isLibraryCall(name) { return library(name, on: object, arguments, site) }
    recordCall(name, on: object, arguments, at: site)
    if let value = callOfLayers(name, on: object, arguments, site) { return value }
    if Self.listCalls.contains(name),
      !object.isCertain || object.references.allSatisfy({ $0.unpicked.steps.count < 2 })
    {
      return callList(name, on: object, arguments, site)
    }
    switch name {
    case "addSubview", "insertSubview": return add(arguments.prefix(1), to: object, .subview, site)
    case "addSubviews": return add(arguments[...], to: object, .subview, site)
    case "addArrangedSubview", "insertArrangedSubview":
      return add(arguments.prefix(1), to: object, .arrangedSubview, site)
    case "addArrangedSubviews": return add(arguments[...], to: object, .arrangedSubview, site)
    case "init":
      noteParts(arguments, of: object, site)
      return unknownResult(object, arguments)
    case "items":
      // `table.rx.items(dataSource:)` sets what cannot be told.
      for reference in object.references where reference.steps.last == .property("rx") {
        let table = CodeValue.reference(reference.owner)
        note(table, .setDataSource(.unknown), at: site)
      }
      return unknownResult(object, arguments)
    case "prepareSkeleton":
      note(object, .prepare, at: site)
      return unknownResult(object, arguments)
    case "toggle":
      noteChange(of: object, at: site)
      return .unknown
    case "register": return register(object, arguments, site)
    case "dequeueReusableCell": return .unknown
    case "cellForRow", "cellForItem":
      return .references(
        object.references.map { cells(of: $0, isList: false) }, isList: false, isCertain: false)
    case "setCollectionViewLayout":
      giveLayout(arguments.first?.value ?? .unknown, to: object, site)
      return .unknown
    case "then", "do", "with", "apply", "also", "configure", "setup":
      guard let closure = arguments.last, arguments.count == 1,
        case .closure(let body, let captured) = closure.value
      else { break }
      let isKnown = types.importsThen && (name == "then" || name == "do")
      guard isKnown || name != "do" else { break }
      runClosure(body, captured, [isKnown ? object : object.uncertain], calls: site)
      return object
    case "append", "insert":
      if let value = arguments.first?.value {
        // The list itself comes first, then what it holds.
        for (number, reference) in object.references.enumerated() {
          guard case .property(let property)? = reference.steps.last, reference.steps.count == 1,
            number == 0 || reference.type?.isList == true
          else { continue }
          assign(list([value]), toProperty: property, of: instance, at: site.place)
        }
      }
      return .unknown
    case "removeFromSuperview":
      note(object, .remove(isWhole: true), at: site)
      return .unknown
    case "removeArrangedSubview":
      note(arguments.first?.value ?? .unknown, .remove(isWhole: false), at: site)
      return .unknown
    case "bringSubviewToFront", "sendSubviewToBack", "addGestureRecognizer": return .unknown
    case "isSkeletonable":
      // Of a builder.
      note(
        object.isMade ? object.base : object, .set(.isSkeletonable, arguments.first?.value.constant),
        at: site)
    case "setTitle", "setTitleColor", "setImage": noteLook(setBy: name, object, arguments, at: site)
    case "setValue":
      guard arguments.count == 2 else { break }
      if let path = arguments[1].value.text {
        let names = path.split(separator: ".").map(String.init)
        guard let last = names.last, let key = Self.keys[last] else { return .unknown }
        let view = names.dropLast().reduce(object) { read($1, of: $0, site.scope) }
        note(view, .set(key, arguments[0].value.constant), at: site)
      } else {
        note(object.uncertain, .set(.isSkeletonable, nil), at: site)
      }
      return .unknown
    case "perform":
      // Any method, the flag's setter too.
      note(object.uncertain, .set(.isSkeletonable, nil), at: site)
      return unknownResult(object, arguments)
    case "viewWithTag":
      // One of those in it.
      return .references(
        object.references.map { $0.adding(.descendants, type: TypeText(name: "UIView")) }, isList: false,
        isCertain: false)
    default: break
    }
    if let views = viewsInside(name, object) { return views }
    noteLoading(name, object, at: site)
    if object.references.contains(where: { variable(name, of: $0) != nil }) {
      noteCall(arguments, site)
    }
    noteUnread(name, object, arguments, site)
    noteUnreadAdding(name, object, arguments, site)
    noteRegistering(name, object, arguments, site)
    noteKeyPaths(name, object, arguments, site)
    return unknownResult(object, arguments)
  }

  /// A function that was not read and speaks of skeletons by its name may mark what it is given.
  func noteUnread(_ name: String, _ object: CodeValue, _ arguments: [Argument], _ site: Site) {
    guard name.mentionsSkeletons || name.hasPrefix("mark"), !Self.ownCalls.contains(name) else { return }
    for value in [object] + arguments.map(\.value) {
      if case .references = value { note(value.element, .set(.isSkeletonable, nil), at: site) }
    }
  }

  /// SkeletonView's own functions that mark nothing.
  static let ownCalls: Set = [
    "layoutSkeletonIfNeeded", "startSkeletonAnimation", "stopSkeletonAnimation", "prepareSkeleton",
    "updateSkeleton",
    "updateGradientSkeleton", "updateAnimatedSkeleton", "updateAnimatedGradientSkeleton", "isSkeletonable",
    "collectionSkeletonView",
  ]

  func register(_ object: CodeValue, _ arguments: [Argument], _ site: Site) -> CodeValue {
    guard let cell = arguments.first?.value else { return .unknown }
    var isKnown = false
    for argument in arguments.dropFirst() {
      let how: ViewPlace
      switch argument.label {
      case "forCellReuseIdentifier", "forCellWithReuseIdentifier": how = .prototype
      case "forHeaderFooterViewReuseIdentifier": how = .headerFooterView
      case "withReuseIdentifier": how = .supplementaryView
      default: continue
      }
      note(object, .register(cell, identifier: argument.value, how), at: site)
      isKnown = true
    }
    if case .type(let name) = cell, let label = arguments.first?.label, let how = Self.byClass[label] {
      note(object, registration(of: name, how, at: site.place), at: site)
      isKnown = true
    }
    if !isKnown { noteRegistering("register", object, arguments, site) }
    return .unknown
  }

  /// Of a class, or of its nib.
  private func registration(
    of cell: String, _ how: (place: ViewPlace, asksClass: Bool), at place: CodeNode
  ) -> CodeFact.Effect {
    let name = TypeText.lastName(of: cell)
    let isOfNib = types.type(cell, near: place.file).map { types.supertypeNames(of: $0) }?
      .contains { $0.lastName.hasPrefix("Nib") }
    let identifier =
      how.asksClass ? staticMember("reuseIdentifier", of: cell, near: place.file) : .constant(.text(name))
    return .register(
      isOfNib == true ? .nib(name) : .type(cell), identifier: identifier ?? .unknown, how.place)
  }

  /// The labels by which Reusable registers classes under the identifiers that they give, and SwifterSwift under their
  /// names, where the project declares no such function.
  private static let byClass: [String: (place: ViewPlace, asksClass: Bool)] = [
    "cellType": (.prototype, true), "headerFooterViewType": (.headerFooterView, true),
    "supplementaryViewType": (.supplementaryView, true),
    "cellWithClass": (.prototype, false), "headerFooterViewClassWith": (.headerFooterView, false),
  ]

  // MARK: On a list

  func callList(_ name: String, on object: CodeValue, _ arguments: [Argument], _ site: Site) -> CodeValue {
    let closure = arguments.first { $0.value.isClosure }
    let function = closure ?? arguments.first
    switch name {
    case "forEach":
      forEach(of: object) { evaluation in
        guard let function else { return }
        for element in evaluation.keepers(in: object, at: site.place) ?? [object.element] {
          evaluation.hand(element, to: function, site)
        }
      }
      return .unknown
    case "map", "compactMap", "flatMap":
      // Or of an optional view.
      guard case .references(_, isList: true, _) = object else { return map(object, function, site) }
      return forEach(of: object) { $0.map(object, function, site) }
    case "reversed", "shuffled", "lazy", "sorted", "sort", "enumerated": return object
    case "append", "insert": return callView(name, on: object, arguments, site)
    case "contains", "isEmpty", "count": return .unknown
    default:
      if case .closure(let body, let captured)? = closure?.value {
        runClosure(body, captured, [object.element.uncertain], calls: site)
        let isFilter = name == "filter" || Self.singleCalls.contains(name)
        if isFilter, let test = classTest(of: body, captured) {
          let narrowed = narrow(object, by: test)
          return name == "filter" ? narrowed : narrowed.element.uncertain
        }
      } else {
        noteKeyPaths(name, object.element, arguments, site)
      }
      return Self.singleCalls.contains(name) ? object.element.uncertain : object.uncertain
    }
  }

  /// What a closure, function or key path gives for the elements of a list.
  func map(_ object: CodeValue, _ function: Argument?, _ site: Site) -> CodeValue {
    guard case .references(_, let isList, _) = object else { return .unknown }
    guard let function else { return object.uncertain }
    guard
      case .references(let references, let isInner, let isCertain) = hand(object.element, to: function, site)
    else { return .unknown }
    return .references(references, isList: isList || isInner, isCertain: isCertain)
  }
}
