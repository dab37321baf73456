/// Views that code puts into others.
extension CodeEvaluation {
  func add(
    _ arguments: ArraySlice<Argument>, to object: CodeValue, _ how: ViewPlace, _ place: CodeNode, _ scope: Int
  ) -> CodeValue {
    for argument in arguments { add(argument.value, to: object, how, place, scope) }
    return .unknown
  }

  /// Where one cannot tell which view is added, or what it is, nobody knows what stands in the other one.
  func add(
    _ value: CodeValue, to object: CodeValue, _ how: ViewPlace, _ place: CodeNode, _ scope: Int
  ) {
    recordAddition(value.element, at: place, scope)
    switch value.element {
    case .references(let references, _, let isCertain):
      for child in references {
        if case .given = child.base {
          note(object, .addUnknown(how), at: place, scope)
        } else {
          note(object, isCertain ? .add(child, how) : .addPerhaps(child, how), at: place, scope)
        }
      }
    // All that it holds.
    case .nib(let name?):
      note(object, .add(make("UIView", nib: name, at: place, scope), how), at: place, scope)
    case .nib(nil): note(object, .addUnknown(how), at: place, scope)
    case .unknown: note(object, .addUnknown(how), at: place, scope)
    case .values(let values) where values.contains(.unknown): note(object, .addUnknown(how), at: place, scope)
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
