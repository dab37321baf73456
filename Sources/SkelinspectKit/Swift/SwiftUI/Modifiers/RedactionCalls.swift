/// `redacted`, `unredacted` and what the environment says of both.
extension SwiftUIReader {
  /// Reasons, and whether a condition gives them while loading.
  private struct Reasons {
    var reasons: RedactionReasons
    var isActive: Bool? = true
  }

  func addReasons(_ node: ScopedNode?, _ link: Link, to view: ViewDraft.Number) {
    let count = missingPaths.count
    guard let reasons = reasons(node) else {
      add(.redacted([]), isActive: nil, link, to: view)
      return remark("the reason of this redaction is not known", at: link.node.place)
    }
    var modifier = ModifierDraft(
      .redacted(reasons.reasons), isActive: reasons.isActive, at: link.node.place)
    modifier.without = Array(missingPaths[count...])
    drafts[view].modifiers.append(modifier)
    if reasons.isActive == nil { remarkOnCondition(of: "the redaction", at: link.node.place) }
  }

  /// Whether a placeholder's redaction reaches what is inside a link.
  func isRedacted(inside link: Link, _ outside: Bool?) -> Bool? {
    switch link.name {
    case "unredacted" where link.arguments.isEmpty: return false
    case "redacted":
      guard let found = reasons(link.arguments["reason"] ?? link.arguments.bare(0)),
        let isActive = found.isActive
      else { return outside == true ? true : nil }
      return isActive && found.reasons.contains(.placeholder) ? true : outside
    case "environment" where link.arguments.bare(0).map(isReasons) == false: return outside
    case "environment", "modifier": return nil
    default: return outside == false && code.isAdded(link.name) ? nil : outside
    }
  }

  /// Nil where they cannot be told.
  private func reasons(_ node: ScopedNode?, _ steps: Int = 0) -> Reasons? {
    guard let node, steps < Self.maximumSteps else { return nil }
    switch kind(node) {
    case .member:
      if let named = RedactionReasons.named.first(where: { $0.name == name(node) }) {
        return Reasons(reasons: named.reason)
      }
      return meaning(of: node).flatMap { reasons($0, steps + 1) }
    case .array:
      var all = Reasons(reasons: [])
      for element in children(node) {
        guard let own = reasons(element, steps + 1) else { return nil }
        all.reasons.formUnion(own.reasons)
        all.isActive = [all.isActive, own.isActive].allHold
      }
      return all
    case .ternary, .ifStatement:
      let parts = children(node)
      guard parts.count == 3, kind(node) == .ternary || kind(parts[1]) == .block else { return nil }
      return either(parts[0], parts[1], parts[2], steps)
    case .call:
      guard let callee = child(node), arguments(of: node).isEmpty else { return nil }
      if kind(callee) == .closure { return reasons(callee, steps + 1) }
      return ["RedactionReasons", "init"].contains(name(callee)) ? Reasons(reasons: []) : nil
    case .block, .closure: return blockReasons(node, steps)
    default: return inner(of: node).flatMap { reasons($0, steps + 1) }
    }
  }

  /// `if isLoading { return .placeholder }; return []`, or one expression.
  private func blockReasons(_ node: ScopedNode, _ steps: Int) -> Reasons? {
    let statements = children(node)
    if statements.count == 2, kind(statements[0]) == .ifStatement {
      let parts = children(statements[0])
      guard parts.count == 2 else { return nil }
      return either(parts[0], parts[1], statements[1], steps)
    }
    return statements.count == 1 ? reasons(statements[0], steps + 1) : nil
  }

  private func either(
    _ condition: ScopedNode, _ first: ScopedNode, _ second: ScopedNode, _ steps: Int
  ) -> Reasons? {
    guard let one = reasons(first, steps + 1), let other = reasons(second, steps + 1) else { return nil }
    if one.reasons == other.reasons, one.isActive == other.isActive { return one }
    guard let holds = holds(condition) else {
      return Reasons(reasons: one.reasons.union(other.reasons), isActive: nil)
    }
    let (taken, left) = holds ? (one, other) : (other, one)
    // What it is otherwise, and that it is not now.
    return taken.reasons.isEmpty && !left.reasons.isEmpty
      ? Reasons(reasons: left.reasons, isActive: false) : taken
  }

  /// `.environment(\.layoutDirection, .rightToLeft)`.
  func addEnvironment(_ link: Link, to view: ViewDraft.Number) {
    guard let path = link.arguments.bare(0), let value = link.arguments.bare(1) else {
      return addOther(link, to: view)
    }
    let word = kind(value) == .member ? name(value) : ""
    switch name(path) {
    case #"\.layoutDirection"#, #"\EnvironmentValues.layoutDirection"#:
      let isRightToLeft = ["leftToRight": false, "rightToLeft": true][word]
      add(.environment(isRightToLeft: isRightToLeft, isDark: nil), link, to: view)
    case #"\.colorScheme"#, #"\EnvironmentValues.colorScheme"#:
      add(.environment(isRightToLeft: nil, isDark: ["light": false, "dark": true][word]), link, to: view)
    case _ where isReasons(path):
      // It takes the place of all that comes from around it, whatever it is.
      if reasons(value)?.reasons.isEmpty != true { addReasons(value, link, to: view) }
      add(.unredacted, link, to: view)
    default: addOther(link, to: view)
    }
  }

  /// What a closure makes of them is not looked into.
  func addTransform(_ link: Link, to view: ViewDraft.Number) {
    if link.arguments.bare(0).map(isReasons) == true {
      addReasons(nil, link, to: view)
    } else {
      addOther(link, to: view)
    }
  }

  private func isReasons(_ path: ScopedNode) -> Bool {
    [#"\.redactionReasons"#, #"\EnvironmentValues.redactionReasons"#].contains(name(path))
  }
}
