/// Objects that code makes, and measures.
extension CodeEvaluation {
  /// Nothing is read of layers where the project has none.
  var followsLayers: Bool { types.mentionsLayers }

  /// `Type(…)`.
  func make(_ type: String, _ arguments: [Argument], _ site: Site) -> CodeValue {
    let type = types.resolved(bound(TypeText(name: type)) ?? TypeText(name: type)).name
    if let value = makeDrawn(type, arguments, near: site.place.file) { return value }
    if let measure = Self.measure(type, arguments) { return measure }
    if arguments.count == 1, arguments[0].label == "rawValue",
      let value = enumCase(ofRawValue: arguments[0].value, in: type, near: site.place.file)
    {
      return value
    }
    switch type {
    case "UINib":
      return .nib(arguments["nibName"]?.text)
    case "String":
      guard let value = arguments.first?.value else { return .constant(.text("")) }
      switch value {
      case .type(let name): return .constant(.text(TypeText(name: name).lastName))
      case .constants where arguments[0].label != "localized": return value
      default: return .unknown
      }
    case "NSStringFromClass":
      // With a module before it, as the runtime has it; the same wherever it is used.
      guard case .type(let name)? = arguments.first?.value else { return .unknown }
      return .constant(.text("Module." + TypeText(name: name).lastName))
    case "CGFloat", "Double", "Float", "Int":
      if case .constants? = arguments.first?.value { return arguments[0].value }
      return .unknown
    case "Mirror":
      // It leads to all that an object has.
      let views = arguments.first?.value.references.map { $0.adding(.descendants, type: nil) } ?? []
      note(.references(views, isList: true, isCertain: false), .set(.isSkeletonable, nil), at: site)
      return .unknown
    case "Optional": return arguments.first?.value ?? .unknown
    case "Array", "Set", "ContiguousArray", "ArraySlice", "AnySequence", "AnyCollection", "NSArray",
      "NSMutableArray", "NSSet", "NSOrderedSet":
      return arguments.first?.value ?? .references([], isList: true, isCertain: true)
    default: break
    }
    let reference = make(type, at: site)
    // What a class holds that somebody else chooses cannot be told.
    if isTypeParameter(type, site.scope) {
      note(.reference(reference), .addUnknown(.arrangedSubview), at: site)
      note(.reference(reference), .set(.isSkeletonable, nil), at: site)
    }
    noteMaking(reference, arguments, site)
    if type == "UISegmentedControl", let items = arguments["items"] {
      noteLook(.key(.items), of: .reference(reference), items, at: site)
    }
    if type == "UINavigationController" { noteNavigated(arguments) }
    if let frame = arguments["frame"], !frame.isZeroFrame {
      recordFrame(of: .reference(reference), at: site)
    }
    noteParts(arguments, of: .reference(reference), site)
    for argument in arguments {
      if case .closure(let closure, let captured) = argument.value {
        // An initialiser of somebody's, for one of UIKit's views.
        let isUIKits = arguments.count == 1 && ViewClass(named: type) != nil
        if isBinder(type, arguments, near: site.place.file) {
          runLater(closure, captured, [arguments[0].value, .unknown])
        } else if isUIKits {
          runLater(closure, captured, CodeValue.reference(reference).uncertain)
        } else if let cell = registered(by: type, at: site.place) {
          runLater(closure, captured, cell)
        } else {
          runLater(closure, captured, cells(givenTo: argument, of: type, arguments, site.place))
        }
      }
      if argument.label == "tableView" || argument.label == "collectionView", isDiffable(type) {
        note(argument.value, .setDataSource(.reference(reference)), at: site)
        recordAssignment("dataSource", of: argument.value, .reference(reference), at: site)
      }
    }
    if !runInitialiser(of: type, reference, arguments, site) {
      noteContents(of: reference, arguments, site)
      // What is not Apple's, such as an adapter of a library.
      if types.type(type, near: site.place.file) == nil, !type.hasPrefix("UI"), !type.hasPrefix("NS") {
        noteRegistering("init", .unknown, arguments, site)
      }
    }
    noteKeeping(arguments, in: type, site)
    keep(arguments, in: reference)
    return .reference(reference)
  }

  /// `text.components(separatedBy: ".")`, `text.split(separator: ".")`.
  func split(_ name: String, _ object: CodeValue, _ arguments: [Argument]) -> CodeValue? {
    guard name == "components" || name == "split", let text = object.text,
      let separator = arguments.first?.value.text, separator.count == 1
    else { return nil }
    let words = text.split(
      separator: separator[separator.startIndex], omittingEmptySubsequences: name == "split")
    return .values(words.map { .constant(.text(String($0))) })
  }

  func isDiffable(_ type: String) -> Bool {
    if CodeFacts.isDiffable(type) { return true }
    guard let declaration = types.type(type, near: file) else { return false }
    return types.foreignSupertypes(of: declaration).contains { CodeFacts.isDiffable($0.lastName) }
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
  func constrain(_ anchor: Index, _ nodes: ArraySlice<Index>, _ site: Site) -> CodeValue {
    let tree = tree(site.scope)
    let name = [.member, .identifier].contains(tree.kind(anchor)) ? tree.name(anchor) : ""
    guard name == "heightAnchor" || name == "widthAnchor" || followsLayers, let first = nodes.first else {
      return .unknown
    }
    let object = owner(ofAnchor: anchor, site.scope)
    noteAnchor(name, of: object)
    guard name == "heightAnchor" || name == "widthAnchor" else { return .unknown }
    let relation: OwnConstraint.Relation =
      switch tree.name(first) {
      case "greaterThanOrEqualToConstant": .greaterThanOrEqual
      case "lessThanOrEqualToConstant": .lessThanOrEqual
      default: .equal
      }
    let number = constant(of: nodes, site.scope)
    let isSquare = number == nil && isSquare(name, of: object, nodes, site.scope)
    guard number != nil || isSquare, isActivated(site.scope) else { return .unknown }
    let constraint = OwnConstraint(
      side: name == "heightAnchor" ? .height : .width, constant: number ?? 0, relation: relation,
      isRatio: isSquare)
    note(object, .constrain(constraint), at: site)
    return .unknown
  }

  private func owner(ofAnchor anchor: Index, _ scope: Int) -> CodeValue {
    guard tree(scope).kind(anchor) == .member else { return frame(scope).instance }
    return tree(scope).children(of: anchor).first.map { evaluate($0, scope) } ?? .unknown
  }

  /// Whether a side is to be as long as the view's other one.
  private func isSquare(
    _ anchor: String, of object: CodeValue, _ nodes: ArraySlice<Index>, _ scope: Int
  ) -> Bool {
    let other = anchor == "heightAnchor" ? "widthAnchor" : "heightAnchor"
    guard let first = nodes.first, tree(scope).name(first) == "equalTo",
      let length = tree(scope).children(of: first).first,
      tree(scope).name(length) == other
    else { return false }
    return owner(ofAnchor: length, scope) == object
      && nodes.dropFirst().allSatisfy {
        tree(scope).name($0) == "multiplier" && evaluate($0, scope).number == 1
      }
  }

  /// Points that a constraint by an anchor says; of another length what it adds to none of that.
  private func constant(of nodes: ArraySlice<Index>, _ scope: Int) -> Double? {
    func number(_ label: String) -> Double? {
      nodes.first { tree(scope).name($0) == label }.flatMap { evaluate($0, scope).number }
    }
    guard let first = nodes.first else { return nil }
    if tree(scope).name(first).hasSuffix("Constant") { return evaluate(first, scope).number }
    guard number("multiplier") == 0, ["equalTo", "lessThanOrEqualTo"].contains(tree(scope).name(first)) else {
      return nil
    }
    return nodes.contains { tree(scope).name($0) == "constant" } ? number("constant") : 0
  }

  /// Whether a constraint that a variable keeps surely becomes active in the same function, and stays what it is.
  private func isActivated(_ scope: Int) -> Bool {
    guard let name = keeper else { return true }
    if name.isEmpty { return false }
    let tree = tree(scope)
    let function = frame(scope).functions.last { $0.file == frame(scope).file }
    let around = function.map { tree.range($0.node) } ?? 0..<tree.source.count
    let own = tree.source.bytes(around)
    let isOn = ["", "!", "?"].contains { own.hasWord("\(name)\($0).isActive = true") }
    let isListed = own.places(of: "activate(").contains { start in
      own[start...].prefix { $0 != UInt8(ascii: ")") }.hasWord(name)
    }
    let whole = tree.source.bytes[...]
    let mayChange = ["", "!", "?"].contains { end in
      whole.hasWord("\(name)\(end).isActive = false") || whole.hasWord("\(name)\(end).constant")
    }
    return (isOn || isListed) && !mayChange && !whole.hasWord("deactivate")
  }

  /// Whether an expression is a constraint, or a list of some.
  func makesConstraints(_ node: Index, _ scope: Int) -> Bool {
    let tree = tree(scope)
    var node = node
    if tree.kind(node) == .array, let first = tree.children(of: node).first {
      node = first
    }
    return tree.method(calledBy: node) == "constraint"
  }

  /// Evaluates what a variable keeps.
  func evaluate(_ node: Index, keptBy name: String, _ scope: Int, expecting type: TypeText?) -> CodeValue {
    guard makesConstraints(node, scope) else { return evaluate(node, scope, expecting: type) }
    keeper = name
    defer { keeper = nil }
    return evaluate(node, scope, expecting: type)
  }
}
