/// What redaction, overlays and shimmer make of every view of a SwiftUI hierarchy: one pass from the root
/// down, and one back for the containers.
///
/// What is asked of every view is handed the hierarchy: a property would be copied each time.
struct SwiftUIPass {
  let facts: SwiftUIFacts
  var outcome: SystemOutcome
  private var trace = RedactionTrace()
  /// What reaches the root.
  private var start = RedactionEnvironment()
  /// What goes on to the children of each view so far.
  private var inner: [RedactionEnvironment] = []
  /// What reaches the views that stand in modifiers.
  private var outside: [ViewIndex: RedactionEnvironment] = [:]
  /// Views in stacks over which others lie, with those.
  var under: [ViewIndex: ViewIndex] = [:]
  /// The views that stand in modifiers, by those that have the modifiers, then by the modifiers' numbers.
  private var contents: [ViewIndex: [Int: ViewIndex]] = [:]

  init(_ hierarchy: Hierarchy, _ facts: SwiftUIFacts) {
    self.facts = facts
    outcome = SystemOutcome(count: hierarchy.views.count)
    (start.isRightToLeft, start.isDark) = (facts.isRightToLeft, hierarchy.environment.isDark)
    if facts.holder != nil { start.doubts = [.redaction, .condition] }
    for (content, modifier) in facts.contents {
      if let view = hierarchy.views[content].parent { contents[view, default: [:]][modifier] = content }
    }
    for view in hierarchy.views.indices { visit(view, in: hierarchy) }
    outcome.settleContainers(in: hierarchy)
    doubtRows(in: hierarchy)
    outcome.redaction = trace
    outcome.assumptions = assumptions(of: hierarchy)
  }

  /// What was not seen on an Apple system, of what this hierarchy uses.
  private func assumptions(of hierarchy: Hierarchy) -> [String] {
    let assumed = hierarchy.views.indices.filter {
      inner[$0].chain >= 0 && outcome.coverage[$0].role != .underBlock
    }
    let types = Set(assumed.map(hierarchy.typeName)).filter { SwiftUITypes.assumed.contains($0) }.sorted()
    var assumptions: [String] = []
    if let holder = facts.holder {
      assumptions.append(
        "nothing around it hides or disables it (it is in \(holder))")
    }
    if !types.isEmpty {
      assumptions.append(
        "redaction does to \(types.listed("and")) what the documentation suggests")
    }
    let waits = outcome.animations.values.joined().contains { animation in
      if case .swiftUI(_, _, let timing) = animation.definition {
        timing.comesBack && timing.delay > 0
      } else {
        false
      }
    }
    if waits { assumptions.append("an animation that comes back waits at its far end too") }
    return assumptions
  }

  private mutating func visit(_ view: ViewIndex, in hierarchy: Hierarchy) {
    let parent = hierarchy.views[view].parent
    var environment = outside[view] ?? parent.map { inner[$0] } ?? start
    if !facts.said.isEmpty, let parent {
      outcome.copies[view] = copies(in: parent)
    }
    let isThere = facts[view].isThere
    if isThere != true { environment.doubts.formUnion(isThere == nil ? .absent : [.absent, .gone]) }
    if facts[view].isOfLoading { environment.isOfLoading = true }
    if facts[view].isPlaceholder { environment.isPlaceholder = true }
    // A mask is not seen itself.
    if hierarchy.views[view].place == .mask, hierarchy.origin == .code { environment.isHidden = true }
    if let over = under[view] { environment.mayBeUnder = environment.mayBeUnder ?? over }
    let isHiddenAtCover = enterModifiers(of: view, in: hierarchy, &environment)
    if facts[view].isPlaceholder { environment.isMeant = true }
    if let opacity = hierarchy.number(.opacity, of: view), opacity <= 0 { environment.isHidden = true }
    if environment.isHidden, environment.mayBeUnder != nil, environment.mayBeUnder == under[view] {
      environment.mayBeUnder = nil
    }
    inner.append(environment)
    outcome.isHidden[view] = isHiddenAtCover ?? environment.isHidden
    outcome.isInteractionDisabled[view] = environment.isInteractionDisabled
    if !facts[view].motions.isEmpty, environment.isThere {
      outcome.animations[view, default: []] += motions(of: view)
    }
    if isHiddenAtCover == nil { outcome.coverage[view] = coverage(of: view, in: hierarchy, environment) }
    if environment.chain >= 0 { traceContent(of: view, in: hierarchy, environment) }
    // Files tell what covers by overlays only (rule U5).
    if hierarchy.origin == .code, facts.kinds[view] == .container, hierarchy.typeName(of: view) == "ZStack" {
      layer(view, in: hierarchy, environment)
    }
  }

  /// Steps inwards through all of a view's modifiers.
  ///
  /// - Returns: of a covered view whether it is hidden, which only what stands after its cover decides.
  private mutating func enterModifiers(
    of view: ViewIndex, in hierarchy: Hierarchy, _ environment: inout RedactionEnvironment
  ) -> Bool? {
    let modifiers = facts.modifiers[view]
    if modifiers.isEmpty { return nil }
    let facts = facts
    // They are worked out when one is asked for.
    lazy var sizes = facts.sizes(of: view, in: hierarchy)
    var isHiddenAtCover: Bool?
    for (number, modifier) in modifiers.enumerated().reversed() where modifier.isActive != false {
      enter(number, of: view, &environment)
      if pulses(number, of: view, in: hierarchy) { environment.isPulsing = true }
      let cover: OverlayCover
      switch covering(number, of: view, in: hierarchy, sizes, environment) {
      case .nothing: continue
      case .unknown(let over):
        environment.mayBeUnder = environment.mayBeUnder ?? over
        continue
      case .cover(let found): cover = found
      }
      if environment.isThere, modifier.isActive == true {
        trace.covers.append((site(number, of: view, environment), cover))
      }
      guard isHiddenAtCover == nil else { continue }
      isHiddenAtCover = environment.isHidden
      setCover(cover, of: view, under: environment.coveredBy)
      environment.coveredBy = environment.coveredBy ?? view
    }
    return isHiddenAtCover
  }

  /// Steps inwards through a modifier.
  private mutating func enter(_ number: Int, of view: ViewIndex, _ environment: inout RedactionEnvironment) {
    let modifier = facts.modifiers[view][number]
    let effect = modifier.effect
    // Of what is not known to be there nothing is said.
    let isTraced = modifier.isActive == true && environment.isThere
    switch effect {
    // A view in a modifier sees what stands outside of that.
    case .content:
      if let content = content(ofModifier: number, of: view) { outside[content] = environment }
    case .shimmering(let shimmer) where shimmer.isActive && modifier.isActive == true:
      // A branch that is listed is listed with all that moves in it.
      if !environment.doubts.contains(.gone) {
        outcome.animations[view, default: []] += shimmer.animations(isRightToLeft: environment.isRightToLeft)
      }
      if isTraced { trace.shimmers.append((site(number, of: view, environment), shimmer)) }
      (environment.isShimmering, environment.isMeant) = (true, true)
    case .redacted(let reasons) where !reasons.isEmpty && isTraced:
      let site = site(number, of: view, environment)
      environment.enter(effect, of: view)
      environment.chain = trace.add(reasons, at: site, outside: environment.chain)
    default: environment.enter(effect, of: view, isSure: modifier.isActive == true)
    }
  }

  private func site(_ number: Int, of view: ViewIndex, _ environment: RedactionEnvironment)
    -> RedactionTrace.Site
  {
    let node = facts.modifiers[view][number].node
    return RedactionTrace.Site(view: view, number: number, node: node, environment: environment)
  }

  /// What redactions around a view have in it.
  private mutating func traceContent(
    of view: ViewIndex, in hierarchy: Hierarchy, _ environment: RedactionEnvironment
  ) {
    let kind = facts.kinds[view]
    let isRedactable = isRedactable(view, in: hierarchy)
    if isRedactable {
      trace.mark(
        environment.chain, isSensitive: environment.isPrivacySensitive,
        isText: kind == .text && outcome.copies[view] != 0 && !facts.isReadOtherwise(view),
        isUnknown: kind == .unknown)
    }
    // What redaction makes of options that code gives them was not seen.
    if hierarchy.origin == .code, ["Picker", "Menu"].contains(hierarchy.typeName(of: view)) {
      trace.mark(environment.chain, isSensitive: false, isText: false, isUnknown: true)
    }
    guard environment.isSeen else { return }
    if outcome.copies[view] == 0, environment.redacts,
      !SwiftUITypes.standing.contains(hierarchy.typeName(of: view))
    {
      trace.emptyTexts.append(view)
    }
    // What has nothing that could be redacted is not a placeholder.
    guard environment.reasons.contains(.placeholder), !environment.isInteractionDisabled,
      isRedactable || holdsChildren(view, in: hierarchy),
      SwiftUITypes.interactive.contains(hierarchy.typeName(of: view))
    else { return }
    trace.enabledControls.append(view)
  }

  private func isRedactable(_ view: ViewIndex, in hierarchy: Hierarchy) -> Bool {
    switch facts.kinds[view] {
    case .image, .unknown: true
    // Its views are redacted, where it has some.
    case .text: hierarchy.says(.text, of: view) || !holdsChildren(view, in: hierarchy)
    case .control: hierarchy.says(.label, of: view) && !holdsChildren(view, in: hierarchy)
    case .neverRedacted, .container: false
    }
  }

  /// The view that stands in a modifier, by the modifier's number in its view's list.
  func content(ofModifier number: Int, of view: ViewIndex) -> ViewIndex? { contents[view]?[number] }

  private mutating func setCover(_ cover: OverlayCover, of view: ViewIndex, under block: ViewIndex?) {
    if let opacity = cover.opacity, let to = opacity.to, let animation = opacity.animation {
      outcome.animations[view, default: []].append(
        ViewAnimation(
          layer: nil, property: "opacity",
          definition: .swiftUI(from: .number(opacity.from), to: .number(to), animation),
          model: .number(opacity.from)))
    }
    if let block {
      outcome.coverage[view] = Coverage(.underBlock, root: 0, block: block)
    } else {
      outcome.coverage[view] = Coverage(.block, root: 0)
      outcome.layers[view] = cover.layer
    }
  }

  /// What redaction makes of a view that no overlay of its own covers.
  private mutating func coverage(
    of view: ViewIndex, in hierarchy: Hierarchy, _ environment: RedactionEnvironment
  ) -> Coverage {
    if let block = environment.coveredBy { return Coverage(.underBlock, root: 0, block: block) }
    let kind = facts.kinds[view]
    if environment.redacts {
      switch kind {
      case .image: return Coverage(.block, root: 0)
      case .text where isRedactable(view, in: hierarchy), .control where isRedactable(view, in: hierarchy):
        let key = kind == .text ? ViewKey.text : .label
        if hasNoLetters(key, of: view, in: hierarchy) { outcome.copies[view] = 0 }
        return Coverage(.lines, root: 0)
      case .text, .control, .neverRedacted, .container, .unknown: break
      }
    }
    let isHandMade = isHandMade(view, in: hierarchy, environment)
    if let over = environment.mayBeUnder, isHandMade != true || !isPainted(view, with: over, in: hierarchy) {
      return .unknown(.unknownOverlay, at: over)
    }
    switch isHandMade {
    case true: return Coverage(.block, root: 0, stop: Stop(view: view, reason: .handMade))
    case nil: return .unknown(.unknownColor, at: view)
    case false: break
    }
    if kind == .unknown, environment.isPlaceholder { return .unknown(.unknownType, at: view) }
    if environment.redacts {
      let reason = kind == .unknown ? StopReason.unknownType : .neverRedacted
      return Coverage(.uncovered, root: 0, stop: Stop(view: view, reason: reason))
    }
    if environment.doubts.contains(.redaction), kind != .neverRedacted {
      return .unknown(.unknownRedaction, at: view)
    }
    if let unredacted = environment.unredactedBy {
      return Coverage(.uncovered, root: 0, stop: Stop(view: unredacted, reason: .unredacted))
    }
    return Coverage(.uncovered, root: 0, stop: Stop(view: view, reason: .notRedacted))
  }

  /// Its text is empty, and no image stands beside it.
  private func hasNoLetters(_ key: ViewKey, of view: ViewIndex, in hierarchy: Hierarchy) -> Bool {
    hierarchy.isEmptyText(key, of: view) && !hierarchy.says(.image, of: view)
      && !hierarchy.says(.systemImage, of: view)
  }

  private func holdsChildren(_ view: ViewIndex, in hierarchy: Hierarchy) -> Bool {
    hierarchy.children(of: view).contains { facts.contents[$0] == nil }
  }
}
