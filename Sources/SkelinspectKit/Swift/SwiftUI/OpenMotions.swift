/// What code animates that no view's animation tells: state that moves an opacity, an offset, a gradient.
extension SwiftUIReader {
  /// Where it does, in the types that were read, in order.
  func openMotions() -> [CodeNode] {
    let told = Set(
      drafts.flatMap(\.modifiers).compactMap { modifier -> CodeNode? in
        if case .skeleton = modifier.effect { modifier.animationPlace } else { nil }
      })
    let types = Set(scopes.compactMap(\.type)).filter { !isCopyOfShimmer($0) }
    let members = types.sorted().flatMap { self.members(of: $0, fileScope).map(\.place) }
    let others = lookedInto.subtracting(members).filter { place in
      let kind = code.types.trees[place.file].kind(place.node)
      return kind == .function || kind == .variable
    }
    var known = told.union(explained.keys.filter(isExplained))
    return (members + others.sorted { ($0.file, $0.node) < ($1.file, $1.node) }).flatMap { place in
      motions(in: ScopedNode(place, in: fileScope))
    }.filter { known.insert($0).inserted }
  }

  /// Nothing else depends on the state that a change moves.
  private func isExplained(_ place: CodeNode) -> Bool {
    let states = Set((explained[place] ?? []).map(\.state))
    let known = Set(explained.values.joined().map(\.place))
    guard let scope = states.first?.scope else { return false }
    let change = ScopedNode(place, in: scope)
    let names = Set(states.map(\.name))
    let isClosure = child(change).map { kind($0) == .identifier } ?? false
    let others =
      isClosure ? search([change]) { self.changedName($0).map { !names.contains($0) } ?? false } : nil
    return others == nil && states.allSatisfy { reads(of: $0, outside: place).allSatisfy(known.contains) }
  }

  private func motions(in node: ScopedNode) -> [CodeNode] {
    var (work, found) = ([node], [CodeNode]())
    while let next = work.popLast(), found.count < 64 {
      if moves(next) { found.append(next.place) }
      let isOnTouch = kind(next) == .call && child(next).map { Self.touches.contains(name($0)) } ?? false
      work += (isOnTouch ? Array(children(next).prefix(1)) : children(next)).reversed()
    }
    return found
  }

  /// What somebody has to touch first is not a motion of loading.
  private static let touches: Set = [
    "Button", "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
    "swipeActions", "refreshable", "onSubmit", "contextMenu",
  ]

  private func moves(_ node: ScopedNode) -> Bool {
    guard kind(node) == .call, let callee = child(node) else { return false }
    switch name(callee) {
    case "withAnimation", "TimelineView": return kind(callee) == .identifier
    case "phaseAnimator", "keyframeAnimator": return kind(callee) == .member
    case "animation":
      guard kind(callee) == .member, child(callee) != nil, let value = arguments(of: node).bare(0) else {
        return false
      }
      return kind(value) != .nilLiteral && !(kind(value) == .member && name(value) == "none")
    default: return false
    }
  }
}
