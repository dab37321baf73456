/// Views that code puts into others.
extension CodeEvaluation {
  func add(
    _ arguments: ArraySlice<Argument>, to object: CodeValue, _ how: ViewPlace, _ site: Site
  ) -> CodeValue {
    for argument in arguments { add(argument.value, to: object, how, site) }
    return .unknown
  }

  /// Where one cannot tell which view is added, or what it is, nobody knows what stands in the other one.
  func add(_ value: CodeValue, to object: CodeValue, _ how: ViewPlace, _ site: Site) {
    recordAddition(value.element, at: site)
    if isOnMakersWay { additionsLeft.insert(site.place) }
    switch value.element {
    case .references(let references, _, let isCertain):
      for child in references {
        // Layers that are there by then lie behind it.
        if followsLayers { write("superview", of: child, .unknown, site) }
        if case .given = child.base {
          note(object, .addUnknown(how), at: site)
        } else {
          note(object, isCertain ? .add(child, how) : .addPerhaps(child, how), at: site)
        }
      }
    // All that it holds.
    case .nib(let name?):
      note(object, .add(make("UIView", nib: name, at: site), how), at: site)
    case .nib(nil): note(object, .addUnknown(how), at: site)
    case .unknown: note(object, .addUnknown(how), at: site)
    case .values(let values) where values.contains(.unknown): note(object, .addUnknown(how), at: site)
    default: break
    }
  }

  /// What a function is given by others is known where its own class calls it; those calls say it then.
  func forgetUnknownAdditions() {
    let calledFunctions = calledFunctions
    let isForgotten = { (fact: CodeFact) in
      if case .addUnknown = fact.effect { calledFunctions.contains(fact.entry) } else { false }
    }
    if facts.contains(where: isForgotten) { removeFacts(since: 0) { !isForgotten($0) } }
  }
}

/// Functions that were not read, and get views.
extension CodeEvaluation {
  /// One of another module, or of a type of one: it may set a table's measures, and put one of the views that it gets into
  /// another.
  func noteUnreadFunction(_ name: String, _ arguments: [Argument], _ site: Site) {
    if Self.applesOwn.contains(where: name.hasPrefix) || Self.swiftsOwn.contains(name) { return }
    let views = arguments.flatMap { $0.value.element.references.filter { viewClass(of: $0) != nil } }
    for view in views where viewClass(of: view)?.family == .table {
      let table = CodeValue.references([view], isList: false, isCertain: false)
      note(table, .set(.rowHeight, nil), at: site)
      note(table, .set(.estimatedRowHeight, nil), at: site)
    }
    noteUnknownContents(of: views, at: site)
  }

  /// A method of a view whose name speaks of views that are put into others: `card.embed(title)`.
  func noteUnreadAdding(_ name: String, _ object: CodeValue, _ arguments: [Argument], _ site: Site) {
    let word = name.lowercased()
    guard Self.addingWords.contains(where: word.hasPrefix),
      !Self.otherAdditions.contains(name)
    else { return }
    let views = (arguments.map(\.value.element) + [object.element]).flatMap(\.references)
    noteUnknownContents(of: views, at: site)
  }

  private func noteUnknownContents(of all: [Reference], at site: Site) {
    let views = all.filter { viewClass(of: $0) != nil }
    guard Set(views).count > 1 else { return }
    for view in views where viewClass(of: view)?.family == .plain || viewClass(of: view)?.family == .stack {
      note(.reference(view), .addUnknown(.arrangedSubview), at: site)
    }
  }

  /// What the names of Apple's types and functions begin with: none of them does so.
  private static let applesOwn = ["UI", "NS", "CA", "CG"]
  private static let swiftsOwn: Set = [
    "assert", "assertionFailure", "debugPrint", "dump", "fatalError", "max", "min", "precondition", "print",
    "swap", "zip",
  ]

  private static let addingWords = [
    "add", "append", "arrange", "attach", "embed", "fill", "hstack", "insert", "install", "layout", "mount",
    "put", "setarranged", "stack", "subviews", "sv", "vstack", "wrap", "zstack",
  ]
  /// UIKit's own and SkeletonView's that put no views anywhere.
  private static let otherAdditions: Set = [
    "addTarget", "addAction", "addObserver", "addConstraint", "addConstraints", "addInteraction",
    "addGestureRecognizer", "addMotionEffect", "addLayoutGuide", "addChild", "layoutIfNeeded",
    "layoutSubviews", "layoutSkeletonIfNeeded",
  ]
}

/// Functions that are values which are not known.
extension CodeEvaluation {
  /// `with(UILabel()) { $0.numberOfLines = 2 }` of another module: it gives back what it gets, and hands that to the closure.
  func applied(_ arguments: [Argument], _ site: Site) -> CodeValue? {
    guard let made = arguments.first?.value, made.isMade,
      made.references.allSatisfy({ viewClass(of: $0) != nil })
    else { return nil }
    let closures = arguments.dropFirst().compactMap { argument -> (CodeNode, Int)? in
      if case .closure(let body, let captured) = argument.value { (body, captured) } else { nil }
    }
    guard !closures.isEmpty, closures.count == arguments.count - 1 else { return nil }
    for (body, captured) in closures { runClosure(body, captured, [made.uncertain], calls: site) }
    return made
  }

  /// One may do anything to what it gets; but what an initialiser hands to one, those say who make the object.
  func noteCall(_ arguments: [Argument], _ site: Site) {
    let functions = frame(site.scope).functions
    let areInitialisers = functions.allSatisfy { types.trees[$0.file].name($0.node) == "init" }
    if areInitialisers, !functions.isEmpty { return }
    for argument in arguments {
      note(argument.value.element.uncertain, .set(.isSkeletonable, nil), at: site)
    }
  }
}
