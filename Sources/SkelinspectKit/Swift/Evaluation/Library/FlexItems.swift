/// FlexLayout: `root.flex.define { $0.addItem(label) }` adds subviews.
extension CodeEvaluation {
  /// A call on what `view.flex` gives, which its methods hand on; nil: on something else.
  func callFlex(_ name: String, _ object: CodeValue, _ arguments: [Argument], _ site: Site) -> CodeValue? {
    guard case .references(let flexes, let isList, let isCertain) = object,
      let step = flexes.first?.steps.last, flexes.allSatisfy({ $0.steps.last == .property("flex") }),
      variable("flex", of: flexes[0].owner) == nil
    else { return nil }
    switch name {
    case "addItem":
      let item = arguments.first?.value ?? .reference(make("UIView", at: site))
      let views = CodeValue.references(flexes.map(\.owner), isList: isList, isCertain: isCertain)
      add(item, to: views, .subview, site)
      guard case .references(let items, _, let isKnown) = item.element else { return .unknown }
      return .references(items.map { $0.adding(step, type: nil) }, isList: false, isCertain: isKnown)
    case "define":
      if case .closure(let body, let captured)? = arguments.first?.value {
        runClosure(body, captured, [object], calls: site)
      }
    default: break
    }
    return object
  }
}
