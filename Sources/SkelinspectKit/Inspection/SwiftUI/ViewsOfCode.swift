/// What only code has: placeholders drawn by hand, what lies over others in stacks, views that a loop repeats.
extension SwiftUIPass {
  /// A grey shape or colour of code that shimmers, pulses, is named so or is there only while it loads; nil where
  /// its colour would have to tell it, and is not known.
  func isHandMade(
    _ view: ViewIndex, in hierarchy: Hierarchy, _ environment: RedactionEnvironment
  ) -> Bool? {
    let isMeant = environment.isShimmering || environment.isPlaceholder
    guard hierarchy.origin == .code, isMeant || environment.isOfLoading || environment.isPulsing,
      facts.kinds[view] == .neverRedacted, facts.contents[view] == nil,
      environment.isThere || environment.isShimmering && !environment.doubts.contains(.gone)
    else { return false }
    let type = hierarchy.typeName(of: view)
    let isGradient = facts[view].isPlaceholder && type.hasSuffix("Gradient")
    let isShape = SwiftUITypes.shapes.contains(type) || hierarchy.says(.fill, of: view)
    guard type == "Color" || isShape || isGradient else { return false }
    guard !isSheen(view, in: hierarchy) else { return false }
    // Of a colour that does not tell it only where nothing else is meant by it.
    let isOwn = !environment.redacts || environment.isMeant
    let text = hierarchy.text(type == "Color" ? .color : .fill, of: view)
    if let color = text.flatMap({ Color.swiftUI($0) }) {
      if color.isOfPlaceholders { return true }
      let isMeantToMove = environment.isPlaceholder && (environment.isPulsing || environment.isShimmering)
      return isMeantToMove && isOwn && !color.isGreyish && color.alpha > 0 ? nil : false
    }
    guard facts[view].alpha?.upperBound ?? 1 > 0, isOwn else { return false }
    return isMeant || facts[view].hasPlaceholderColor ? true : nil
  }

  /// Whether what lies over a view is its own overlay of nothing but shapes: covered or not, all of it is one.
  func isPainted(_ view: ViewIndex, with overlay: ViewIndex, in hierarchy: Hierarchy) -> Bool {
    facts.contents[overlay] != nil && hierarchy.views[overlay].parent == view
      && (overlay..<hierarchy.views[overlay].end).allSatisfy { part in
        facts.kinds[part] == .neverRedacted || facts.kinds[part] == .container
      }
  }

  /// What is blurred, blended or moved over a placeholder drawn by hand is the light on it.
  private func isSheen(_ view: ViewIndex, in hierarchy: Hierarchy) -> Bool {
    var isLight = false
    for scope in hierarchy.outwards(from: view) {
      isLight =
        isLight || !facts[scope].motions.isEmpty
        || facts.modifiers[scope].contains { $0.effect.isOne(of: Self.sheens) }
      guard facts.contents[scope] != nil else { continue }
      guard isLight, let block = hierarchy.views[scope].parent else { return false }
      return outcome.coverage[block].stop?.reason == .handMade
    }
    return false
  }

  private static let sheens: Set = ["blur", "blendMode", "offset", "rotationEffect", "transformEffect"]

  /// A modifier that changes how opaque its view is for ever, or moves a gradient over it.
  func pulses(_ number: Int, of view: ViewIndex, in hierarchy: Hierarchy) -> Bool {
    guard hierarchy.origin == .code else { return false }
    func isEndless(_ motion: StateMotion) -> Bool { motion.animation.repetition == .forever }
    let own = facts[view].motions
    if own.contains(where: { $0.modifier == number && $0.property == "opacity" && isEndless($0) }) {
      return true
    }
    guard let content = content(ofModifier: number, of: view) else { return false }
    return (content..<hierarchy.views[content].end).contains { part in
      hierarchy.typeName(of: part).hasSuffix("Gradient")
        && facts[part].motions.contains(where: isEndless)
    }
  }

  /// What code puts over others in a stack.
  mutating func layer(
    _ stack: ViewIndex, in hierarchy: Hierarchy, _ environment: RedactionEnvironment
  ) {
    var over: ViewIndex?
    let children = hierarchy.children(of: stack).filter { facts.contents[$0] == nil }
    for child in children.reversed() where facts[child].isThere != false {
      if let over, facts.kinds[child] != .neverRedacted { under[child] = over }
      guard over == nil else { continue }
      let paint = OverlayPaint(
        child, over: PartialSize(), in: hierarchy, facts,
        isForegroundKnown: !environment.doubts.contains(.foreground))
      // What stands there only while it loads is meant to cover something.
      let alpha = facts[child].isOfLoading ? paint.most : paint.least
      if alpha >= OverlayCover.leastAlpha { over = child }
    }
  }

  /// Rows of data beside others that are there only while it loads: whether there are any meanwhile is not known.
  mutating func doubtRows(in hierarchy: Hierarchy) {
    guard hierarchy.origin == .code, facts.said.contains(where: \.isOfLoading) else { return }
    let rows = facts.said.indices.filter { facts.said[$0].repetition == .some(nil) }
    for row in rows where hierarchy.typeName(of: row) == "ForEach" && isBesideSkeletons(row, in: hierarchy) {
      outcome.doubtVisibility(of: row, in: hierarchy)
    }
  }

  private func isBesideSkeletons(_ view: ViewIndex, in hierarchy: Hierarchy) -> Bool {
    for scope in hierarchy.outwards(from: view) {
      guard let parent = hierarchy.views[scope].parent else { return false }
      let isBeside = hierarchy.children(of: parent).contains { other in
        other != scope && facts[other].isOfLoading
          && [.lines, .block, .container].contains(outcome.coverage[other].role)
      }
      if isBeside { return true }
      guard ["Section", "Group", "ForEach"].contains(hierarchy.typeName(of: parent)) else { return false }
    }
    return false
  }

  /// A colour of the screen that is always there, such as that of a divider: no skeleton.
  func isDecoration(
    _ content: ViewIndex, _ paint: Color?, on view: ViewIndex, in hierarchy: Hierarchy,
    _ environment: RedactionEnvironment
  ) -> Bool {
    guard hierarchy.origin == .code, !environment.isOfLoading, !environment.isPlaceholder else {
      return false
    }
    let depends = (content..<hierarchy.views[content].end).contains { part in
      facts[part].isOfLoading || facts[part].isPlaceholder
        || facts.modifiers[part].contains { if case .opacity = $0.effect { true } else { false } }
    }
    return !depends && (facts.kinds[view] == .neverRedacted || paint?.isGreyish == false)
  }

  /// What a view's state moves.
  func motions(of view: ViewIndex) -> [ViewAnimation] {
    facts[view].motions.compactMap { motion in
      if let number = motion.modifier, facts.modifiers[view][number].isActive == false { return nil }
      return ViewAnimation(
        layer: nil, property: motion.property,
        definition: .swiftUI(from: motion.from, to: motion.to, motion.animation), model: motion.from)
    }
  }

  /// Of what stands in a view.
  func copies(in parent: ViewIndex) -> Int? {
    // An empty text is as often there as others.
    let around = outcome.copies[parent].map { max($0, 1) }
    guard let own = facts[parent].repetition else { return around }
    return around.flatMap { around in own.map(around.times) }
  }
}
