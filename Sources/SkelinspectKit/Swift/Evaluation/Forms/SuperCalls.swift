/// Calls of what a class inherits and may override.
extension CodeEvaluation {
  /// `super.name(…)`: what the class after the one that the call stands in does, else UIKit.
  func callSuper(_ name: String, _ arguments: [Argument], _ site: Site) -> CodeValue {
    // What is inherited counts as run by itself; only what happens to an argument is left. An initialiser that gets views
    // is run with these, and never by itself.
    let instance = frame(site.scope).instance
    if name == "init" { noteParts(arguments, of: instance, site) }
    let inherited = inherited(name, arguments, instance, site.scope)
    guard !arguments.isEmpty, frame(site.scope).owner != nil else {
      if let inherited, order.isKept { order.addCall(of: inherited.place, at: site.place) }
      return Self.isLibraryCall(name) ? library(name, on: instance, arguments, site) : .unknown
    }
    let hasViews = arguments.contains {
      $0.value.isCertain && $0.value.references.contains { viewClass(of: $0) != nil }
    }
    if let inherited, name != "init" || hasViews {
      return run(inherited, instance: instance, arguments, site)
    }
    if Self.isLibraryCall(name) { return library(name, on: instance, arguments, site) }
    if Self.superCalls.contains(name) {
      // What an override passes on is what any view may be given.
      let given = arguments[0].value
      if frame(site.scope).entry == name, given == .unknown || given.references.contains(where: \.isGiven) {
        return .unknown
      }
      return callView(name, on: instance, arguments, site)
    }
    // UIKit's data sources register nothing where they are made.
    if name != "init" { noteRegistering(name, .unknown, arguments, site) }
    return unknownResult(.unknown, arguments)
  }

  /// The function of a superclass that a call of `super` reaches.
  private func inherited(
    _ name: String, _ arguments: [Argument], _ instance: CodeValue, _ scope: Int
  ) -> CodeFunction? {
    guard let owner = frame(scope).owner else { return nil }
    let parts = types.parts(of: instance.references.first.flatMap(declaration) ?? type)
    let inherited = parts.dropFirst((parts.firstIndex(of: owner) ?? 0) + 1)
    return types.functions(name, in: inherited).first {
      !$0.isStatic && $0.binding(arguments.map { ($0.label, $0.isTrailing) }) != nil
    }
  }

  /// UIKit's own, which do what they do without `super`.
  private static let superCalls: Set = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "register",
    "setCollectionViewLayout",
  ]
}
