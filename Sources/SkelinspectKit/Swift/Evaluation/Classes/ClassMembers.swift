/// Every member of a class by itself: whatever nobody is seen to call may be run by anybody.
extension CodeEvaluation {
  func runMembers() {
    var overridden: Set<String> = []
    var hidden: [CodeFunction] = []
    for part in types.parts(of: type) {
      var isOwn: Set<String> = []
      for member in types.declarations[part].members {
        (frames, scopes) = ([], [])
        switch member {
        case .variable(let variable): runVariable(variable)
        case .function(let function):
          guard !function.isStatic, function.name != "deinit",
            function.name != "awakeFromNib" || comesFromNib,
            overridden.isEmpty || !overridden.contains(function.signature),
            !isSupersInitialiser(function)
          else { continue }
          if function.isOverride, !callsSuper(function) { isOwn.insert(function.signature) }
          if function.isHidden { hidden.append(function) } else { runByItself(function) }
        }
      }
      overridden.formUnion(isOwn)
    }
    for known in types.defaults(of: type) {
      (frames, scopes) = ([], [])
      runByItself(known.function)
    }
    // What only this file can call is known by those who do.
    for function in hidden where !called.contains(function.place) && !types.unnamed.contains(function.place) {
      (frames, scopes) = ([], [])
      runByItself(function)
    }
  }

  /// An initialiser of a superclass gets what those of the class give it.
  private func isSupersInitialiser(_ function: CodeFunction) -> Bool {
    guard function.name == "init", called.contains(function.place), let owner = function.owner,
      let declared = types.declarations[owner].isExtension ? types.type(extendedBy: owner) : owner
    else { return false }
    return declared != type
  }

  /// Whether a nib may hold it: no class does whose initialiser for that traps.
  private var comesFromNib: Bool {
    !types.declarations[type].functions["init", default: []].contains { function in
      guard function.hasLabel("coder"), let body = function.body else { return false }
      let tree = types.trees[body.file]
      let first = tree.children(of: body.node).first
      return first.map { tree.text($0).starts(with: "fatalError".utf8) } ?? false
    }
  }

  func runByItself(_ function: CodeFunction) {
    guard let body = function.body else { return }
    var frame = Frame(
      instance: .reference(instance), owner: function.owner, file: body.file, entry: function.name)
    if function.hasLabel("skeletonCellForRowAt") || function.hasLabel("skeletonCellForItemAt") {
      frame.cells = .dummyCell(identifier: nil)
    } else if function.fillsCells {
      frame.cells = .realCell
    }
    frame.functions = [function.place]
    let scope = enter(frame)
    for parameter in function.parameters {
      // What UIKit passes are those in the view.
      scopes[scope].values[parameter.name] =
        function.name == "didAddSubview"
        ? .reference(instance.adding(.subviews, type: TypeText(name: "UIView")))
        : value(of: parameter, givenTo: function)
    }
    frames[scopes[scope].frame].parameterScope = scope
    for (name, value) in writtenValues(ofParametersOf: function) {
      scopes[scope].values[name] = value
      if value.isOneValue { scopes[scope].fixed.insert(name) }
    }
    _ = runBody(body.node, scope)
  }

  /// What every call of an initialiser in the project writes down for its parameters: a class, case, number or text.
  private func writtenValues(ofParametersOf function: CodeFunction) -> [String: CodeValue] {
    guard function.name == "init", !function.parameters.isEmpty,
      let calls = types.calls?.calls(
        of: function, making: types.declarations[type].name, in: types.trees), !calls.isEmpty
    else { return [:] }
    var found: [String: CodeValue] = [:]
    for (number, parameter) in function.parameters.enumerated() {
      let values = calls.map { call in writtenValue(of: parameter, call.arguments[number], file: call.file) }
      guard let first = values.first, first != .unknown, values.allSatisfy({ $0 == first }) else { continue }
      found[parameter.name] = first
    }
    return found
  }

  private func writtenValue(
    of parameter: CodeFunction.Parameter, _ arguments: [Index], file: Int
  ) -> CodeValue {
    let tree = types.trees[file]
    guard let argument = arguments.first, arguments.count == 1,
      let node = tree.children(of: argument).first
    else { return .unknown }
    let scope = enter(Frame(instance: .unknown, owner: nil, file: file, entry: ""))
    guard isLiteral(node, scope) else { return .unknown }
    let value = evaluate(node, scope, expecting: parameter.typeText)
    if case .type = value { return value }
    return value.isOneValue ? value : .unknown
  }

  /// What UIKit or SkeletonView passes.
  func value(of parameter: CodeFunction.Parameter, givenTo function: CodeFunction) -> CodeValue {
    switch parameter.label {
    case "prepareCellForSkeleton":
      return .reference(Reference(.dummyCell(identifier: nil), type: parameter.typeText))
    // Dummy cells are displayed, too.
    case let label where label.hasPrefix("willDisplay") && !isSkeletonDataSource:
      guard let type = Self.displayed[label] ?? parameter.typeText else { break }
      return .reference(Reference(.realCell, type: type))
    default: break
    }
    return given(parameter, to: function)
  }

  /// Those that are said to be any views.
  private static let displayed = [
    "willDisplayHeaderView": TypeText(name: "UITableViewHeaderFooterView"),
    "willDisplayFooterView": TypeText(name: "UITableViewHeaderFooterView"),
  ]

  private var isSkeletonDataSource: Bool {
    types.supertypeNames(of: type).contains {
      ["SkeletonTableViewDataSource", "SkeletonCollectionViewDataSource"].contains($0.lastName)
    }
  }
}

extension CodeEvaluation {
  /// What lies beyond a limit may do anything to the views of the class; nothing where none was reached.
  var factsBeyondLimits: [CodeFact] {
    guard let limit else { return [] }
    let top = nature.isController ? instance.adding(.view, type: nil) : instance
    let below = top.adding(.descendants, type: TypeText(name: "UIView", isList: true))
    func fact(_ subject: Reference, _ effect: CodeFact.Effect) -> CodeFact {
      CodeFact(subject: subject, effect: effect, place: limit, isCertain: false, isImmediate: false)
    }
    return [
      fact(top, .set(.isSkeletonable, nil)), fact(below.element, .set(.isSkeletonable, nil)),
      fact(top, .addUnknown(.subview)),
    ]
  }
}
