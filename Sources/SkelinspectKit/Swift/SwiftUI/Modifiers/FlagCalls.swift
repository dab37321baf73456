/// Modifiers that take a condition or a number.
extension SwiftUIReader {
  func addFlag(_ link: Link, to view: ViewDraft.Number) {
    let value = link.arguments.bare(0)
    switch link.name {
    case "opacity": addOpacity(value, link, to: view)
    case "hidden" where link.arguments.isEmpty: add(.hidden(true), link, to: view)
    case "disabled": addFlag(value, link, to: view) { .disabled($0) }
    case "allowsHitTesting": addFlag(value, link, to: view) { .allowsHitTesting($0) }
    case "privacySensitive": addFlag(value, link, to: view) { .privacySensitive($0) }
    case "invalidatableContent": addFlag(value, link, to: view) { .invalidatableContent($0) }
    default: addOther(link, to: view)
    }
  }

  private func addFlag(
    _ value: ScopedNode?, _ link: Link, to view: ViewDraft.Number, _ effect: (Bool) -> Modifier.Effect
  ) {
    guard let value else { return add(effect(true), link, to: view) }
    // What one cannot tell may be either.
    let holds = holds(value)
    add(
      effect(holds ?? (link.name != "allowsHitTesting")), isActive: holds == nil ? nil : true, link, to: view)
  }

  private func addOpacity(_ value: ScopedNode?, _ link: Link, to view: ViewDraft.Number) {
    guard let value else { return addOther(link, to: view) }
    if isSeenWhileLoading(value) { drafts[view].isOfLoading = true }
    if let found = moved({ number(value) }) {
      // A number that is changed without an animation that repeats may be any.
      let animation = found.change?.animation
      let isFixed = animation?.repeats ?? !isChanged(touched.map(\.state))
      if isFixed || animation != nil {
        var modifier = ModifierDraft(.opacity(found.from), at: link.node.place)
        var opacity = AnimatedNumber(found.from)
        (opacity.to, opacity.animation) = (found.to, animation)
        modifier.opacity = opacity
        modifier.animationPlace = found.change?.place
        modifier.motion = motion("opacity", found) { .number($0) }
        if !isFixed { modifier.isActive = nil }
        // What begins transparent and is moved to be seen is not hidden.
        if found.from <= 0, let to = found.to, to > 0 {
          (modifier.effect, modifier.isActive) = (.opacity(to), nil)
        }
        return drafts[view].modifiers.append(modifier)
      }
    }
    var modifier = ModifierDraft(.opacity(1), isActive: nil, at: link.node.place)
    if let numbers = alternatives(value), numbers.contains(0) {
      modifier.effect = .opacity(numbers.max() ?? 1)
      remarkOnCondition(of: "this view", at: link.node.place)
    }
    drafts[view].modifiers.append(modifier)
  }

  /// `isLoading ? 1 : 0`.
  private func isSeenWhileLoading(_ opacity: ScopedNode) -> Bool {
    guard vocabulary.isLoading, let numbers = alternatives(opacity) else { return false }
    let silence = heard
    guard let holds = children(opacity).first.flatMap({ self.holds($0) }) else { return false }
    return heard.basis(since: silence) != .nothing && numbers[holds ? 0 : 1] > 0
      && numbers[holds ? 1 : 0] == 0
  }

  /// `offset(x: phase * 200)`.
  func addOffset(_ link: Link, to view: ViewDraft.Number) {
    addOther(link, to: view)
    let (x, y) = (link.arguments["x"], link.arguments["y"])
    guard x != nil || y != nil, let last = drafts[view].modifiers.indices.last else { return }
    let offset = moved { () -> [Double]? in
      guard let x = x == nil ? 0 : number(x), let y = y == nil ? 0 : number(y) else { return nil }
      return [x, y]
    }
    drafts[view].modifiers[last].motion = motion("offset", offset) { .numbers($0) }
  }

  private func isChanged(_ states: [StateName]) -> Bool {
    states.contains { state in
      guard let type = scopes[state.scope].type, let variable = code.property(state.name, of: type) else {
        return false
      }
      return isChanged(variable, state.scope)
    }
  }

  /// The numbers of a condition that cannot be told.
  private func alternatives(_ node: ScopedNode) -> [Double]? {
    guard kind(node) == .ternary else { return nil }
    let numbers = children(node).dropFirst().compactMap { number($0) }
    return numbers.count == 2 ? numbers : nil
  }
}
