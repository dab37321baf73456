/// Modifiers that take a condition or a number.
extension SwiftUIReader {
  /// - Parameter isUsually: what counts where its condition cannot be told.
  func addFlag(
    _ link: Link, to view: ViewDraft.Number, isUsually: Bool = true, _ effect: (Bool) -> Modifier.Effect
  ) {
    guard let value = link.arguments.bare(0) else { return add(effect(true), link, to: view) }
    let holds = holds(value)
    add(effect(holds ?? isUsually), isActive: holds == nil ? nil : true, link, to: view)
  }

  func addOpacity(_ link: Link, to view: ViewDraft.Number) {
    guard let value = link.arguments.bare(0) else { return addOther(link, to: view) }
    if isSeenWhileLoading(value) { drafts[view].said.isOfLoading = true }
    if let found = moved({ number(value) }) {
      // A number that is changed without an animation that repeats may be any.
      let animation = found.change?.animation
      let isFixed = animation?.repeats ?? !touched.contains { isChanged($0.state) }
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
    let numbers = alternatives(value)
    let mayHide = numbers?.contains(0) == true
    add(.opacity(mayHide ? numbers?.max() ?? 1 : 1), isActive: nil, link, to: view)
    if mayHide { remarkOnCondition(of: "this view", at: link.node.place) }
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

  private func isChanged(_ state: StateName) -> Bool {
    let type = scopes[state.scope].type
    let variable = type.flatMap { code.types.variable(state.name, of: $0) }
    return variable.map { isChanged($0, state.scope) } ?? false
  }

  /// The numbers of a condition that cannot be told.
  private func alternatives(_ node: ScopedNode) -> [Double]? {
    guard kind(node) == .ternary else { return nil }
    let numbers = children(node).dropFirst().compactMap { number($0) }
    return numbers.count == 2 ? numbers : nil
  }
}
